/** Renders the legend of a divided bar. */
import type { ReportInterval } from '../protocol';
import { createElement, type RenderedNode } from './element';
import { formatInterval } from './format';

/** One part of a whole. */
export interface LegendEntry extends ReportInterval {
  readonly title: string;
  readonly share: number;
  /** The probability in percent, rounded together with the other parts: as an integer, and with one decimal. */
  readonly brief: string;
  readonly exactPercent: string;

  /** The class for colour and texture of the part and its swatch. */
  readonly look: string;
  /** This is the outcome of the resolved combat. */
  readonly isActual: boolean;
  /** It combines several outcomes. */
  readonly isRemainder?: boolean;
}

export function renderLegend(parts: readonly LegendEntry[]): RenderedNode {
  return createElement(
    'ul.ways',
    parts.map(({ title, share: probability, exactPercent, look, isActual, isRemainder, ...interval }) =>
      createElement(
        'li',
        { class: probability === 0 ? 'none' : undefined },
        createElement('span', { class: `swatch ${look}`, 'aria-hidden': 'true' }),
        createElement('span.share', exactPercent),
        createElement(
          'span.way',
          title,
          interval.low !== undefined && createElement('span.quiet', ` (${formatInterval(interval)})`),
          isActual && createElement('span.mark', isRemainder === true ? 'this result is one of them' : 'this result'),
        ),
      ),
    ),
  );
}
