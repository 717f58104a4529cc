/** Renders an amount as a small table: base, changes, total, each with its rule. */
import type { ReportAmount, ReportLine } from '../protocol';
import { headed } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Child, Drawn } from './element';
import { lineLink, ruleLink } from './links';

export function arithmetic(drawing: Drawing, amount: ReportAmount): Drawn {
  const columns = [{ title: amount.what }, { title: 'Value', number: true }, { title: 'Rule' }];
  return element(
    'div',
    { class: 'arithmetic' },
    element('h4', {}, headed(drawing, amount.what)),
    table(
      amount.what,
      columns.map((column) => ({ ...column, hidden: true })),
      linesOf(amount).map((line) => ({
        class: line.role,
        cells: [whatOf(drawing, line), line.value, line.rule && ruleLink(drawing, line.rule)],
      })),
    ),
  );
}

/** A total of a base alone would repeat it. */
function linesOf({ lines }: ReportAmount): readonly ReportLine[] {
  const [base, total] = lines;
  return lines.length === 2 && base && base.value === total?.value ? [base] : lines;
}

function whatOf(drawing: Drawing, { what, line, basis }: ReportLine): Child {
  return [
    headed(drawing, what),
    line !== undefined && ' ',
    line !== undefined && lineLink(drawing, line),
    basis !== undefined && ' ',
    basis !== undefined && element('span', { class: 'basis' }, basis),
  ];
}
