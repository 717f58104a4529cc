/** Renders the most influential changes: a row for each, with bars to the left and to the right of the written value. */
import { formatLever } from './sweep-form';
import { withNames } from '../model/wording';
import type { ReportLooked, ReportMatter, ReportMatters } from '../protocol';
import { formatHeading, type RenderContext } from './render-context';
import { type Child, createElement, createFolded, createTable, type RenderedNode } from './element';
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
  const longest = effective[0]?.most ?? 1;
  const renderList = (list: readonly ReportMatter[]): RenderedNode => renderRows(context, subject, list, longest);
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

/** A row for each change: the lowest and the highest value, and a bar to either side. */
function renderRows(
  context: RenderContext,
  subject: ReportLooked,
  matters: readonly ReportMatter[],
  longest: number,
): RenderedNode {
  return createTable(
    'What matters most',
    ['What', 'Lowest', '', 'Highest'],
    matters.map((matter) => {
      const { lowest, highest } = findExtremes(matter);
      return {
        cells: [
          formatLever(context, matter),
          renderSetting(context, subject.kind, matter, lowest),
          renderBars(lowest?.change ?? 0, highest?.change ?? 0, longest),
          renderSetting(context, subject.kind, matter, highest),
        ],
      };
    }),
  );
}

/** `11.7% (-15.6) with 2 instead of 1`, `0.1% (-27.2) retreat after cycle 1`; differences of probabilities in percentage points. */
function renderSetting(
  { sides }: RenderContext,
  kind: ReportLooked['kind'],
  { kind: changeKind, written }: ReportMatter,
  setting: FeasibleSetting | undefined,
): Child {
  if (!setting) return createElement('span.quiet', 'no change');
  const description =
    changeKind === 'number' ? `with ${setting.title} instead of ${written}` : withNames(setting.title, sides);
  return createElement(
    'span',
    createElement('strong', formatFigure({ kind, value: setting.value })),
    ` (${formatChange(kind, setting.change)}) `,
    createElement('span.quiet', description),
  );
}

/** Decreases to the left, increases to the right. Hidden from screen readers, since the cells beside it say the same. */
function renderBars(lower: number, higher: number, longest: number): RenderedNode {
  const renderBar = (direction: 'lowers' | 'raises', change: number): Child =>
    change !== 0 &&
    createElement('span', {
      class: `fill ${direction}`,
      style: { width: `${((50 * Math.abs(change)) / longest).toFixed(2)}%` },
    });
  return createElement(
    'span.swing',
    { 'aria-hidden': 'true' },
    renderBar('lowers', lower),
    renderBar('raises', higher),
  );
}
