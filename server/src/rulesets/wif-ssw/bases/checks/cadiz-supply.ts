import { placeAt, cite, setMember, addPath, createPreferredFix, type WifCheck } from '../../kit';
import { iberianBases } from '../../scenarios';

export const cadizSupply: WifCheck = {
  rule: 'cadiz-supply',
  title: 'Cadiz is a secondary supply source for the submarines based there',
  *check({ bases }) {
    const cadiz = bases?.cadiz;
    if (!cadiz) return;
    if (cadiz.inUse && cadiz.supply === 'none') {
      yield {
        message: `Germany has the use of Cadiz, so it is a secondary supply source for the submarines there${cite('cadiz-supply')}. Change \`supply\` to secondary-source.`,
        place: placeAt(cadiz, 'supply'),
        fixes: [
          createPreferredFix('Change the supply to secondary-source', setMember(cadiz, 'supply', 'secondary-source')),
        ],
      };
    }
    if (cadiz.inUse === false && cadiz.supply === 'secondary-source') {
      yield {
        message: `Germany does not have the use of Cadiz, so it is not a supply source${cite('cadiz-supply')}. Change \`supply\` to none.`,
        place: placeAt(cadiz, 'supply'),
        fixes: [createPreferredFix('Change the supply to none', setMember(cadiz, 'supply', 'none'))],
      };
    }
  },
  base: addPath(iberianBases, 'bases.cadiz'),
  passes: 'supply: secondary-source',
  fails: `
    supply: none
    #       ^^^^ secondary supply source
  `,
  fixed: 'supply: secondary-source',
};
