import { placeAt, cite, removeItem, addPath, type WifCheck } from '../../kit';
import { sswSides, type Engagement } from '../../data';
import { biscay } from '../../scenarios';

export const lossNotOurs: WifCheck = {
  rule: 'owner-chooses-losses',
  title: 'A side gives up its own units',
  part: 'engagements',
  scope: 'references',
  *check(engagement, _header, ids) {
    for (const side of sswSides) {
      const losses = engagement.orders?.[side]?.losses ?? [];
      const ownIds = listUnitIds(engagement, side);
      for (const [index, id] of losses.entries()) {
        // undeclared ids are reported by another check
        if (ownIds.includes(id) || ids.find('unit', id) === undefined) continue;
        yield {
          message: `${id} is not a unit of the ${side === 'subs' ? 'sub' : 'convoy'} side here, so this side cannot give it up${cite('owner-chooses-losses')}. Remove it from \`losses\`.`,
          place: placeAt(losses, index),
          fixes: [removeItem(losses, index, `Remove ${id} from \`losses\``)],
        };
      }
    }
  },
  base: addPath(biscay, 'engagements.biscay'),
  passes: `
    orders:
      subs: { losses: [flotilla-7] }
  `,
  fails: `
    orders:
      subs: { losses: [flotilla-7, escort-group] }
      #                            ^^^^^^^^^^^^ escort-group is not a unit of the sub side here
  `,
};

function listUnitIds({ subs, convoy, interception }: Engagement, side: 'subs' | 'convoy'): readonly string[] {
  const units = side === 'subs' ? subs.units : [...(convoy.units ?? []), ...(interception?.units ?? [])];
  return units.map(({ id }) => id);
}
