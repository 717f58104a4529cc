/** Renders advice: the best order in one line, then every other order with its gain or cost. */
import {
  formatCombinationsCompared,
  formatLossOrdersCompared,
  formatPlansCompared,
  isDifference,
  roundingError,
} from '../model/wording';
import type { ReportAdvice, ReportAim, ReportMethod, ReportSuggestion } from '../protocol';
import { renderDecisions } from './advised-decisions';
import { toChange, formatGain, formatValue } from './advised-values';
import { formatHeading, formatInline, type RenderContext, formatSide } from './render-context';
import {
  type Child,
  createButton,
  createElement,
  createFolded,
  createList,
  createTable,
  alignRight,
  type RenderedNode,
} from './element';
import type { ReportCommand } from './messages';

interface AdviceState {
  /** The scenario has changed since: no order can be written. */
  readonly stale?: boolean;
  /** The command that requests it again. */
  readonly again?: ReportCommand;
  /** A better answer is being calculated. */
  readonly working?: boolean;
}

export function renderAdvice(
  context: RenderContext,
  advice: ReportAdvice,
  { stale = false, again = 'advise', working = false }: AdviceState = {},
): RenderedNode {
  const { aim, suggestions, losses, situations, combinations, play, note, leftOut = [] } = advice;
  // The best order is rendered above, with its button.
  const [best] = suggestions;
  const others = best && best.gain > roundingError ? suggestions.slice(1) : suggestions;
  const different = groupEqual(others.filter(({ gain }) => isDifference(gain)));
  const ineffective = suggestions.filter(({ gain }) => !isDifference(gain));
  return createElement(
    'div.advice',
    stale && renderOutdatedNotice(context, again),
    renderBestOrder(context, advice, stale, working),
    different.length > 0 &&
      createTable(
        `Other orders of ${formatAdviseeName(context, advice)}`,
        ['Order', alignRight(formatHeading(context, aim.title)), alignRight('Gain'), ''],
        different.map(([first, ...others]) => ({
          class: first!.gain > 0 ? 'better' : 'worse',
          cells: [
            formatHeading(context, [first!, ...others].map(({ title }) => title).join('; or ')),
            formatValue(first!.value, aim.unit),
            formatGain(toChange(first!.gain, aim), aim.unit),
            renderWriteButton(context, advice.side, first!, stale),
          ],
        })),
      ),
    ineffective.length > 0 && renderIneffective(context, ineffective),
    suggestions.length === 0 && losses === undefined && createElement('p.quiet', 'There is nothing else to order.'),
    losses && createElement('p.quiet', formatLossOrdersCompared(losses.compared, losses.all, losses.better)),
    situations && createElement('p.quiet', formatPlansCompared(situations)),
    combinations && createElement('p.quiet', formatCombinationsCompared(combinations)),
    play && renderDecisions(context, play, aim),
    note !== undefined && createElement('p.quiet', note),
    leftOut.map(({ why }) => createElement('p.quiet', why)),
    createElement('p.quiet', describeSource(advice)),
  );
}

/** Why no order can be written, with a button to ask again. */
function renderOutdatedNotice({ send }: RenderContext, command: ReportCommand): RenderedNode {
  return createElement(
    'div.notice.writing',
    createElement('span', 'The scenario has changed since: this advice is of what stood there before.'),
    send && createButton('Advise again', () => send({ type: 'run', command })),
  );
}

/** The best order, its gain, and the button that writes it. */
function renderBestOrder(context: RenderContext, advice: ReportAdvice, stale: boolean, working: boolean): RenderedNode {
  const { aim, asOrdered, suggestions } = advice;
  const [best] = suggestions;
  const adviseeName = formatAdviseeName(context, advice);
  const superlative = formatSuperlative(advice);
  const estimate = working
    ? ' A first answer; a better one is on its way.'
    : ' A first answer: not every order was examined.';
  const estimateNote = advice.isFirst === true && createElement('span.quiet', estimate);
  if (best === undefined || best.gain <= roundingError)
    return createElement(
      'p.best',
      createElement('strong', `Best for ${adviseeName}: the current orders. `),
      `${formatNothingBetter(advice)} beats them: ${formatAimValue(asOrdered, aim)}${formatBesides(advice)}.`,
      estimateNote,
    );
  return createElement(
    'div.best',
    createElement(
      'p',
      createElement(
        'strong',
        best.each
          ? `${superlative} for ${adviseeName}: these orders together, ${formatGain(toChange(best.gain, aim), aim.unit)}`
          : `${superlative} for ${adviseeName}: ${formatInline(context, best.title)}, ${formatGain(toChange(best.gain, aim), aim.unit)}`,
      ),
      ` (${compareInWords(advice, best)}).`,
      estimateNote,
    ),
    best.each &&
      createList(
        'ul',
        best.each.map((title) => formatHeading(context, title)),
      ),
    renderWriteOrder(context, advice, best, stale || advice.isFirst === true),
  );
}

/** What the best order is the best of. */
function formatSuperlative(advice: ReportAdvice): string {
  if (hasSingleOrdersOnly(advice)) return 'Best single change';
  return advice.combinations?.all === false ? 'Best found' : 'Best';
}

function formatNothingBetter(advice: ReportAdvice): string {
  if (hasSingleOrdersOnly(advice)) return 'No single change';
  return advice.combinations === undefined ? 'Nothing else' : 'Nothing that was compared';
}

/** Whether orders that could be written together were not compared so. */
function hasSingleOrdersOnly({ leftOut = [] }: ReportAdvice): boolean {
  return leftOut.some((omission) => omission.what === 'combinations');
}

/** Who is advised: a side of the combat, or a party of the turn. */
function formatAdviseeName(context: RenderContext, { side, name = formatSide(context, side) }: ReportAdvice): string {
  return name;
}

/** `58% to win instead of 49%`: the probability if there is one, else the value of the aim. */
function compareInWords({ aim, asOrdered, besides }: ReportAdvice, best: ReportSuggestion): string {
  if (aim.unit === 'chance' || besides === undefined || best.besides === undefined)
    return `${formatAimValue(best.value, aim)} instead of ${formatValue(asOrdered, aim.unit)}`;
  const [value, before] = [best.besides, besides.asOrdered].map((amount) => formatValue(amount, besides.aim.unit));
  const current = formatAimValue(best.besides, besides.aim);
  return value === before ? `${current}, as now` : `${current} instead of ${before}`;
}

/** `, 58% to win`: the current value of the second aim, if there is one. */
function formatBesides({ besides }: ReportAdvice): string {
  return besides === undefined ? '' : `, ${formatAimValue(besides.asOrdered, besides.aim)}`;
}

function formatAimValue(value: number, { id, title, unit }: ReportAim): string {
  // The title of a gain in IPC already names the unit.
  const isUnitInTitle = unit !== '' && unit !== 'chance' && title.split(' ').includes(unit);
  return `${formatValue(value, isUnitInTitle ? '' : unit)} ${id === 'win' ? 'to win' : title}`;
}

/** The button that writes the order, with the text it will write. */
function renderWriteOrder(
  context: RenderContext,
  { side, name }: ReportAdvice,
  suggestion: ReportSuggestion,
  stale: boolean,
): Child {
  const { id, title, each, writes } = suggestion;
  const { send } = context;
  if (!send) return false;
  const orders = each ? 'these orders' : 'this order';
  return createElement(
    'div.writing',
    createButton(`Write ${orders}`, () => send({ type: 'order', side, order: id }), {
      class: 'action primary',
      disabled: stale,
      'aria-label': `Write ${orders} into the scenario: ${title}`,
    }),
    // The orders of a whole turn are too many to show.
    writes !== undefined && !(each && name !== undefined) && createElement('code.writes', writes),
  );
}

/** Groups orders of equal value into one line. */
function groupEqual(suggestions: readonly ReportSuggestion[]): readonly (readonly ReportSuggestion[])[] {
  const groups: ReportSuggestion[][] = [];
  for (const suggestion of suggestions) {
    const group = groups.find(([first]) => !isDifference(first!.value - suggestion.value));
    if (group) group.push(suggestion);
    else groups.push([suggestion]);
  }
  return groups;
}

/** How the values were calculated, and how accurate they are. */
export function describeSource({ method, seed, dropped, estimated = [] }: ReportAdvice): string {
  const decisionNote = estimated.map((quantity) => ` Decisions rest on an estimated ${quantity}.`).join('');
  const notes: Readonly<Record<ReportMethod, string>> = {
    exact: 'All values are exact.',
    truncated: `Branches with a total chance of up to ${dropped.toExponential(1)} were left out of each value.`,
    sampled: `Some values are estimated by sampling (seed ${seed ?? 0}).`,
  };
  return notes[method] + decisionNote;
}

/** Orders that change nothing, folded. */
function renderIneffective(context: RenderContext, same: readonly ReportSuggestion[]): RenderedNode {
  return createFolded(
    same.length === 1 ? '1 order changes nothing' : `${same.length} orders change nothing`,
    createList(
      'ul',
      same.map(({ title }) => formatHeading(context, title)),
    ),
  );
}

function renderWriteButton(
  { send }: RenderContext,
  side: string,
  { id, title, writes }: ReportSuggestion,
  disabled: boolean,
): Child {
  if (!send) return '';
  return createButton('Write', () => send({ type: 'order', side, order: id }), {
    class: 'link',
    disabled,
    title: writes,
    'aria-label': `Write into the scenario: ${title}`,
  });
}
