/** Advice: what the orders of a side are worth, and each other order with what it gains or costs. */
import { percentInColumn } from '../../../server/src/model/wording';
import type { ReportAdvice, ReportDecision, ReportPlay, ReportSuggestion } from '../../../server/src/protocol';
import { element, table } from './dom';
import { count, decimal, rounded } from './format';
import type { Send } from './links';

/** @param stale the scenario has changed since: nothing of it can be written */
export function adviceOf(send: Send, advice: ReportAdvice, stale: boolean): HTMLElement {
  const { side, aim, asOrdered, losses, play, leftOut = [] } = advice;
  const same = withoutDifference(advice);
  const suggestions = advice.suggestions.filter(({ gain }) => isDifference(gain));
  return element(
    'div',
    { class: 'advice' },
    element('p', {}, `${side}, ${aim.title}: `, element('strong', {}, valueOf(asOrdered, aim.unit)), ' as ordered.'),
    element('p', { class: 'quiet' }, provenance(advice)),
    suggestions.length > 0 &&
      table(
        `Other orders of ${side}`,
        [
          { title: 'Order' },
          { title: 'Decision' },
          { title: aim.title, number: true },
          { title: 'Gain', number: true },
          { title: '' },
        ],
        suggestions.map((suggestion) => ({
          class: suggestion.gain > leastGain ? 'better' : undefined,
          cells: [...cellsOf(suggestion, aim.unit), writeButton(send, side, suggestion, stale)],
        })),
      ),
    same !== '' && element('p', { class: 'quiet' }, same),
    losses && element('p', { class: 'quiet' }, comparedIn(losses)),
    play && decisionsOf(play, aim.unit),
    leftOut.map(({ why }) => element('p', { class: 'quiet' }, why)),
  );
}

/** Where the values come from, and how good they are. */
export function provenance({ method, dropped, estimated = [] }: ReportAdvice): string {
  const decided = estimated.map((what) => ` Decisions rest on an estimated ${what}.`).join('');
  switch (method) {
    case 'exact':
      return `All values are exact.${decided}`;
    case 'truncated':
      return `Branches with a total chance of up to ${dropped.toExponential(1)} were left out of each value.${decided}`;
    case 'sampled':
      return `Some values are estimated by sampling.${decided}`;
  }
}

/** Orders that change nothing, in a sentence; nothing where each changes something. */
export function withoutDifference({ suggestions, losses }: ReportAdvice): string {
  const same = suggestions.filter(({ gain }) => !isDifference(gain)).map(({ title }) => title);
  if (same.length > 0) return `No difference: ${same.join('; ')}.`;
  return suggestions.length === 0 && losses === undefined ? 'There is nothing to order otherwise.' : '';
}

function isDifference(gain: number): boolean {
  return Math.abs(gain) > leastGain;
}

function comparedIn({ compared, all, better }: NonNullable<ReportAdvice['losses']>): string {
  const scope = all ? 'all that there are' : 'not all that there are';
  const none = better ? '' : '; none is better than the one as ordered';
  return `${count(compared)} orders of losses were compared, ${scope}${none}.`;
}

/** The best that can be had by deciding as the battle stands, and where the orders differ from it. */
function decisionsOf({ value, gain, decisions, decisionsInAll }: ReportPlay, unit: string): HTMLElement {
  const dear = decisions.filter(({ cost }) => cost >= leastShown);
  const summary = `Deciding each time as the battle stands: ${valueOf(value, unit)}, ${gainOf(gain, unit)}.`;
  if (dear.length === 0)
    return element('p', {}, `${summary} No decision could be better than what is ordered.`.replace(', the same', ''));
  return element(
    'div',
    { class: 'decisions' },
    element('h3', {}, 'Decisions as the battle stands'),
    element('p', {}, summary),
    decisionTable(dear.slice(0, shown), unit),
    dear.length > shown &&
      element(
        'details',
        { class: 'more', 'data-key': 'decisions' },
        element('summary', {}, `${dear.length - shown} more`),
        decisionTable(dear.slice(shown), unit),
      ),
    dear.length < decisionsInAll &&
      element('p', { class: 'quiet' }, `The dearest of ${count(decisionsInAll)} decisions.`),
  );
}

/** Decisions that are there at once. */
const shown = 5;

function decisionTable(decisions: readonly ReportDecision[], unit: string): HTMLElement {
  return table(
    'Decisions that the orders take otherwise than is best',
    [
      { title: 'Decision' },
      { title: 'Situation' },
      { title: 'Chance of it', number: true },
      { title: 'Ordered' },
      { title: 'Best' },
      { title: 'Cost', number: true },
    ],
    decisions.map((decision) => ({ cells: decisionCells(decision, unit) })),
  );
}

function decisionCells(
  { step, title, situation, chance, ordered, best, cost, options }: ReportDecision,
  unit: string,
): string[] {
  const worth = (option: string): string => {
    const found = options.find((one) => one.option === option);
    // The columns are narrow: a number stays with its unit.
    return found ? `${option} (${valueOf(found.value, unit).replaceAll(' ', '\u00a0')})` : option;
  };
  return [`${title} (${step})`, situation, percentInColumn(chance), worth(ordered), worth(best), gainOf(-cost, unit)];
}

/** Half of the last digit that is shown, of a chance as of a value. */
const leastShown = 0.0005;

/** Differences that are rounding alone. */
const leastGain = 1e-9;

function cellsOf({ title, group, value, gain }: ReportSuggestion, unit: string): string[] {
  return [title, group, valueOf(value, unit), gainOf(gain, unit)];
}

function writeButton(send: Send, side: string, { id, title }: ReportSuggestion, disabled: boolean): HTMLElement {
  return element(
    'button',
    {
      type: 'button',
      class: 'link',
      disabled,
      'aria-label': `Write into the scenario: ${title}`,
      click: () => send({ type: 'order', side, order: id }),
    },
    'Write',
  );
}

function valueOf(value: number, unit: string): string {
  return unit === 'chance' ? percentInColumn(value) : `${decimal(value)} ${unit}`;
}

/** Signed; a chance in points of a percent. */
export function gainOf(gain: number, unit: string): string {
  if (!isDifference(gain)) return 'the same';
  const [value, what, least] = unit === 'chance' ? [Math.round(gain * 1000) / 10, 'points', 0.1] : [gain, unit, 0.01];
  const text = rounded(value);
  if (text === '0') return gain > 0 ? `< +${least} ${what}` : `> -${least} ${what}`;
  return `${gain > 0 ? '+' : ''}${text} ${what}`;
}
