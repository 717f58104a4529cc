/** Renders advice: the best order in one line, then every other order with its gain or cost. */
import { lossOrdersCompared, waysCompared } from '../model/wording';
import type { ReportAdvice, ReportAim, ReportSuggestion } from '../protocol';
import { decisionsOf } from './advised-decisions';
import { changeOf, gainOf, isDifference, leastGain, valueOf } from './advised-values';
import { headed, inText, nameOf } from './drawing';
import type { Drawing } from './drawing';
import { element, table } from './element';
import type { Child, Drawn } from './element';
import type { ReportCommand } from './messages';

export interface AdviceNow {
  /** The scenario has changed since: no order can be written. */
  readonly stale?: boolean;
  /** The command that requests it again. */
  readonly again?: ReportCommand;
  /** A better answer is being calculated. */
  readonly working?: boolean;
}

export function adviceOf(
  drawing: Drawing,
  advice: ReportAdvice,
  { stale = false, again = 'advise', working = false }: AdviceNow = {},
): Drawn {
  const { aim, suggestions, losses, situations, play, note, leftOut = [] } = advice;
  // The best order is rendered above, with its button.
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

/** Why no order can be written, with a button to ask again. */
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

/** The best order, its gain, and the button that writes it. */
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

/** Who is advised: a side of the combat, or a party of the turn. */
function whoseOf(drawing: Drawing, { side, name = nameOf(drawing, side) }: ReportAdvice): string {
  return name;
}

/** `58% to win instead of 49%`: the probability if there is one, else the value of the aim. */
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
  // The title of a gain in IPC already names the unit.
  const isToldAlready = unit !== '' && unit !== 'chance' && title.split(' ').includes(unit);
  return `${valueOf(value, isToldAlready ? '' : unit)} ${id === 'win' ? 'to win' : title}`;
}

/** The button that writes the order, with the text it will write. */
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

/** The order as an instruction. */
function orderInWords({ group, title }: ReportSuggestion): string {
  return group === 'order of losses' ? `lose ${title}, in this order` : title;
}

/** Groups orders of equal value into one line. */
function alikeTogether(suggestions: readonly ReportSuggestion[]): readonly (readonly ReportSuggestion[])[] {
  const groups: ReportSuggestion[][] = [];
  for (const suggestion of suggestions) {
    const alike = groups.find(([first]) => !isDifference(first!.value - suggestion.value));
    if (alike) alike.push(suggestion);
    else groups.push([suggestion]);
  }
  return groups;
}

/** The method of the values, and their accuracy. */
export function provenance({ method, seed, dropped, estimated = [] }: ReportAdvice): string {
  const decided = estimated.map((what) => ` Decisions rest on an estimated ${what}.`).join('');
  switch (method) {
    case 'exact':
      return `All values are exact.${decided}`;
    case 'truncated':
      return `Branches with a total chance of up to ${dropped.toExponential(1)} were left out of each value.${decided}`;
    case 'sampled':
      return `Some values are estimated by sampling (seed ${seed ?? 0}).${decided}`;
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
