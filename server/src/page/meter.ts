/** Renders bars with their values: a fraction of a whole, or the parts of a whole. */
import { percentInColumn } from '../model/wording';
import { element } from './element';
import type { Child, Drawn } from './element';

/**
 * A probability as a bar with its value on it.
 * @param probability 0..1
 * @param longest the probability whose bar has the full width of the column
 * @param colour a class
 */
export function meter(share: number, longest = 1, colour = '', text: Child = percentInColumn(share)): Drawn {
  const width = longest > 0 ? Math.min(1, share / longest) : 0;
  return element(
    'span',
    { class: share === 0 ? 'meter none' : 'meter' },
    element('span', { class: `fill ${colour}`.trim(), style: { width: `${(100 * width).toFixed(2)}%` } }),
    element('span', { class: 'value' }, text),
  );
}

/** The total of many items without a bar: beside the bars of single items it would be clipped and look like the longest. */
export function meterOfRest(share: number, text?: string): Drawn {
  return meter(share, Infinity, '', text);
}

export interface Part {
  readonly share: number;
  /** The class for colour and texture. */
  readonly look: string;
  /** Text on the part, if there is room. */
  readonly text: string;
  /** Additional text after it, if there is room for both. */
  readonly more?: string;
}

/** A smaller part of the bar has no room for text. */
const leastLabelled = 0.07;

/** A bar divided into parts. Without `description` it is hidden from screen readers, since the list below it says the same. */
export function division(parts: readonly Part[], said?: string): Drawn {
  return element(
    'div',
    { class: 'division', ...(said === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': said }) },
    parts
      .filter(({ share }) => share > 0)
      .map(({ share, look, text, more = '' }) =>
        element(
          'span',
          { class: `part ${look}`, style: { flexGrow: share.toFixed(5) } },
          share >= leastLabelled &&
            element(
              'span',
              { class: 'label' },
              // Text without room wraps to a hidden line instead of being cut.
              element('span', { class: 'strut' }),
              element('span', {}, text),
              more !== '' && element('span', {}, more),
            ),
        ),
      ),
  );
}
