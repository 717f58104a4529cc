/** Random small sea battles, for the engine and the rulesets to be held against the enumerator. */
import fc from 'fast-check';
import type { Battle, Group, Retreat, SideOfBattle } from './battle';
import { group, usualLosses } from './forces';
import type { UnitWord } from './forces';

/** What random battles are made of. */
export interface Span {
  readonly rules?: readonly Battle['rules'][];
  /** Units of a side; by default at most 3. */
  readonly units?: number;
}

const types: readonly UnitWord[] = ['sub', 'sub', 'dd', 'bb', 'ftr', 'bmbr', 'ac', 'trn'];
const nationsOf = { attacker: ['germany'], defender: ['uk', 'us'] } as const;
const technologies = fc.subarray(['super-submarines', 'long-range-aircraft', 'combined-arms'] as const);
const flag = fc.boolean();

/** Battles of a kind. Values are those of Revised, on a d6. */
export function battlesOf({ rules = ['lhtr', 'aare', 'depth'], units = 3 }: Span): fc.Arbitrary<Battle> {
  return fc
    .record({
      rules: fc.constantFrom(...rules),
      attacker: sideOf('attacker', units),
      defender: sideOf('defender', units),
      retreat: fc.option(retreats, { nil: undefined, freq: 2 }),
      technologies: fc.record({ germany: technologies, uk: technologies, us: technologies }),
      options: fc.record({ anySuccessFindsAll: flag, diveFirstCycleOnly: flag, destroyersBlockDive: flag }),
    })
    .map(({ rules, attacker, defender, retreat, technologies, options }) => ({
      ...{ rules, sides: 6, attacker: { ...attacker, retreat }, defender },
      ...(rules === 'aare' && { technologies }),
      ...(rules === 'depth' && options),
    }));
}

const retreats: fc.Arbitrary<Retreat> = fc.oneof(
  fc.record({ afterRound: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ fewerThan: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ chanceBelow: fc.constantFrom('0.2', '0.5', '0.75') }),
);

/** One group of each type and nation, but submarines in groups with orders of their own. */
function sideOf(side: 'attacker' | 'defender', most: number): fc.Arbitrary<SideOfBattle> {
  const unit = fc.record({
    type: fc.constantFrom(...types),
    nation: fc.constantFrom<string>(...nationsOf[side]),
    ...{ dives: flag, submerges: flag, elects: flag, kaiten: fc.constant(false) },
    depth: fc.constantFrom('surfaced' as const, 'periscope' as const, 'submerged' as const, 'silent' as const),
  });
  return fc
    .record({ drawn: fc.array(unit, { minLength: 1, maxLength: most }), shuffle: flag, seed: fc.nat() })
    .map(({ drawn, shuffle, seed }) => {
      const groups = new Map<string, Group>();
      for (const { type, nation, depth, ...orders } of drawn) {
        const more = type === 'sub' ? { ...orders, ...(side === 'defender' && { depth }) } : {};
        const id = [nation, type, ...Object.values(more).map(String)].join('-');
        const known = groups.get(id);
        groups.set(id, known ? { ...known, count: known.count + 1 } : group(type, 1, { ...more, id, nation }));
      }
      const ids = usualLosses.flatMap((type) => [...groups.values()].filter(({ id }) => id.split('-')[1] === type));
      const usual = ids.map(({ id }) => id);
      return { groups: [...groups.values()], losses: shuffle ? turned(usual, seed) : usual };
    });
}

/** A list that begins elsewhere: another order of loss, and one that a test can print. */
function turned(list: readonly string[], by: number): readonly string[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** Battles of at most 3 units against 3, under all rules. */
export const battles: fc.Arbitrary<Battle> = battlesOf({});
