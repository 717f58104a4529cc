/** Links inside the report: lines of the scenario and rules of the game. In print they are text. */
import type { ReportRule } from '../protocol';
import type { Drawing } from './drawing';
import { element } from './element';
import type { Drawn } from './element';

/** `line 13`, a link to that line. @param words the text of the link outside a sentence */
export function lineLink({ send }: Drawing, line: number, words = `line ${line}`): Drawn | string {
  if (!send) return `line ${line}`;
  return element(
    'button',
    { class: 'link', type: 'button', title: `Go to line ${line}`, click: () => send({ type: 'line', line }) },
    words,
  );
}

/** The section of a rule, `§1.2.3`, a link to the rule's page. */
export function ruleLink({ send }: Drawing, rule: ReportRule): Drawn {
  const sectioned = rule.section === '' ? rule.title : `\u00a7${rule.section}`;
  if (!send) return element('span', { class: 'rule', title: rule.title }, sectioned);
  return element(
    'button',
    {
      class: 'link rule',
      type: 'button',
      title: rule.title,
      'aria-label': `Rule ${rule.section}, ${rule.title}`,
      click: () => send({ type: 'rule', rule }),
    },
    sectioned,
  );
}
