import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { example, type WifConstraint } from '../constraint';

export const azoresRevoked: WifConstraint = {
  code: 'azores-revoked',
  rule: 'azores-revoked',
  severity: 'error',
  title: 'The Allies lose the Azores when the Axis controls or conquers Spain',
  scope: 'scenario',
  *check({ bases, politics }) {
    const azores = bases?.azores;
    if (!azores?.inUse || politics?.spain !== 'axis-controlled') return;
    yield {
      message: 'The Axis controls Spain, so the Allies have lost the use of the Azores (1.5). Take `inUse` out.',
      place: at(azores, 'inUse'),
      related: [{ message: 'The Axis controls Spain.', place: at(politics, 'spain') }],
      fixes: [{ title: 'Take the use of the Azores out', edits: [remove(azores, 'inUse')], preferred: true }],
    };
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        politics: { spain: neutral }
        bases:
          azores: { inUse: true }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        politics: { spain: axis-controlled }
        bases:
          azores: { inUse: true, usEntry: 0 }
        #                  ^^^^
      `,
    ],
  },
};
