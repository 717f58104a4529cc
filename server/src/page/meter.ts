/** Bars with their values: how much of the whole, or how the whole is divided. */
import { percentInColumn } from '../model/wording';
import { element } from './element';
import type { Child, Drawn } from './element';

/**
 * A share as a bar with its value on it.
 * @param share of the whole, 0..1
 * @param longest the share whose bar is as long as the column is wide
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

/** The share of many things together: no bar, as it would be cut beside those of one each, and look like the longest of them. */
export function meterOfRest(share: number, text?: string): Drawn {
  return meter(share, Infinity, '', text);
}

export interface Part {
  readonly share: number;
  /** A class that gives it colour and texture. */
  readonly look: string;
  /** Stands on it where there is room. */
  readonly text: string;
  /** Stands behind the text where there is room for both. */
  readonly more?: string;
}

/** Below this share of the bar a text finds no room on its part. */
const leastLabelled = 0.07;

/** A bar that is divided among several. The list below it says the same, so that it is hidden from screen readers where `said` is absent. */
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
              // What finds no room goes to a next line, which is out of sight: nothing is cut in its middle.
              element('span', { class: 'strut' }),
              element('span', {}, text),
              more !== '' && element('span', {}, more),
            ),
        ),
      ),
  );
}
