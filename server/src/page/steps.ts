/** Renders the steps of a resolved combat with dice, arithmetic and rules; rounds can be folded. */
import type { ReportRound, ReportStep } from '../protocol';
import { arithmetic } from './arithmetic';
import { headed, nameOf } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Drawn } from './element';
import { ruleLink } from './links';
import { withoutRepeated } from './repeated';
import { grouped } from './rounds';
import type { Numbered, StepGroup } from './rounds';
import { seriesOf } from './series';
import { costOf, volley } from './volley';

/** With more rounds, only the first and the last are open at first. */
const maxOpen = 3;

export function steps(drawing: Drawing, all: readonly ReportStep[]): Drawn {
  const groups = grouped(withoutRepeated(all));
  const rounds = groups.filter(({ round }) => round !== undefined);
  const isOpen = (group: StepGroup): boolean =>
    rounds.length <= maxOpen || group === rounds[0] || group === rounds.at(-1);
  return element(
    'ol',
    { class: 'steps' },
    groups.flatMap((group) =>
      group.round === undefined
        ? items(drawing, group.steps)
        : [element('li', { class: 'round' }, roundOf(drawing, group, group.round, isOpen(group)))],
    ),
  );
}

/** A round under its heading, which summarizes the losses. */
function roundOf(
  drawing: Drawing,
  { steps: own, cost }: StepGroup,
  { title, number }: ReportRound,
  open: boolean,
): Drawn {
  const words = cost.length === 0 ? 'No losses' : cost.map((text) => headed(drawing, text)).join(' \u00b7 ');
  return element(
    'details',
    { class: 'round-steps', open },
    element('summary', {}, element('h3', {}, `${title} ${number}`), element('span', { class: 'by' }, words)),
    element('ol', { class: 'steps' }, items(drawing, own)),
  );
}

function items(drawing: Drawing, all: readonly Numbered[]): readonly Drawn[] {
  return seriesOf(all).map((series) =>
    element('li', {}, series.length > 1 ? diceOf(drawing, series) : stepOf(drawing, series[0]!.step)),
  );
}

/** A series of dice under one heading: a line for each, with its result. */
function diceOf(drawing: Drawing, series: readonly Numbered[]): Drawn {
  const all = series.map(({ step }) => step);
  const { title, by, sides, rules } = all[0]!;
  return element(
    'div',
    { class: 'step series' },
    headOf(drawing, { title, by, faces: all.flatMap(({ faces = [] }) => faces), sides }),
    table(
      `${headed(drawing, title)}, die by die`,
      [{ title: 'Die' }, { title: 'Rolled', number: true }, { title: 'Result' }].map((column) => ({
        ...column,
        hidden: true,
      })),
      all.map(({ subject, faces = [], text }) => ({
        cells: [subject && headed(drawing, subject), faces.join(), text && headed(drawing, text)],
      })),
    ),
    consequence(drawing, { rules, amounts: [] }),
  );
}

/** A step with arithmetic can be folded; one without is a line. */
function stepOf(drawing: Drawing, step: ReportStep): Drawn {
  const fired = step.volley && volley(drawing, step.volley, step.title);
  if (step.amounts.length === 0)
    return element('div', { class: 'step' }, headOf(drawing, step), fired, consequence(drawing, step));
  return element(
    'details',
    { class: 'step', open: true },
    element('summary', {}, headOf(drawing, step)),
    fired,
    element(
      'div',
      { class: 'amounts' },
      step.amounts.map((amount) => arithmetic(drawing, amount)),
    ),
    consequence(drawing, step),
  );
}

/** The consequence, and one rule of each section that the arithmetic does not cite already. */
function consequence(
  drawing: Drawing,
  { text: remark, rules: all, amounts, volley: fired }: Pick<ReportStep, 'text' | 'rules' | 'amounts' | 'volley'>,
): Drawn | false {
  const said = [fired && costOf(drawing, fired), remark].filter((text) => text !== undefined);
  const sections = new Set(amounts.flatMap(({ lines }) => lines.map(({ rule }) => rule?.section)));
  const rules = all.filter(({ section }) => !sections.has(section) && sections.add(section));
  if (said.length === 0 && rules.length === 0) return false;
  return element(
    'p',
    { class: 'consequence' },
    said.length > 0 && element('span', { class: 'said' }, said.map((text) => headed(drawing, text)).join('. ')),
    rules.length > 0 &&
      element(
        'span',
        { class: 'rules' },
        rules.map((rule) => ruleLink(drawing, rule)),
      ),
  );
}

function headOf(
  drawing: Drawing,
  {
    title,
    subject,
    by,
    faces,
    sides,
    volley: fired,
  }: Pick<ReportStep, 'title' | 'subject' | 'by' | 'faces' | 'sides' | 'volley'>,
): Drawn {
  const name = by !== undefined && nameOf(drawing, by);
  return element(
    'span',
    { class: 'head' },
    element('h3', { class: 'step-title' }, headed(drawing, subject ? `${title}: ${subject}` : title)),
    name && element('span', { class: 'by' }, headed(drawing, fired ? `${name} on ${nameOf(drawing, fired.on)}` : name)),
    faces !== undefined && faces.length > 0 && dice(faces, sides),
  );
}

function dice(faces: readonly number[], sides: number | undefined): Drawn {
  const kind = sides === undefined ? 'die' : `d${sides}`;
  return element(
    'span',
    { class: 'dice', role: 'img', 'aria-label': `${kind} rolled: ${faces.join(', ')}` },
    element('span', { class: 'kind' }, kind),
    faces.map((face) => element('span', { class: 'die' }, String(face))),
  );
}
