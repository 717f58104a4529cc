/** All diagnostics of a file, in the order of the text, for the editor and the command line. */
import type { Place } from '../../model/place';
import { checkFailed, type Problem, type Severity } from '../../model/problem';
import { cut, plainLabel, printable } from '../../model/wording';
import { limits, rangeOf, sourceOf } from '../../text';
import type { Range, TextProblem } from '../../text';
import type { Analysis } from '../analysis';
import { pageOf } from '../format/rules';
import { lazy } from '../../model/lazy';
import { shown } from '../shown';
import type { Scenario } from '../scenario';
import { isMended, mendOf } from '../mends/mend';
import { levelOf } from './severity';
import type { SeverityByCode } from './severity';
import { suppress } from '../suppressions/suppress';
import { placeInTable } from '../tables';
import { checkCombats } from './combats';
import type { CombatCheck } from './combats';
import { computedProblems, keepProblems } from './computed';
import { configProblems } from './config';
import { checkConstraints } from './constraints';
import { notBroken } from './broken';
import { linkProblems } from './links';
import { onceWritten } from './once-written';
import type { InTable, OffsetProblem } from './offset-problem';
import { oddsKnown, oddsProblems } from './odds';
import { tableProblems } from './tables';
import { asTextFix } from './text-fix';

/**
 * @param severity from the settings; the configuration file of the workspace takes precedence
 * @param overrides from the command line; they take precedence over both
 */
export function problems(
  analysis: Analysis,
  severity: SeverityByCode = {},
  asked: SeverityByCode = {},
): readonly OffsetProblem[] {
  return bounded(inOrder(withLevels(analysis, allProblems(analysis), severity, asked)));
}

/** All diagnostics before suppression and settings, with their default severities. Unsorted. */
export function everyProblem(analysis: Analysis): readonly OffsetProblem[] {
  allProblems(analysis);
  return computedProblems(analysis)?.found ?? [];
}

/** Applies the configured severities and removes diagnostics that are off. */
export function withLevels(
  { environment }: Analysis,
  all: readonly OffsetProblem[],
  severity: SeverityByCode,
  asked: SeverityByCode = {},
): readonly OffsetProblem[] {
  const configured = environment.config?.severity ?? {};
  const levelFor = ({ code }: OffsetProblem) =>
    levelOf(asked, code) ?? levelOf(configured, code) ?? levelOf(severity, code);
  return all.flatMap((problem) => withSeverity(problem, levelFor(problem)));
}

/** Whether combats are pending, so that the diagnostics are not complete yet (see `runDeferredExpectations`). */
export function hasPendingCombats(analysis: Analysis): boolean {
  allProblems(analysis);
  return computedProblems(analysis)!.isPartial;
}

/** Call this when all pending combats have been checked: the diagnostics of the analysis are then complete. */
export function completeProblems(analysis: Analysis): void {
  compute(analysis, Infinity);
}

/**
 * The checks run once per analysis, however many requests need its diagnostics. They run again when expected odds have been calculated
 * meanwhile.
 */
function allProblems(analysis: Analysis): readonly OffsetProblem[] {
  const before = computedProblems(analysis);
  const known = oddsKnown(analysis);
  if (before?.known.every((odds, index) => odds === known[index])) return before.problems;
  return compute(analysis, before?.isPlayed ? Infinity : analysis.playsAtOnce);
}

/** @param budget maximum number of combats to simulate; if more are urgent, none is */
function compute(analysis: Analysis, most: number): readonly OffsetProblem[] {
  const known = oddsKnown(analysis);
  const combats: CheckedCombats[] = [];
  let left = most;
  const found = [
    ...analysis.file.problems.map((problem) => mendable(analysis, problem)),
    ...analysis.scenarios.flatMap((scenario) => {
      const checked =
        scenario.ruleset && !scenario.choice ? attemptCombats(scenario, analysis, left) : noCombats(scenario, analysis);
      combats.push(checked);
      left -= checked.plays;
      return ofScenario(analysis, scenario, checked);
    }),
    ...linkProblems(analysis),
  ];
  const isPartial = combats.some((checked) => checked.isPartial);
  const isAll = !isPartial && known.every((odds) => odds !== undefined);
  const { problems: all, unusedComments } = suppress(analysis, found, isAll);
  const published = { failing: combats.map(({ failing }) => failing), unusedComments };
  keepProblems(analysis, { known, isPartial, isPlayed: most === Infinity, found, problems: all, published });
  return all;
}

/** The first diagnostics of a file and the number of the others: nobody reads thousands, and they would freeze the editor. */
function bounded(all: readonly OffsetProblem[]): readonly OffsetProblem[] {
  if (all.length <= limits.problems) return all;
  const { from, to } = all[limits.problems]!;
  const left = all.length - limits.problems;
  const more = ofText({
    range: { from, to },
    code: 'asdic/more-problems',
    severity: 'information',
    message: `There ${left === 1 ? 'is 1 more problem' : `are ${left} more problems`} from here on. Mend those above first.`,
  });
  return [...all.slice(0, limits.problems), more];
}

/** Diagnostics of a scenario other than syntax errors, with places in its data. */
function problemsOf(scenario: Scenario, analysis: Analysis, combats: CheckedCombats): readonly Problem[] {
  const { caches, file } = analysis;
  const { ruleset, choice, document } = scenario;
  if (choice) return document.broken ? [] : [choice];
  if (!ruleset) return [];
  const { problems: found, failures } = checkConstraints(scenario, ruleset, caches.constraints);
  return [
    ...notBroken(
      document,
      onceWritten(scenario.faults().filter(({ unsaid }) => unsaid !== true)),
      file.problems.map(({ range }) => range),
    ),
    ...onceWritten(scenario.ids().problems),
    ...attempt('table', scenario, () => tableProblems(scenario)),
    ...attempt('config', scenario, () => configProblems(scenario.tables.config)),
    ...found,
    ...combats.problems,
    ...attempt('odds', scenario, () => oddsProblems(analysis, scenario)),
    ...[...failures, ...combats.failures].map(({ code, error }) => checkFailed(code, error, headOf(scenario))),
  ];
}

/** The diagnostics of a check, or one that says that it crashed. */
function attempt(check: string, scenario: Scenario, run: () => readonly Problem[]): readonly Problem[] {
  try {
    return run();
  } catch (error) {
    return [checkFailed(check, error, headOf(scenario))];
  }
}

/** The place of diagnostics on a scenario as a whole. */
function headOf({ document }: Scenario): Place {
  return { owner: document.data, key: 'ruleset' };
}

/** The diagnostics of the combats of a scenario, or the error if the ruleset cannot list them. */
interface CheckedCombats extends CombatCheck {
  readonly failures: readonly { readonly code: string; readonly error: unknown }[];
}

function attemptCombats(scenario: Scenario, analysis: Analysis, most: number): CheckedCombats {
  const failing = analysis.previous.failing[scenario.index] ?? [];
  try {
    scenario.combats();
    return { ...checkCombats(scenario, analysis.caches.expectations, failing, most), failures: [] };
  } catch (error) {
    return { ...noCombats(scenario, analysis), failures: [{ code: 'combats', error }] };
  }
}

/** The combats cannot be checked now: those that were failing still count as failing. */
function noCombats({ index }: Scenario, { previous }: Analysis): CheckedCombats {
  return { problems: [], failing: previous.failing[index] ?? [], isPartial: false, plays: 0, failures: [] };
}

/** A syntax error that may be a typing slip gets a fix, found by trial on demand. */
function mendable(analysis: Analysis, problem: TextProblem): OffsetProblem {
  const shown = ofText(problem);
  const { code, fixes = [] } = problem;
  if (!isMended(code) || (fixes.length > 0 && code !== 'syntax/indentation')) return shown;
  return { ...shown, fixes: lazy(() => mendOf(analysis, problem)), isTried: true };
}

export function ofText({ range, code, severity, message, related = [], fixes = [] }: TextProblem): OffsetProblem {
  return {
    ...range,
    code,
    severity,
    message: cut(printable(message), shown.message),
    related: related
      .slice(0, shown.related)
      .map((other) => ({ ...other.range, message: cut(printable(other.message), shown.message) })),
    unnecessary: false,
    hasPreferredFix: fixes.some(({ preferred }) => preferred),
    fixes: () => fixes.map((fix) => ({ ...fix, title: plainLabel(fix.title) })),
  };
}

function ofScenario(analysis: Analysis, scenario: Scenario, combats: CheckedCombats): readonly OffsetProblem[] {
  return problemsOf(scenario, analysis, combats).map((problem) => {
    const { code, severity, rule, unnecessary = false, fixes = [] } = problem;
    const { range, message, inTable } = shownAt(scenario, problem);
    return {
      ...range,
      ...(inTable && { inTable }),
      code,
      severity,
      message: cut(printable(message), shown.message),
      rule: rule === undefined || !scenario.ruleset ? undefined : pageOf(scenario.ruleset, rule, code),
      related: relatedOf(scenario, problem),
      unnecessary,
      hasPreferredFix: fixes.some(({ preferred }) => preferred),
      fixes: lazy(() => fixes.flatMap((fix) => asTextFix(analysis, scenario, fix))),
    };
  });
}

/** The range and the message of a diagnostic. */
interface Shown {
  readonly range: Range;
  readonly message: string;
  readonly inTable?: InTable;
}

/** A diagnostic in a table file is shown both there and where the scenario names the file. */
function shownAt(scenario: Scenario, { place, message }: Problem): Shown {
  const range = rangeIn(scenario, place);
  if (range) return { range, message };
  const found = placeInTable(scenario.tables, place);
  const shown = found && rangeIn(scenario, found.loaded.place);
  if (!found || !shown) return { range: startOf(scenario), message };
  const { path } = found.loaded;
  return {
    range: shown,
    message: `${path}, line ${found.line}: ${message}`,
    inTable: { path, ...found.range, message },
  };
}

/** For a merged or aliased value, the last entry is the place where it is written. */
function relatedOf(scenario: Scenario, { place, related = [] }: Problem): OffsetProblem['related'] {
  const source = sourceOf(place);
  const all = [...related, ...(source ? [{ place: source, message: 'The value is written here.' }] : [])];
  return all.slice(0, shown.related).flatMap(({ place: other, message }) => {
    const range = rangeIn(scenario, other);
    return range ? [{ ...range, message: cut(printable(message), shown.message) }] : [];
  });
}

function rangeIn({ document }: Scenario, place: Place): Range | undefined {
  return rangeOf(document, place);
}

function startOf({ document }: Scenario): Range {
  return rangeOf(document, { owner: document.data, key: Object.keys(document.data)[0], onKey: true }) ?? document.range;
}

function withSeverity(problem: OffsetProblem, level: Severity | 'off' | undefined): readonly OffsetProblem[] {
  if (level === 'off') return [];
  return [level === undefined ? problem : { ...problem, severity: level }];
}

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, information: 2, hint: 3 };

/** Sorts by place, then by severity, and removes duplicates. */
function inOrder(all: readonly OffsetProblem[]): readonly OffsetProblem[] {
  const once = new Map(
    all.map((problem) => [`${problem.from} ${problem.to} ${problem.code} ${problem.message}`, problem]),
  );
  return [...once.values()].sort(
    (a, b) => a.from - b.from || ranks[a.severity] - ranks[b.severity] || a.to - b.to || (a.code < b.code ? -1 : 1),
  );
}
