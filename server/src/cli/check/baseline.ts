/**
 * A baseline: the diagnostics that existed when it was written, accepted until they are fixed. It is meant for git, so it is sorted, and
 * moving a line does not change it.
 *
 *     { "asdicBaseline": 1, "problems": [{ "file": "a.scenario.yaml", "code": "wif-ssw/owner-passed", "text": "- { id: u-47 ... }", "count": 1 }] }
 */
import { CannotRun } from '../../library/errors';
import { toText } from '../outcome';
import { toJson } from '../print/json';
import type { CheckedFile, CheckedDiagnostic } from './check-source';

/** The number of accepted diagnostics with this code that begin on a line with this text, in one file. */
interface AcceptedGroup {
  readonly file: string;
  readonly code: string;
  readonly text: string;
  readonly count: number;
}

const version = 1;

/** @throws CannotRun if the text is not a baseline */
export function readBaseline(text: string, name: string): readonly AcceptedGroup[] {
  const data = parseJson(text) as { readonly asdicBaseline?: unknown; readonly problems?: unknown } | undefined;
  if (data?.asdicBaseline !== version || !Array.isArray(data.problems) || !data.problems.every(isAccepted))
    throw new CannotRun(`${name} is not a baseline. Write one: asdic check ... --baseline ${name} --update-baseline.`);
  return data.problems;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

function isAccepted(item: unknown): item is AcceptedGroup {
  if (typeof item !== 'object' || item === null) return false;
  const { file, code, text, count } = item as Partial<Record<keyof AcceptedGroup, unknown>>;
  return typeof file === 'string' && typeof code === 'string' && typeof text === 'string' && Number.isInteger(count);
}

/** The text of a baseline that accepts all current diagnostics. */
export function formatBaseline(files: readonly CheckedFile[]): string {
  const groups = new Map<string, AcceptedGroup>();
  for (const problem of files.flatMap(({ problems }) => problems)) {
    const { listedDiagnostic, text } = problem;
    const key = createBaselineKey(problem);
    groups.set(key, {
      file: listedDiagnostic.file,
      code: listedDiagnostic.code,
      text,
      count: (groups.get(key)?.count ?? 0) + 1,
    });
  }
  const problems = [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, accepted]) => accepted);
  return toText(toJson({ asdicBaseline: version, problems }));
}

interface BaselineResult {
  readonly files: readonly CheckedFile[];
  /** The number of accepted diagnostics. */
  readonly accepted: number;
  /** The number of accepted diagnostics that no longer occur in the checked files. */
  readonly gone: number;
}

/** Removes the diagnostics that a baseline accepts. */
export function applyBaseline(baseline: readonly AcceptedGroup[], files: readonly CheckedFile[]): BaselineResult {
  const remaining = new Map(baseline.map(({ file, code, text, count }) => [joinKey(file, code, text), count]));
  let accepted = 0;
  const remainingFiles = files.map((file) => ({
    ...file,
    problems: file.problems.filter((problem) => {
      const key = createBaselineKey(problem);
      const count = remaining.get(key) ?? 0;
      if (count <= 0) return true;
      remaining.set(key, count - 1);
      accepted++;
      return false;
    }),
  }));
  const names = new Set(files.map(({ name }) => name));
  const obsoleteEntries = baseline
    .filter(({ file }) => names.has(file))
    .reduce((sum, { file, code, text }) => sum + (remaining.get(joinKey(file, code, text)) ?? 0), 0);
  return { files: remainingFiles, accepted, gone: obsoleteEntries };
}

/** Identifies a diagnostic across runs, independent of its line number. */
export function createBaselineKey({
  listedDiagnostic,
  text,
}: Pick<CheckedDiagnostic, 'listedDiagnostic' | 'text'>): string {
  return joinKey(listedDiagnostic.file, listedDiagnostic.code, text);
}

function joinKey(file: string, code: string, text: string): string {
  return [file, code, text].join('\n');
}
