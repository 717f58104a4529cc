/** Renders the report on a turn: its headline, its combats in order, and the distributions of its totals. */
import { formatPercent, capitalize } from '../model/wording';
import type { CombatReport, ReportTurn } from '../protocol';
import { sumProbability } from './distribution';
import { formatHeading, type RenderContext } from './render-context';
import { type Child, createElement, createTable, alignRight, type RenderedNode } from './element';
import { renderLineLink, renderRuleLink } from './links';
import { renderSteps } from './steps';
import {
  describeMainLosses,
  isUncertain,
  listExpectations,
  listLosses,
  remainingTitle,
  type TurnLine,
} from './turn-lines';

/** The main loss of each power, with its luck. */
export function formatTurnHeadline({ turn }: CombatReport): string {
  const { resolved, combats } = turn!;
  if (resolved?.wanted !== undefined) return `The dice ran out: roll for ${resolved.wanted}`;
  if (resolved === undefined) return `${combats.length} combats in their order`;
  const losses = describeMainLosses(turn!);
  if (losses !== '') return capitalize(losses);
  return capitalize(resolved.summary);
}

/** The expectations of the scenario; undefined if there are none. */
export function renderTurnExpectations(turn: ReportTurn): RenderedNode | undefined {
  const lines = listExpectations(turn);
  if (lines.length === 0) return undefined;
  return createElement(
    'ul.expectations',
    lines.map(({ owner, label, value, mean }) =>
      createElement(
        'li',
        { class: value === undefined ? 'open' : value === 1 ? 'met' : 'unmet' },
        createElement('span.verdict', formatVerdict({ value })),
        createElement(
          'span',
          `${owner}: ${label}${mean === undefined ? '' : `, chance ${formatPercent(Math.min(1, mean))}`}`,
        ),
      ),
    ),
  );
}

function formatVerdict({ value }: Pick<TurnLine, 'value'>): string {
  if (value === undefined) return '';
  return value === 1 ? '\u2713 met' : '\u2717 not met';
}

/** The combats in order, each with its result and its odds; its steps are folded. */
export function renderTimeline(context: RenderContext, turn: ReportTurn): RenderedNode {
  return createElement(
    'ol.timeline',
    turn.combats.map((combat, index) => {
      const combatContext: RenderContext = { ...context, sides: combat.sides };
      const result = turn.resolved?.combats[index];
      const odds = turn.odds?.combats[index];
      const order: Child = [capitalize(combat.order), combat.rule && [' ', renderRuleLink(context, combat.rule)]];
      return createElement(
        'li',
        { key: `${index} ${combat.id}` },
        createElement(
          'p.combat',
          createElement('strong', formatHeading(combatContext, combat.title)),
          ' ',
          createElement('span.quiet', combat.kind),
          ' ',
          renderLineLink(context, combat.line),
        ),
        createElement('p.quiet', order),
        result?.left && createElement('p.quiet', `${remainingTitle}: ${result.left.join('; ')}`),
        result && createElement('p', formatHeading(combatContext, result.summary)),
        odds && isUncertain(odds.chance) && createElement('p.quiet', `Takes place: ${formatPercent(odds.chance)}`),
        odds && odds.figures.length > 0 && createElement('p.quiet', `Odds: ${odds.figures.join(' \u00b7 ')}`),
        result?.trace &&
          result.trace.steps.length > 0 &&
          createElement(
            'details.round-steps',
            createElement(
              'summary',
              createElement('h3', 'Step by step'),
              createElement('span.by', result.trace.diceFrom),
            ),
            renderSteps(combatContext, result.trace.steps),
          ),
      );
    }),
  );
}

/** The distribution of each total. */
export function renderTurnDistributions(context: RenderContext, turn: ReportTurn): readonly RenderedNode[] {
  return listLosses(turn).flatMap(({ index, owner, label }) => {
    const odds = turn.odds?.totals[index];
    if (!odds) return [];
    const caption = formatHeading(context, `${owner}: ${label}`);
    return [
      createElement('h3', caption),
      createTable(
        caption,
        ['How many', alignRight('Chance'), alignRight('So many or more')],
        odds.distribution
          .filter(({ share: probability }) => probability >= minShown)
          .map(({ value, share: probability }) => ({
            cells: [
              String(value),
              formatPercent(probability),
              formatPercent(Math.min(1, sumProbability(odds.distribution.filter((bin) => bin.value >= value)))),
            ],
          })),
      ),
    ];
  });
}

/** Rarer values are omitted from the table. */
const minShown = 0.0005;
