/** Checks `expect: { odds: ... }` of a combat against its odds. Sampled odds may leave an expectation undecided. */
import { isRange, leaves, oddsKeyOfExpect } from '../../model/expect';
import type { Range } from '../../model/expect';
import type { Likelihood, Likelihoods } from '../../model/likelihoods';
import type { Place } from '../../model/place';
import type { CombatSite } from '../../model/ruleset';
import { counted, percent, plain } from '../../model/wording';
import { named } from '../../model/side-words';
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
  readonly found: string;
  readonly verdict: OddsVerdict;
  /** Distance from the missed bound: `1.8 points too low`. */
  readonly missesBy?: string;
  /** The method: `exactly`, `by rolling 20000 combats: 57.5% to 58.9%`. */
  readonly how: string;
  /** For a chance, in 0..1. */
  readonly share?: number;
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
export function expectedOdds({ expect }: Pick<CombatSite, 'expect'>): object | undefined {
  const odds = expect && (expect as Readonly<Record<string, unknown>>)[oddsKeyOfExpect];
  return typeof odds === 'object' && odds !== null && Object.keys(odds).length > 0 ? odds : undefined;
}

export function checkOdds(site: Pick<CombatSite, 'expect' | 'sides'>, likelihoods: Likelihoods): CheckedOdds {
  const expectations: OddsExpectation[] = [];
  const unknown: UnknownExpectation[] = [];
  const known = new Map(likelihoods.all.map((one) => [one.path.join('\n'), one]));
  for (const { path, value, place } of leaves(expectedOdds(site) ?? {}, [])) {
    if (!isRange(value)) continue;
    const likelihood = known.get(path.join('\n'));
    const whole = [oddsKeyOfExpect, ...path];
    if (likelihood) {
      const title = named(site, likelihood.title);
      expectations.push({ path: whole, ...compared({ ...likelihood, title }, value, likelihoods), place });
    } else unknown.push({ path: whole, place });
  }
  return { expectations, unknown };
}

/** Tolerance for rounding: a chance of one half is at least 0.5. */
const rounding = 1e-9;

function compared(
  { title, kind, value, low, high }: Likelihood,
  range: Range,
  { method, runs = 0 }: Likelihoods,
): Omit<OddsExpectation, 'path' | 'place'> {
  const { min = -Infinity, max = Infinity } = range;
  const bound = value < min ? 'min' : 'max';
  const isMet = low >= min - rounding && high <= max + rounding;
  const isMissed = high < min - rounding || low > max + rounding;
  const write = kind === 'chance' ? chanceInWords : plain;
  const precise = (number: number) => (kind === 'chance' ? `${plain(number * 100)}%` : plain(number));
  const [short, long] = [kind === 'chance' ? percent(value) : plain(value), precise(value)];
  const isNear = [range.min, range.max].some((limit) => limit !== undefined && write(limit) === short);
  const found = isNear ? long : short;
  const by = isMissed ? Math.abs(value - range[bound]!) : 0;
  return {
    title,
    expected: rangeInWords(range, write),
    found: method === 'sampled' ? `about ${found}` : found,
    ...(kind === 'chance' && { share: value }),
    verdict: isMet ? 'met' : isMissed ? 'not met' : 'open',
    ...(isMissed && {
      missesBy: `${kind === 'chance' ? points(by) : plain(by)} too ${bound === 'min' ? 'low' : 'high'}`,
      meeting: {
        bound,
        range,
        value: bound === 'min' ? roundedDown(low) : -roundedDown(-high),
      },
    }),
    how:
      method === 'sampled'
        ? `by rolling ${counted(runs, 'combat')}: with 95% confidence ${write(round(low))} to ${write(round(high))}`
        : method === 'exact'
          ? 'exactly'
          : 'exactly, but for what is least likely',
  };
}

/** Percentage points, to tenths unless that gives zero. */
function points(share: number): string {
  const tenths = Math.round(share * 1e3) / 10;
  return counted(tenths > 0 ? tenths : share * 100, 'point');
}

function chanceInWords(share: number): string {
  return `${plain(share * 100)}%`;
}

function rangeInWords({ min, max }: Range, write: (value: number) => string): string {
  if (min === undefined) return `at most ${write(max!)}`;
  return max === undefined ? `at least ${write(min)}` : `${write(min)} to ${write(max)}`;
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}

/** Down to hundredths, so that the suggested number is met. */
function roundedDown(value: number): number {
  return Math.floor((value + rounding) * 100) / 100;
}
