/** An amount as a small table: base, changes, total, each with its rule. */
import type { ReportAmount, ReportLine } from '../../../server/src/protocol';
import { element, table } from './dom';
import { lineLink, ruleLink } from './links';
import type { Send } from './links';

export function arithmetic(send: Send, amount: ReportAmount): HTMLElement {
  const columns = [{ title: amount.what }, { title: 'Value', number: true }, { title: 'Rule' }];
  return element(
    'div',
    { class: 'arithmetic' },
    element('h4', {}, amount.what),
    table(
      amount.what,
      columns.map((column) => ({ ...column, hidden: true })),
      linesOf(amount).map((line) => ({
        class: line.role,
        cells: [whatOf(send, line), line.value, line.rule && ruleLink(send, line.rule)],
      })),
    ),
  );
}

/** A total of a base alone would say the same twice. */
function linesOf({ lines }: ReportAmount): readonly ReportLine[] {
  const [base, total] = lines;
  return lines.length === 2 && base && base.value === total?.value ? [base] : lines;
}

function whatOf(send: Send, { what, line, basis }: ReportLine): (Node | string | false)[] {
  return [
    what,
    line !== undefined && ' ',
    line !== undefined && lineLink(send, line),
    basis !== undefined && ' ',
    basis !== undefined && element('span', { class: 'basis' }, basis),
  ].filter((part) => part !== false);
}
