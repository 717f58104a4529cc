/** The totals of a turn, actual and expected, line by line; shared by the report, the copy and the terminal. */
import {
  formatExpected as expectedNumber,
  formatPercent,
  formatBriefPercent,
  formatNumber,
  stripDice,
} from '../model/wording';
import type { ReportTurn, ReportTurnOdds, ReportTurnTotal } from '../protocol';
import { computeQuantile } from './distribution';

/** One total of a turn. */
export interface TurnLine {
  /** Index in the totals. */
  readonly index: number;
  /** The owner; for expectations the id of the combat. */
  readonly owner: string;
  /** `submarines destroyed`. */
  readonly label: string;
  readonly value?: number;
  readonly mean?: number;
  /** The probability of fewer, plus half of that of the same number: 0.5 is average luck. Absent if it was certain. */
  readonly rank?: number;
  /** `4 submarines destroyed, 1.2 more than expected (chance of this many or more 18%)`. */
  readonly text: string;
}

/** Losses of zero with a lower mean are omitted. */
const minMean = 0.005;

/** The losses of the powers. */
export function listLosses(turn: ReportTurn): readonly TurnLine[] {
  return createLines(turn).filter(
    ({ index, value = 0, mean = 0 }) => turn.totals[index]!.expects === undefined && (value > 0 || mean >= minMean),
  );
}

/** Whether the losses of the turn are known or can be expected: not before it is resolved, nor where its dice ran out, if there are no odds. */
export function areLossesKnown({ resolved, odds }: ReportTurn): boolean {
  return odds !== undefined || (resolved !== undefined && resolved.wanted === undefined);
}

/** The expectations of the scenario: whether they are met, or their probability. */
export function listExpectations(turn: ReportTurn): readonly TurnLine[] {
  return createLines(turn).filter(({ index }) => turn.totals[index]!.expects !== undefined);
}

function createLines({ totals, resolved, odds }: ReportTurn): readonly TurnLine[] {
  return totals.map((total, index): TurnLine => {
    const value = resolved?.wanted === undefined ? resolved?.totals[index] : undefined;
    const totalOdds = odds?.totals[index];
    return {
      index,
      owner: total.expects?.combat ?? total.owner ?? '',
      label: total.many,
      ...(value !== undefined && { value }),
      ...(totalOdds && { mean: totalOdds.mean }),
      ...(value !== undefined && totalOdds && computeRank(value, totalOdds)),
      text: total.expects ? formatExpectation(total, value, totalOdds?.mean) : formatLoss(total, value, totalOdds),
    };
  });
}

type TotalOdds = ReportTurnOdds['totals'][number];

function computeRank(value: number, { distribution }: TotalOdds): { readonly rank?: number } {
  if (distribution.length < 2) return {};
  const sumProbability = (test: (other: number) => boolean): number =>
    distribution.filter((bin) => test(bin.value)).reduce((sum, bin) => sum + bin.share, 0);
  return { rank: sumProbability((other) => other < value) + sumProbability((other) => other === value) / 2 };
}

/** Beyond this rank losses are bad luck, and as far from the other end good luck. */
const badLuckFrom = 0.85;

/**
 * The first loss of each power, with what its luck is measured by: `the US: 14 convoy points lost (12.3 expected), average luck`. What was certain
 * from the start is left out if anything was not.
 */
export function describeMainLosses(turn: ReportTurn): string {
  const positiveLosses = listLosses(turn).filter(({ value = 0 }) => value > 0);
  const uncertain = positiveLosses.filter(({ rank }) => rank !== undefined);
  const losses = uncertain.length > 0 ? uncertain : positiveLosses;
  const main = losses.filter(({ owner }, index) => losses.findIndex((other) => other.owner === owner) === index);
  return main
    .map(({ index, owner, value = 0, mean, rank }) => {
      const { one: singular, many } = turn.totals[index]!;
      const luck =
        rank === undefined || mean === undefined ? '' : ` (${expectedNumber(mean)} expected), ${describeLuck(rank)}`;
      return `${owner}: ${formatNumber(value)} ${value === 1 ? singular : many}${luck}`;
    })
    .join('; ');
}

/** The luck of a power in words, by the rank of its losses among all possible ones. */
export function describeLuck(rank: number): string {
  if (rank >= badLuckFrom) return 'bad luck';
  return rank <= 1 - badLuckFrom ? 'good luck' : 'average luck';
}

function formatLoss(
  { many, one: singular }: ReportTurnTotal,
  value: number | undefined,
  odds: TotalOdds | undefined,
): string {
  if (value === undefined) return odds ? formatExpected(odds, singular, many) : many;
  const counted = `${formatNumber(value)} ${value === 1 ? singular : many}`;
  return odds ? `${counted}, ${compareWithExpected(value, odds)}` : counted;
}

/** `2.9 submarines aborted on average, 1 to 5 in nine turns of ten`, `1 convoy point lost for certain`. */
function formatExpected(odds: TotalOdds, singular: string, many: string): string {
  const mean = expectedNumber(odds.mean);
  const label = `${mean} ${mean === '1' ? singular : many}`;
  return odds.distribution.length === 1 ? `${label} for certain` : `${label} on average${formatRange(odds)}`;
}

/** `1.2 more than expected (chance of this many or more 18%)`. */
function compareWithExpected(value: number, { mean, distribution }: TotalOdds): string {
  if (distribution.length === 1) return 'certain from the start';
  const isMore = value >= mean;
  const difference = Math.abs(value - mean);
  const probability = distribution
    .filter((bin) => (isMore ? bin.value >= value : bin.value <= value))
    .reduce((sum, bin) => sum + bin.share, 0);
  const chance = `chance of this ${isMore ? 'many or more' : 'few or fewer'} ${formatBriefPercent(Math.min(1, probability))}`;
  if (difference < 0.05) return `as many as expected (${chance})`;
  return `${formatNumber(Math.round(difference * 10) / 10)} ${isMore ? 'more' : 'fewer'} than expected (${chance})`;
}

/** `, 1 to 5 in nine turns of ten`. */
function formatRange({ distribution }: TotalOdds): string {
  const low = computeQuantile(distribution, 0.05);
  const high = computeQuantile(distribution, 0.95);
  return low === high ? '' : `, ${formatNumber(low)} to ${formatNumber(high)} in nine turns of ten`;
}

function formatExpectation({ many }: ReportTurnTotal, value: number | undefined, chance: number | undefined): string {
  const met = value === undefined ? '' : value === 1 ? ': met' : ': not met';
  return `${many}${met}${chance === undefined ? '' : ` (chance ${formatPercent(Math.min(1, chance))})`}`;
}

/** Whether the probability that a combat takes place is worth showing: not if it would be written as 100%. */
export function isUncertain(chance: number): boolean {
  return chance < certainFrom;
}

/** From here on 100% is shown. */
const certainFrom = 0.9995;

/** The label of the units that earlier combats have left. */
export const remainingTitle = 'Left by earlier combats';

/** The method of the odds: `exact`, `sampled: 20000 turns, seed 1`. */
export function describeMethod({ method, runs, seed }: ReportTurnOdds): string {
  if (method === 'sampled') return `sampled: ${runs ?? 0} turns, seed ${seed ?? 0}`;
  return method === 'exact' ? 'exact' : 'exact, but for what is least likely';
}

/** Nonzero losses so far: `Germany 2 submarines destroyed; the US 10 convoy points lost`. */
export function describeRunningLosses({ totals }: ReportTurn, values: readonly number[]): string {
  const losses = totals.flatMap(({ owner, many, one: singular }, index) => {
    const value = values[index] ?? 0;
    return owner === undefined || value === 0
      ? []
      : [{ owner, text: `${formatNumber(value)} ${value === 1 ? singular : many}` }];
  });
  const owners = [...new Set(losses.map(({ owner }) => owner))];
  const listTexts = (owner: string) => losses.filter((loss) => loss.owner === owner).map(({ text }) => text);
  return owners.map((owner) => `${owner}: ${listTexts(owner).join(', ')}`).join('; ') || 'no losses';
}

/** `from the file, seed 1`: the dice that combats have used. */
export function describeTurnDice({ seed, combats }: NonNullable<ReportTurn['resolved']>): string {
  if (seed !== undefined) return `seed ${seed}`;
  const parts = combats.flatMap(({ trace }) => (trace ? stripDice(trace.diceFrom).split(', then ') : []));
  const used = [...new Set(parts)].filter((part) => part !== 'no dice').sort();
  return used.join(', ') || 'none';
}
