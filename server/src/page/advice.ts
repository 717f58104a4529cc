/** Advice: what is best, in one line; then each other order with what it gains or costs. */
import { lossOrdersCompared, percentInColumn, waysCompared, withUnit } from '../model/wording';
import type { ReportAdvice, ReportAim, ReportDecision, ReportPlay, ReportSuggestion } from '../protocol';
import { headed, inText, nameOf } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Child, Drawn } from './element';
import type { ReportCommand } from './messages';
import { count, decimal, rounded } from './format';

export interface AdviceNow {
  /** The scenario has changed since: nothing of it can be written. */
  readonly stale?: boolean;
  /** What asks for it again. */
  readonly again?: ReportCommand;
  /** A better answer is on its way. */
  readonly working?: boolean;
}

export function adviceOf(
  drawing: Drawing,
  advice: ReportAdvice,
  { stale = false, again = 'advise', working = false }: AdviceNow = {},
): Drawn {
  const { aim, suggestions, losses, situations, play, note, leftOut = [] } = advice;
  // The best one stands above, with what it writes.
  const [best] = suggestions;
  const others = best && best.gain > leastGain ? suggestions.slice(1) : suggestions;
  const different = alikeTogether(others.filter(({ gain }) => isDifference(gain)));
  const same = suggestions.filter(({ gain }) => !isDifference(gain));
  return element(
    'div',
    { class: 'advice' },
    stale && outOfDate(drawing, again),
    verdict(drawing, advice, stale, working),
    different.length > 0 &&
      table(
        `Other orders of ${whoseOf(drawing, advice)}`,
        [
          { title: 'Order' },
          { title: headed(drawing, aim.title), number: true },
          { title: 'Gain', number: true },
          { title: '' },
        ],
        different.map(([first, ...others]) => ({
          class: first!.gain > leastGain ? 'better' : 'worse',
          cells: [
            headed(drawing, [first!, ...others].map(orderInWords).join('; or ')),
            valueOf(first!.value, aim.unit),
            gainOf(changeOf(first!.gain, aim), aim.unit),
            writeButton(drawing, advice.side, first!, stale),
          ],
        })),
      ),
    same.length > 0 && withoutDifference(drawing, same),
    suggestions.length === 0 &&
      losses === undefined &&
      element('p', { class: 'quiet' }, 'There is nothing else to order.'),
    losses && element('p', { class: 'quiet' }, lossOrdersCompared(losses.compared, losses.all, losses.better)),
    situations && element('p', { class: 'quiet' }, waysCompared(situations)),
    play && decisionsOf(drawing, play, aim),
    note !== undefined && element('p', { class: 'quiet' }, note),
    leftOut.map(({ why }) => element('p', { class: 'quiet' }, why)),
    element('p', { class: 'quiet' }, provenance(advice)),
  );
}

/** Why nothing can be written any more, and the way to what holds now. */
function outOfDate({ send }: Drawing, command: ReportCommand): Drawn {
  return element(
    'div',
    { class: 'notice writing' },
    element('span', {}, 'The scenario has changed since: this advice is of what stood there before.'),
    send &&
      element(
        'button',
        { type: 'button', class: 'action', click: () => send({ type: 'run', command }) },
        'Advise again',
      ),
  );
}

/** What to do, what it gains, and the button that writes it. */
function verdict(drawing: Drawing, advice: ReportAdvice, stale: boolean, working: boolean): Drawn {
  const { side, aim, asOrdered, suggestions } = advice;
  const [best] = suggestions;
  const whose = whoseOf(drawing, advice);
  const estimate = working
    ? ' A first answer; a better one is on its way.'
    : ' A first answer: not every order was looked into.';
  const first = advice.isFirst === true && element('span', { class: 'quiet' }, estimate);
  if (best === undefined || best.gain <= leastGain)
    return element(
      'p',
      { class: 'best' },
      element('strong', {}, `Best for ${whose}: the orders as they stand. `),
      `Nothing else beats them: ${valueInWords(asOrdered, aim)}${besidesInWords(advice)}.`,
      first,
    );
  return element(
    'div',
    { class: 'best' },
    element(
      'p',
      {},
      element(
        'strong',
        {},
        best.each
          ? `Best for ${whose}: these orders together, ${gainOf(changeOf(best.gain, aim), aim.unit)}`
          : `Best for ${whose}: ${inText(drawing, orderInWords(best))}, ${gainOf(changeOf(best.gain, aim), aim.unit)}`,
      ),
      ` (${insteadInWords(advice, best)}).`,
      first,
    ),
    best.each &&
      element(
        'ul',
        {},
        best.each.map((title) => element('li', {}, headed(drawing, title))),
      ),
    writing(drawing, side, best, stale || advice.isFirst === true),
  );
}

/** What a gain makes of the value: of what is lost it makes less. */
function changeOf(gain: number, { fewer = false }: ReportAim): number {
  return fewer ? -gain : gain;
}

/** Who is advised: a side of the combat, or a party of the turn. */
function whoseOf(drawing: Drawing, { side, name = nameOf(drawing, side) }: ReportAdvice): string {
  return name;
}

/** `58% to win instead of 49%`: the chance where there is one, else what is aimed at. */
function insteadInWords({ aim, asOrdered, besides }: ReportAdvice, best: ReportSuggestion): string {
  if (aim.unit === 'chance' || besides === undefined || best.besides === undefined)
    return `${valueInWords(best.value, aim)} instead of ${valueOf(asOrdered, aim.unit)}`;
  const [value, before] = [best.besides, besides.asOrdered].map((one) => valueOf(one, besides.aim.unit));
  const now = valueInWords(best.besides, besides.aim);
  return value === before ? `${now}, as now` : `${now} instead of ${before}`;
}

function besidesInWords({ besides }: ReportAdvice): string {
  return besides === undefined ? '' : `, ${valueInWords(besides.asOrdered, besides.aim)}`;
}

function valueInWords(value: number, { id, title, unit }: ReportAim): string {
  // An IPC swing need not be told in IPC once more.
  const isToldAlready = unit !== '' && title.startsWith(`${unit} `);
  return `${valueOf(value, isToldAlready ? '' : unit)} ${id === 'win' ? 'to win' : title}`;
}

/** The button, with what it will write. */
function writing(drawing: Drawing, side: string, suggestion: ReportSuggestion, stale: boolean): Child {
  const { id, title, each, writes } = suggestion;
  const { send } = drawing;
  if (!send) return false;
  return element(
    'div',
    { class: 'writing' },
    element(
      'button',
      {
        type: 'button',
        class: 'action primary',
        disabled: stale,
        'aria-label': `Write ${each ? 'these orders' : 'this order'} into the scenario: ${title}`,
        click: () => send({ type: 'order', side, order: id }),
      },
      each ? 'Write these orders' : 'Write this order',
    ),
    writes !== undefined && !each && element('code', { class: 'writes' }, writes),
  );
}

/** An order as what is to be done. */
function orderInWords({ group, title }: ReportSuggestion): string {
  return group === 'order of losses' ? `lose ${title}, in this order` : title;
}

/** Orders that come to the same value are one line. */
function alikeTogether(suggestions: readonly ReportSuggestion[]): readonly (readonly ReportSuggestion[])[] {
  const groups: ReportSuggestion[][] = [];
  for (const suggestion of suggestions) {
    const alike = groups.find(([first]) => !isDifference(first!.value - suggestion.value));
    if (alike) alike.push(suggestion);
    else groups.push([suggestion]);
  }
  return groups;
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

/** Orders that change nothing, folded. */
function withoutDifference(drawing: Drawing, same: readonly ReportSuggestion[]): Drawn {
  return element(
    'details',
    { class: 'more' },
    element('summary', {}, same.length === 1 ? '1 order changes nothing' : `${same.length} orders change nothing`),
    element(
      'ul',
      {},
      same.map(({ title }) => element('li', {}, headed(drawing, title))),
    ),
  );
}

function isDifference(gain: number): boolean {
  return Math.abs(gain) > leastGain;
}

/** The best that can be had by deciding as the battle stands, and where the orders differ from it. */
function decisionsOf(drawing: Drawing, { value, gain, decisions, decisionsInAll }: ReportPlay, aim: ReportAim): Drawn {
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

/** Decisions that are there at once. */
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
    // The columns are narrow: a number stays with its unit.
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

/** Half of the last digit that is shown, of a chance as of a value. */
const leastShown = 0.0005;

/** Differences that are rounding alone. */
const leastGain = 1e-9;

function writeButton(
  { send }: Drawing,
  side: string,
  { id, title, writes }: ReportSuggestion,
  disabled: boolean,
): Child {
  if (!send) return '';
  return element(
    'button',
    {
      type: 'button',
      class: 'link',
      disabled,
      title: writes,
      'aria-label': `Write into the scenario: ${title}`,
      click: () => send({ type: 'order', side, order: id }),
    },
    'Write',
  );
}

function valueOf(value: number, unit: string): string {
  return unit === 'chance' ? percentInColumn(value) : withUnit(decimal(value), unit);
}

/** Signed; a chance in points of a percent. */
export function gainOf(gain: number, unit: string): string {
  if (!isDifference(gain)) return 'the same';
  const [value, what, least] = unit === 'chance' ? [Math.round(gain * 1000) / 10, 'points', 0.1] : [gain, unit, 0.01];
  const text = rounded(value);
  if (text === '0') return withUnit(gain > 0 ? `< +${least}` : `> \u2212${least}`, what);
  return withUnit(`${gain > 0 ? '+' : ''}${text}`, what);
}
