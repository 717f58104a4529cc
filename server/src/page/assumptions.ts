/** Renders what odds take for granted, where they are read: invented tables, and points that nobody spends. */
import type { CombatReport, ReportUnspent } from '../protocol';
import { renderButton } from './actions';
import { type Child, createButton, createElement, type RenderedNode } from './element';
import { formatDecimal } from './format';
import { formatInline, formatSide, type RenderContext } from './render-context';

export function renderAssumptions(
  context: RenderContext,
  { restsOn = [], odds, canAdvise }: Pick<CombatReport, 'restsOn' | 'odds' | 'canAdvise'>,
): Child {
  const unspent = odds?.unspent ?? [];
  return [
    unspent.map((item) => renderUnspent(context, item, canAdvise)),
    restsOn.map(({ houseTable }) => houseTable && renderHouseTable(context, houseTable)),
  ];
}

/** `Invented: naval combat chart.` */
function renderHouseTable({ send }: RenderContext, { table, title }: { table: string; title: string }): RenderedNode {
  return createElement(
    'p.invented',
    { key: table },
    createElement('span.badge', 'Invented'),
    ` ${title}: these numbers are not those of the game. `,
    send &&
      createButton('Put in yours', () => send({ type: 'ownTable', table }), {
        title: 'Makes a table of the right shape beside the scenario, to type your numbers into',
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
