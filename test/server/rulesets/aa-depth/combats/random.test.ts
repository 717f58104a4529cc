/** Random small sea battles with depths against the enumerator, from the scenario to the odds. */
import fc from 'fast-check';
import { assertWellFormed } from '../../../../support/well-formed';
import { createSeaBattle } from '../../../../../server/src/rulesets/aa-depth/combats/sea-battle';
import type { Group, Scenario } from '../../../../../server/src/rulesets/aa-depth/data';
import { computeValueAtDepth } from '../../../../../server/src/rulesets/aa-depth/units/values';
import type { BattleSide } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { Battle, Group as PlainGroup } from '../../../../support/axis-and-allies/battle';
import { generateBattles } from '../../../../support/axis-and-allies/random-battle';
import { assertAgrees } from '../../axis-and-allies/combats/against-enumerator';
import {
  orderAlways,
  toFileOrder,
  createOrders,
  createRetreat,
  readType,
} from '../../axis-and-allies/combats/file-form';
import { chooseRunCount } from '../../../../support/run-size';

function createGroups(battle: Battle, side: BattleSide, nation: string): Group[] {
  return battle[side].groups
    .filter((group) => group.nation === nation)
    .map(({ id, count, depth }) => ({ id, type: readType(id), count, ...(depth !== undefined && { depth }) }));
}

function createScenario(battle: Battle, unitTable: Scenario['unitTable']): Scenario {
  const { diveFirstCycleOnly, destroyersBlockDive, diveAfterRolls, anySuccessFindsAll, defender } = battle;
  const electingGroups = defender.groups.filter(({ elects }) => elects).map(({ id }) => [id, 'always'] as const);
  return {
    ruleset: 'aa-depth',
    ...(unitTable !== undefined && { unitTable }),
    powers: { germany: { side: 'axis' }, uk: { side: 'allies' }, us: { side: 'allies' } },
    options: {
      lowLuck: battle.lowLuck ? 'yes' : 'no',
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
          units: createGroups(battle, 'attacker', 'germany'),
          orders: { ...createOrders(battle, 'attacker'), retreat: createRetreat(battle) },
        },
        defender: {
          forces: ['uk', 'us'].map((power) => ({ power, units: createGroups(battle, 'defender', power) })),
          orders: {
            ...createOrders(battle, 'defender'),
            dive: { groups: orderAlways(battle, 'defender', ({ dives }) => dives === true) },
            elect: { groups: Object.fromEntries(electingGroups) },
          },
        },
      },
    ],
  };
}

/** Gives the units of a battle the values that the ruleset computes. */
function withValues(battle: Battle, header: Scenario, sides: number): Battle {
  const addValues = (group: PlainGroup): PlainGroup => {
    const depth = group.kind === 'submarine' ? (group.depth ?? 'surfaced') : undefined;
    const computeTotal = (role: 'attack' | 'defense') =>
      computeValueAtDepth(readType(group.id), role, depth, header).total;
    return { ...group, attack: computeTotal('attack'), defence: computeTotal('defense') };
  };
  const withSideValues = (side: BattleSide) => ({ ...battle[side], groups: battle[side].groups.map(addValues) });
  return { ...battle, sides, attacker: withSideValues('attacker'), defender: withSideValues('defender') };
}

const tables = [
  ['revised-d6', 6],
  ['derived-d20', 20],
  ['global-war-1936-d12', 12],
] as const;

describe('random sea battles of aa-depth', () => {
  it('computes the same exact odds as the enumerator', () => {
    fc.assert(
      fc.property(generateBattles({ rules: ['depth'] }), fc.constantFrom(...tables), (drawnBattle, [table, sides]) => {
        const battle = toFileOrder(drawnBattle);
        const scenario = createScenario(battle, table);
        const combat = createSeaBattle(scenario.seaBattles![0]!, scenario);
        assertWellFormed(combat, [1]);
        assertAgrees(combat, withValues(battle, scenario, sides));
      }),
      { numRuns: chooseRunCount(300, 60) },
    );
  });
});
