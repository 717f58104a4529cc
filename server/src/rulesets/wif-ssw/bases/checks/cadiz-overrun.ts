import { placeAt, cite, removeMember, createPreferredFix, type WifCheck } from '../../kit';
import { iberianBases } from '../../scenarios';

export const cadizOverrun: WifCheck = {
  rule: 'cadiz-overrun',
  title: 'Germany has no use of Cadiz once Spain fights on the Allied side',
  *check({ bases, politics }) {
    const cadiz = bases?.cadiz;
    if (!cadiz?.inUse || politics?.spain !== 'allied') return;
    yield {
      message: `Spain fights for the Allies, so Germany has lost Cadiz and its submarines there are overrun${cite('cadiz-overrun')}. Remove \`inUse\`, or correct \`spain\`.`,
      place: placeAt(cadiz, 'inUse'),
      related: [{ message: 'The state of Spain.', place: placeAt(politics, 'spain') }],
      fixes: [createPreferredFix('Remove the use of Cadiz', removeMember(cadiz, 'inUse'))],
    };
  },
  base: iberianBases,
  passes: 'politics: { spain: axis, portugal: neutral, france: vichy }',
  fails: `
    politics: { spain: allied, portugal: neutral, france: vichy }
    bases/cadiz:
      inUse: true
      #      ^^^^ Spain fights for the Allies
  `,
  fixed: 'bases/cadiz: inUse: ~',
};
