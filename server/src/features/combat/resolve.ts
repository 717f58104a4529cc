/** Resolving a combat, and telling its odds: from a scenario to a report. */
import { basesOfTrace } from '../../engine/bases';
import type { TooLarge } from '../../engine/exact';
import type { CurvePoint, Outcomes } from '../../engine/outcome';
import type { DiceSource } from '../../engine/dice-source';
import type { Advice } from '../../model/advice';
import type { Declaration, Reference } from '../../model/ids';
import { lineOf } from '../analysis';
import type { Analysis } from '../analysis';
import { basesInWords } from '../format/bases';
import { roundsReport } from '../report/by-round';
import { namesIn } from '../report/names';
import { oddsReport } from '../report/odds';
import type { Report } from '../report/report';
import { summaryOf, traceReport } from '../report/trace';
import { adviceReport } from './advice';
import type { Purpose } from './advice';
import { checkExpectations } from './expectations';
import { extentOf, findCombat } from './find';
import type { Found, Refusal, CombatQuery } from './find';
import { diceOfFile, play } from './play';
import type { Played } from './play';

export interface ResolveOptions {
  /** Rolls all dice anew, whatever the file gives: for *Reroll*. */
  readonly seed?: number;
  /** Taken where the file gives neither dice nor a seed. Without it the trace stops at the first roll and says which it wants. */
  readonly fallbackSeed?: number;
}

export interface Resolved extends Played {
  readonly found: Found;
  /** The end in a few words, or which roll is wanted next. */
  readonly summary: string;
  readonly report: Report;
}

/** Resolves a combat. Ill-formed dice are told in the report; a fault of the ruleset is a refusal. */
export function resolve(analysis: Analysis, which: CombatQuery, options: ResolveOptions = {}): Resolved | Refusal {
  const found = findCombat(analysis, which);
  if ('refused' in found) return found;
  try {
    const played = play(found.site, sourceOf(found, options));
    const { combat, trace, source } = played;
    const report: Report = {
      ...headOfReport(found),
      trace: traceReport(combat, trace, source, { ruleset: found.ruleset, lineOf: lineOf(analysis, found.scenario) }),
      bases: basesInWords(basesOfTrace(trace)),
      expectations: expectationsOf(found, played),
    };
    return { ...played, found, summary: summaryOf(combat, trace), report };
  } catch (error) {
    return failure(found, error);
  }
}

/** What a calculation of odds needs, as plain data: it may be carried out in another thread. */
export interface CombatData {
  readonly ruleset: string;
  readonly scenario: object;
  readonly declarations: readonly Declaration[];
  readonly uses: readonly Reference[];
  readonly site: string;
}

export function combatData(analysis: Analysis, which: CombatQuery): CombatData | Refusal {
  const found = findCombat(analysis, which);
  if ('refused' in found) return found;
  const { scenario, ruleset, site } = found;
  const { declarations, uses } = scenario.ids().ids;
  return { ruleset: ruleset.id, scenario: scenario.view().data, declarations, uses, site: site.id };
}

/** A report of odds that were calculated of a combat of this analysis. */
export function reportOdds(analysis: Analysis, which: CombatQuery, outcomes: Outcomes): Report | Refusal {
  const found = findCombat(analysis, which);
  if ('refused' in found) return found;
  try {
    const odds = oddsReport(found.site.combat(), outcomes);
    return { ...headOfReport(found), odds, bases: basesInWords(outcomes.bases), expectations: [] };
  } catch (error) {
    return failure(found, error);
  }
}

/** A report of advice that was calculated of a combat of this analysis. */
export function reportAdvice(
  analysis: Analysis,
  which: CombatQuery,
  purpose: Purpose,
  advice: Advice,
): Report | Refusal {
  const found = findCombat(analysis, which);
  if ('refused' in found) return found;
  const report = adviceReport(found, purpose, advice);
  if (!report) return { refused: `${found.site.id} has changed: there is no such advice on it any more.` };
  return { ...headOfReport(found), advice: report, bases: [], expectations: [] };
}

/** A report of how the odds develop from round to round. */
export function reportRounds(
  analysis: Analysis,
  which: CombatQuery,
  points: readonly CurvePoint[] | TooLarge,
): Report | Refusal {
  const found = findCombat(analysis, which);
  if ('refused' in found) return found;
  if ('tooLarge' in points) {
    const { id } = found.site;
    return { refused: `${id} has too many states to be followed from round to round. Its odds can still be told.` };
  }
  try {
    return { ...headOfReport(found), rounds: roundsReport(found.site.combat(), points), bases: [], expectations: [] };
  } catch (error) {
    return failure(found, error);
  }
}

function sourceOf({ site }: Found, { seed, fallbackSeed }: ResolveOptions): DiceSource {
  if (seed !== undefined) return { seed };
  return diceOfFile(site) ?? (fallbackSeed === undefined ? {} : { seed: fallbackSeed });
}

/** Expectations hold for the dice of the file, and are told where these were taken. */
function expectationsOf({ site }: Found, { combat, trace, source }: Played): Report['expectations'] {
  const dice = diceOfFile(site);
  if (trace.wanted || dice?.seed !== source.seed || dice?.table !== source.table) return [];
  return checkExpectations(site, combat, trace).expectations.map(({ path, expected, found, met }) => ({
    path,
    expected,
    found,
    met,
  }));
}

function headOfReport(
  found: Found,
): Pick<Report, 'document' | 'id' | 'title' | 'kind' | 'ruleset' | 'range' | 'canAdvise' | 'names'> {
  const { scenario, ruleset, site } = found;
  const { id, title } = ruleset;
  return {
    document: scenario.index,
    id: site.id,
    title: site.title,
    kind: site.kind,
    ruleset: { id, title },
    range: extentOf(found),
    canAdvise: site.advice !== undefined,
    names: namesIn(site.object, scenario.ids().ids),
  };
}

function failure({ site }: Found, error: unknown): Refusal {
  const why = error instanceof Error ? error.message : String(error);
  return { refused: `Asdic failed to resolve ${site.id}: ${why} This is a fault of Asdic, not of the scenario.` };
}
