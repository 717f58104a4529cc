/** Wording of a report on a terminal: sides have the names of their powers, as in the editor. */
import type { PlacedReport } from '../library/combats';
import { printable } from '../model/wording';
import { drawingOf, headed, inText, nameOf } from '../page/drawing';

export interface Words {
  /** A text of the rules inside a line. */
  readonly said: (text: string) => string;
  /** The same with a capital letter, for the begin of a line. */
  readonly headed: (text: string) => string;
  /** The name of a side by its key, inside a line. */
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
