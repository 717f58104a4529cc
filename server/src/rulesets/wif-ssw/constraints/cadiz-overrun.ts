import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { example, type WifConstraint } from '../constraint';

export const cadizOverrun: WifConstraint = {
  code: 'cadiz-overrun',
  rule: 'cadiz-overrun',
  severity: 'error',
  title: 'Germany has no use of Cadiz once Spain fights on the Allied side',
  scope: 'scenario',
  *check({ bases, politics }) {
    const cadiz = bases?.cadiz;
    if (!cadiz?.inUse || politics?.spain !== 'allied') return;
    yield {
      message:
        'Spain fights on the Allied side, so German submarines in Cadiz count as overrun and Germany has lost the base (1.5). Take `inUse` out, or correct the state of Spain.',
      place: at(cadiz, 'inUse'),
      related: [{ message: 'The state of Spain.', place: at(politics, 'spain') }],
      fixes: [{ title: 'Take the use of Cadiz out', edits: [remove(cadiz, 'inUse')], preferred: true }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        politics: { spain: neutral }
        bases:
          cadiz: { inUse: true }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        politics: { spain: allied }
        bases:
          cadiz: { inUse: true, usEntry: 5 }
        #                 ^^^^
      `,
    ],
  },
};
