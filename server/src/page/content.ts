/** The content of a report, merged from results that arrive one by one. */
import type { CombatArguments, CombatReport, InlineParams } from '../protocol';
import type { PageContent } from './page';

/** Identifies the combat of a report. */
export function toCombatArguments({ uri, document, id }: CombatReport): CombatArguments {
  return { uri, document, id };
}

export function isSameCombat(a: CombatReport, b: CombatReport): boolean {
  return a.uri === b.uri && a.document === b.document && a.id === b.id;
}

/** The content after the odds have arrived or were cancelled. */
export function addOdds(content: PageContent, odds: CombatReport | undefined): PageContent {
  const { report } = content;
  const mergedReport = {
    ...report,
    odds: odds?.odds ?? report.odds,
    ...(odds?.course && { course: odds.course }),
    ...mergeTurns(report, odds),
    bases: [...new Set([...report.bases, ...(odds?.bases ?? [])])],
    ...(odds && mergeAssumptions(report, odds)),
    ...getRicherSetup(report, odds),
  };
  return { ...content, report: mergedReport, calculating: false };
}

/** The turn, with results and odds from either report. */
function mergeTurns(previous: CombatReport, later: CombatReport | undefined): Pick<CombatReport, 'turn'> {
  if (!previous.turn || !later?.turn) return later?.turn ? { turn: later.turn } : {};
  const { resolved = previous.turn.resolved, odds = previous.turn.odds } = later.turn;
  return { turn: { ...later.turn, ...(resolved && { resolved }), ...(odds && { odds }) } };
}

/** The assumptions of both reports, without duplicates. */
function mergeAssumptions(first: CombatReport, other: CombatReport): Pick<CombatReport, 'restsOn'> {
  const allAssumptions = [...(first.restsOn ?? []), ...(other.restsOn ?? [])];
  const byBasis = new Map(allAssumptions.map((basis) => [basis.basis, basis]));
  return byBasis.size === 0 ? {} : { restsOn: [...byBasis.values()] };
}

/** The setup with more options: only options that affect the calculated numbers can be changed. */
function getRicherSetup(first: CombatReport, other: CombatReport | undefined): Pick<CombatReport, 'setup'> {
  const setups = [first.setup, other?.setup].filter((setup) => setup !== undefined);
  const [setup] = setups.toSorted((a, b) => b.switches.length - a.switches.length);
  return setup ? { setup } : {};
}

/**
 * The content after a new report: keeps results of the same combat, and the reader's temporary changes while they apply to the same version
 * of the text.
 */
export function showReport(previous: PageContent | undefined, report: CombatReport): PageContent {
  const current = previous && !previous.stale && isSameCombat(previous.report, report) ? previous : undefined;
  return {
    report: current ? mergeReports(current.report, report) : report,
    stale: false,
    calculating: false,
    ...carryChanges(previous, report),
  };
}

/** The content after a new result, whose odds are still being calculated. */
export function showResult(previous: PageContent | undefined, report: CombatReport): PageContent {
  return { report, stale: false, calculating: true, ...carryChanges(previous, report) };
}

/** The content from the host, with the reader's changes that it does not contain yet: a button may be pressed again before the host has answered. */
export function keepChanges(shown: PageContent | undefined, content: PageContent): PageContent {
  if (!shown) return content;
  return { ...content, ...carryChanges(shown, content.report), ...(shown.folds && { folds: shown.folds }) };
}

function carryChanges(
  previous: PageContent | undefined,
  report: CombatReport,
): Pick<PageContent, 'whatIf' | 'sweepForm'> {
  if (!previous || !isSameCombat(previous.report, report) || previous.report.version !== report.version) return {};
  const { whatIf, sweepForm } = previous;
  return { ...(whatIf && { whatIf }), ...(sweepForm && { sweepForm }) };
}

/** The parts of a report that commands add one by one. */
const answers = ['trace', 'odds', 'course', 'rounds', 'advice', 'matters', 'comparison', 'sweep', 'levers'] as const;

/** The newer of two reports of a combat, completed with the parts that only the older one has. */
export function mergeReports(previous: CombatReport, later: CombatReport): CombatReport {
  const { trace, odds, bases, expectations } = later;
  return {
    ...later,
    expectations: [
      ...(trace ? expectations : previous.expectations).filter((expectation) => !concernsOdds(expectation)),
      ...(odds ? expectations : previous.expectations).filter(concernsOdds),
    ],
    // Only the report with the trace knows what became of the units.
    ...(!trace && previous.trace && previous.board && { board: previous.board }),
    ...Object.fromEntries(answers.map((answer) => [answer, later[answer] ?? previous[answer]])),
    ...mergeTurns(previous, later),
    ...getRicherSetup(previous, later),
    bases: [...new Set([...previous.bases, ...bases])],
    ...mergeAssumptions(previous, later),
  };
}

/** Whether the expectation is about the odds, not about the result. */
function concernsOdds({ path }: CombatReport['expectations'][number]): boolean {
  return path[0] === 'odds';
}

/** The content after a change of the text: it is stale unless its result still applies. */
export function updateStale(
  content: PageContent,
  { uri, version, textHash, results, blocked: blockedCombats = [] }: InlineParams,
): PageContent {
  const { report } = content;
  if (report.uri !== uri) return content;
  const result = results.find(({ document, id }) => document === report.document && id === report.id);
  // An edit that was undone leaves another version of the same text.
  const isSameText = textHash === undefined ? report.version === version : report.textHash === textHash;
  const stale = !isSameText && (report.trace && result ? result.stale : true);
  // The id of a turn is not that of a combat: any blocked combat of the document blocks the turn.
  const blocked = blockedCombats.some(
    ({ document, id }) => document === report.document && (id === report.id || report.turn !== undefined),
  );
  return stale === content.stale && blocked === (content.blocked === true) ? content : { ...content, stale, blocked };
}
