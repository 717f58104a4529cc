/** The totals of a turn, actual and expected, line by line; shared by the report, the copy and the terminal. */
import { expected as expectedNumber, percent, percentInBrief, plain } from '../model/wording';
import type { ReportTurn, ReportTurnOdds, ReportTurnTotal } from '../protocol';

/** One total of a turn. */
export interface TurnLine {
  /** Index in the totals. */
  readonly index: number;
  /** The owner; for expectations the id of the combat. */
  readonly of: string;
  /** `submarines destroyed`. */
  readonly what: string;
  readonly value?: number;
  readonly mean?: number;
  /** `4 submarines destroyed, 1.2 more than expected (chance of so many or more 18%)`. */
  readonly text: string;
}

/** Losses of zero with a lower mean are omitted. */
const hardly = 0.005;

/** The losses of the powers. */
export function lossLines(turn: ReportTurn): readonly TurnLine[] {
  return linesOf(turn).filter(
    ({ index, value = 0, mean = 0 }) => turn.totals[index]!.expects === undefined && (value > 0 || mean >= hardly),
  );
}

/** The expectations of the scenario: whether they are met, or their probability. */
export function expectationLines(turn: ReportTurn): readonly TurnLine[] {
  return linesOf(turn).filter(({ index }) => turn.totals[index]!.expects !== undefined);
}

function linesOf({ totals, resolved, odds }: ReportTurn): readonly TurnLine[] {
  return totals.map((total, index): TurnLine => {
    const value = resolved?.wanted === undefined ? resolved?.totals[index] : undefined;
    const known = odds?.totals[index];
    return {
      index,
      of: total.expects?.combat ?? total.owner ?? '',
      what: total.many,
      ...(value !== undefined && { value }),
      ...(known && { mean: known.mean }),
      text: total.expects ? expectationText(total, value, known?.mean) : lossText(total, value, known),
    };
  });
}

type TotalOdds = ReportTurnOdds['totals'][number];

function lossText({ many, one }: ReportTurnTotal, value: number | undefined, odds: TotalOdds | undefined): string {
  if (value === undefined) return odds ? expectedText(odds, one, many) : many;
  const counted = `${plain(value)} ${value === 1 ? one : many}`;
  return odds ? `${counted}, ${against(value, odds)}` : counted;
}

/** `2.9 submarines aborted on average, 1 to 5 in nine turns of ten`, `1 convoy point lost for certain`. */
function expectedText(odds: TotalOdds, one: string, many: string): string {
  const mean = expectedNumber(odds.mean);
  const what = `${mean} ${mean === '1' ? one : many}`;
  return odds.distribution.length === 1 ? `${what} for certain` : `${what} on average${range(odds)}`;
}

/** `1.2 more than expected (chance of so many or more 18%)`. */
function against(value: number, { mean, distribution }: TotalOdds): string {
  if (distribution.length === 1) return 'certain from the start';
  const more = value >= mean;
  const difference = Math.abs(value - mean);
  const share = distribution
    .filter((one) => (more ? one.value >= value : one.value <= value))
    .reduce((sum, one) => sum + one.share, 0);
  const chance = `chance of so ${more ? 'many or more' : 'few or fewer'} ${percentInBrief(Math.min(1, share))}`;
  if (difference < 0.05) return `as many as expected (${chance})`;
  return `${plain(Math.round(difference * 10) / 10)} ${more ? 'more' : 'fewer'} than expected (${chance})`;
}

/** `, 1 to 5 in nine turns of ten`. */
function range({ distribution }: TotalOdds): string {
  const low = quantile(distribution, 0.05);
  const high = quantile(distribution, 0.95);
  return low === high ? '' : `, ${plain(low)} to ${plain(high)} in nine turns of ten`;
}

function quantile(distribution: TotalOdds['distribution'], share: number): number {
  let sum = 0;
  for (const one of distribution) if ((sum += one.share) >= share) return one.value;
  return distribution.at(-1)?.value ?? 0;
}

function expectationText({ many }: ReportTurnTotal, value: number | undefined, chance: number | undefined): string {
  const met = value === undefined ? '' : value === 1 ? ': met' : ': not met';
  return `${many}${met}${chance === undefined ? '' : ` (chance ${percent(Math.min(1, chance))})`}`;
}

/** Whether the probability that a combat takes place is worth showing: not if it would be written as 100%. */
export function mayFail(chance: number): boolean {
  return chance < leastCertain;
}

/** From here on 100% is shown. */
const leastCertain = 0.9995;

/** The label of the units that earlier combats have left. */
export const leftTitle = 'Left by earlier combats';

/** The method of the odds: `exact`, `sampled: 20000 turns, seed 1`. */
export function methodInWords({ method, runs, seed }: ReportTurnOdds): string {
  if (method === 'sampled') return `sampled: ${runs ?? 0} turns, seed ${seed ?? 0}`;
  return method === 'exact' ? 'exact' : 'exact, but for what is least likely';
}

/** Nonzero losses so far: `Germany 2 submarines destroyed; the US 10 convoy points lost`. */
export function runningInWords({ totals }: ReportTurn, values: readonly number[]): string {
  const lost = totals.flatMap(({ owner, many, one }, index) => {
    const value = values[index] ?? 0;
    return owner === undefined || value === 0 ? [] : [{ owner, text: `${plain(value)} ${value === 1 ? one : many}` }];
  });
  const owners = [...new Set(lost.map(({ owner }) => owner))];
  const textOf = (owner: string) => lost.filter((one) => one.owner === owner).map(({ text }) => text);
  return owners.map((owner) => `${owner}: ${textOf(owner).join(', ')}`).join('; ') || 'no losses';
}
