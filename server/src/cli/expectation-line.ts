/** Formats the verdict of an expectation as a line. */
import { printable } from '../model/wording';
import type { PlacedReport } from '../library/combats';
import type { Paint } from './print/style';
import type { Words } from './words';

export function expectationLine(
  words: Words,
  painted: Paint,
): (expectation: PlacedReport['expectations'][number]) => string {
  return ({ path, title, expected, found, met, open }) => {
    const name = title === undefined ? path.join('.') : words.said(title);
    if (met) return `${painted('grey', 'As expected:')} ${name}: ${printable(found)}`;
    const verdict = open ? painted('yellow', 'Too close to tell:') : painted('red', 'Not as expected:');
    return `${verdict} ${name}: ${printable(found)}, expected ${printable(expected)}`;
  };
}
