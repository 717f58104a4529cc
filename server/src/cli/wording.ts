/** Wording of a report on a terminal: sides have the names of their powers, as in the editor. */
import type { PlacedReport } from '../library/combats';
import { toPrintable } from '../model/wording';
import { createRenderContext, formatHeading, formatInline, sideName } from '../page/render-context';

export interface Wording {
  /** A text of the rules inside a line. */
  readonly inline: (text: string) => string;
  /** The same with a capital letter, for the begin of a line. */
  readonly heading: (text: string) => string;
  /** The name of a side by its key, inside a line. */
  readonly side: (key: string) => string;
}

export function createWording(report: PlacedReport): Wording {
  const context = createRenderContext(report);
  return {
    inline: (text) => toPrintable(formatInline(context, text)),
    heading: (text) => toPrintable(formatHeading(context, text)),
    side: (key) => toPrintable(sideName(context, key)),
  };
}
