/** Losses by kind of unit, and the likeliest sets of survivors, from the odds. */
import type { Combat, Measure, MeasureSubject, State } from '../../engine/combat';
import { type Distribution, type Outcomes, mean } from '../../engine/outcome';
import type { ReportForce, ReportSurvivors } from '../../protocol';
import { pluralize } from '../../model/wording';

/** Number of listed ends; the others are summed. */
const listed = 12;

type Units = Extract<MeasureSubject, { readonly kind: 'units' }>;

interface UnitMeasure {
  readonly measure: Measure;
  readonly unit: Units;
}

/** Returns the distribution of a measure. */
export type GetDistribution = (measure: Measure) => Distribution;

/** Losses by side and kind of unit, in the order of the combat's measures. */
export function computeForces(combat: Combat, getDistribution: GetDistribution): readonly ReportForce[] {
  const all = listUnitMeasures(combat);
  return listSides(all).map((side) => ({
    side,
    units: all
      .filter(({ unit }) => unit.side === side)
      .map(({ measure, unit: { title, start, valuePerUnit: unitValue } }) => {
        const remaining = getDistribution(measure);
        const lost = start - mean(remaining);
        const getChance = (number: number) => chanceAt(remaining, number);
        return {
          title,
          start,
          lost,
          ...(unitValue !== undefined && { lostValue: unitValue * lost }),
          noneLost: getChance(start),
          allLost: getChance(0),
        };
      }),
  }));
}

/** The probability of a number. A distribution of one value is certain, whatever rounding made of its probability. */
function chanceAt(distribution: Distribution, number: number): number {
  const point = distribution.find(({ value }) => value === number);
  if (point === undefined) return 0;
  return distribution.length === 1 ? 1 : point.share;
}

/** The likeliest ends by surviving units; undefined if the combat counts no units, or drops a counter before its end. */
export function computeSurvivors(combat: Combat, outcomes: Outcomes): ReportSurvivors | undefined {
  const all = listUnitMeasures(combat);
  if (all.length === 0 || all.some(({ measure }) => measure.readAt !== undefined)) return undefined;
  const sides = listSides(all);
  const ends = [...groupEnds(all, outcomes).values()].sort((a, b) => b.probability - a.probability);
  const shown = ends.slice(0, listed);
  const isAlike = all.map((_, index) =>
    shown.every(({ remaining }) => remaining[index] === shown[0]!.remaining[index]),
  );
  const differing = (remaining: readonly number[], side: string): string => {
    const ownCounts = all.map(({ unit }, index) => (unit.side === side && !isAlike[index] ? remaining[index]! : 0));
    return formatUnits(all, ownCounts, side);
  };
  return {
    sides,
    ends: shown.map(({ remaining, probability }) => ({
      left: sides.map((side) => formatUnits(all, remaining, side)),
      differing: sides.map((side) => differing(remaining, side)),
      share: probability,
    })),
    alike: sides.map((side) => {
      const ownCounts = all.map((_, index) => (isAlike[index] ? shown[0]!.remaining[index]! : 0));
      return ownCounts.some((count, index) => count > 0 && all[index]!.unit.side === side)
        ? formatUnits(all, ownCounts, side)
        : '';
    }),
    others: ends.slice(listed).reduce((sum, { probability }) => sum + probability, 0),
  };
}

/**
 * A state in words: the remaining units of each side, then the events, `attacker: 3 submarines, 1 fighter; defender: nothing; Kaitens
 * detected, attacker`. Empty if the combat counts no units.
 */
export function formatSituation(combat: Combat, state: State): string {
  const all = listUnitMeasures(combat);
  const remaining = all.map(({ measure }) => measure.read(state));
  const events = combat.measures.filter(({ subject, read }) => subject?.kind === 'event' && read(state) === 1);
  return [
    ...listSides(all).map((side) => `${side}: ${formatUnits(all, remaining, side)}`),
    ...events.map(({ title }) => title),
  ].join('; ');
}

function listUnitMeasures({ measures }: Combat): readonly UnitMeasure[] {
  return measures.flatMap((measure) => (measure.subject?.kind === 'units' ? [{ measure, unit: measure.subject }] : []));
}

function listSides(all: readonly UnitMeasure[]): readonly string[] {
  return [...new Set(all.map(({ unit }) => unit.side))];
}

interface EndGroup {
  readonly remaining: readonly number[];
  probability: number;
}

/** Groups ends by surviving units. */
function groupEnds(all: readonly UnitMeasure[], { ends }: Outcomes): ReadonlyMap<string, EndGroup> {
  const groups = new Map<string, EndGroup>();
  for (const { state, probability } of ends) {
    const remaining = all.map(({ measure }) => measure.read(state));
    const key = remaining.join(' ');
    const group = groups.get(key);
    if (group) group.probability += probability;
    else groups.set(key, { remaining, probability });
  }
  return groups;
}

/** `3 submarines, 1 fighter`; `nothing` if there are none. */
function formatUnits(all: readonly UnitMeasure[], remaining: readonly number[], side: string): string {
  const words = all.flatMap(({ unit }, index) =>
    unit.side === side && remaining[index]! > 0 ? [pluralize(remaining[index]!, unit.singular, unit.title)] : [],
  );
  return words.length === 0 ? 'nothing' : words.join(', ');
}
