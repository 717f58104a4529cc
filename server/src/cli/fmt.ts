/** `asdic fmt`: corrects indentation and spaces, like the formatter of the editor. */
import { applyTextEdits, formatDocument } from '../features';
import { CannotRun } from '../library/errors';
import { pluralize, toPrintable } from '../model/wording';
import { analyseInput, type AnalysisContext, createAnalysisContext } from './analyse';
import { planChanges } from './check/changes';
import type { ChangedText } from './check/check-source';
import type { Host } from './host';
import { type SelectionOptions, selectSources } from './inputs/select';
import { readSource } from './inputs/read';
import type { Source } from './inputs/source';
import type { Outcome } from './outcome';
import { pause } from './progress';

export interface FmtOptions extends SelectionOptions {
  /** Lists the files that would change, and writes nothing. */
  readonly check?: boolean;
  /** Shows the changes as a diff. */
  readonly dryRun?: boolean;
}

/** Spaces for each level of a scenario. */
const indentSize = 2;

interface FormatResult {
  readonly name: string;
  readonly change?: ChangedText;
}

/** A file that cannot be read becomes a note and exit code 2; the others are formatted. */
export async function runFmt(args: readonly string[], options: FmtOptions, host: Host): Promise<Outcome> {
  const { sources, argumentErrors } = await selectSources(args, host, options);
  const failures = [...argumentErrors];
  const files: FormatResult[] = [];
  const context = createAnalysisContext(host);
  for (const [index, source] of sources.entries()) {
    host.progress.showStep(`Formatting ${index + 1} of ${pluralize(sources.length, 'file')}`);
    const file = await formatSource(source, context, failures);
    if (file) files.push(file);
    await pause();
  }
  const notes = failures.map((message) => `asdic: ${toPrintable(message)}`);
  const changedFiles = files.filter(({ change }) => change);
  if (options.check) {
    const summary =
      changedFiles.length === 0
        ? `${pluralize(files.length, 'file')} checked: nothing to format.`
        : `${pluralize(changedFiles.length, 'file')} of ${files.length} would be formatted: run asdic fmt.`;
    const output = `${[...changedFiles.map(({ name }) => toPrintable(name)), summary].join('\n')}\n`;
    return {
      output,
      notes: joinLines(notes),
      exitCode: failures.length > 0 ? 2 : changedFiles.length > 0 ? 1 : 0,
    };
  }
  const changes = planChanges(files, { sources, dryRun: options.dryRun, pastVerb: 'Formatted' });
  return {
    output: changes.output ?? '',
    notes: joinLines([...notes, ...changes.notes]),
    files: changes.files,
    exitCode: failures.length > 0 ? 2 : changes.exitCode,
  };
}

async function formatSource(
  source: Source,
  context: AnalysisContext,
  failures: string[],
): Promise<FormatResult | undefined> {
  try {
    const input = await readSource(source);
    const { analysis } = await analyseInput(input, context);
    const edits = formatDocument(analysis, { tabSize: indentSize, insertFinalNewline: true });
    const after = applyTextEdits(input.text, edits);
    const { text: before, hasByteOrderMark, name } = input;
    return { name, ...(after !== before && { change: { before, after, hasByteOrderMark } }) };
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    failures.push(error.message);
    return undefined;
  }
}

function joinLines(notes: readonly string[]): string {
  return notes.map((note) => `${note}\n`).join('');
}
