/** Checks all expectations of a combat, those of its dice and those of its odds: for tests and hovers. */
import type { Likelihoods } from '../../model/likelihoods';
import type { Place } from '../../model/place';
import { plain, sentence } from '../../model/wording';
import { wantedInWords } from '../report/trace';
import { FaultyReference } from '../view';
import { isRange } from '../../model/expect';
import { checkExpectations, expectsDice } from './expectations';
import type { Expectation } from './expectations';
import { checkOdds, expectedOdds } from './odds-expectations';
import type { OddsVerdict } from './odds-expectations';
import { diceOfFile, play } from './play';
import type { ScenarioCombat } from './scenario-combats';

export interface CheckedExpectation {
  readonly path: readonly string[];
  readonly title: string;
  /** In words: `6`, `at least 2`, `at least 60%`. */
  readonly expected: string;
  readonly found: string;
  readonly verdict: OddsVerdict;
  /** Distance from the bound: `1 too low`. */
  readonly missesBy?: string;
  /** For odds, the method. */
  readonly how?: string;
  /** For a chance, in 0..1. */
  readonly share?: number;
  readonly place: Place;
}

export interface Checked {
  /** In the order of the text. */
  readonly expectations: readonly CheckedExpectation[];
  /** Reasons, in sentences, why expectations could not be checked. */
  readonly unknown: readonly { readonly why: string; readonly place: Place }[];
}

/**
 * @param likelihoods the odds of the combat, if they have been calculated
 * @throws errors of the ruleset: bugs of Asdic, never mistakes in the scenario
 */
export function checkedExpectations(found: ScenarioCombat, likelihoods: Likelihoods | undefined): Checked {
  const { site } = found;
  const place = { owner: site.object, key: 'expect', onKey: true };
  const dice = expectsDice(site) ? ofDice(found, place) : nothing;
  if (!expectedOdds(site)) return dice;
  if (!likelihoods) return joined(dice, { ...nothing, unknown: [{ why: 'The odds are not calculated yet.', place }] });
  if (likelihoods.all.length === 0)
    return joined(dice, { ...nothing, unknown: [{ why: notResolved(site.id), place }] });
  const odds = checkOdds(site, likelihoods);
  return joined(dice, { expectations: odds.expectations, unknown: odds.unknown.map(unknownName) });
}

const nothing: Checked = { expectations: [], unknown: [] };

function joined(one: Checked, other: Checked): Checked {
  return {
    expectations: [...one.expectations, ...other.expectations],
    unknown: [...one.unknown, ...other.unknown],
  };
}

function ofDice(found: ScenarioCombat, place: Place): Checked {
  const { site } = found;
  try {
    const source = diceOfFile(site);
    const { combat, trace } = play(found, source ?? {});
    if (trace.wanted) {
      const why = source
        ? `The dice of ${site.id} ran out. ${sentence(wantedInWords(trace.wanted))}.`
        : `${site.id} has no dice. Give \`dice:\` with the dice that were rolled, or with a \`seed\`.`;
      return { ...nothing, unknown: [{ why, place }] };
    }
    if (combat.measures.length === 0) return { ...nothing, unknown: [{ why: notResolved(site.id), place }] };
    const checked = checkExpectations(site, combat, trace);
    return { expectations: checked.expectations.map(asChecked), unknown: checked.unknown.map(unknownName) };
  } catch (error) {
    if (error instanceof FaultyReference) return { ...nothing, unknown: [{ why: error.message, place }] };
    throw error;
  }
}

function notResolved(id: string): string {
  return `${id} is not resolved. Supply what is missing there first.`;
}

function unknownName({ path, place }: { readonly path: readonly string[]; readonly place: Place }) {
  return { why: `The combat has no \`${path.join('.')}\`.`, place };
}

function asChecked(expectation: Expectation): CheckedExpectation {
  const { path, title, expected, found, met, place } = expectation;
  return { path, title, expected, found, place, verdict: met ? 'met' : 'not met', ...missed(expectation) };
}

/** The distance of a number from the nearest one that would have been met. */
function missed({ met, value, place }: Expectation): { readonly missesBy?: string } {
  if (met || typeof value !== 'number') return {};
  const wanted = (place.owner as Readonly<Record<string, unknown>>)[String(place.key)];
  const { min, max } = isRange(wanted)
    ? wanted
    : typeof wanted === 'number'
      ? { min: wanted, max: wanted }
      : { min: undefined, max: undefined };
  if (min !== undefined && value < min) return { missesBy: `${plain(min - value)} too low` };
  if (max !== undefined && value > max) return { missesBy: `${plain(value - max)} too high` };
  return {};
}
