/** Random small sea battles with detection against the enumerator, from the scenario to the odds. */
import fc from 'fast-check';
import { wellFormed } from '../../../../support/well-formed';
import { seaBattle } from '../../../../../server/src/rulesets/aare/combats/sea-battle';
import type { Scenario } from '../../../../../server/src/rulesets/aare/data';
import { attackOf, defenseOf } from '../../../../../server/src/rulesets/aare/values';
import type { BattleSide } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { Battle, Group } from '../../../../support/axis-and-allies/battle';
import { battlesOf } from '../../../../support/axis-and-allies/random-battle';
import { assertAgrees } from '../../axis-and-allies/combats/against-enumerator';
import { always, filed, ordersOf, retreatOf, typeOf } from '../../axis-and-allies/combats/filed';
import { cases } from '../../../../support/run-size';

function scenarioOf(battle: Battle): Scenario {
  const of = (side: BattleSide, nation: string) =>
    battle[side].groups
      .filter((group) => group.nation === nation)
      .map((group) => ({ id: group.id, type: typeOf(group.id), count: group.count, kaiten: group.kaiten ?? false }));
  const orders = (side: BattleSide) => ({
    ...ordersOf(battle, side),
    dive: { groups: always(battle, side, ({ dives }) => dives === true) },
  });
  const retreat = retreatOf(battle);
  const technologies = (power: string) => [...(battle.technologies?.[power] ?? [])];
  return {
    ruleset: 'aare',
    kaiten: { attack: 3 },
    powers: {
      germany: { side: 'axis', technologies: technologies('germany') },
      uk: { side: 'allies', technologies: technologies('uk') },
      us: { side: 'allies', technologies: technologies('us') },
    },
    seaBattles: [
      {
        id: 'battle',
        attacker: {
          power: 'germany',
          units: of('attacker', 'germany'),
          orders: { ...orders('attacker'), retreat },
        },
        defender: {
          forces: ['uk', 'us'].map((power) => ({ power, units: of('defender', power) })),
          orders: orders('defender'),
        },
      },
    ],
  };
}

/** Gives the units of a battle the values that the ruleset computes. */
function valued(battle: Battle, header: Scenario): Battle {
  const value = (side: BattleSide) => (group: Group) => {
    const owned = { type: typeOf(group.id), power: group.nation };
    const antiAircraft = battle.technologies?.['uk']?.includes('combined-arms') && hasBattleship(battle, 'uk');
    const orAmerican = battle.technologies?.['us']?.includes('combined-arms') && hasBattleship(battle, 'us');
    return {
      ...group,
      attack: group.kaiten ? 3 : attackOf(owned, header).total,
      defence: defenseOf(owned, header).total,
      ...(side === 'attacker' && group.kind === 'air' && (antiAircraft || orAmerican) && { shotDownOn: 1 }),
    };
  };
  const of = (side: BattleSide) => ({ ...battle[side], groups: battle[side].groups.map(value(side)) });
  return { ...battle, attacker: of('attacker'), defender: of('defender') };
}

function hasBattleship({ defender }: Battle, nation: string): boolean {
  return defender.groups.some((group) => typeOf(group.id) === 'bb' && group.nation === nation);
}

describe('random sea battles of aare', () => {
  it('computes the same exact odds as the enumerator', () => {
    fc.assert(
      fc.property(battlesOf({ rules: ['aare'] }), fc.boolean(), (drawn, kaitens) => {
        const groups = drawn.attacker.groups.map((group) =>
          group.kind === 'submarine' && kaitens ? { ...group, kaiten: true } : group,
        );
        const battle = filed({ ...drawn, attacker: { ...drawn.attacker, groups } });
        const scenario = scenarioOf(battle);
        const combat = seaBattle(scenario.seaBattles![0]!, scenario);
        wellFormed(combat, [1]);
        assertAgrees(combat, valued(battle, scenario));
      }),
      { numRuns: cases(300, 60) },
    );
  });
});
