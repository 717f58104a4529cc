/** Formats the verdict of an expectation as a line. */
import { toPrintable } from '../model/wording';
import type { PlacedReport } from '../library/combats';
import type { Paint } from './print/style';
import type { Wording } from './wording';

export function expectationFormatter(
  words: Wording,
  painted: Paint,
): (expectation: PlacedReport['expectations'][number]) => string {
  return ({ path, title, expected, found: actual, met, open }) => {
    const name = title === undefined ? path.join('.') : words.inline(title);
    if (met) return `${painted('grey', 'As expected:')} ${name}: ${toPrintable(actual)}`;
    const verdict = open ? painted('yellow', 'Too close to tell:') : painted('red', 'Not as expected:');
    return `${verdict} ${name}: ${toPrintable(actual)}, expected ${toPrintable(expected)}`;
  };
}
