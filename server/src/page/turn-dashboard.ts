/** The turn at a glance: a strip of its combats, coloured by luck, and the losses of each power against what they could be. */
import type { ReportTurn } from '../protocol';
import { type Child, createElement, createList, createSection, type RenderedNode } from './element';
import { renderLineLink } from './links';
import { formatHeading, formatInline, type RenderContext } from './render-context';
import { renderSpread } from './spread';
import { type CombatLuck, computeCombatLuck } from './turn-luck';
import { areLossesKnown, describeLuck, describeMethod, listLosses, type TurnLine } from './turn-lines';

export function renderTurnDashboard(context: RenderContext, turn: ReportTurn, calculating: boolean): Child {
  const losses = listLosses(turn);
  const owners = [...new Set(losses.map(({ owner }) => owner))];
  const note = turn.odds ? `Odds ${describeMethod(turn.odds)}.` : calculating ? 'Calculating the odds.' : undefined;
  return [
    renderStrip(context, turn),
    createSection(
      'totals',
      'Losses of the turn',
      losses.length === 0 && createElement('p', areLossesKnown(turn) ? 'No losses.' : 'Not known yet.'),
      owners.map((owner) => renderPower(context, turn, owner, losses)),
      turn.odds &&
        losses.length > 0 &&
        createElement(
          'p.board-key',
          { 'aria-hidden': 'true' },
          turn.resolved && createElement('span', '\u25cf this turn'),
          createElement('span', '| on average'),
          createElement('span', '\u25ae half of all turns'),
          createElement('span', '\u2501 nine of ten'),
        ),
      note !== undefined && createElement('p.quiet', note),
    ),
  ];
}

/** The combats in order; the bar of each leans to the side that was lucky. */
function renderStrip(context: RenderContext, turn: ReportTurn): RenderedNode {
  const luck = computeCombatLuck(turn);
  return createElement(
    'ol.strip',
    { 'aria-label': luck.some(Boolean) ? 'Combats in their order, with the luck in them' : 'Combats in their order' },
    turn.combats.map(({ id, title, line, sides }, index) => {
      const combatContext: RenderContext = { ...context, sides };
      const [first, second] = sides;
      const result = turn.resolved?.combats[index];
      const combatLuck = luck[index];
      return createElement(
        'li',
        {
          key: `${index} ${id}`,
          style: {
            ...(first?.color && { '--first': first.color }),
            ...(second?.color && { '--second': second.color }),
          },
        },
        renderLean(combatLuck),
        createElement(
          'strong',
          context.send
            ? renderLineLink(context, line, formatHeading(combatContext, title))
            : formatHeading(combatContext, title),
        ),
        createElement(
          'span.quiet',
          result ? formatHeading(combatContext, result.summary) : sides.map(({ name }) => name).join(' \u00b7 '),
        ),
        combatLuck && createElement('span.luck-words', formatHeading(combatContext, combatLuck.text)),
      );
    }),
  );
}

/** Longer bars would leave the tile. */
const maxBalance = 2.5;

/** A bar from the middle to the side that was lucky, in its colour. */
function renderLean(luck: CombatLuck | undefined): RenderedNode {
  const balance = luck?.balance ?? 0;
  const width = (50 * Math.min(maxBalance, Math.abs(balance))) / maxBalance;
  return createElement(
    'span.lean',
    { 'aria-hidden': 'true' },
    balance !== 0 &&
      createElement('span', {
        class: balance > 0 ? 'part side-0' : 'part side-1',
        style: { width: `${width.toFixed(1)}%`, [balance > 0 ? 'right' : 'left']: '50%' },
      }),
  );
}

function renderPower(
  context: RenderContext,
  turn: ReportTurn,
  owner: string,
  losses: readonly TurnLine[],
): RenderedNode {
  const lines = losses.filter((line) => line.owner === owner);
  const color = turn.totals[lines[0]!.index]!.color;
  return createElement(
    'div.power',
    { key: owner, ...(color !== undefined && { style: { '--mine': color } }) },
    createElement('h3', formatHeading(context, owner)),
    createList(
      'ul.totals',
      lines.map((line) => renderLoss(context, turn, line)),
    ),
  );
}

/** Columns for the eye; for screen readers a sentence. */
function renderLoss(
  context: RenderContext,
  turn: ReportTurn,
  { index, value, mean, rank, text }: TurnLine,
): RenderedNode {
  const { one: singular, many } = turn.totals[index]!;
  const odds = turn.odds?.totals[index];
  const shownValue = value ?? (mean === undefined ? undefined : Math.round(mean * 10) / 10);
  return createElement(
    'div.loss',
    createElement('span.unseen', text),
    createElement('span.number', { 'aria-hidden': 'true' }, shownValue === undefined ? '' : String(shownValue)),
    createElement('span', { 'aria-hidden': 'true' }, formatInline(context, shownValue === 1 ? singular : many)),
    odds && odds.distribution.length > 1
      ? renderSpread({ ...odds, ...(value !== undefined && { value }) }, '')
      : createElement('span.quiet', { 'aria-hidden': 'true' }, odds ? 'certain from the start' : ''),
    createElement(
      'span',
      {
        class: rank === undefined ? 'quiet' : `luck-words ${describeLuck(rank).split(' ')[0]!}`,
        'aria-hidden': 'true',
      },
      rank === undefined ? '' : describeLuck(rank),
    ),
  );
}
