/** What can be clicked inside the report: lines of the scenario and rules of the game. */
import type { ReportRule } from '../../../server/src/protocol';
import { element } from './dom';
import type { FromView } from './messages';

export type Send = (message: FromView) => void;

/** `line 13`, which jumps there. */
export function lineLink(send: Send, line: number): HTMLElement {
  return element(
    'button',
    { class: 'link', type: 'button', title: `Go to line ${line}`, click: () => send({ type: 'line', line }) },
    `line ${line}`,
  );
}

/** The section of a rule, which opens the rule's page. */
export function ruleLink(send: Send, rule: ReportRule): HTMLElement {
  return element(
    'button',
    {
      class: 'link rule',
      type: 'button',
      title: `${rule.title} (${rule.section})`,
      'aria-label': `Rule ${rule.section}, ${rule.title}`,
      click: () => send({ type: 'rule', rule: rule.id }),
    },
    rule.section,
  );
}
