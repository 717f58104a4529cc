/** What the parts of a divided bar stand for. */
import { percentInColumn } from '../model/wording';
import { element } from './element';
import type { Drawn } from './element';

/** One part of a whole. */
export interface Share {
  readonly title: string;
  readonly share: number;
  /** The same in percent, rounded together with the other parts of the whole: whole, and with a decimal. */
  readonly brief: string;
  readonly exactly: string;
  readonly low?: number;
  readonly high?: number;
  /** Gives the part of the bar and its swatch the same colour and texture. */
  readonly look: string;
  /** What the resolved combat came to. */
  readonly came: boolean;
  /** It stands for several ends. */
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
