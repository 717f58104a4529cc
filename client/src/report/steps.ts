/** The course of a resolved combat: each step with its dice, arithmetic and rules; the repetitions of rounds can be folded. */
import type { ReportRound, ReportStep } from '../../../server/src/protocol';
import { arithmetic } from './arithmetic';
import { element, table } from './dom';
import { ruleLink } from './links';
import type { Send } from './links';
import { withoutRepeated } from './repeated';
import { grouped } from './rounds';
import type { Numbered, StepGroup } from './rounds';
import { seriesOf } from './series';
import { costOf, volley } from './volley';

/** Of more repetitions than this only the first and the last are open at the beginning. */
const maxOpen = 3;

export function steps(send: Send, all: readonly ReportStep[]): HTMLElement {
  const groups = grouped(withoutRepeated(all));
  const rounds = groups.filter(({ round }) => round !== undefined);
  const isOpen = (group: StepGroup): boolean =>
    rounds.length <= maxOpen || group === rounds[0] || group === rounds.at(-1);
  return element(
    'ol',
    { class: 'steps' },
    groups.flatMap((group) =>
      group.round === undefined
        ? items(send, group.steps)
        : [element('li', { class: 'round' }, roundOf(send, group, group.round, isOpen(group)))],
    ),
  );
}

/** A repetition under its heading, which says in a few words what it cost. */
function roundOf(
  send: Send,
  { steps: own, cost }: StepGroup,
  { title, number }: ReportRound,
  open: boolean,
): HTMLElement {
  return element(
    'details',
    { class: 'round-steps', open, 'data-key': `round ${own[0]!.index}` },
    element(
      'summary',
      {},
      element('h3', {}, `${title} ${number}`),
      element('span', { class: 'by' }, cost.length === 0 ? 'no losses' : cost.join(' \u00b7 ')),
    ),
    element('ol', { class: 'steps' }, items(send, own)),
  );
}

function items(send: Send, all: readonly Numbered[]): readonly HTMLElement[] {
  return seriesOf(all).map((series) => {
    const { step, index } = series[0]!;
    return element('li', {}, series.length > 1 ? diceOf(send, series) : stepOf(send, step, `${index} ${step.id}`));
  });
}

/** A series of dice under one heading: a line for each, with what followed from it. */
function diceOf(send: Send, series: readonly Numbered[]): HTMLElement {
  const all = series.map(({ step }) => step);
  const { title, by, sides, rules } = all[0]!;
  return element(
    'div',
    { class: 'step series' },
    headOf({ title, by, faces: all.flatMap(({ faces = [] }) => faces), sides }),
    table(
      `${title}, die by die`,
      [{ title: 'Die' }, { title: 'Rolled', number: true }, { title: 'Result' }].map((column) => ({
        ...column,
        hidden: true,
      })),
      all.map(({ subject, faces = [], text }) => ({ cells: [subject, faces.join(), text] })),
    ),
    consequence(send, { rules, amounts: [] }),
  );
}

/** A step with arithmetic can be folded; one without is a line. */
function stepOf(send: Send, step: ReportStep, key: string): HTMLElement {
  const fired = step.volley && volley(send, step.volley, step.title, key);
  if (step.amounts.length === 0) return element('div', { class: 'step' }, headOf(step), fired, consequence(send, step));
  return element(
    'details',
    { class: 'step', open: true, 'data-key': key },
    element('summary', {}, headOf(step)),
    fired,
    element(
      'div',
      { class: 'amounts' },
      step.amounts.map((amount) => arithmetic(send, amount)),
    ),
    consequence(send, step),
  );
}

/** What followed, and a rule of each section that the arithmetic does not cite already. */
function consequence(
  send: Send,
  { text: remark, rules: all, amounts, volley: fired }: Pick<ReportStep, 'text' | 'rules' | 'amounts' | 'volley'>,
): HTMLElement | false {
  const text = [fired && costOf(fired), remark].filter((said) => said !== undefined).join('. ');
  const sections = new Set(amounts.flatMap(({ lines }) => lines.map(({ rule }) => rule?.section)));
  const rules = all.filter(({ section }) => !sections.has(section) && sections.add(section));
  if (text === '' && rules.length === 0) return false;
  return element(
    'p',
    { class: 'consequence' },
    text !== '' && element('span', { class: 'said' }, text),
    rules.length > 0 &&
      element(
        'span',
        { class: 'rules' },
        rules.map((rule) => ruleLink(send, rule)),
      ),
  );
}

function headOf({
  title,
  subject,
  by,
  faces,
  sides,
  volley: fired,
}: Pick<ReportStep, 'title' | 'subject' | 'by' | 'faces' | 'sides' | 'volley'>): HTMLElement {
  return element(
    'span',
    { class: 'head' },
    element('h3', { class: 'step-title' }, subject ? `${title}: ${subject}` : title),
    by !== undefined && element('span', { class: 'by' }, fired ? `${by} on ${fired.on}` : by),
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
