/** Renders decisions as the battle unfolds: the best option in each situation, and the cost of the orders there. */
import { percentInColumn } from '../model/wording';
import type { ReportAim, ReportDecision, ReportPlay } from '../protocol';
import { changeOf, gainOf, valueOf } from './advised-values';
import { headed } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Drawn } from './element';
import { count } from './format';

/** The value of the best decisions, and a table of those in which the orders differ. */
export function decisionsOf(
  drawing: Drawing,
  { value, gain, decisions, decisionsInAll }: ReportPlay,
  aim: ReportAim,
): Drawn {
  const { unit } = aim;
  const dear = decisions.filter(({ cost }) => cost >= leastShown);
  const summary = `Deciding as the battle unfolds: ${valueOf(value, unit)}, ${gainOf(changeOf(gain, aim), unit)}.`;
  if (dear.length === 0)
    return element('p', {}, `${summary} Your orders already decide best.`.replace(', the same', ''));
  return element(
    'div',
    { class: 'decisions' },
    element('h3', {}, 'Decisions as the battle unfolds'),
    element('p', {}, summary),
    decisionTable(drawing, dear.slice(0, shown), aim),
    dear.length > shown &&
      element(
        'details',
        { class: 'more' },
        element('summary', {}, `${dear.length - shown} more`),
        decisionTable(drawing, dear.slice(shown), aim),
      ),
    dear.length < decisionsInAll &&
      element('p', { class: 'quiet' }, `The costliest of ${count(decisionsInAll)} decisions.`),
  );
}

/** Maximum number of decisions shown at first. */
const shown = 5;

function decisionTable(drawing: Drawing, decisions: readonly ReportDecision[], aim: ReportAim): Drawn {
  return table(
    'Decisions where your orders are not the best choice',
    [
      { title: 'Decision' },
      { title: 'Situation' },
      { title: 'Chance of it', number: true },
      { title: 'Ordered' },
      { title: 'Best' },
      { title: 'Cost', number: true },
    ],
    decisions.map((decision) => ({ cells: decisionCells(drawing, decision, aim) })),
  );
}

function decisionCells(
  drawing: Drawing,
  { title, situation, chance, ordered, best, cost, options }: ReportDecision,
  aim: ReportAim,
): string[] {
  const { unit } = aim;
  const worth = (option: string): string => {
    const found = options.find((one) => one.option === option);
    // The columns are narrow: keep a number and its unit together.
    return found ? `${option} (${valueOf(found.value, unit).replaceAll(' ', '\u00a0')})` : option;
  };
  return [
    headed(drawing, title),
    headed(drawing, situation),
    percentInColumn(chance),
    worth(ordered),
    worth(best),
    gainOf(changeOf(-cost, aim), unit),
  ];
}

/** Half of the last displayed digit, for probabilities and values alike. */
const leastShown = 0.0005;
