/** Decides the fate of changed files: they are written, shown as a diff, or, from standard input, printed. */
import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { type Source, standardInput } from '../inputs/source';
import { CannotRun } from '../../library/errors';
import type { WrittenFile } from '../outcome';
import type { ChangedText } from './check-source';

export interface Changes {
  /** Replaces the list of diagnostics. */
  readonly output?: string;
  readonly notes: readonly string[];
  readonly files: readonly WrittenFile[];
  /** 1 if something would change and was only shown. */
  readonly exitCode: 0 | 1;
}

interface ChangeOptions {
  readonly sources: readonly Source[];
  readonly dryRun?: boolean;
  /** The verb of the note: `Fixed`, `Formatted`. */
  readonly pastVerb: string;
}

/** @throws CannotRun if the text of standard input would share the output with files */
export function planChanges(
  files: readonly { readonly name: string; readonly change?: ChangedText }[],
  { sources, dryRun = false, pastVerb }: ChangeOptions,
): Changes {
  const changedFiles = files.flatMap(({ name, change }) => (change ? [{ name, ...change }] : []));
  if (dryRun)
    return {
      output: changedFiles.map(formatDiff).join(''),
      notes: [],
      files: [],
      exitCode: changedFiles.length > 0 ? 1 : 0,
    };
  const stdinSource = sources.find(({ text }) => text !== undefined);
  if (stdinSource) {
    if (sources.length > 1) throw new CannotRun('Standard input is changed by itself: name no file beside `-`.');
    return {
      output: changedFiles[0] ? toFileText(changedFiles[0]) : stdinSource.text,
      notes: [],
      files: [],
      exitCode: 0,
    };
  }
  const written = changedFiles.map((file) => ({
    path: file.name,
    text: toFileText(file),
    previousText: toFileText({ ...file, after: file.before }),
    noteWhenWritten: { verb: pastVerb },
  }));
  return { notes: [], files: written, exitCode: 0 };
}

function toFileText({ after, hasByteOrderMark }: ChangedText): string {
  return hasByteOrderMark ? `\ufeff${after}` : after;
}

/** In the format of `git apply` and `patch -p1`. */
function formatDiff({ name, before, after }: ChangedText & { readonly name: string }): string {
  const displayName = name === standardInput ? 'stdin' : name;
  return createTwoFilesPatch(`a/${displayName}`, `b/${displayName}`, before, after, undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  });
}
