/** The buttons below the outcome. */
import type { CombatReport, ReportTurn } from '../protocol';
import { createElement } from './element';
import type { RenderedNode } from './element';
import type { ReportCommand, Send } from './messages';

/** The commands for an existing result. While the report is open, the lens of the combat leaves them to it. */
export function availableCommands({ trace }: CombatReport): readonly ('reroll' | 'history' | 'writeResult')[] {
  if (!trace) return [];
  return trace.wanted === undefined ? ['reroll', 'writeResult', 'history'] : ['reroll', 'history'];
}

/**
 * The first button is the primary one: a reroll while the result is current, else resolving.
 * @param stale the scenario was changed since
 * @param calculating odds are being calculated
 */
export function renderActions(
  send: Send,
  {
    report,
    stale,
    calculating,
  }: { readonly report: CombatReport; readonly stale: boolean; readonly calculating: boolean },
): RenderedNode {
  const { trace, odds, canAdvise, turn } = report;
  if (turn) return renderTurnActions(send, turn, { canAdvise, stale, calculating });
  const commands = availableCommands(report);
  const resolve = trace
    ? button(send, 'resolve', 'Resolve again (same dice)', { about: `With ${sameDice}` })
    : button(send, 'resolve', 'Resolve', {
        about: 'With the dice that the scenario gives; where it gives none, with seed 1',
      });
  const reroll =
    commands.includes('reroll') &&
    button(send, 'reroll', 'Reroll (new dice)', { about: 'With another seed: another result' });
  return createElement(
    'div',
    { class: 'actions main', role: 'group', 'aria-label': 'Combat' },
    trace && !stale ? [reroll, resolve] : [resolve, reroll],
    (!odds || stale) && button(send, 'odds', 'Odds', { disabled: calculating }),
    canAdvise && button(send, 'advise', 'Advise'),
    commands.includes('writeResult') && button(send, 'writeResult', 'Write result'),
    commands.includes('history') && button(send, 'history', 'History'),
    (trace ?? odds) && plainButton('Copy', 'Copy as Markdown, BBCode or text', () => send({ type: 'copy' })),
    report.board &&
      plainButton('Copy as picture', 'The board as a picture, for a forum', () => send({ type: 'copyPicture' })),
    (trace ?? odds) && plainButton('Save as\u2026', 'Save as a page to print or to send', () => send({ type: 'save' })),
  );
}

/** The buttons of a turn. */
function renderTurnActions(
  send: Send,
  { resolved, odds }: ReportTurn,
  {
    canAdvise,
    stale,
    calculating,
  }: { readonly canAdvise: boolean; readonly stale: boolean; readonly calculating: boolean },
): RenderedNode {
  return createElement(
    'div',
    { class: 'actions main', role: 'group', 'aria-label': 'Turn' },
    button(send, 'resolveTurn', resolved ? 'Resolve again (same dice)' : 'Resolve turn', {
      about: 'Each combat with the dice that the scenario gives it, or seed 1',
    }),
    resolved && button(send, 'rerollTurn', 'Reroll (new dice)', { about: 'All combats with another seed' }),
    (!odds || stale) && button(send, 'oddsOfTurn', 'Odds of the turn', { disabled: calculating }),
    canAdvise && button(send, 'adviseTurn', 'Advise', { about: 'What to order, by what the whole turn comes to' }),
    resolved && resolved.wanted === undefined && !stale && button(send, 'writeTurn', 'Write results'),
    !stale && button(send, 'compareTurn', 'Compare\u2026', { about: 'The turn with other numbers, orders or options' }),
    plainButton('Copy', 'Copy as Markdown, BBCode or text', () => send({ type: 'copy' })),
    plainButton('Save as\u2026', 'Save as a page to print or to send', () => send({ type: 'save' })),
  );
}

const sameDice = 'the dice that the scenario gives, or seed 1: the same result as long as the scenario stays as it is';

/** A button that runs a command for the combat. */
export function button(
  send: Send,
  command: ReportCommand,
  title: string,
  { about, disabled = false }: { readonly about?: string; readonly disabled?: boolean } = {},
): RenderedNode {
  const click = (): void => send({ type: 'run', command });
  return createElement(
    'button',
    { type: 'button', class: 'action', key: command, title: about, disabled, click },
    title,
  );
}

function plainButton(title: string, about: string, click: () => void): RenderedNode {
  return createElement('button', { type: 'button', class: 'action', key: title, title: about, click }, title);
}
