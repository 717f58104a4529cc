/** Checks `expect:` of a combat against its outcome: a number, a range or a word for each measure. */
import type { Combat } from '../../engine/combat';
import type { Ending } from '../../engine/trace';
import {
  type Range,
  expectOddsKey,
  formatExpectation,
  isRange,
  listExpectedValues,
  meetsExpectation,
} from '../../model/expect';
import type { Place } from '../../model/place';
import type { CombatEntry } from '../../model/ruleset';
import { replaceSideNames } from '../../model/replace-side-names';
import { readFinalValues } from './result';
import type { OddsFigure, OddsFigures } from '../../model/odds-figures';
import { capitalize, formatNumber, formatPercent, pluralize, roundingError } from '../../model/wording';
import { formatMissingRoll } from '../report/trace';
import { InvalidReferenceError } from '../scenario/view';
import { getFileDice, simulateCombat } from './simulate';
import type { ScenarioCombat } from '../scenario/scenario-combats';

/** A compared value. `actual` is in words; for odds, `58.2%` or `about 58.2%`. */
export interface ExpectationResult {
  /** From `expect`: `['odds', 'attacker-wins']`. */
  readonly path: readonly string[];
  readonly title: string;
  /** In words: `6`, `at least 2`, `2 to 4`, `at least 60%`, `Japan wins`. */
  readonly expected: string;
  readonly actual: string;
  readonly verdict: OddsVerdict;
  /** Distance from the bound: `1 too low`, `1.8 points too low`. */
  readonly missesBy?: string;
  /** For odds, the method: `exactly`, `by rolling 20000 combats: 57.5% to 58.9%`. */
  readonly how?: string;
  /** For a chance, in 0..1. */
  readonly probability?: number;
  /** The expected value in the scenario. */
  readonly place: Place;
}

export interface Expectation extends Pick<ExpectationResult, 'path' | 'title' | 'expected' | 'actual' | 'place'> {
  readonly met: boolean;
  /** A value that would be met. */
  readonly value: number | string;
}

/** A member of `expect:` that names no measure of this combat. */
export interface UnknownExpectation {
  readonly path: readonly string[];
  readonly place: Place;
}

export interface CheckedExpectations {
  readonly expectations: readonly Expectation[];
  readonly unknown: readonly UnknownExpectation[];
}

const noExpectations: CheckedExpectations = { expectations: [], unknown: [] };

/** @param ending of a simulation that reached the end of the combat */
export function checkExpectations(
  { expect, sides }: CombatEntry,
  combat: Combat,
  { end }: Ending,
): CheckedExpectations {
  if (expect === undefined || !expectsDice({ expect })) return noExpectations;
  const valuesByPath = new Map(readFinalValues(combat, end).map((value) => [value.path.join('\n'), value]));
  const expectations: Expectation[] = [];
  const unknown: UnknownExpectation[] = [];
  for (const { path, value, place } of listExpectedValues(expect, [])) {
    if (path[0] === expectOddsKey) continue;
    const reading = valuesByPath.get(path.join('\n'));
    if (!reading) unknown.push({ path, place });
    else {
      const actual = reading.value;
      const met = meetsExpectation(actual, value);
      const { say = (word: string) => word } = reading;
      const formatWord = (word: string): string => replaceSideNames({ sides }, say(word));
      expectations.push({
        path,
        title: replaceSideNames({ sides }, reading.title),
        expected: typeof value === 'string' ? formatWord(value) : formatExpectation(value),
        actual: typeof actual === 'string' ? formatWord(actual) : String(actual),
        met,
        value: actual,
        place,
      });
    }
  }
  return { expectations, unknown };
}

/** Whether `expect:` has more than odds. */
export function expectsDice({ expect }: Pick<CombatEntry, 'expect'>): boolean {
  return expect !== undefined && Object.keys(expect).some((key) => key !== expectOddsKey);
}

// Checks `expect: { odds: ... }` of a combat against its odds. Sampled odds may leave an expectation undecided.

/** `open`: the odds were sampled, and the bound lies within their confidence interval. */
export type OddsVerdict = 'met' | 'not met' | 'open';

export interface OddsExpectation extends ExpectationResult {
  readonly how: string;
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

export function checkOdds(entry: Pick<CombatEntry, 'expect' | 'sides'>, oddsFigures: OddsFigures): CheckedOdds {
  const expectations: OddsExpectation[] = [];
  const unknown: UnknownExpectation[] = [];
  const figureByPath = new Map(oddsFigures.all.map((likelihood) => [likelihood.path.join('\n'), likelihood]));
  for (const { path, value, place } of listExpectedValues(getExpectedOdds(entry) ?? {}, [])) {
    if (!isRange(value)) continue;
    const likelihood = figureByPath.get(path.join('\n'));
    const fullPath = [expectOddsKey, ...path];
    if (likelihood) {
      const title = replaceSideNames(entry, likelihood.title);
      expectations.push({ path: fullPath, ...compareToRange({ ...likelihood, title }, value, oddsFigures), place });
    } else unknown.push({ path: fullPath, place });
  }
  return { expectations, unknown };
}

function compareToRange(
  { title, kind, value, low, high }: OddsFigure,
  range: Range,
  { method, runs = 0 }: OddsFigures,
): Omit<OddsExpectation, 'path' | 'place'> {
  const { min = -Infinity, max = Infinity } = range;
  const bound = value < min ? 'min' : 'max';
  const isMet = low >= min - roundingError && high <= max + roundingError;
  const isMissed = high < min - roundingError || low > max + roundingError;
  const format = kind === 'chance' ? formatChance : formatNumber;
  const formatPrecisely = (number: number) =>
    kind === 'chance' ? `${formatNumber(number * 100)}%` : formatNumber(number);
  const [short, long] = [kind === 'chance' ? formatPercent(value) : formatNumber(value), formatPrecisely(value)];
  const isNear = [range.min, range.max].some((limit) => limit !== undefined && format(limit) === short);
  const actual = isNear ? long : short;
  const deviation = isMissed ? Math.abs(value - range[bound]!) : 0;
  return {
    title,
    expected: formatRange(range, format),
    actual: method === 'sampled' ? `about ${actual}` : actual,
    ...(kind === 'chance' && { probability: value }),
    verdict: isMet ? 'met' : isMissed ? 'not met' : 'open',
    ...(isMissed && {
      missesBy: `${kind === 'chance' ? formatPoints(deviation) : formatNumber(deviation)} too ${bound === 'min' ? 'low' : 'high'}`,
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
  return Math.floor((value + roundingError) * 100) / 100;
}

// Checks all expectations of a combat, those of its dice and those of its odds: for tests and hovers.

export interface ExpectationResults {
  /** In the order of the text. */
  readonly expectations: readonly ExpectationResult[];
  /** Reasons, in sentences, why expectations could not be checked. */
  readonly unknown: readonly { readonly why: string; readonly place: Place }[];
}

/**
 * @param oddsFigures the odds of the combat, if they have been calculated
 * @throws errors of the ruleset: bugs of Asdic, never mistakes in the scenario
 */
export function checkAllExpectations(
  scenarioCombat: ScenarioCombat,
  oddsFigures: OddsFigures | undefined,
): ExpectationResults {
  const { entry } = scenarioCombat;
  const place = { owner: entry.object, key: 'expect', onKey: true };
  const dice = expectsDice(entry) ? checkDice(scenarioCombat, place) : emptyResults;
  if (!getExpectedOdds(entry)) return dice;
  if (!oddsFigures)
    return mergeResults(dice, { ...emptyResults, unknown: [{ why: 'The odds are not calculated yet.', place }] });
  if (oddsFigures.all.length === 0)
    return mergeResults(dice, { ...emptyResults, unknown: [{ why: explainNotResolved(entry.id), place }] });
  const odds = checkOdds(entry, oddsFigures);
  return mergeResults(dice, { expectations: odds.expectations, unknown: odds.unknown.map(explainUnknown) });
}

const emptyResults: ExpectationResults = { expectations: [], unknown: [] };

function mergeResults(first: ExpectationResults, second: ExpectationResults): ExpectationResults {
  return {
    expectations: [...first.expectations, ...second.expectations],
    unknown: [...first.unknown, ...second.unknown],
  };
}

function checkDice(scenarioCombat: ScenarioCombat, place: Place): ExpectationResults {
  const { entry } = scenarioCombat;
  try {
    const source = getFileDice(entry);
    const { combat, trace } = simulateCombat(scenarioCombat, source ?? {});
    if (trace.pendingRoll) {
      const why = source
        ? `The dice of ${entry.id} ran out. ${capitalize(formatMissingRoll(trace.pendingRoll))}.`
        : `${entry.id} has no dice. Give \`dice:\` with the dice that were rolled, or with a \`seed\`.`;
      return { ...emptyResults, unknown: [{ why, place }] };
    }
    if (combat.measures.length === 0)
      return { ...emptyResults, unknown: [{ why: explainNotResolved(entry.id), place }] };
    const checked = checkExpectations(entry, combat, trace);
    return { expectations: checked.expectations.map(toResult), unknown: checked.unknown.map(explainUnknown) };
  } catch (error) {
    if (error instanceof InvalidReferenceError) return { ...emptyResults, unknown: [{ why: error.message, place }] };
    throw error;
  }
}

function explainNotResolved(id: string): string {
  return `${id} is not resolved. Supply what is missing there first.`;
}

function explainUnknown({ path, place }: { readonly path: readonly string[]; readonly place: Place }) {
  return { why: `The combat has no \`${path.join('.')}\`.`, place };
}

function toResult(expectation: Expectation): ExpectationResult {
  const { path, title, expected, actual, met, place } = expectation;
  return { path, title, expected, actual, place, verdict: met ? 'met' : 'not met', ...describeMiss(expectation) };
}

/** The distance of a number from the nearest one that would have been met. */
function describeMiss({ met, value, place }: Expectation): { readonly missesBy?: string } {
  if (met || typeof value !== 'number') return {};
  const expectedValue = (place.owner as Readonly<Record<string, unknown>>)[String(place.key)];
  const { min, max } = isRange(expectedValue)
    ? expectedValue
    : typeof expectedValue === 'number'
      ? { min: expectedValue, max: expectedValue }
      : { min: undefined, max: undefined };
  if (min !== undefined && value < min) return { missesBy: `${formatNumber(min - value)} too low` };
  return max === undefined ? {} : { missesBy: `${formatNumber(value - max)} too high` };
}
