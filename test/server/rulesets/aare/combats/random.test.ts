/** Random small sea battles with detection against the enumerator, from the scenario to the odds. */
import fc from 'fast-check';
import { assertWellFormed } from '../../../../support/well-formed';
import { createSeaBattle } from '../../../../../server/src/rulesets/aare/combats/sea-battle';
import type { Scenario } from '../../../../../server/src/rulesets/aare/data';
import { computeAttack, computeDefense } from '../../../../../server/src/rulesets/aare/values';
import type { BattleSide } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { Battle, Group } from '../../../../support/axis-and-allies/battle';
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

function createScenario(battle: Battle): Scenario {
  const createGroups = (side: BattleSide, nation: string) =>
    battle[side].groups
      .filter((group) => group.nation === nation)
      .map((group) => ({ id: group.id, type: readType(group.id), count: group.count, kaiten: group.kaiten ?? false }));
  const createOrdersWithDives = (side: BattleSide) => ({
    ...createOrders(battle, side),
    dive: { groups: orderAlways(battle, side, ({ dives }) => dives === true) },
  });
  const retreat = createRetreat(battle);
  const listTechnologies = (power: string) => [...(battle.technologies?.[power] ?? [])];
  return {
    ruleset: 'aare',
    options: { lowLuck: battle.lowLuck ? 'yes' : 'no' },
    kaiten: { attack: 3 },
    powers: {
      germany: { side: 'axis', technologies: listTechnologies('germany') },
      uk: { side: 'allies', technologies: listTechnologies('uk') },
      us: { side: 'allies', technologies: listTechnologies('us') },
    },
    seaBattles: [
      {
        id: 'battle',
        attacker: {
          power: 'germany',
          units: createGroups('attacker', 'germany'),
          orders: { ...createOrdersWithDives('attacker'), retreat },
        },
        defender: {
          forces: ['uk', 'us'].map((power) => ({ power, units: createGroups('defender', power) })),
          orders: createOrdersWithDives('defender'),
        },
      },
    ],
  };
}

/** Gives the units of a battle the values that the ruleset computes. */
function withValues(battle: Battle, header: Scenario): Battle {
  const addValues = (side: BattleSide) => (group: Group) => {
    const owned = { type: readType(group.id), power: group.nation };
    const hasBritishFire = battle.technologies?.['uk']?.includes('combined-arms') && hasBattleship(battle, 'uk');
    const hasAmericanFire = battle.technologies?.['us']?.includes('combined-arms') && hasBattleship(battle, 'us');
    return {
      ...group,
      attack: group.kaiten ? 3 : computeAttack(owned, header).total,
      defence: computeDefense(owned, header).total,
      ...(side === 'attacker' && group.kind === 'air' && (hasBritishFire || hasAmericanFire) && { shotDownOn: 1 }),
    };
  };
  const withSideValues = (side: BattleSide) => ({ ...battle[side], groups: battle[side].groups.map(addValues(side)) });
  return { ...battle, attacker: withSideValues('attacker'), defender: withSideValues('defender') };
}

function hasBattleship({ defender }: Battle, nation: string): boolean {
  return defender.groups.some((group) => readType(group.id) === 'bb' && group.nation === nation);
}

describe('random sea battles of aare', () => {
  it('computes the same exact odds as the enumerator', () => {
    fc.assert(
      fc.property(generateBattles({ rules: ['aare'] }), fc.boolean(), (drawnBattle, kaitens) => {
        const groups = drawnBattle.attacker.groups.map((group) =>
          group.kind === 'submarine' && kaitens ? { ...group, kaiten: true } : group,
        );
        const battle = toFileOrder({ ...drawnBattle, attacker: { ...drawnBattle.attacker, groups } });
        const scenario = createScenario(battle);
        const combat = createSeaBattle(scenario.seaBattles![0]!, scenario);
        assertWellFormed(combat, [1]);
        assertAgrees(combat, withValues(battle, scenario));
      }),
      { numRuns: chooseRunCount(300, 60) },
    );
  });
});
