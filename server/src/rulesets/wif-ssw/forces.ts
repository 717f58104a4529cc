/** The order of battle, and the combats that use it. */
import type { Place } from '../../model/place';
import type { Fix } from '../../model/diagnostic';
import { groupBy } from '../group-by';
import { memoize } from '../memoize';
import { removeMember, setMember, placeAt, pluralize, offer } from './kit';
import type { Engagement, NavalCombat, Scenario, Unit } from './data';
import { getImpulse } from './impulse';
import { getCount } from './units';

/** An entry of the order of battle: a number of units or convoy points. */
export interface Entry {
  readonly kind: 'unit' | 'convoy';
  readonly id: string;
  readonly availableCount: number;
  /** The place where it is declared. */
  readonly from: Place;
}

/** A line of a combat that takes units or convoy points from the order of battle. */
export interface TakenLine extends Entry {
  /** The number that it takes. */
  readonly takenCount: number;
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
const indexEntries = memoize(({ forces = [] }: Scenario): ReadonlyMap<string, Entry> => {
  const entries = forces.flatMap(({ units = [], convoys = [] }): Entry[] => [
    ...units.map((unit): Entry => ({
      kind: 'unit',
      id: unit.id,
      availableCount: getCount(unit),
      from: placeAt(unit, 'id'),
    })),
    ...convoys.map((convoy): Entry => ({
      kind: 'convoy',
      id: convoy.id,
      availableCount: convoy.convoyPoints,
      from: placeAt(convoy, 'id'),
    })),
  ]);
  return new Map(entries.toReversed().map((entry) => [`${entry.kind} ${entry.id}`, entry]));
});

/** All lines that take from the order of battle, in the order of the combats. */
export const listTakenLines = memoize((scenario: Scenario): readonly TakenLine[] => {
  const entries = indexEntries(scenario);
  if (entries.size === 0) return [];
  const { engagements = [], navalCombats = [] } = scenario;
  const takenLines = [
    ...engagements.flatMap((engagement) => {
      const { subs, convoy, interception } = engagement;
      const occasion = { combat: engagement, step: 'ssw', impulse: getImpulse(engagement, scenario) } as const;
      return [
        ...[subs, convoy, interception].flatMap((group) => listTakenUnits(group?.units ?? [], entries, occasion)),
        ...listTakenConvoy(convoy, entries, occasion),
      ];
    }),
    ...navalCombats.flatMap((combat) => {
      const occasion = { combat, step: 'naval-combat', impulse: getImpulse(combat, scenario) } as const;
      return [combat.attacker, combat.defender].flatMap((group) =>
        listTakenUnits(group.units ?? [], entries, occasion),
      );
    }),
  ];
  return takenLines.toSorted((a, b) => (a.impulse ?? 0) - (b.impulse ?? 0));
});

type TakingCombat = Pick<TakenLine, 'combat' | 'step' | 'impulse'>;

function listTakenUnits(
  units: readonly Unit[],
  entries: ReadonlyMap<string, Entry>,
  occasion: TakingCombat,
): TakenLine[] {
  return units.flatMap((unit): TakenLine[] => {
    const entry = unit.unit === undefined ? undefined : entries.get(`unit ${unit.unit}`);
    if (!entry) return [];
    return [
      {
        ...entry,
        ...occasion,
        takenCount: getCount(unit),
        place: placeAt(unit, 'unit'),
        owner: unit,
        key: 'count',
        units,
      },
    ];
  });
}

function listTakenConvoy(
  convoy: Engagement['convoy'],
  entries: ReadonlyMap<string, Entry>,
  occasion: TakingCombat,
): TakenLine[] {
  const entry = convoy.from === undefined ? undefined : entries.get(`convoy ${convoy.from}`);
  if (!entry) return [];
  const takenCount = convoy.convoyPoints ?? 0;
  return [{ ...entry, ...occasion, takenCount, place: placeAt(convoy, 'from'), owner: convoy, key: 'convoyPoints' }];
}

/** The lines grouped by entry, each group in the order of the combats. */
export const groupTakenLines = memoize((scenario: Scenario): readonly (readonly TakenLine[])[] => [
  ...groupBy(listTakenLines(scenario), ({ kind, id }) => `${kind} ${id}`).values(),
]);

/** The total that some lines take. */
export function sumTaken(lines: readonly Pick<TakenLine, 'takenCount'>[]): number {
  return lines.reduce((sum, { takenCount }) => sum + takenCount, 0);
}

/** A number with its noun and id: `2 of \`lohs\``, `12 convoy points of \`sc-100\``; a single one by its id alone. */
export function formatTakenCount(count: number, { kind, id, availableCount: all }: Entry): string {
  if (kind === 'convoy') return `${pluralize(count, 'convoy point')} of \`${id}\``;
  return all === 1 && count === 1 ? `\`${id}\`` : `${count} of \`${id}\``;
}

/** Reduces the number, or removes the line if none remain. @param remaining how many are available */
export function takeFewer(line: TakenLine, remaining: number): readonly Fix[] {
  const { owner, key, units, combat } = line;
  if (remaining > 0 && remaining < line.takenCount)
    return [offer(`Take ${remaining}`, setMember(owner as Readonly<Record<typeof key, number>>, key, remaining))];
  const index = units?.indexOf(owner as Unit) ?? -1;
  return units && index >= 0 && remaining <= 0
    ? [offer(`Take ${line.id} out of ${combat.id}`, removeMember(units, index))]
    : [];
}
