/**
 * The result of `asdic check` for a file: its diagnostics and, if a format needs them, fixes, expectations and reports. It is plain data,
 * since it comes from a thread.
 */
import {
  applyTextEdits,
  createFixAll,
  diagnose,
  findExpectations,
  type OffsetDiagnostic,
  type OffsetRange,
  type SeverityByCode,
} from '../../features';
import type { CombatReport } from '../../page/check-document';
import { withExpectedOdds } from '../../library/expected-odds';
import { toListedProblem, type ListedProblem, type Span, toSpan } from '../../library/problems';
import type { Scenario } from '../../library/scenario';
import { analyseInput, type AnalysisContext } from '../analyse';
import { type Input, readSource } from '../inputs/read';
import type { Source } from '../inputs/source';
import { CannotRun } from '../../library/errors';
import type { ProgressOptions } from '../../library/calculation-progress';
import { type Progress, createProgressReporter } from '../progress';

/** The parts of the result that the outputs need. */
export interface CheckRequest {
  readonly severity: SeverityByCode;
  /** Number of combats to roll if odds have to be sampled. */
  readonly runs: number;
  /** Include the fixes of each diagnostic. */
  readonly fixes: boolean;
  readonly expectations: boolean;
  /** Include a report of each combat, with its odds. */
  readonly reports: boolean;
  /** Apply all safe fixes first; the diagnostics are then the remaining ones. */
  readonly fixAll: boolean;
}

export interface CheckedFile {
  readonly name: string;
  readonly problems: readonly CheckedDiagnostic[];
  readonly expectations: readonly CheckedExpectation[];
  readonly reports: readonly CombatReport[];
  /** The text before and after all safe fixes; absent if they changed nothing. */
  readonly change?: ChangedText;
}

export interface ChangedText {
  readonly before: string;
  readonly after: string;
  /** The file begins with a byte order mark. */
  readonly hasByteOrderMark: boolean;
}

export interface CheckedDiagnostic {
  readonly listedDiagnostic: ListedProblem;
  /** Id of the ruleset that the rule belongs to. */
  readonly ruleset?: string;
  /** The line on which it begins, without indentation: stable when lines are added above. */
  readonly text: string;
  readonly related: readonly (Span & { readonly message: string })[];
  readonly fixes: readonly CheckedFix[];
}

export interface CheckedFix {
  readonly title: string;
  readonly edits: readonly (Span & { readonly insert: string })[];
}

/** A value of `expect:`. */
export interface CheckedExpectation {
  /** `biscay: surprisePoints.subs`. */
  readonly name: string;
  readonly line: number;
  /** The diagnostic, if it is not met or cannot be decided. */
  readonly problem?: CheckedDiagnostic;
}

/** A file that cannot be read, with the reason in a sentence. */
export interface UnreadableFile {
  readonly name: string;
  readonly readError: string;
}

/** @param update reports the progress of long calculations */
export async function checkSource(
  source: Source,
  request: CheckRequest,
  analysisContext: AnalysisContext,
  update: Progress['showDetail'],
): Promise<CheckedFile | UnreadableFile> {
  const context = { ...analysisContext, watch: createProgressReporter('odds of', update) };
  try {
    return await checkInput(await readSource(source), request, context);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    return { name: source.name, readError: error.message };
  }
}

/** The context of a check, with a watcher for its progress. */
interface CheckContext extends AnalysisContext {
  readonly watch: ProgressOptions;
}

async function checkInput(input: Input, request: CheckRequest, context: CheckContext): Promise<CheckedFile> {
  const { name } = input;
  const { scenario, offsetDiagnostics } = request.fixAll
    ? await checkAndFix(input, request, context)
    : await checkOnce(input, request, context);
  const problems = offsetDiagnostics.map((problem) => toCheckedDiagnostic(problem, scenario, request));
  const expectations = request.expectations ? listExpectations(scenario, offsetDiagnostics, problems) : [];
  const reports = request.reports
    ? await (await import('./reports')).createReports(scenario, request, context.watch)
    : [];
  const { text } = scenario.analysis;
  const changeMember = text !== input.text && {
    change: { before: input.text, after: text, hasByteOrderMark: input.hasByteOrderMark },
  };
  return { name, problems, expectations, reports, ...changeMember };
}

interface CheckPass {
  readonly scenario: Scenario;
  readonly offsetDiagnostics: readonly OffsetDiagnostic[];
}

async function checkOnce(input: Input, { severity, runs }: CheckRequest, context: CheckContext): Promise<CheckPass> {
  const scenario = await withExpectedOdds(await analyseInput(input, context), { runs }, context.watch);
  return { scenario, offsetDiagnostics: diagnose(scenario.analysis, {}, severity) };
}

/** Overlapping fixes are applied in successive rounds. Only fixes that undo each other would need more rounds than this. */
const maxRounds = 10;

async function checkAndFix(input: Input, request: CheckRequest, context: CheckContext): Promise<CheckPass> {
  let pass = await checkOnce(input, request, context);
  for (let round = 0; round < maxRounds; round++) {
    const edits = createFixAll(pass.offsetDiagnostics)?.edits ?? [];
    const text = applyTextEdits(pass.scenario.analysis.text, edits);
    if (text === pass.scenario.analysis.text) break;
    pass = await checkOnce({ ...input, text }, request, context);
  }
  return pass;
}

function toCheckedDiagnostic(
  problem: OffsetDiagnostic,
  scenario: Scenario,
  { fixes }: CheckRequest,
): CheckedDiagnostic {
  return {
    listedDiagnostic: toListedProblem(scenario, problem),
    ruleset: problem.rule?.ruleset,
    text: lineAt(scenario, problem.from),
    related: problem.related.map((other) => ({ ...toSpan(other, scenario), message: other.message })),
    fixes: fixes
      ? problem.listFixes().map(({ title, edits }) => ({
          title,
          edits: edits.map((edit) => ({ ...toSpan(edit, scenario), insert: edit.insert })),
        }))
      : [],
  };
}

function lineAt({ analysis }: Scenario, offset: number): string {
  const { text, positionAt, offsetAt } = analysis.lines();
  const { line } = positionAt(offset);
  return text.slice(offsetAt(line, 0), offsetAt(line, Infinity)).trim();
}

function listExpectations(
  scenario: Scenario,
  offsetDiagnostics: readonly OffsetDiagnostic[],
  problems: readonly CheckedDiagnostic[],
): readonly CheckedExpectation[] {
  const expectationDiagnostics = offsetDiagnostics.flatMap((problem, index) =>
    problem.code.startsWith('expect/') ? [{ problem, index }] : [],
  );
  const createRangeTest = (a: OffsetRange) => (b: OffsetRange) => a.from === b.from && a.to === b.to;
  return findExpectations(scenario.analysis).map(({ combat, path, value, places }) => {
    const index = expectationDiagnostics.find(({ problem }) => places.some(createRangeTest(problem)))?.index;
    return {
      name: `${combat}: ${path.join('.')}`,
      line: toSpan(value, scenario).line,
      problem: index === undefined ? undefined : problems[index],
    };
  });
}
