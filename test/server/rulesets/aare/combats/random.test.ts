/** Random small sea battles with detection against the enumerator, from the scenario to the odds. */
import fc from 'fast-check';
import { wellFormed } from '../../../../../server/src/engine/well-formed';
import { seaBattle } from '../../../../../server/src/rulesets/aare/combats/sea-battle';
import type { Scenario, SeaBattle } from '../../../../../server/src/rulesets/aare/data';
import { attackOf, defenseOf } from '../../../../../server/src/rulesets/aare/facts/values';
import type { BattleSide } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { Battle, Group } from '../../../../support/axis-and-allies/battle';
import { battlesOf } from '../../../../support/axis-and-allies/random-battle';
import { assertAgrees } from '../../axis-and-allies/combats/against-enumerator';

type SeaType = Extract<SeaBattle['attacker']['units'], readonly unknown[]>[number]['type'];

/** A battle as the enumerator has it, whose groups stand and are lost as a file can have it: by power, and by type. */
function filed(battle: Battle): Battle {
  const sideOf = (side: BattleSide) => {
    const groups = battle[side].groups.toSorted((a, b) => (a.nation ?? '').localeCompare(b.nation ?? ''));
    const types = [...new Set(battle[side].losses.map((id) => typeOf(groups.find((group) => group.id === id)!)))];
    const losses = types.flatMap((type) => groups.filter((group) => typeOf(group) === type).map(({ id }) => id));
    return { ...battle[side], groups, losses };
  };
  return { ...battle, attacker: sideOf('attacker'), defender: sideOf('defender') };
}

function typeOf({ id }: Group): SeaType {
  return id.split('-')[1] as SeaType;
}

function scenarioOf(battle: Battle): Scenario {
  const of = (side: BattleSide, nation: string) =>
    battle[side].groups
      .filter((group) => group.nation === nation)
      .map((group) => ({ id: group.id, type: typeOf(group), count: group.count, kaiten: group.kaiten ?? false }));
  const orders = (side: BattleSide) => {
    const submarines = battle[side].groups.filter(({ kind }) => kind === 'submarine');
    const when = (has: (group: Group) => boolean | undefined) =>
      Object.fromEntries(submarines.filter((group) => has(group)).map(({ id }) => [id, 'always' as const]));
    const first = (id: string) => typeOf(battle[side].groups.find((group) => group.id === id)!);
    return {
      losses: [...new Set(battle[side].losses.map(first))],
      submerge: { groups: when(({ submerges }) => submerges) },
      dive: { groups: when(({ dives }) => dives) },
    };
  };
  const { afterRound, fewerThan, chanceBelow } = battle.attacker.retreat ?? {};
  const retreat = { afterRound, fewerThan, ...(chanceBelow !== undefined && { chanceBelow: Number(chanceBelow) }) };
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

/** The battle with the values that the ruleset gives its units. */
function valued(battle: Battle, header: Scenario): Battle {
  const value = (side: BattleSide) => (group: Group) => {
    const owned = { type: typeOf(group), power: group.nation };
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
  return defender.groups.some((group) => typeOf(group) === 'bb' && group.nation === nation);
}

describe('random sea battles of aare', () => {
  it('have the odds of the enumerator', () => {
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
      { numRuns: 300 },
    );
  });
});
