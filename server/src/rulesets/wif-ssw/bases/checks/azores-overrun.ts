import { remove } from '../../../../model/edit';
import { at } from '../../../../model/place';
import { examplesOf, type WifConstraint } from '../../constraint';
import { iberianBases } from '../../scenarios';
import { cite } from '../../rules';

export const azoresOverrun: WifConstraint = {
  code: 'azores-overrun',
  rule: 'azores-overrun',
  severity: 'error',
  title: 'The Allies have no use of the Azores once Portugal fights on the Axis side',
  scope: 'scenario',
  *check({ bases, politics }) {
    const azores = bases?.azores;
    if (!azores?.inUse || politics?.portugal !== 'axis') return;
    yield {
      message: `Portugal fights on the Axis side, so Commonwealth and US aircraft in the Azores count as overrun and the Allies have lost the base${cite('azores-overrun')}. Take \`inUse\` out, or correct the state of Portugal.`,
      place: at(azores, 'inUse'),
      related: [{ message: 'The state of Portugal.', place: at(politics, 'portugal') }],
      fixes: [{ title: 'Take the use of the Azores out', edits: [remove(azores, 'inUse')], preferred: true }],
    };
  },
  examples: examplesOf({
    on: iberianBases,
    passes: 'politics: { spain: neutral, portugal: allied, france: vichy }',
    fails: `
      politics: { spain: neutral, portugal: axis, france: vichy }
      bases:
        azores:
          inUse: true
          #      ^^^^ Portugal fights on the Axis side
    `,
    fixed: `
      bases:
        azores:
          inUse: ~
    `,
  }),
};
