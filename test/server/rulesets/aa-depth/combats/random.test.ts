/** Random small sea battles with depths against the enumerator, from the scenario to the odds. */
import fc from 'fast-check';
import { wellFormed } from '../../../../support/well-formed';
import { seaBattle } from '../../../../../server/src/rulesets/aa-depth/combats/sea-battle';
import type { Group, Scenario } from '../../../../../server/src/rulesets/aa-depth/data';
import { valueAt } from '../../../../../server/src/rulesets/aa-depth/units/values';
import type { BattleSide } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { Battle, Group as PlainGroup } from '../../../../support/axis-and-allies/battle';
import { battlesOf } from '../../../../support/axis-and-allies/random-battle';
import { assertAgrees } from '../../axis-and-allies/combats/against-enumerator';
import { always, filed, ordersOf, retreatOf, typeOf } from '../../axis-and-allies/combats/filed';
import { cases } from '../../../../support/run-size';

function groupsOf(battle: Battle, side: BattleSide, nation: string): Group[] {
  return battle[side].groups
    .filter((group) => group.nation === nation)
    .map(({ id, count, depth }) => ({ id, type: typeOf(id), count, ...(depth !== undefined && { depth }) }));
}

function scenarioOf(battle: Battle, unitTable: Scenario['unitTable']): Scenario {
  const { diveFirstCycleOnly, destroyersBlockDive, diveAfterRolls, anySuccessFindsAll, defender } = battle;
  const electing = defender.groups.filter(({ elects }) => elects).map(({ id }) => [id, 'always'] as const);
  return {
    ruleset: 'aa-depth',
    ...(unitTable !== undefined && { unitTable }),
    powers: { germany: { side: 'axis' }, uk: { side: 'allies' }, us: { side: 'allies' } },
    options: {
      divingCycles: diveFirstCycleOnly ? 'first-only' : 'any-exposed',
      destroyerBlocksDive: destroyersBlockDive ? 'yes' : 'no',
      diveDecision: diveAfterRolls ? 'after-attack-rolls' : 'before-rolls',
      // The enumerator counts all units.
      whoIsLeft: 'all',
      mixedDepths: anySuccessFindsAll ? 'any-success' : 'own-number',
    },
    seaBattles: [
      {
        id: 'battle',
        attacker: {
          power: 'germany',
          units: groupsOf(battle, 'attacker', 'germany'),
          orders: { ...ordersOf(battle, 'attacker'), retreat: retreatOf(battle) },
        },
        defender: {
          forces: ['uk', 'us'].map((power) => ({ power, units: groupsOf(battle, 'defender', power) })),
          orders: {
            ...ordersOf(battle, 'defender'),
            dive: { groups: always(battle, 'defender', ({ dives }) => dives === true) },
            elect: { groups: Object.fromEntries(electing) },
          },
        },
      },
    ],
  };
}

/** Gives the units of a battle the values that the ruleset computes. */
function valued(battle: Battle, header: Scenario, sides: number): Battle {
  const value = (group: PlainGroup): PlainGroup => {
    const depth = group.kind === 'submarine' ? (group.depth ?? 'surfaced') : undefined;
    const part = (of: 'attack' | 'defense') => valueAt(typeOf(group.id), of, depth, header).total;
    return { ...group, attack: part('attack'), defence: part('defense') };
  };
  const of = (side: BattleSide) => ({ ...battle[side], groups: battle[side].groups.map(value) });
  return { ...battle, sides, attacker: of('attacker'), defender: of('defender') };
}

const tables = [
  ['revised-d6', 6],
  ['derived-d20', 20],
  ['global-war-1936-d12', 12],
] as const;

describe('random sea battles of aa-depth', () => {
  it('computes the same exact odds as the enumerator', () => {
    fc.assert(
      fc.property(battlesOf({ rules: ['depth'] }), fc.constantFrom(...tables), (drawn, [table, sides]) => {
        const battle = filed(drawn);
        const scenario = scenarioOf(battle, table);
        const combat = seaBattle(scenario.seaBattles![0]!, scenario);
        wellFormed(combat, [1]);
        assertAgrees(combat, valued(battle, scenario, sides));
      }),
      { numRuns: cases(300, 60) },
    );
  });
});
