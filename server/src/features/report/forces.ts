/** Losses by kind of unit, and the likeliest sets of survivors, from the odds. */
import type { Combat, Measure, MeasureOf, State } from '../../engine/combat';
import { mean } from '../../engine/outcome';
import type { Distribution, Outcomes } from '../../engine/outcome';
import type { ReportForce, ReportSurvivors } from '../../protocol';
import { counted } from '../../model/wording';

/** Number of listed ends; the others are summed. */
const listed = 12;

type Units = Extract<MeasureOf, { readonly kind: 'units' }>;

interface UnitMeasure {
  readonly measure: Measure;
  readonly of: Units;
}

/** Returns the distribution of a measure. */
export type DistributionOf = (measure: Measure) => Distribution;

/** Losses by side and kind of unit, in the order of the combat's measures. */
export function forcesOf(combat: Combat, distributionOf: DistributionOf): readonly ReportForce[] {
  const all = unitsOf(combat);
  return sidesOf(all).map((side) => ({
    side,
    units: all
      .filter(({ of }) => of.side === side)
      .map(({ measure, of: { title, start, worth } }) => {
        const left = distributionOf(measure);
        const lost = start - mean(left);
        const chanceOf = (number: number) => chanceIn(left, number);
        return {
          title,
          start,
          lost,
          ...(worth !== undefined && { lostValue: worth * lost }),
          noneLost: chanceOf(start),
          allLost: chanceOf(0),
        };
      }),
  }));
}

/** The probability of a number. A distribution of one value is certain, whatever rounding made of its probability. */
function chanceIn(distribution: Distribution, number: number): number {
  const found = distribution.find(({ value }) => value === number);
  if (found === undefined) return 0;
  return distribution.length === 1 ? 1 : found.share;
}

/** The likeliest ends by surviving units; undefined if the combat counts no units, or drops a counter before its end. */
export function survivorsOf(combat: Combat, outcomes: Outcomes): ReportSurvivors | undefined {
  const all = unitsOf(combat);
  if (all.length === 0 || all.some(({ measure }) => measure.readAt !== undefined)) return undefined;
  const sides = sidesOf(all);
  const ends = [...together(all, outcomes).values()].sort((a, b) => b.share - a.share);
  const shown = ends.slice(0, listed);
  const isAlike = all.map((_, index) => shown.every(({ left }) => left[index] === shown[0]!.left[index]));
  const differing = (left: readonly number[], side: string): string => {
    const own = all.map(({ of }, index) => (of.side === side && !isAlike[index] ? left[index]! : 0));
    return inWords(all, own, side);
  };
  return {
    sides,
    ends: shown.map(({ left, share }) => ({
      left: sides.map((side) => inWords(all, left, side)),
      differing: sides.map((side) => differing(left, side)),
      share,
    })),
    alike: sides.map((side) => {
      const own = all.map((_, index) => (isAlike[index] ? shown[0]!.left[index]! : 0));
      return own.some((left, index) => left > 0 && all[index]!.of.side === side) ? inWords(all, own, side) : '';
    }),
    others: ends.slice(listed).reduce((sum, { share }) => sum + share, 0),
  };
}

/**
 * A state in words: the remaining units of each side, then the events, `attacker: 3 submarines, 1 fighter; defender: nothing; Kaitens
 * detected, attacker`. Empty if the combat counts no units.
 */
export function situationInWords(combat: Combat, state: State): string {
  const all = unitsOf(combat);
  const left = all.map(({ measure }) => measure.read(state));
  const events = combat.measures.filter(({ of, read }) => of?.kind === 'event' && read(state) === 1);
  return [
    ...sidesOf(all).map((side) => `${side}: ${inWords(all, left, side)}`),
    ...events.map(({ title }) => title),
  ].join('; ');
}

function unitsOf({ measures }: Combat): readonly UnitMeasure[] {
  return measures.flatMap((measure) => (measure.of?.kind === 'units' ? [{ measure, of: measure.of }] : []));
}

function sidesOf(all: readonly UnitMeasure[]): readonly string[] {
  return [...new Set(all.map(({ of }) => of.side))];
}

interface Together {
  readonly left: readonly number[];
  share: number;
}

/** Groups ends by surviving units. */
function together(all: readonly UnitMeasure[], { ends }: Outcomes): ReadonlyMap<string, Together> {
  const found = new Map<string, Together>();
  for (const { state, share } of ends) {
    const left = all.map(({ measure }) => measure.read(state));
    const key = left.join(' ');
    const known = found.get(key);
    if (known) known.share += share;
    else found.set(key, { left, share });
  }
  return found;
}

/** `3 submarines, 1 fighter`; `nothing` if there are none. */
function inWords(all: readonly UnitMeasure[], left: readonly number[], side: string): string {
  const words = all.flatMap(({ of }, index) =>
    of.side === side && left[index]! > 0 ? [counted(left[index]!, of.one, of.title)] : [],
  );
  return words.length === 0 ? 'nothing' : words.join(', ');
}
