/** The assumptions behind the numbers of a combat, besides the rules. */
import type { PlacedReport } from '../library/combats';
import { toPrintable } from '../model/wording';
import { indentLines, wrapText } from './print/layout';
import type { Paint } from './print/style';

/** A heading and an item for each assumption; empty if there is none. @param width of the lines */
export function assumptionsText(
  { bases, restsOn }: Pick<PlacedReport, 'bases' | 'restsOn'>,
  painted: Paint,
  width: number,
): readonly string[] {
  const texts = restsOn?.map(({ text }) => text) ?? bases;
  if (texts.length === 0) return [];
  const lines = texts.flatMap((text) => {
    const [first = '', ...remaining] = wrapText(toPrintable(text), width - 4);
    return [`- ${first}`, ...indentLines(remaining, 2)];
  });
  return ['Assumptions:', ...indentLines(lines, 2)].map((line) => painted('grey', line));
}
