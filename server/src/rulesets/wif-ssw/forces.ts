/** The order of battle: which combats take what of it, and what written results leave. */
import { remove, set } from '../../model/edit';
import { at, type Place } from '../../model/place';
import type { Fix } from '../../model/problem';
import { counted } from '../../model/wording';
import { once } from '../once';
import { attackers } from './initiation/participants';
import { isAircraft, type Engagement, type NavalCombat, type Scenario, type Unit } from './data';
import { impulseOf } from './impulse';
import { countOf } from './units';

/** What stands in the order of battle: so many units, or so many convoy points. */
export interface Entry {
  readonly kind: 'unit' | 'convoy';
  readonly id: string;
  readonly count: number;
  /** Where it is written. */
  readonly from: Place;
}

/** A line of a combat that takes some of it. */
export interface Taken extends Entry {
  /** How many it takes. */
  readonly takes: number;
  /** Where it is named. */
  readonly place: Place;
  /** What holds the number that it takes, and its key. */
  readonly owner: Unit | Engagement['convoy'];
  readonly key: 'count' | 'convoyPoints';
  /** The list of units that it stands in; of convoy points none. */
  readonly units?: readonly Unit[];
  readonly combat: Engagement | NavalCombat;
  readonly step: 'ssw' | 'naval-combat';
  readonly impulse: number | undefined;
}

/** What stands in the order of battle, by kind and id. */
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

/** Every line that takes from the order of battle, in the order in which the combats are fought. */
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

/** Whether two lines take the same thing. */
export function isSame(one: Entry, other: Entry): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Whether one combat is fought before another beyond doubt: in an earlier impulse, or in an earlier step of the same. */
export function isBefore(one: When, other: When): boolean {
  if (one.impulse === undefined || other.impulse === undefined)
    return one.impulse === other.impulse && one.step === 'ssw' && other.step === 'naval-combat';
  if (one.impulse !== other.impulse) return one.impulse < other.impulse;
  return one.step === 'ssw' && other.step === 'naval-combat';
}

/** How many of what a line takes are out of action by the written result of its combat, at least: any of the others may be hit first. */
export function goneAtLeast(line: Taken, lines: readonly Taken[], scenario: Scenario): number {
  const { combat, owner, kind } = line;
  const { result } = combat;
  if (!result || line.step !== 'ssw') return 0;
  const engagement = combat as Engagement;
  if (kind === 'convoy') return sum(result.convoyPoints);
  const mine = lines.filter((other) => other.combat === combat && isSame(other, line));
  if (mine[0] !== line) return 0; // said once for all of its lines
  const side = engagement.subs.units.includes(owner as Unit) ? 'subs' : 'escorts';
  const hit = sum(result[side]);
  const exposed: readonly Unit[] =
    side === 'subs'
      ? attackers(engagement, scenario)
      : [...(engagement.convoy.units ?? []), ...(engagement.interception?.units ?? [])].filter(
          (unit) => !isAircraft(unit),
        );
  const own = exposed.filter((unit) => mine.some((other) => other.owner === unit));
  const others = total(exposed) - total(own);
  return Math.min(total(own), Math.max(0, hit - others));
}

function sum(counts: Readonly<Record<string, number | undefined>> | undefined): number {
  return Object.values(counts ?? {}).reduce<number>((all, count = 0) => all + count, 0);
}

function total(units: readonly Unit[]): number {
  return units.reduce((all, unit) => all + countOf(unit), 0);
}

/** So many of something, with its name: `2 of \`lohs\``, `12 convoy points of \`sc-100\``; a single one by its name alone. */
export function amountOf(count: number, { kind, id, count: all }: Entry): string {
  if (kind === 'convoy') return `${counted(count, 'convoy point')} of \`${id}\``;
  return all === 1 && count === 1 ? `\`${id}\`` : `${count} of \`${id}\``;
}

/** Takes fewer, or the line away where none are left. @param left how many there are for it */
export function takeFewer(line: Taken, left: number): readonly Fix[] {
  const { owner, key, units, combat } = line;
  if (left > 0 && left < line.takes)
    return [{ title: `Take ${left}`, edits: [set(owner as Readonly<Record<typeof key, number>>, key, left)] }];
  const index = units?.indexOf(owner as Unit) ?? -1;
  return units && index >= 0 && left <= 0
    ? [{ title: `Take ${line.id} out of ${combat.id}`, edits: [remove(units, index)] }]
    : [];
}
