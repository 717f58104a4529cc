/** Renders the assumptions behind odds, next to the odds: invented tables, limits of the rules, points that nobody spends. */
import type { CombatReport, ReportLimit, ReportUnspent } from '../protocol';
import { renderButton } from './actions';
import { type Child, createButton, createElement, type RenderedNode } from './element';
import { formatDecimal } from './format';
import { renderRuleLink } from './links';
import { formatHeading, formatInline, formatSide, type RenderContext } from './render-context';

export function renderAssumptions(
  context: RenderContext,
  { odds, canAdvise }: Pick<CombatReport, 'odds' | 'canAdvise'>,
): Child {
  const unspent = odds?.unspent ?? [];
  return [
    odds?.limits?.map((limit) => renderLimit(context, limit)),
    unspent.map((item) => renderUnspent(context, item, canAdvise)),
  ];
}

/** Beside the headline, or above the first roll: readers see that a table is invented before they read numbers based on it. */
export function renderHouseTables(context: RenderContext, { restsOn = [] }: Pick<CombatReport, 'restsOn'>): Child {
  return restsOn.map(({ houseTable }) => houseTable && renderHouseTable(context, houseTable));
}

/** `Submarines cannot hit aircraft: Germany cannot win while aircraft of the UK are left. \u00a7LHTR units` */
function renderLimit(context: RenderContext, { words, rule }: ReportLimit): RenderedNode {
  return createElement('p.limit', { key: words }, `${formatHeading(context, words)}. `, renderRuleLink(context, rule));
}

/** `Invented: naval combat chart.` */
function renderHouseTable({ send }: RenderContext, { table, title }: { table: string; title: string }): RenderedNode {
  return createElement(
    'p.invented',
    { key: table },
    createElement('span.badge', 'Invented'),
    ` ${title}: these numbers are not those of the game. `,
    send &&
      createButton('Use your own table', () => send({ type: 'ownTable', table }), {
        title: 'Creates a table file next to the scenario, to fill in',
      }),
  );
}

/** `3.6 surprise points of Germany are unspent on average; the best orders are worth +2.2 convoy points hit.` */
function renderUnspent(context: RenderContext, { side, words, mean, gain }: ReportUnspent, canAdvise: boolean) {
  const name = formatInline(context, formatSide(context, side));
  const value = gain && `; the best orders are worth +${formatDecimal(gain.value)} ${formatInline(context, gain.aim)}`;
  return createElement(
    'p.unspent',
    { key: side },
    `${formatDecimal(mean)} ${words} of ${name} are unspent on average${value ?? ''}. `,
    context.send && canAdvise && renderButton(context.send, 'advise', 'Advise'),
  );
}
