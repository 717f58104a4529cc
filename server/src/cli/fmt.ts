/** `asdic fmt`: corrects indentation and spaces, like the formatter of the editor. */
import { applyTextEdits, formatting } from '../features';
import { CannotRun } from '../library/failure';
import { counted, printable } from '../model/wording';
import { analysed, surroundingsOf } from './analysed';
import type { Surroundings } from './analysed';
import { changesOf } from './check/fixed';
import type { FixedText } from './check/checked';
import type { Host } from './host';
import { chosen } from './inputs/chosen';
import type { Choosing } from './inputs/chosen';
import { readSource } from './inputs/read';
import type { Source } from './inputs/source';
import type { Outcome } from './outcome';
import { pause } from './progress';

export interface FmtOptions extends Choosing {
  /** Lists the files that would change, and writes nothing. */
  readonly check?: boolean;
  /** Shows the changes as a diff. */
  readonly dryRun?: boolean;
}

/** Spaces for each level of a scenario. */
const indent = 2;

interface Formatted {
  readonly name: string;
  readonly fixed?: FixedText;
}

/** A file that cannot be read becomes a note and exit code 2; the others are formatted. */
export async function fmt(words: readonly string[], options: FmtOptions, host: Host): Promise<Outcome> {
  const { sources, unreadable } = await chosen(words, host, options);
  const failures = [...unreadable];
  const files: Formatted[] = [];
  const surroundings = surroundingsOf(host);
  for (const [index, source] of sources.entries()) {
    host.progress.step(`Formatting ${index + 1} of ${counted(sources.length, 'file')}`);
    const file = await formatted(source, surroundings, failures);
    if (file) files.push(file);
    await pause();
  }
  const notes = failures.map((why) => `asdic: ${printable(why)}`);
  const exitCode = failures.length > 0 ? 2 : 0;
  const changed = files.filter(({ fixed }) => fixed);
  if (options.check) {
    const summary =
      changed.length === 0
        ? `${counted(files.length, 'file')} checked: nothing to format.`
        : `${counted(changed.length, 'file')} of ${files.length} would be formatted: run asdic fmt.`;
    const output = `${[...changed.map(({ name }) => printable(name)), summary].join('\n')}\n`;
    return {
      output,
      notes: lines(notes),
      exitCode: Math.max(exitCode, changed.length > 0 ? 1 : 0) === 1 ? 1 : exitCode,
    };
  }
  const changes = changesOf(files, { sources, dryRun: options.dryRun, done: 'Formatted' });
  return {
    output: changes.output ?? '',
    notes: lines([...notes, ...changes.notes]),
    files: changes.files,
    exitCode: exitCode === 2 ? 2 : changes.exitCode,
  };
}

async function formatted(
  source: Source,
  surroundings: Surroundings,
  failures: string[],
): Promise<Formatted | undefined> {
  try {
    const input = await readSource(source);
    const { analysis } = await analysed(input, surroundings);
    const edits = formatting(analysis, { tabSize: indent, insertFinalNewline: true });
    const after = applyTextEdits(input.text, edits);
    const { text: before, isMarked, name } = input;
    return { name, ...(after !== before && { fixed: { before, after, isMarked } }) };
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    failures.push(error.message);
    return undefined;
  }
}

function lines(notes: readonly string[]): string {
  return notes.map((note) => `${note}\n`).join('');
}
