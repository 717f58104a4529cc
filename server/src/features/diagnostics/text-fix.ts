/** Converts fixes from edits of the data to edits of the text. */
import type { Fix } from '../../model/diagnostic';
import { toPlainLabel } from '../../model/wording';
import { type TextEdit, type TextFix, limits, textEdits } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { type Scenario, toSourceEdits } from '../scenario/scenario';

/** Empty if the text layer cannot apply the fix (in a table file), or if it would change nothing. */
export function toTextFix(
  { file }: Analysis,
  scenario: Scenario,
  { title, edits, preferred }: Fix,
): readonly TextFix[] {
  // Every edit but the last parses the text again: do not offer a fix that takes seconds.
  if ((edits.length - 1) * file.text.length > limits.rewritten) return [];
  const changes = textEdits(file, toSourceEdits(scenario, edits));
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
