/** Computes how much of the order of battle remains after written results. */
import { isWrittenWithoutDice } from '../written-result';
import { groupBy } from '../group-by';
import { memoize } from '../memoize';
import { addToTally, type Tally } from '../tally';
import { isAircraft, isSub, type Engagement, type NavalCombat, type Scenario, type Unit } from './data';
import { sumTaken, groupTakenLines, type Entry, type TakenLine } from './forces';
import { listAttackers } from './initiation/participants';
import { getReading } from './options';
import { getCount } from './units';

/** A line that takes more than earlier written results have left. */
export interface OverdrawnLine {
  readonly line: TakenLine;
  /** The maximum that remains. */
  readonly remaining: number;
  /** The first combats that used up the others, each with the least number that it used up. */
  readonly causes: readonly Cause[];
}

interface Cause {
  readonly combat: TakenLine['combat'];
  readonly gone: number;
}

/**
 * Lines that certainly take more than written results have left. A combat with a result but without dice was fought with what remained, as in
 * the results of a whole turn: such a line needs no more than its result removes.
 */
export const listOverdrawn = memoize((scenario: Scenario): readonly OverdrawnLine[] =>
  groupTakenLines(scenario).flatMap((lines) =>
    listChronologies(lines).flatMap((steps) => {
      let causes: Tally<Cause> = { count: 0, first: [] };
      return steps.flatMap((step) => {
        const combats = [...groupBy(step, ({ combat }) => combat)].map(([combat, ownLines]) => ({
          combat,
          ownLines,
          gone: computeMinimumLosses(ownLines, scenario),
        }));
        const overdrafts = combats.flatMap(({ combat, ownLines, gone }) =>
          ownLines.flatMap((line) =>
            findOverdraft(line, isWrittenWithoutDice(combat.result) ? gone : line.takenCount, causes),
          ),
        );
        for (const cause of combats) if (cause.gone > 0) causes = addToTally(causes, cause, cause.gone);
        return overdrafts;
      });
    }),
  ),
);

function findOverdraft(
  line: TakenLine,
  needs: number,
  { count, first: causes }: Tally<Cause>,
): readonly OverdrawnLine[] {
  const remaining = Math.max(0, line.availableCount - count);
  // Another check reports lines that take more than the order of battle has.
  return count === 0 || needs <= remaining || line.takenCount > line.availableCount
    ? []
    : [{ line, remaining, causes }];
}

/** The lines in steps of certain order. The time of a combat without an impulse is unknown. */
function listChronologies(lines: readonly TakenLine[]): readonly (readonly (readonly TakenLine[])[])[] {
  const datedLines = lines.filter(({ impulse }) => impulse !== undefined);
  const undatedLines = lines.filter(({ impulse }) => impulse === undefined);
  const impulses = [...groupBy(datedLines, ({ impulse }) => impulse).values()];
  return [impulses.flatMap(splitBySteps), splitBySteps(undatedLines)];
}

/** Strategic submarine warfare comes before naval combat in an impulse. */
function splitBySteps(lines: readonly TakenLine[]): readonly (readonly TakenLine[])[] {
  return (['ssw', 'naval-combat'] as const).map((step) => lines.filter((line) => line.step === step));
}

/** What the written results of a scenario have certainly destroyed of the order of battle, by the kind and the id of the entry. */
export function listDestroyed(
  scenario: Scenario,
): readonly { readonly entry: Entry; readonly causes: readonly Cause[] }[] {
  return groupTakenLines(scenario).map((lines) => ({
    entry: lines[0]!,
    causes: [...groupBy(lines, ({ combat }) => combat)]
      .map(([combat, ownLines]) => ({ combat, gone: computeMinimumLosses(ownLines, scenario, countDestroyed) }))
      .filter(({ gone }) => gone > 0),
  }));
}

/** Damaged units are repaired, aborted ones come back. */
const countDestroyed: LossCounter = {
  countUnits: ({ destroyed = 0 } = {}) => destroyed,
  countConvoyPoints: ({ lost = 0 } = {}) => lost,
};

/** How many of the written losses count. */
interface LossCounter {
  readonly countUnits: (counts: Counts) => number;
  readonly countConvoyPoints: (counts: Counts) => number;
}

/** Everything that is out of action for the rest of the turn. */
function countOutOfAction(scenario: Scenario): LossCounter {
  return {
    countUnits: (counts) => computeTotal(countUnitsOut(counts, scenario)),
    countConvoyPoints: (counts) => computeTotal(countConvoyPointsOut(counts, scenario)),
  };
}

/** The least number of units of some lines that the written result of their combat costs: those of all other lines may have been hit first. */
function computeMinimumLosses(
  ownLines: readonly TakenLine[],
  scenario: Scenario,
  counter: LossCounter = countOutOfAction(scenario),
): number {
  const [{ combat, kind, step }] = ownLines as [TakenLine];
  const { result } = combat;
  if (!result) return 0;
  if (kind === 'convoy') return Math.min(sumTaken(ownLines), counter.countConvoyPoints(result.convoyPoints));
  const sides =
    step === 'ssw' ? listExposedInSsw(combat as Engagement, scenario) : listExposedInSubCombat(combat as NavalCombat);
  const goneCounts = sides.map(({ side, exposed }) => {
    const exposedInLines = exposed.filter((unit) => ownLines.some(({ owner }) => owner === unit));
    const otherCount = countAll(exposed) - countAll(exposedInLines);
    return Math.min(countAll(exposedInLines), Math.max(0, counter.countUnits(result[side]) - otherCount));
  });
  return goneCounts.reduce((sum, count) => sum + count, 0);
}

/** The units that may be among the losses of a side. */
interface ExposedUnits {
  readonly side: 'subs' | 'escorts';
  readonly exposed: readonly Unit[];
}

function listExposedInSsw(engagement: Engagement, scenario: Scenario): readonly ExposedUnits[] {
  const { convoy, interception } = engagement;
  const escorts = [...(convoy.units ?? []), ...(interception?.units ?? [])].filter((unit) => !isAircraft(unit));
  return [
    { side: 'subs', exposed: listAttackers(engagement, scenario) },
    { side: 'escorts', exposed: escorts },
  ];
}

/** The results of other naval combats do not tell whose losses they are. Members that are written elsewhere may have been hit as well. */
function listExposedInSubCombat({ kind, attacker, defender }: NavalCombat): readonly ExposedUnits[] {
  const hasOnlyOwnUnits = ({ members = [] }: NavalCombat['attacker']) => members.length === 0;
  if (kind !== 'sub') return [];
  const ships = (defender.units ?? []).filter((unit) => !isAircraft(unit));
  return [
    ...(hasOnlyOwnUnits(attacker) ? [{ side: 'subs', exposed: (attacker.units ?? []).filter(isSub) } as const] : []),
    ...(hasOnlyOwnUnits(defender) ? [{ side: 'escorts', exposed: ships } as const] : []),
  ];
}

type Counts = Readonly<Record<string, number | undefined>> | undefined;

/** Losses that stay out of action for the turn. */
function countUnitsOut(counts: Counts, scenario: Scenario): Counts {
  return getReading(scenario, 'hitUnits') === 'damaged-fight-on' ? { ...counts, damaged: 0 } : counts;
}

/** Points that cannot sail again in the turn; points in port are excluded if they may sail again. */
function countConvoyPointsOut(counts: Counts, scenario: Scenario): Counts {
  return getReading(scenario, 'hitConvoyPoints') === 'port-sails-again' ? { ...counts, port: 0 } : counts;
}

function computeTotal(counts: Counts): number {
  return Object.values(counts ?? {}).reduce<number>((sum, count = 0) => sum + count, 0);
}

function countAll(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + getCount(unit), 0);
}
