/** The course of a resolved combat: each step with its dice, arithmetic and rules. */
import type { ReportStep } from '../../../server/src/protocol';
import { arithmetic } from './arithmetic';
import { element } from './dom';
import { ruleLink } from './links';
import type { Send } from './links';

export function steps(send: Send, all: readonly ReportStep[]): HTMLElement {
  return element(
    'ol',
    { class: 'steps' },
    all.map((step, index) => element('li', {}, stepOf(send, step, `${index} ${step.id}`))),
  );
}

/** A step with arithmetic can be folded; one without is a line. */
function stepOf(send: Send, step: ReportStep, key: string): HTMLElement {
  if (step.amounts.length === 0) return element('div', { class: 'step' }, headOf(step), consequence(send, step));
  return element(
    'details',
    { class: 'step', open: true, 'data-key': key },
    element('summary', {}, headOf(step)),
    element(
      'div',
      { class: 'amounts' },
      step.amounts.map((amount) => arithmetic(send, amount)),
    ),
    consequence(send, step),
  );
}

/** What followed, and a rule of each section that the arithmetic does not cite already. */
function consequence(send: Send, { text, rules: all, amounts }: ReportStep): HTMLElement | false {
  const sections = new Set(amounts.flatMap(({ lines }) => lines.map(({ rule }) => rule?.section)));
  const rules = all.filter(({ section }) => !sections.has(section) && sections.add(section));
  if (text === undefined && rules.length === 0) return false;
  return element(
    'p',
    { class: 'consequence' },
    text !== undefined && element('span', {}, text),
    rules.length > 0 &&
      element(
        'span',
        { class: 'rules' },
        rules.map((rule) => ruleLink(send, rule)),
      ),
  );
}

function headOf({ title, subject, by, faces, sides }: ReportStep): HTMLElement {
  return element(
    'span',
    { class: 'head' },
    element('h3', { class: 'step-title' }, subject ? `${title}: ${subject}` : title),
    by !== undefined && element('span', { class: 'by' }, by),
    faces !== undefined && faces.length > 0 && dice(faces, sides),
  );
}

function dice(faces: readonly number[], sides: number | undefined): HTMLElement {
  const kind = sides === undefined ? 'die' : `d${sides}`;
  return element(
    'span',
    { class: 'dice', role: 'img', 'aria-label': `${kind} rolled: ${faces.join(', ')}` },
    element('span', { class: 'kind' }, kind),
    faces.map((face) => element('span', { class: 'die' }, String(face))),
  );
}
