/** The order of battle, and the combats that use it. */
import { remove, set } from '../../model/edit';
import { at, type Place } from '../../model/place';
import type { Fix } from '../../model/problem';
import { counted } from '../../model/wording';
import { grouped } from '../grouped';
import { once } from '../once';
import type { Engagement, NavalCombat, Scenario, Unit } from './data';
import { impulseOf } from './impulse';
import { countOf } from './units';

/** An entry of the order of battle: a number of units or convoy points. */
export interface Entry {
  readonly kind: 'unit' | 'convoy';
  readonly id: string;
  readonly count: number;
  /** The place where it is declared. */
  readonly from: Place;
}

/** A line of a combat that takes units or convoy points from the order of battle. */
export interface Taken extends Entry {
  /** The number that it takes. */
  readonly takes: number;
  /** The place where the combat names it. */
  readonly place: Place;
  /** The owner and key of the number that it takes. */
  readonly owner: Unit | Engagement['convoy'];
  readonly key: 'count' | 'convoyPoints';
  /** The list of units that contains the line; undefined for convoy points. */
  readonly units?: readonly Unit[];
  readonly combat: Engagement | NavalCombat;
  readonly step: 'ssw' | 'naval-combat';
  readonly impulse: number | undefined;
}

/** The entries of the order of battle, by kind and id. */
const entriesOf = once(({ forces = [] }: Scenario): ReadonlyMap<string, Entry> => {
  const all = forces.flatMap(({ units = [], convoys = [] }): Entry[] => [
    ...units.map((unit): Entry => ({ kind: 'unit', id: unit.id, count: countOf(unit), from: at(unit, 'id') })),
    ...convoys.map((convoy): Entry => ({
      kind: 'convoy',
      id: convoy.id,
      count: convoy.convoyPoints,
      from: at(convoy, 'id'),
    })),
  ]);
  return new Map(all.toReversed().map((entry) => [`${entry.kind} ${entry.id}`, entry]));
});

/** All lines that take from the order of battle, in the order of the combats. */
export const takenIn = once((scenario: Scenario): readonly Taken[] => {
  const entries = entriesOf(scenario);
  if (entries.size === 0) return [];
  const { engagements = [], navalCombats = [] } = scenario;
  const all = [
    ...engagements.flatMap((engagement) => {
      const { subs, convoy, interception } = engagement;
      const when = { combat: engagement, step: 'ssw', impulse: impulseOf(engagement, scenario) } as const;
      return [
        ...[subs, convoy, interception].flatMap((group) => linesOf(group?.units ?? [], entries, when)),
        ...convoyOf(convoy, entries, when),
      ];
    }),
    ...navalCombats.flatMap((combat) => {
      const when = { combat, step: 'naval-combat', impulse: impulseOf(combat, scenario) } as const;
      return [combat.attacker, combat.defender].flatMap((group) => linesOf(group.units ?? [], entries, when));
    }),
  ];
  return all.toSorted((a, b) => (a.impulse ?? 0) - (b.impulse ?? 0));
});

type When = Pick<Taken, 'combat' | 'step' | 'impulse'>;

function linesOf(units: readonly Unit[], entries: ReadonlyMap<string, Entry>, when: When): Taken[] {
  return units.flatMap((unit): Taken[] => {
    const entry = unit.unit === undefined ? undefined : entries.get(`unit ${unit.unit}`);
    if (!entry) return [];
    return [{ ...entry, ...when, takes: countOf(unit), place: at(unit, 'unit'), owner: unit, key: 'count', units }];
  });
}

function convoyOf(convoy: Engagement['convoy'], entries: ReadonlyMap<string, Entry>, when: When): Taken[] {
  const entry = convoy.from === undefined ? undefined : entries.get(`convoy ${convoy.from}`);
  if (!entry) return [];
  const takes = convoy.convoyPoints ?? 0;
  return [{ ...entry, ...when, takes, place: at(convoy, 'from'), owner: convoy, key: 'convoyPoints' }];
}

/** The lines grouped by entry, each group in the order of the combats. */
export const takenByThing = once((scenario: Scenario): readonly (readonly Taken[])[] => [
  ...grouped(takenIn(scenario), ({ kind, id }) => `${kind} ${id}`).values(),
]);

/** The total that some lines take. */
export function sumOf(lines: readonly Pick<Taken, 'takes'>[]): number {
  return lines.reduce((all, { takes }) => all + takes, 0);
}

/** A number with its noun and id: `2 of \`lohs\``, `12 convoy points of \`sc-100\``; a single one by its id alone. */
export function amountOf(count: number, { kind, id, count: all }: Entry): string {
  if (kind === 'convoy') return `${counted(count, 'convoy point')} of \`${id}\``;
  return all === 1 && count === 1 ? `\`${id}\`` : `${count} of \`${id}\``;
}

/** Reduces the number, or removes the line if none remain. @param remaining how many are available */
export function takeFewer(line: Taken, left: number): readonly Fix[] {
  const { owner, key, units, combat } = line;
  if (left > 0 && left < line.takes)
    return [{ title: `Take ${left}`, edits: [set(owner as Readonly<Record<typeof key, number>>, key, left)] }];
  const index = units?.indexOf(owner as Unit) ?? -1;
  return units && index >= 0 && left <= 0
    ? [{ title: `Take ${line.id} out of ${combat.id}`, edits: [remove(units, index)] }]
    : [];
}
