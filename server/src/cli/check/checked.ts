/**
 * The result of `asdic check` for a file: its diagnostics and, if a format needs them, fixes, expectations and reports. It is plain data,
 * since it comes from a thread.
 */
import { applyTextEdits, fixAll, problems as problemsOf, statedExpectations } from '../../features';
import type { OffsetProblem, OffsetRange, SeverityByCode } from '../../features';
import type { CombatReport } from '../../page/check-document';
import { withExpectedOdds } from '../../library/expected-odds';
import { listedProblem, spanOf } from '../../library/problems';
import type { ListedProblem, Span } from '../../library/problems';
import type { Scenario } from '../../library/scenario';
import { analysed } from '../analysed';
import type { Surroundings } from '../analysed';
import { readSource } from '../inputs/read';
import type { Input } from '../inputs/read';
import type { Source } from '../inputs/source';
import { CannotRun } from '../../library/failure';
import type { WatchOptions } from '../../library/watch';
import { following } from '../progress';
import type { Progress } from '../progress';

/** The parts of the result that the outputs need. */
export interface Wanted {
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
  readonly problems: readonly CheckedProblem[];
  readonly expectations: readonly CheckedExpectation[];
  readonly reports: readonly CombatReport[];
  /** The text before and after all safe fixes; absent if they changed nothing. */
  readonly fixed?: FixedText;
}

export interface FixedText {
  readonly before: string;
  readonly after: string;
  /** The file begins with a byte order mark. */
  readonly isMarked: boolean;
}

export interface CheckedProblem {
  readonly listed: ListedProblem;
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
  readonly problem?: CheckedProblem;
}

/** A file that cannot be read, with the reason in a sentence. */
export interface Unread {
  readonly name: string;
  readonly unread: string;
}

/** @param update reports the progress of long calculations */
export async function checkSource(
  source: Source,
  wanted: Wanted,
  surroundings: Surroundings,
  tell: Progress['tell'],
): Promise<CheckedFile | Unread> {
  const host = { ...surroundings, watch: following('odds of', tell) };
  try {
    return await checkInput(await readSource(source), wanted, host);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    return { name: source.name, unread: error.message };
  }
}

/** The context of a check, with a watcher for its progress. */
interface Watched extends Surroundings {
  readonly watch: WatchOptions;
}

async function checkInput(input: Input, wanted: Wanted, host: Watched): Promise<CheckedFile> {
  const { name } = input;
  const { scenario, found } = wanted.fixAll ? await mended(input, wanted, host) : await looked(input, wanted, host);
  const problems = found.map((problem) => checkedProblem(problem, scenario, wanted));
  const expectations = wanted.expectations ? expectationsOf(scenario, found, problems) : [];
  const reports = wanted.reports ? await (await import('./reports')).reportsOf(scenario, wanted, host.watch) : [];
  const { text } = scenario.analysis;
  const fixed = text !== input.text && {
    fixed: { before: input.text, after: text, isMarked: input.isMarked },
  };
  return { name, problems, expectations, reports, ...fixed };
}

interface Looked {
  readonly scenario: Scenario;
  readonly found: readonly OffsetProblem[];
}

async function looked(input: Input, { severity, runs }: Wanted, host: Watched): Promise<Looked> {
  const scenario = await withExpectedOdds(await analysed(input, host), { runs }, host.watch);
  return { scenario, found: problemsOf(scenario.analysis, {}, severity) };
}

/** Overlapping fixes are applied in successive rounds. Only fixes that undo each other would need more rounds than this. */
const maxRounds = 10;

async function mended(input: Input, wanted: Wanted, host: Watched): Promise<Looked> {
  let now = await looked(input, wanted, host);
  for (let round = 0; round < maxRounds; round++) {
    const edits = fixAll(now.found)?.edits ?? [];
    const text = applyTextEdits(now.scenario.analysis.text, edits);
    if (text === now.scenario.analysis.text) break;
    now = await looked({ ...input, text }, wanted, host);
  }
  return now;
}

function checkedProblem(problem: OffsetProblem, scenario: Scenario, { fixes }: Wanted): CheckedProblem {
  return {
    listed: listedProblem(scenario, problem),
    ruleset: problem.rule?.ruleset,
    text: lineAt(scenario, problem.from),
    related: problem.related.map((other) => ({ ...spanOf(other, scenario), message: other.message })),
    fixes: fixes
      ? problem.fixes().map(({ title, edits }) => ({
          title,
          edits: edits.map((edit) => ({ ...spanOf(edit, scenario), insert: edit.insert })),
        }))
      : [],
  };
}

function lineAt({ analysis }: Scenario, offset: number): string {
  const { text, positionAt, offsetAt } = analysis.lines();
  const { line } = positionAt(offset);
  return text.slice(offsetAt(line, 0), offsetAt(line, Infinity)).trim();
}

function expectationsOf(
  scenario: Scenario,
  found: readonly OffsetProblem[],
  problems: readonly CheckedProblem[],
): readonly CheckedExpectation[] {
  const ofExpectations = found.flatMap((problem, index) =>
    problem.code.startsWith('expect/') ? [{ problem, index }] : [],
  );
  const isAt = (a: OffsetRange) => (b: OffsetRange) => a.from === b.from && a.to === b.to;
  return statedExpectations(scenario.analysis).map(({ combat, path, value, places }) => {
    const index = ofExpectations.find(({ problem }) => places.some(isAt(problem)))?.index;
    return {
      name: `${combat}: ${path.join('.')}`,
      line: spanOf(value, scenario).line,
      problem: index === undefined ? undefined : problems[index],
    };
  });
}
