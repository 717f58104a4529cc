/** Checks all expectations of a combat, those of its dice and those of its odds: for tests and hovers. */
import type { Likelihoods } from '../../model/likelihoods';
import type { Place } from '../../model/place';
import { formatNumber, capitalize } from '../../model/wording';
import { formatMissingRoll } from '../report/trace';
import { InvalidReferenceError } from '../scenario/view';
import { isRange } from '../../model/expect';
import { type Expectation, checkExpectations, expectsDice } from './expectations';
import { type OddsVerdict, checkOdds, getExpectedOdds } from './odds-expectations';
import { getFileDice, simulateCombat } from './simulate';
import type { ScenarioCombat } from '../scenario/scenario-combats';

export interface ExpectationResult {
  readonly path: readonly string[];
  readonly title: string;
  /** In words: `6`, `at least 2`, `at least 60%`. */
  readonly expected: string;
  readonly actual: string;
  readonly verdict: OddsVerdict;
  /** Distance from the bound: `1 too low`. */
  readonly missesBy?: string;
  /** For odds, the method. */
  readonly how?: string;
  /** For a chance, in 0..1. */
  readonly probability?: number;
  readonly place: Place;
}

export interface ExpectationResults {
  /** In the order of the text. */
  readonly expectations: readonly ExpectationResult[];
  /** Reasons, in sentences, why expectations could not be checked. */
  readonly unknown: readonly { readonly why: string; readonly place: Place }[];
}

/**
 * @param likelihoods the odds of the combat, if they have been calculated
 * @throws errors of the ruleset: bugs of Asdic, never mistakes in the scenario
 */
export function checkAllExpectations(
  scenarioCombat: ScenarioCombat,
  likelihoods: Likelihoods | undefined,
): ExpectationResults {
  const { entry } = scenarioCombat;
  const place = { owner: entry.object, key: 'expect', onKey: true };
  const dice = expectsDice(entry) ? checkDice(scenarioCombat, place) : nothing;
  if (!getExpectedOdds(entry)) return dice;
  if (!likelihoods)
    return mergeResults(dice, { ...nothing, unknown: [{ why: 'The odds are not calculated yet.', place }] });
  if (likelihoods.all.length === 0)
    return mergeResults(dice, { ...nothing, unknown: [{ why: explainNotResolved(entry.id), place }] });
  const odds = checkOdds(entry, likelihoods);
  return mergeResults(dice, { expectations: odds.expectations, unknown: odds.unknown.map(explainUnknown) });
}

const nothing: ExpectationResults = { expectations: [], unknown: [] };

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
      return { ...nothing, unknown: [{ why, place }] };
    }
    if (combat.measures.length === 0) return { ...nothing, unknown: [{ why: explainNotResolved(entry.id), place }] };
    const checked = checkExpectations(entry, combat, trace);
    return { expectations: checked.expectations.map(toResult), unknown: checked.unknown.map(explainUnknown) };
  } catch (error) {
    if (error instanceof InvalidReferenceError) return { ...nothing, unknown: [{ why: error.message, place }] };
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
  const { path, title, expected, actual: scenarioCombat, met, place } = expectation;
  return {
    path,
    title,
    expected,
    actual: scenarioCombat,
    place,
    verdict: met ? 'met' : 'not met',
    ...describeMiss(expectation),
  };
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
  if (max !== undefined && value > max) return { missesBy: `${formatNumber(value - max)} too high` };
  return {};
}
