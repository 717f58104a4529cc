import { placeAt, cite, removeMember, createPreferredFix, type WifCheck } from '../../kit';
import { iberianBases } from '../../scenarios';

export const azoresOverrun: WifCheck = {
  rule: 'azores-overrun',
  title: 'The Allies have no use of the Azores once Portugal fights on the Axis side',
  *check({ bases, politics }) {
    const azores = bases?.azores;
    if (!azores?.inUse || politics?.portugal !== 'axis') return;
    yield {
      message: `Portugal fights for the Axis, so the Allies have lost the Azores and their aircraft there are overrun${cite('azores-overrun')}. Remove \`inUse\`, or correct \`portugal\`.`,
      place: placeAt(azores, 'inUse'),
      related: [{ message: 'The state of Portugal.', place: placeAt(politics, 'portugal') }],
      fixes: [createPreferredFix('Remove the use of the Azores', removeMember(azores, 'inUse'))],
    };
  },
  base: iberianBases,
  passes: 'politics: { spain: neutral, portugal: allied, france: vichy }',
  fails: `
    politics: { spain: neutral, portugal: axis, france: vichy }
    bases/azores:
      inUse: true
      #      ^^^^ Portugal fights for the Axis
  `,
  fixed: 'bases/azores: inUse: ~',
};
