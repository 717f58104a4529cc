/** Random small sea battles that compare the engine and the rulesets with the enumerator. */
import fc from 'fast-check';
import type { Battle, Group, Retreat, SideOfBattle } from './battle';
import { createGroup, defaultLosses } from './forces';
import type { UnitWord } from './forces';

/** The range of random battles. */
export interface BattleSpan {
  readonly rules?: readonly Battle['rules'][];
  /** Units of a side; by default at most 3. */
  readonly units?: number;
  /**
   * Unusual battles: any die and any values from never to always, all kinds of ships with two hits or two dice, damage anywhere in the
   * order of loss. By default units are those of Revised on a d6. Not for `depth`, whose searches support only certain dice.
   */
  readonly odd?: boolean;
}

const types: readonly UnitWord[] = ['sub', 'sub', 'dd', 'bb', 'ftr', 'bmbr', 'ac', 'trn'];
const nationsBySide = { attacker: ['germany'], defender: ['uk', 'us'] } as const;
const technologies = fc.subarray(['super-submarines', 'long-range-aircraft', 'combined-arms'] as const);
const flag = fc.boolean();

/** Battles within a span. */
export function generateBattles({
  rules = ['lhtr', 'aare', 'depth'],
  units = 3,
  odd = false,
}: BattleSpan): fc.Arbitrary<Battle> {
  const regular = generateRegularBattles(rules, units);
  return odd
    ? fc
        .tuple(regular, fc.integer({ min: 2, max: 20 }), fc.nat())
        .map(([battle, sides, seed]) => makeOdd(battle, sides, seed))
    : regular;
}

function generateRegularBattles(rules: readonly Battle['rules'][], units: number): fc.Arbitrary<Battle> {
  return fc
    .record({
      rules: fc.constantFrom(...rules),
      attacker: generateSide('attacker', units),
      defender: generateSide('defender', units),
      retreat: fc.option(retreats, { nil: undefined, freq: 2 }),
      lowLuck: flag,
      technologies: fc.record({ germany: technologies, uk: technologies, us: technologies }),
      options: fc.record({
        anySuccessFindsAll: flag,
        diveFirstCycleOnly: flag,
        destroyersBlockDive: flag,
        diveAfterRolls: flag,
      }),
    })
    .map(({ rules, attacker, defender, retreat, lowLuck, technologies, options }) => ({
      ...{ rules, sides: 6, lowLuck, attacker: { ...attacker, retreat }, defender },
      ...(rules === 'aare' && { technologies }),
      ...(rules === 'depth' && options),
    }));
}

const retreats: fc.Arbitrary<Retreat> = fc.oneof(
  fc.record({ afterRound: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ fewerThan: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ chanceBelow: fc.constantFrom('0.2', '0.5', '0.75') }),
);

/** One group of each type and nation; submarines with different orders are in different groups. */
function generateSide(side: 'attacker' | 'defender', max: number): fc.Arbitrary<SideOfBattle> {
  const unit = fc.record({
    type: fc.constantFrom(...types),
    nation: fc.constantFrom<string>(...nationsBySide[side]),
    ...{ dives: flag, submerges: flag, elects: flag, kaiten: fc.constant(false) },
    depth: fc.constantFrom('surfaced' as const, 'periscope' as const, 'submerged' as const, 'silent' as const),
  });
  return fc
    .record({ units: fc.array(unit, { minLength: 1, maxLength: max }), shuffle: flag, seed: fc.nat() })
    .map(({ units, shuffle, seed }) => {
      const groups = new Map<string, Group>();
      for (const { type, nation, depth, ...orders } of units) {
        const more = type === 'sub' ? { ...orders, ...(side === 'defender' && { depth }) } : {};
        const id = [nation, type, ...Object.values(more).map(String)].join('-');
        const existing = groups.get(id);
        groups.set(
          id,
          existing ? { ...existing, count: existing.count + 1 } : createGroup(type, 1, { ...more, id, nation }),
        );
      }
      const ids = defaultLosses.flatMap((type) => [...groups.values()].filter(({ id }) => id.split('-')[1] === type));
      const regularOrder = ids.map(({ id }) => id);
      return { groups: [...groups.values()], losses: shuffle ? rotate(regularOrder, seed) : regularOrder };
    });
}

/** The battle with other dice, values, hits and orders of loss. */
function makeOdd(battle: Battle, sides: number, seed: number): Battle {
  let randomState = seed;
  const draw = (below: number): number => {
    randomState = (Math.imul(randomState, 1_103_515_245) + 12_345) >>> 0;
    return (randomState >>> 8) % below;
  };
  const changeSide = ({ groups, losses }: SideOfBattle): SideOfBattle => {
    const others = groups.map((group): Group => {
      const values = { attack: draw(sides + 1), defence: draw(sides + 1), attackDice: 1 + (draw(4) === 0 ? 1 : 0) };
      return { ...group, ...values, hits: group.kind !== 'submarine' && draw(3) === 0 ? 2 : 1 };
    });
    const order = [...losses];
    for (const { id, hits } of others)
      if (hits === 2 && draw(2) === 0) order.splice(draw(order.length + 1), 0, `${id} damage`);
    return { groups: others, losses: order };
  };
  return {
    ...battle,
    sides,
    attacker: { ...battle.attacker, ...changeSide(battle.attacker) },
    defender: changeSide(battle.defender),
  };
}

/** Rotates a list: a different order of loss that a test can print. */
function rotate(list: readonly string[], by: number): readonly string[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** Battles of at most 3 units against 3, under all rules. */
export const battles: fc.Arbitrary<Battle> = generateBattles({});
