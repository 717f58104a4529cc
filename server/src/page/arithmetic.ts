/** Renders an amount as a small table: base, changes, total, each with its rule. */
import type { ReportAmount, ReportLine } from '../protocol';
import { formatHeading, type RenderContext } from './render-context';
import { type Child, createElement, createTable, alignRight, type RenderedNode } from './element';
import { renderLineLink, renderRuleLink } from './links';

export function renderArithmetic(context: RenderContext, amount: ReportAmount): RenderedNode {
  const columns = [{ title: amount.what }, alignRight('Value'), { title: 'Rule' }];
  return createElement(
    'div.arithmetic',
    createElement('h4', formatHeading(context, amount.what)),
    createTable(
      amount.what,
      columns.map((column) => ({ ...column, hidden: true })),
      listVisibleLines(amount).map((line) => ({
        class: line.role,
        cells: [renderLabel(context, line), line.value, line.rule && renderRuleLink(context, line.rule)],
      })),
    ),
  );
}

/** A total of a base alone would repeat it. */
function listVisibleLines({ lines }: ReportAmount): readonly ReportLine[] {
  const [base, total] = lines;
  return lines.length === 2 && base && base.value === total?.value ? [base] : lines;
}

function renderLabel(context: RenderContext, { what: label, line, basis }: ReportLine): Child {
  return [
    formatHeading(context, label),
    line !== undefined && ' ',
    line !== undefined && renderLineLink(context, line),
    basis !== undefined && ' ',
    basis !== undefined && createElement('span.basis', basis),
  ];
}
