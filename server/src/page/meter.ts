/** Renders bars with their values: a fraction of a whole, or the parts of a whole. */
import { formatColumnPercent } from '../model/wording';
import { type Child, createElement, type RenderedNode } from './element';

/**
 * A probability as a bar with its value on it.
 * @param probability 0..1
 * @param longest the probability whose bar has the full width of the column
 * @param colour a class
 */
export function renderMeter(
  probability: number,
  longest = 1,
  colour = '',
  text: Child = formatColumnPercent(probability),
): RenderedNode {
  const width = longest > 0 ? Math.min(1, probability / longest) : 0;
  return createElement(
    'span',
    { class: probability === 0 ? 'meter none' : 'meter' },
    createElement('span', { class: `fill ${colour}`.trim(), style: { width: `${(100 * width).toFixed(2)}%` } }),
    createElement('span.value', text),
  );
}

/** The total of many items without a bar: beside the bars of single items it would be clipped and look like the longest. */
export function renderRemainderMeter(probability: number, text?: string): RenderedNode {
  return renderMeter(probability, Infinity, '', text);
}

export interface BarPart {
  readonly share: number;
  /** The class for colour and texture. */
  readonly look: string;
  /** Text on the part, if there is room. */
  readonly text: string;
  /** Additional text after it, if there is room for both. */
  readonly more?: string;
}

/** A smaller part of the bar has no room for text. */
export const minLabelled = 0.07;

/** A bar divided into parts. Without `description` it is hidden from screen readers, since the list below it says the same. */
export function renderStackedBar(parts: readonly BarPart[], description?: string): RenderedNode {
  return createElement(
    'div.division',
    {
      ...(description === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': description }),
    },
    parts
      .filter(({ share: probability }) => probability > 0)
      .map(({ share: probability, look, text, more = '' }) =>
        createElement(
          'span',
          { class: `part ${look}`, title: `${text} ${more}`.trim(), style: { flexGrow: probability.toFixed(5) } },
          probability >= minLabelled &&
            createElement(
              'span.label',
              // Text without room wraps to a hidden line instead of being cut.
              createElement('span.strut'),
              createElement('span', text),
              more !== '' && createElement('span', more),
            ),
        ),
      ),
  );
}
