/** The content of a report, merged from results that arrive one by one. */
import type { CombatArguments, CombatReport, InlineParams } from '../protocol';
import type { PageContent } from './page';

/** Identifies the combat of a report. */
export function which({ uri, document, id }: CombatReport): CombatArguments {
  return { uri, document, id };
}

export function isSame(a: CombatReport, b: CombatReport): boolean {
  return a.uri === b.uri && a.document === b.document && a.id === b.id;
}

/** The content after the odds have arrived or were cancelled. */
export function withOddsOf(content: PageContent, odds: CombatReport | undefined): PageContent {
  const { report } = content;
  const shown = {
    ...report,
    odds: odds?.odds ?? report.odds,
    ...turnOf(report, odds),
    bases: [...new Set([...report.bases, ...(odds?.bases ?? [])])],
    ...(odds && restingOn(report, odds)),
    ...richer(report, odds),
  };
  return { ...content, report: shown, calculating: false };
}

/** The turn, with results and odds from either report. */
function turnOf(before: CombatReport, later: CombatReport | undefined): Pick<CombatReport, 'turn'> {
  if (!before.turn || !later?.turn) return later?.turn ? { turn: later.turn } : {};
  const { resolved = before.turn.resolved, odds = before.turn.odds } = later.turn;
  return { turn: { ...later.turn, ...(resolved && { resolved }), ...(odds && { odds }) } };
}

/** The assumptions of both reports, without duplicates. */
function restingOn(one: CombatReport, other: CombatReport): Pick<CombatReport, 'restsOn'> {
  const all = [...(one.restsOn ?? []), ...(other.restsOn ?? [])];
  const byBasis = new Map(all.map((basis) => [basis.basis, basis]));
  return byBasis.size === 0 ? {} : { restsOn: [...byBasis.values()] };
}

/** The setup with more options: only options that affect the calculated numbers can be changed. */
function richer(one: CombatReport, other: CombatReport | undefined): Pick<CombatReport, 'setup'> {
  const isRicher = (other?.setup?.switches.length ?? -1) > (one.setup?.switches.length ?? -1);
  const setup = isRicher ? other?.setup : one.setup;
  return setup ? { setup } : {};
}

/**
 * The content after a new report: keeps results of the same combat, and the reader's temporary changes while they apply to the same version
 * of the text.
 */
export function following(before: PageContent | undefined, report: CombatReport): PageContent {
  const known = before && !before.stale && isSame(before.report, report) ? before : undefined;
  return {
    report: known ? merged(known.report, report) : report,
    stale: false,
    calculating: false,
    ...keptChanges(before, report),
  };
}

/** The content after a new result, whose odds are still being calculated. */
export function resolvedNow(before: PageContent | undefined, report: CombatReport): PageContent {
  return { report, stale: false, calculating: true, ...keptChanges(before, report) };
}

function keptChanges(before: PageContent | undefined, report: CombatReport): Pick<PageContent, 'whatIf' | 'sweepForm'> {
  if (!before || !isSame(before.report, report) || before.report.version !== report.version) return {};
  const { whatIf, sweepForm } = before;
  return { ...(whatIf && { whatIf }), ...(sweepForm && { sweepForm }) };
}

/** The newer of two reports of a combat, completed with the parts that only the older one has. */
export function merged(before: CombatReport, later: CombatReport): CombatReport {
  const { trace, odds, rounds, advice, matters, comparison, sweep, levers, bases, expectations } = later;
  return {
    ...later,
    expectations: [
      ...(trace ? expectations : before.expectations).filter((one) => !isOfOdds(one)),
      ...(odds ? expectations : before.expectations).filter(isOfOdds),
    ],
    trace: trace ?? before.trace,
    ...turnOf(before, later),
    odds: odds ?? before.odds,
    rounds: rounds ?? before.rounds,
    advice: advice ?? before.advice,
    matters: matters ?? before.matters,
    comparison: comparison ?? before.comparison,
    sweep: sweep ?? before.sweep,
    levers: levers ?? before.levers,
    ...richer(before, later),
    bases: [...new Set([...before.bases, ...bases])],
    ...restingOn(before, later),
  };
}

/** Whether the expectation is about the odds, not about the result. */
function isOfOdds({ path }: CombatReport['expectations'][number]): boolean {
  return path[0] === 'odds';
}

/** The content after a change of the text: it is stale unless its result still applies. */
export function marked(content: PageContent, { uri, version, results }: InlineParams): PageContent {
  const { report } = content;
  if (report.uri !== uri) return content;
  const result = results.find(({ document, id }) => document === report.document && id === report.id);
  const stale = report.trace && result ? result.stale : report.version !== version;
  return stale === content.stale ? content : { ...content, stale };
}
