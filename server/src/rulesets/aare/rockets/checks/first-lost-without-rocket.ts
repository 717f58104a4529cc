import { ruhr } from '../../scenarios';
import { placeAtKey, cite, removeMember, createPreferredFix, type AareCheck } from '../../kit';

export const firstLostWithoutRocket: AareCheck = {
  rule: 'raid-and-rocket-losses',
  severity: 'warning',
  title: 'An order of what is lost first needs a rocket with the bombers',
  part: 'strategicBombingRaids',
  *check(raid) {
    const { id, orders, rocket } = raid;
    if (orders?.firstLost === undefined || rocket !== undefined) return;
    yield {
      message: `No rocket comes with the bombers of ${id}, so there is nothing to choose between when interceptors hit${cite('raid-and-rocket-losses')}. Remove the order, or add the rocket.`,
      place: placeAtKey(orders, 'firstLost'),
      unnecessary: true,
      fixes: [createPreferredFix('Remove the order', removeMember(orders, 'firstLost'))],
    };
  },
  base: ruhr,
  passes: `
    powers:
      us: { side: allies, technologies: [rockets] }
    strategicBombingRaids/ruhr:
      rocket: { from: London, range: 3 }
      orders: { firstLost: bombers }
  `,
  fails: `
    strategicBombingRaids:
      - id: ruhr
        orders: { firstLost: bombers }
    #             ^^^^^^^^^ No rocket comes with the bombers of ruhr
  `,
  fixed: 'strategicBombingRaids/ruhr: orders: {}',
};
