/** Checks `expect: { odds: ... }` of a combat against its odds. Sampled odds may leave an expectation undecided. */
import { type Range, expectOddsKey, isRange, listExpectedValues } from '../../model/expect';
import type { Likelihood, Likelihoods } from '../../model/likelihoods';
import type { Place } from '../../model/place';
import type { CombatEntry } from '../../model/ruleset';
import { pluralize, formatPercent, formatNumber } from '../../model/wording';
import { replaceSideNames } from '../../model/replace-side-names';
import type { UnknownExpectation } from './expectations';

/** `open`: the odds were sampled, and the bound lies within their confidence interval. */
export type OddsVerdict = 'met' | 'not met' | 'open';

export interface OddsExpectation {
  /** From `expect`: `['odds', 'attacker-wins']`. */
  readonly path: readonly string[];
  readonly title: string;
  /** In words: `at least 60%`, `2 to 4`. */
  readonly expected: string;
  /** The odds in words: `58.2%`, `about 58.2%`. */
  readonly actual: string;
  readonly verdict: OddsVerdict;
  /** Distance from the missed bound: `1.8 points too low`. */
  readonly missesBy?: string;
  /** The method: `exactly`, `by rolling 20000 combats: 57.5% to 58.9%`. */
  readonly how: string;
  /** For a chance, in 0..1. */
  readonly probability?: number;
  /** The range in the scenario. */
  readonly place: Place;
  /** A replacement for the missed bound that would be met. */
  readonly meeting?: { readonly bound: 'min' | 'max'; readonly range: object; readonly value: number };
}

export interface CheckedOdds {
  readonly expectations: readonly OddsExpectation[];
  readonly unknown: readonly UnknownExpectation[];
}

/** `expect: { odds: ... }` of a combat; undefined if absent or empty. */
export function getExpectedOdds({ expect }: Pick<CombatEntry, 'expect'>): object | undefined {
  const odds = expect && (expect as Readonly<Record<string, unknown>>)[expectOddsKey];
  return typeof odds === 'object' && odds !== null && Object.keys(odds).length > 0 ? odds : undefined;
}

export function checkOdds(entry: Pick<CombatEntry, 'expect' | 'sides'>, likelihoods: Likelihoods): CheckedOdds {
  const expectations: OddsExpectation[] = [];
  const unknown: UnknownExpectation[] = [];
  const likelihoodByPath = new Map(likelihoods.all.map((likelihood) => [likelihood.path.join('\n'), likelihood]));
  for (const { path, value, place } of listExpectedValues(getExpectedOdds(entry) ?? {}, [])) {
    if (!isRange(value)) continue;
    const likelihood = likelihoodByPath.get(path.join('\n'));
    const whole = [expectOddsKey, ...path];
    if (likelihood) {
      const title = replaceSideNames(entry, likelihood.title);
      expectations.push({ path: whole, ...compareToRange({ ...likelihood, title }, value, likelihoods), place });
    } else unknown.push({ path: whole, place });
  }
  return { expectations, unknown };
}

/** Tolerance for rounding: a chance of one half is at least 0.5. */
const rounding = 1e-9;

function compareToRange(
  { title, kind, value, low, high }: Likelihood,
  range: Range,
  { method, runs = 0 }: Likelihoods,
): Omit<OddsExpectation, 'path' | 'place'> {
  const { min = -Infinity, max = Infinity } = range;
  const bound = value < min ? 'min' : 'max';
  const isMet = low >= min - rounding && high <= max + rounding;
  const isMissed = high < min - rounding || low > max + rounding;
  const format = kind === 'chance' ? formatChance : formatNumber;
  const precise = (number: number) => (kind === 'chance' ? `${formatNumber(number * 100)}%` : formatNumber(number));
  const [short, long] = [kind === 'chance' ? formatPercent(value) : formatNumber(value), precise(value)];
  const isNear = [range.min, range.max].some((limit) => limit !== undefined && format(limit) === short);
  const actual = isNear ? long : short;
  const by = isMissed ? Math.abs(value - range[bound]!) : 0;
  return {
    title,
    expected: formatRange(range, format),
    actual: method === 'sampled' ? `about ${actual}` : actual,
    ...(kind === 'chance' && { probability: value }),
    verdict: isMet ? 'met' : isMissed ? 'not met' : 'open',
    ...(isMissed && {
      missesBy: `${kind === 'chance' ? formatPoints(by) : formatNumber(by)} too ${bound === 'min' ? 'low' : 'high'}`,
      meeting: {
        bound,
        range,
        value: bound === 'min' ? roundDown(low) : -roundDown(-high),
      },
    }),
    how:
      method === 'sampled'
        ? `by rolling ${pluralize(runs, 'combat')}: with 95% confidence ${format(round(low))} to ${format(round(high))}`
        : method === 'exact'
          ? 'exactly'
          : 'exactly, but for what is least likely',
  };
}

/** Percentage points, to tenths unless that gives zero. */
function formatPoints(probability: number): string {
  const tenths = Math.round(probability * 1e3) / 10;
  return pluralize(tenths > 0 ? tenths : probability * 100, 'point');
}

function formatChance(probability: number): string {
  return `${formatNumber(probability * 100)}%`;
}

function formatRange({ min, max }: Range, format: (value: number) => string): string {
  if (min === undefined) return `at most ${format(max!)}`;
  return max === undefined ? `at least ${format(min)}` : `${format(min)} to ${format(max)}`;
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Down to hundredths, so that the suggested number is met. */
function roundDown(value: number): number {
  return Math.floor((value + rounding) * 100) / 100;
}
