/** Fixes, which are said in terms of the data, as edits of the text. */
import type { Fix } from '../../model/problem';
import { plainLabel } from '../../model/wording';
import { limits, textEdits } from '../../text';
import type { TextEdit, TextFix } from '../../text';
import type { Analysis } from '../analysis';
import { editsOfText } from '../scenario';
import type { Scenario } from '../scenario';

/** A fix as edits of the text; none where the text layer cannot carry it out (in a table of another file), or nothing would change. */
export function asTextFix(
  { file }: Analysis,
  scenario: Scenario,
  { title, edits, preferred }: Fix,
): readonly TextFix[] {
  // Each edit but the last has the text read again: a fix that would take seconds is not offered.
  if ((edits.length - 1) * file.text.length > limits.rewritten) return [];
  const changes = textEdits(file, editsOfText(scenario, edits));
  // What is read otherwise than it is written may be written as it should be.
  if (changes.every(({ from, to, insert }) => file.text.slice(from, to) === insert)) return [];
  if (losesComments(file, edits, changes)) return [];
  return [{ title: plainLabel(title), edits: changes, preferred }];
}

/** Whether a list or mapping that is written anew had comments which would be gone; those of what is removed go with it. */
function losesComments({ text }: Analysis['file'], edits: Fix['edits'], changes: readonly TextEdit[]): boolean {
  const rewrites = edits.some((edit) => {
    return edit.edit === 'set' && typeof (edit.owner as Readonly<Record<string, unknown>>)[edit.key] === 'object';
  });
  if (!rewrites) return false;
  const commentsOf = (piece: string) => piece.match(/(?<=^|\s)#.*/gm) ?? [];
  return changes.some(({ from, to, insert }) =>
    commentsOf(text.slice(from, to)).some((comment) => !insert.includes(comment)),
  );
}
