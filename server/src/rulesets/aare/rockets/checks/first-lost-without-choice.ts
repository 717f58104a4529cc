import type { Header, StrategicBombingRaid } from '../../data';
import { computeInterceptionDice } from '../../jets/interception';
import { ruhr } from '../../scenarios';
import { placeAtKey, cite, removeMember, createPreferredFix, type AareCheck } from '../../kit';

export const firstLostWithoutChoice: AareCheck = {
  rule: 'raid-and-rocket-losses',
  severity: 'warning',
  title: 'An order of what is lost first needs a rocket, bombers and interceptors that may hit either',
  part: 'strategicBombingRaids',
  *check(raid, header) {
    const { orders } = raid;
    const missing = orders?.firstLost === undefined ? undefined : describeMissing(raid, header);
    if (orders === undefined || missing === undefined) return;
    yield {
      message: `${missing}, so there is nothing to choose between when interceptors hit${cite('raid-and-rocket-losses')}. Remove the order${raid.rocket ? '' : ', or add the rocket'}.`,
      place: placeAtKey(orders, 'firstLost'),
      unnecessary: true,
      fixes: [createPreferredFix('Remove the order', removeMember(orders, 'firstLost'))],
    };
  },
  base: ruhr,
  passes: `
    powers:
      us: { side: allies, technologies: [rockets] }
      germany: { side: axis, technologies: [jet-fighters] }
    strategicBombingRaids/ruhr:
      rocket: { from: London, range: 3 }
      defender: { power: germany, fighters: 1, antiAircraft: {} }
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

/** What is missing for a choice. Aircraft of a force may be fewer in a turn, and escorts that are lost free interceptors. */
function describeMissing(raid: StrategicBombingRaid, header: Header): string | undefined {
  const { id, attacker, rocket } = raid;
  if (rocket === undefined) return `No rocket comes with the bombers of ${id}`;
  if (attacker.bombers === 0) return `No bombers come with the rocket of ${id}`;
  if (attacker.from !== undefined || computeInterceptionDice(raid, header).free.total > 0) return undefined;
  return `No interceptor of ${id} may hit a bomber`;
}
