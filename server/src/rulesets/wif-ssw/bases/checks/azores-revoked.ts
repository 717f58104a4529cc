import { at, cite, examplesOf, remove, type WifConstraint } from '../../constraint';
import { iberianBases } from '../../scenarios';

export const azoresRevoked: WifConstraint = {
  code: 'azores-revoked',
  rule: 'azores-revoked',
  title: 'The Allies lose the Azores when the Axis controls or conquers Spain',
  *check({ bases, politics }) {
    const azores = bases?.azores;
    if (!azores?.inUse || politics?.spain !== 'axis-controlled') return;
    yield {
      message: `The Axis controls Spain, so the Allies have lost the use of the Azores${cite('azores-revoked')}. Remove \`inUse\`.`,
      place: at(azores, 'inUse'),
      related: [{ message: 'The Axis controls Spain.', place: at(politics, 'spain') }],
      fixes: [{ title: 'Remove the use of the Azores', edits: [remove(azores, 'inUse')], preferred: true }],
    };
  },
  examples: examplesOf({
    on: iberianBases,
    passes: 'politics: { spain: axis, portugal: neutral, france: vichy }',
    fails: `
      politics: { spain: axis-controlled, portugal: neutral, france: vichy }
      bases/azores:
        inUse: true
        #      ^^^^ The Axis controls Spain
    `,
    fixed: 'bases/azores: inUse: ~',
  }),
};
