/** Renders the legend of a divided bar. */
import { percentInColumn } from '../model/wording';
import { element } from './element';
import type { Drawn } from './element';

/** One part of a whole. */
export interface Share {
  readonly title: string;
  readonly share: number;
  /** The probability in percent, rounded together with the other parts: as an integer, and with one decimal. */
  readonly brief: string;
  readonly exactly: string;
  readonly low?: number;
  readonly high?: number;
  /** The class for colour and texture of the part and its swatch. */
  readonly look: string;
  /** This is the outcome of the resolved combat. */
  readonly came: boolean;
  /** It combines several outcomes. */
  readonly isRest?: boolean;
}

export function legend(parts: readonly Share[]): Drawn {
  return element(
    'ul',
    { class: 'ways' },
    parts.map(({ title, share, exactly, low, high, look, came, isRest }) =>
      element(
        'li',
        { class: share === 0 ? 'none' : undefined },
        element('span', { class: `swatch ${look}`, 'aria-hidden': 'true' }),
        element('span', { class: 'share' }, exactly),
        element(
          'span',
          { class: 'way' },
          title,
          low !== undefined &&
            high !== undefined &&
            element('span', { class: 'quiet' }, ` (${percentInColumn(low)} to ${percentInColumn(high)})`),
          came && element('span', { class: 'mark' }, isRest === true ? 'this result is one of them' : 'this result'),
        ),
      ),
    ),
  );
}
