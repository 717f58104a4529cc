/** All diagnostics of a file, in the order of the text, for the editor and the command line. */
import type { Place } from '../../model/place';
import { type Diagnostic, type Fix, type Severity, createCheckFailure } from '../../model/diagnostic';
import { toPlainLabel, toPrintable, truncate } from '../../model/wording';
import {
  type Range,
  type TextDiagnostic,
  type TextEdit,
  type TextFix,
  findSource,
  limits,
  rangeAt,
  createTextEdits,
} from '../../text';
import type { Analysis } from '../analysis/analysis';
import { getRulePageParams } from '../format/rules';
import { createLazy } from '../../model/lazy';
import { runToEnd } from '../../model/steps';
import { createMissingIdFix } from '../../schema/missing-id';
import { displayLimits } from '../scenario/display-limits';
import { type Scenario, toSourceEdits } from '../scenario/scenario';
import { findTrialFix, hasTrialFix } from './trial-fix';
import { type SeverityByCode, diagnoseConfig, findLevel } from '../scenario/config';
import { applySuppressions } from './suppressions';
import { listTableDiagnostics, placeInTable } from '../scenario/tables';
import { type CombatCheck, checkCombats, diagnoseOdds, getKnownOdds } from './combats';
import {
  type InTable,
  type OffsetDiagnostic,
  getComputedDiagnostics,
  storeDiagnostics,
} from '../scenario/offset-diagnostic';
import { runChecks } from './checks';
import { diagnoseFairDice } from './fair-dice';
import { diagnoseFollows } from './follows';
import { collectRanges, filterBroken, mergeAliasRepeats } from './follow-ups';
import { diagnoseLinks } from './links';

/**
 * @param severity from the settings; the configuration file of the workspace takes precedence
 * @param overrides from the command line; they take precedence over both
 */
export function diagnose(
  analysis: Analysis,
  severity: SeverityByCode = {},
  overrides: SeverityByCode = {},
): readonly OffsetDiagnostic[] {
  return limitCount(sortAndDeduplicate(applyLevels(analysis, listDiagnostics(analysis), severity, overrides)));
}

/** All diagnostics before suppression and settings, with their default severities. Unsorted. */
export function listAllDiagnostics(analysis: Analysis): readonly OffsetDiagnostic[] {
  listDiagnostics(analysis);
  return getComputedDiagnostics(analysis)?.unfiltered ?? [];
}

/** Applies the configured severities and removes diagnostics that are off. */
export function applyLevels(
  { environment }: Analysis,
  all: readonly OffsetDiagnostic[],
  severity: SeverityByCode,
  overrides: SeverityByCode = {},
): readonly OffsetDiagnostic[] {
  const configured = environment.config?.severity ?? {};
  const levels = new Map<string, Severity | 'off' | undefined>();
  return all.flatMap((diagnostic) => {
    const { code } = diagnostic;
    if (!levels.has(code))
      levels.set(code, findLevel(overrides, code) ?? findLevel(configured, code) ?? findLevel(severity, code));
    const level = levels.get(code) ?? diagnostic.severity;
    return level === 'off' ? [] : [level === diagnostic.severity ? diagnostic : { ...diagnostic, severity: level }];
  });
}

/** Whether combats are pending, so that the diagnostics are not complete yet (see `runDeferredExpectations`). */
export function hasPendingCombats(analysis: Analysis): boolean {
  listDiagnostics(analysis);
  return getComputedDiagnostics(analysis)!.isPartial;
}

/** Call this when all pending combats have been checked: the diagnostics of the analysis are then complete. Pauses after each. */
export function* computeAllInSteps(analysis: Analysis): Generator<void> {
  yield* computeInSteps(analysis, Infinity);
}

/**
 * The checks run once per analysis, however many requests need its diagnostics. They run again when expected odds have been calculated
 * meanwhile.
 */
function listDiagnostics(analysis: Analysis): readonly OffsetDiagnostic[] {
  const previous = getComputedDiagnostics(analysis);
  const knownOdds = getKnownOdds(analysis);
  if (previous?.knownOdds.every((odds, index) => odds === knownOdds[index])) return previous.diagnostics;
  return runToEnd(computeInSteps(analysis, previous?.isComplete ? Infinity : analysis.maxImmediateCombats));
}

/** @param budget maximum number of combats to simulate; if more are urgent, none is */
function* computeInSteps(analysis: Analysis, budget: number): Generator<void, readonly OffsetDiagnostic[]> {
  const knownOdds = getKnownOdds(analysis);
  const combats: CheckedCombats[] = [];
  let remaining = budget;
  const unfiltered: OffsetDiagnostic[] = [];
  for (const diagnostic of analysis.file.diagnostics) {
    unfiltered.push(withTrialFixes(analysis, diagnostic));
    yield;
  }
  const faultyRanges = collectRanges(analysis.file.diagnostics);
  for (const scenario of analysis.scenarios) {
    const checked =
      scenario.ruleset && !scenario.rulesetDiagnostic
        ? checkScenarioCombats(scenario, analysis, remaining)
        : keepFailing(scenario, analysis);
    combats.push(checked);
    remaining -= checked.simulationCount;
    yield;
    for (const diagnostic of collectDiagnostics(scenario, analysis, checked, faultyRanges)) {
      unfiltered.push(locateDiagnostic(analysis, scenario, diagnostic));
      yield;
    }
  }
  unfiltered.push(...diagnoseLinks(analysis));
  const isPartial = combats.some((checked) => checked.isPartial);
  const isAll = !isPartial && knownOdds.every((odds) => odds !== undefined);
  const { diagnostics: all, unusedComments } = applySuppressions(analysis, unfiltered, isAll);
  const published = { failing: combats.map(({ failing }) => failing), unusedComments };
  storeDiagnostics(analysis, {
    knownOdds,
    isPartial,
    isComplete: budget === Infinity,
    unfiltered,
    diagnostics: all,
    published,
  });
  return all;
}

/** The first diagnostics of a file and the number of the others: nobody reads thousands, and they would freeze the editor. */
function limitCount(all: readonly OffsetDiagnostic[]): readonly OffsetDiagnostic[] {
  if (all.length <= limits.problems) return all;
  const { from, to } = all[limits.problems]!;
  const remaining = all.length - limits.problems;
  const more = toOffsetDiagnostic({
    range: { from, to },
    code: 'asdic/more-problems',
    severity: 'information',
    message: `There ${remaining === 1 ? 'is 1 more problem' : `are ${remaining} more problems`} from here on. Fix those above first.`,
  });
  return [...all.slice(0, limits.problems), more];
}

/** Diagnostics of a scenario other than syntax errors, with places in its data. */
function collectDiagnostics(
  scenario: Scenario,
  analysis: Analysis,
  combats: CheckedCombats,
  faultyRanges: ReadonlySet<string>,
): readonly Diagnostic[] {
  const { caches } = analysis;
  const { ruleset, rulesetDiagnostic, document } = scenario;
  if (rulesetDiagnostic) return document.broken ? [] : [rulesetDiagnostic];
  if (!ruleset) return [];
  const { diagnostics: checkDiagnostics, failures } = runChecks(scenario, ruleset, caches.checks);
  return [
    ...filterBroken(
      document,
      mergeAliasRepeats(scenario.schemaDiagnostics().filter(({ isHidden }) => isHidden !== true)),
      faultyRanges,
    ),
    ...mergeAliasRepeats(scenario.ids().diagnostics),
    ...runCheck('table', scenario, () => listTableDiagnostics(scenario)),
    ...runCheck('config', scenario, () => diagnoseConfig(scenario.tables.config)),
    ...checkDiagnostics,
    ...combats.diagnostics,
    ...runCheck('dice', scenario, () => diagnoseFairDice(scenario)),
    ...runCheck('follows', scenario, () => diagnoseFollows(analysis, scenario)),
    ...runCheck('odds', scenario, () => diagnoseOdds(analysis, scenario)),
    ...[...failures, ...combats.failures].map(({ code, error }) =>
      createCheckFailure(code, error, getScenarioPlace(scenario)),
    ),
  ];
}

/** The diagnostics of a check, or one that says that it crashed. */
function runCheck(check: string, scenario: Scenario, run: () => readonly Diagnostic[]): readonly Diagnostic[] {
  try {
    return run();
  } catch (error) {
    return [createCheckFailure(check, error, getScenarioPlace(scenario))];
  }
}

/** The place of diagnostics on a scenario as a whole. */
function getScenarioPlace({ document }: Scenario): Place {
  return { owner: document.data, key: 'ruleset' };
}

/** The diagnostics of the combats of a scenario, or the error if the ruleset cannot list them. */
interface CheckedCombats extends CombatCheck {
  readonly failures: readonly { readonly code: string; readonly error: unknown }[];
}

function checkScenarioCombats(scenario: Scenario, analysis: Analysis, budget: number): CheckedCombats {
  const failing = analysis.previousDiagnostics.failing[scenario.index] ?? [];
  try {
    scenario.combats();
    return { ...checkCombats(scenario, analysis.caches.expectations, failing, budget), failures: [] };
  } catch (error) {
    return { ...keepFailing(scenario, analysis), failures: [{ code: 'combats', error }] };
  }
}

/** The combats cannot be checked now: those that were failing still count as failing. */
function keepFailing({ index }: Scenario, { previousDiagnostics }: Analysis): CheckedCombats {
  const emptyResult = { diagnostics: [], isPartial: false, simulationCount: 0, failures: [] };
  return { ...emptyResult, failing: previousDiagnostics.failing[index] ?? [] };
}

/** A syntax error that may be a typing slip gets a fix, found by trial on demand. */
function withTrialFixes(analysis: Analysis, diagnostic: TextDiagnostic): OffsetDiagnostic {
  const converted = toOffsetDiagnostic(diagnostic);
  const { code, fixes = [] } = diagnostic;
  if (!hasTrialFix(code) || (fixes.length > 0 && code !== 'syntax/indentation')) return converted;
  return { ...converted, listFixes: createLazy(() => findTrialFix(analysis, diagnostic)), isFixedByTrial: true };
}

export function toOffsetDiagnostic({
  range,
  code,
  severity,
  message,
  related = [],
  fixes = [],
}: TextDiagnostic): OffsetDiagnostic {
  return {
    ...range,
    code,
    severity,
    message: truncate(toPrintable(message), displayLimits.message),
    related: related
      .slice(0, displayLimits.related)
      .map((other) => ({ ...other.range, message: truncate(toPrintable(other.message), displayLimits.message) })),
    unnecessary: false,
    hasPreferredFix: fixes.some(({ preferred }) => preferred),
    listFixes: () => fixes.map((fix) => ({ ...fix, title: toPlainLabel(fix.title) })),
  };
}

function locateDiagnostic(analysis: Analysis, scenario: Scenario, diagnostic: Diagnostic): OffsetDiagnostic {
  const { code, severity, rule, unnecessary = false, fixes = [], missingId } = diagnostic;
  const { range, message, inTable } = locate(scenario, diagnostic);
  return {
    ...range,
    ...(inTable && { inTable }),
    code,
    severity,
    message: truncate(toPrintable(message), displayLimits.message),
    rule: rule === undefined || !scenario.ruleset ? undefined : getRulePageParams(scenario.ruleset, rule, code),
    related: createRelated(scenario, diagnostic),
    unnecessary,
    hasPreferredFix: fixes.some(({ preferred }) => preferred),
    listFixes: createLazy(() =>
      [...fixes, ...(missingId ? [createMissingIdFix(missingId, scenario.ids().ids.declarations)] : [])].flatMap(
        (fix) => toTextFix(analysis, scenario, fix),
      ),
    ),
  };
}

/** The range and the message of a diagnostic. */
interface Location {
  readonly range: Range;
  readonly message: string;
  readonly inTable?: InTable;
}

/** A diagnostic in a table file is shown both there and where the scenario names the file. */
function locate(scenario: Scenario, { place, message }: Diagnostic): Location {
  const range = rangeAt(scenario.document, place);
  if (range) return { range, message };
  const location = placeInTable(scenario.tables, place);
  const placeRange = location && rangeAt(scenario.document, location.loaded.place);
  if (!location || !placeRange) return { range: getStartRange(scenario), message };
  const { path } = location.loaded;
  return {
    range: placeRange,
    message: `${path}, line ${location.line}: ${message}`,
    inTable: { path, ...location.range, message },
  };
}

/** For a merged or aliased value, the last entry is the place where it is written. */
function createRelated(scenario: Scenario, { place, related = [] }: Diagnostic): OffsetDiagnostic['related'] {
  const source = findSource(place);
  const all = [...related, ...(source ? [{ place: source, message: 'The value is written here.' }] : [])];
  return all.slice(0, displayLimits.related).flatMap(({ place: other, message }) => {
    const range = rangeAt(scenario.document, other);
    return range ? [{ ...range, message: truncate(toPrintable(message), displayLimits.message) }] : [];
  });
}

function getStartRange({ document }: Scenario): Range {
  return rangeAt(document, { owner: document.data, key: Object.keys(document.data)[0], onKey: true }) ?? document.range;
}

const severityRanks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, information: 2, hint: 3 };

/** Sorts by place, then by severity, and removes duplicates. */
function sortAndDeduplicate(all: readonly OffsetDiagnostic[]): readonly OffsetDiagnostic[] {
  const toKey = ({ from, to, code, message }: OffsetDiagnostic) => `${from} ${to} ${code} ${message}`;
  const diagnosticsByKey = new Map(all.map((diagnostic) => [toKey(diagnostic), diagnostic]));
  return [...diagnosticsByKey.values()].sort(
    (a, b) =>
      a.from - b.from ||
      severityRanks[a.severity] - severityRanks[b.severity] ||
      a.to - b.to ||
      (a.code < b.code ? -1 : 1),
  );
}

/** Empty if the text layer cannot apply the fix (in a table file), or if it would change nothing. */
export function toTextFix(
  { file }: Analysis,
  scenario: Scenario,
  { title, edits, preferred }: Fix,
): readonly TextFix[] {
  // Every edit but the last parses the text again: do not offer a fix that takes seconds.
  if ((edits.length - 1) * file.text.length > limits.rereadCharacters) return [];
  const changes = createTextEdits(file, toSourceEdits(scenario, edits));
  // A value that is parsed differently from its text may need no change of the text.
  if (changes.every(({ from, to, insert }) => file.text.slice(from, to) === insert)) return [];
  if (losesComments(file, edits, changes)) return [];
  return [{ title: toPlainLabel(title), edits: changes, preferred }];
}

/** Whether rewriting a list or mapping would lose comments. Comments of removed values do not count. */
function losesComments({ text }: Analysis['file'], edits: Fix['edits'], changes: readonly TextEdit[]): boolean {
  const rewrites = edits.some((edit) => {
    return edit.edit === 'set' && typeof (edit.owner as Readonly<Record<string, unknown>>)[edit.key] === 'object';
  });
  if (!rewrites) return false;
  const findComments = (slice: string) => slice.match(/(?<=^|\s)#.*/gm) ?? [];
  return changes.some(({ from, to, insert }) =>
    findComments(text.slice(from, to)).some((comment) => !insert.includes(comment)),
  );
}
