/** Renders the most influential changes: a row for each, with bars to the left and to the right of the written value. */
import { formatLever } from './sweep-form';
import { replaceRoles } from '../model/wording';
import type { ReportObservedNumber, ReportMatter, ReportMatters } from '../protocol';
import { formatHeading, type RenderContext } from './render-context';
import { chooseSteps, quarters } from './chart';
import { type Child, createElement, createFolded, type RenderedNode } from './element';
import { formatChange, formatFigure } from './format';
import { type FeasibleSetting, findExtremes, partitionByEffect } from './effects';

/** Maximum number of rows shown at first; the others are folded. */
const maxShown = 8;

/** @param hasChanges the reader has made temporary changes, which are not included here */
export function renderMatters(
  context: RenderContext,
  { of: subject, matters }: ReportMatters,
  hasChanges = false,
): RenderedNode {
  const { effective, ineffective } = partitionByEffect(matters);
  const scale = createScale(subject, effective);
  const renderList = (list: readonly ReportMatter[]): RenderedNode => renderTornado(context, scale, list);
  const remaining = effective.slice(maxShown);
  return createElement(
    'div.matters',
    createElement(
      'p',
      `${formatHeading(context, subject.title)}: ${formatFigure(subject)} as written${hasChanges ? ', without what you have changed under What if' : ''}. Each row changes one thing and leaves everything else as it is.`,
    ),
    effective.length === 0
      ? createElement('p.quiet', 'Nothing that was changed by itself makes a difference.')
      : renderList(effective.slice(0, maxShown)),
    remaining.length > 0 &&
      createFolded(
        `${remaining.length} that ${remaining.length === 1 ? 'matters' : 'matter'} less`,
        renderList(remaining),
      ),
    ineffective.length > 0 &&
      effective.length > 0 &&
      createFolded(
        `${ineffective.length} that ${ineffective.length === 1 ? 'makes' : 'make'} no difference`,
        createElement('p.quiet', ineffective.map((matter) => formatLever(context, matter)).join('; '), '.'),
      ),
  );
}

/** A scale that all rows share: from the lowest value of any change to the highest. */
interface Scale {
  readonly subject: ReportObservedNumber;
  /** The part of the width at a value, in percent. */
  readonly toPercent: (value: number) => number;
  readonly ticks: readonly number[];
}

function createScale(subject: ReportObservedNumber, matters: readonly ReportMatter[]): Scale {
  const values = matters.flatMap((matter) => {
    const { lowest, highest } = findExtremes(matter);
    return [lowest?.value ?? subject.value, highest?.value ?? subject.value];
  });
  const [low, high] = [Math.min(subject.value, ...values), Math.max(subject.value, ...values)];
  const steps = subject.kind === 'expected' ? chooseSteps(high) : quarters;
  return {
    subject,
    toPercent: (value) => (100 * (value - low)) / (high - low || 1),
    ticks: [0, ...steps].filter((value) => value >= low && value <= high),
  };
}

/** A row for each change: bars from the value as written to the lowest and the highest value, the longest first. */
function renderTornado(context: RenderContext, scale: Scale, matters: readonly ReportMatter[]): RenderedNode {
  const { subject, toPercent, ticks } = scale;
  return createElement(
    'div.tornado',
    renderAxis(scale, [{ value: subject.value, text: `${formatFigure(subject)} as written` }]),
    createElement(
      'ol',
      matters.map((matter) => {
        const { lowest, highest } = findExtremes(matter);
        return createElement(
          'li',
          createElement('strong.lever-name', formatLever(context, matter)),
          createElement('span.lowest', renderSetting(context, subject.kind, matter, lowest)),
          createElement('span.highest', renderSetting(context, subject.kind, matter, highest)),
          createElement(
            'span.track',
            { 'aria-hidden': 'true' },
            ticks.map((tick) => createElement('span.tick', { style: { left: formatPlace(toPercent(tick)) } })),
            lowest && renderBar('lowers', toPercent(lowest.value), toPercent(subject.value)),
            highest && renderBar('raises', toPercent(subject.value), toPercent(highest.value)),
            createElement('span.baseline', { style: { left: formatPlace(toPercent(subject.value)) } }),
          ),
        );
      }),
    ),
    renderAxis(
      scale,
      ticks.map((value) => ({ value, text: formatFigure({ kind: subject.kind, value }) })),
    ),
  );
}

/** Texts at their values; those at an end stay inside. */
function renderAxis(
  { toPercent }: Scale,
  labels: readonly { readonly value: number; readonly text: string }[],
): RenderedNode {
  return createElement(
    'div.axis',
    { 'aria-hidden': 'true' },
    labels.map(({ value, text }) => {
      const percent = toPercent(value);
      return createElement(
        'span',
        {
          class: percent < 10 ? 'at-left' : percent > 90 ? 'at-right' : undefined,
          style: { left: formatPlace(percent) },
        },
        text,
      );
    }),
  );
}

function renderBar(direction: 'lowers' | 'raises', from: number, to: number): RenderedNode {
  return createElement('span', {
    class: `fill ${direction}`,
    style: { left: formatPlace(from), width: formatPlace(to - from) },
  });
}

function formatPlace(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** `11.7% (-15.6) with 2 instead of 1`, `0.1% (-27.2) retreat after cycle 1`; differences of probabilities in percentage points. */
function renderSetting(
  { sides }: RenderContext,
  kind: ReportObservedNumber['kind'],
  { kind: changeKind, written }: ReportMatter,
  setting: FeasibleSetting | undefined,
): Child {
  if (!setting) return createElement('span.quiet', 'no change');
  const description =
    changeKind === 'number' ? `with ${setting.title} instead of ${written}` : replaceRoles(setting.title, sides);
  return createElement(
    'span',
    createElement('strong', formatFigure({ kind, value: setting.value })),
    ` (${formatChange(kind, setting.change)}) `,
    createElement('span.quiet', description),
  );
}
