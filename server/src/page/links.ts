/** Links inside the report: lines of the scenario and rules of the game. In print they are text. */
import type { ReportRule } from '../protocol';
import type { RenderContext } from './render-context';
import { createElement, type RenderedNode } from './element';

/** `line 13`, a link to that line. @param words the text of the link outside a sentence */
export function renderLineLink({ send }: RenderContext, line: number, words = `line ${line}`): RenderedNode | string {
  if (!send) return `line ${line}`;
  return createElement(
    'button.link',
    { type: 'button', title: `Go to line ${line}`, click: () => send({ type: 'line', line }) },
    words,
  );
}

/** The section of a rule, `§1.2.3`, a link to the rule's page. */
export function renderRuleLink({ send }: RenderContext, rule: ReportRule): RenderedNode {
  const label = rule.section === '' ? rule.title : `\u00a7${rule.section}`;
  if (!send) return createElement('span.rule', { title: rule.title }, label);
  return createElement(
    'button.link.rule',
    {
      type: 'button',
      title: rule.title,
      'aria-label': `Rule ${rule.section}, ${rule.title}`,
      click: () => send({ type: 'rule', rule }),
    },
    label,
  );
}
