/**
 * Scenarios with marks for tests of features and checks:
 *
 *     const { text, cursor, marks } = fixture(`
 *       ruleset: wif-ssw
 *       powers:
 *         germany: { side: axs$0 }
 *         #                ^^^ schema/value  Did you mean `axis`?
 *     `);
 *
 * `$0` is the cursor. A comment line of carets marks the range above it, in the last line that has no carets; a code and a part of the
 * message may follow. Marks and cursor are not part of the text.
 */
import assert from 'node:assert/strict';

export interface Mark {
  readonly from: number;
  readonly to: number;
  readonly code?: string;
  /** A part of the expected message. */
  readonly message?: string;
}

export interface Fixture {
  readonly text: string;
  /** Offset of the first `$0`; undefined if there is none. */
  readonly cursor: number | undefined;
  readonly cursors: readonly number[];
  readonly marks: readonly Mark[];
}

const CARETS = /^(\s*#?\s*)(\^+)(?:\s+([\w-]+\/[\w-]+))?(?:\s+(\S.*?))?\s*$/;

/** Parses a marked scenario. A leading line break, and the indentation that all lines share, are removed. */
export function fixture(source: string): Fixture {
  const cursors: number[] = [];
  const marks: Mark[] = [];
  const lines: string[] = [];
  let start = 0; // of the line that carets mark
  let length = 0;
  for (const line of dedent(source).split('\n')) {
    const carets = CARETS.exec(line);
    if (carets && lines.length > 0) {
      const from = start + carets[1]!.length;
      const to = from + carets[2]!.length;
      assert.ok(to <= start + lines.at(-1)!.length, `The carets reach beyond the line above them: ${line}`);
      marks.push({ from, to, code: carets[3], message: carets[4] });
      continue;
    }
    const parts = line.split('$0');
    const plain = parts.join('');
    let column = 0;
    for (const part of parts.slice(0, -1)) cursors.push(length + (column += part.length));
    lines.push(plain);
    start = length;
    length += plain.length + 1;
  }
  return { text: lines.join('\n'), cursor: cursors[0], cursors, marks };
}

/** The text without its first line break and without the indentation that all of its lines share. */
export function dedent(source: string): string {
  const lines = source
    .replace(/^\n/, '')
    .replace(/\n[ ]*$/, '\n')
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length);
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(shared)).join('\n');
}

/** A diagnostic that a test compares with a mark. */
export interface ActualDiagnostic {
  readonly code: string;
  readonly message: string;
  readonly range: { readonly from: number; readonly to: number };
}

/** Asserts that the diagnostics match the marks of a fixture one to one. */
export function assertMarked(
  actual: readonly ActualDiagnostic[],
  { text, marks }: Pick<Fixture, 'text' | 'marks'>,
): void {
  const comparePlaces = <T extends { from: number; to: number }>(a: T, b: T) => a.from - b.from || a.to - b.to;
  const diagnostics = actual.map(({ code, message, range }) => ({ ...range, code, message })).sort(comparePlaces);
  const expected = [...marks].sort(comparePlaces);
  const show = (mark: Mark) =>
    `${JSON.stringify(text.slice(mark.from, mark.to))} at ${mark.from}${mark.code ? ` ${mark.code}` : ''}`;
  const matched = diagnostics.map((diagnostic, index) => {
    const mark = expected[index];
    return { ...diagnostic, ...(mark && mark.code === undefined && { code: undefined }) };
  });
  assert.deepEqual(
    matched.map(show),
    expected.map(show),
    `Found: ${actual.map((diagnostic) => `\n  ${diagnostic.code}: ${diagnostic.message}`).join('') || 'nothing'}`,
  );
  for (const [index, { message }] of expected.entries())
    if (message !== undefined)
      assert.ok(
        diagnostics[index]!.message.includes(message),
        `"${message}" is no part of "${diagnostics[index]!.message}"`,
      );
}
