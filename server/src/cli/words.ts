/** The words of a report on a terminal: its sides by the names of their powers, as the editor calls them. */
import type { PlacedReport } from '../library/combats';
import { printable } from '../model/wording';
import { drawingOf, headed, inText, nameOf } from '../page/drawing';

export interface Words {
  /** A text of the rules inside a line. */
  readonly said: (text: string) => string;
  /** The same at the head of a line: the first letter raised. */
  readonly headed: (text: string) => string;
  /** A side by its key, inside a line. */
  readonly side: (key: string) => string;
}

export function wordsOf(report: PlacedReport): Words {
  const drawing = drawingOf(report);
  return {
    said: (text) => printable(inText(drawing, text)),
    headed: (text) => printable(headed(drawing, text)),
    side: (key) => printable(nameOf(drawing, key)),
  };
}
