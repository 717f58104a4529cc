/** The buttons below the outcome. */
import type { CombatReport, ReportTurn } from '../protocol';
import { createButton, createElement, type RenderedNode } from './element';
import type { ReportCommand, Send } from './messages';

interface ActionState {
  readonly report: CombatReport;
  /** The scenario has changed since the report was made. */
  readonly stale: boolean;
  /** Odds are being calculated. */
  readonly calculating: boolean;
}

/**
 * The commands for an existing result. While the report is open, the lens of the combat does not repeat them. A play has `writeResult` even if it is
 * not complete, so that the lens does not offer it: the lens would write the result before the play.
 */
export function listAvailableCommands({
  trace,
  play,
}: CombatReport): readonly ('reroll' | 'history' | 'writeResult')[] {
  if (!trace) return [];
  return trace.wanted === undefined || play ? ['reroll', 'writeResult', 'history'] : ['reroll', 'history'];
}

/** The first button is the primary one: a reroll while the result is current, else resolving. */
export function renderActions(send: Send, { report, stale, calculating }: ActionState): RenderedNode {
  const { trace, odds, canAdvise, turn } = report;
  if (turn) return renderTurnActions(send, turn, { report, stale, calculating });
  const commands = listAvailableCommands(report);
  const resolve = trace
    ? renderButton(send, 'resolve', 'Resolve again (same dice)', { about: `With ${sameDice}` })
    : renderButton(send, 'resolve', 'Resolve', {
        about: 'With the dice that the scenario gives; where it gives none, with seed 1',
      });
  const reroll =
    commands.includes('reroll') &&
    renderButton(send, 'reroll', 'Reroll (new dice)', { about: 'With another seed: another result' });
  return createElement(
    'div.actions.main',
    { role: 'group', 'aria-label': 'Combat' },
    trace && !stale ? [reroll, resolve] : [resolve, reroll],
    (!odds || stale) && renderButton(send, 'odds', odds ? 'Odds again' : 'Odds', { disabled: calculating }),
    renderButton(send, 'play', 'Play\u2026', {
      about: 'Roll by roll, with your dice or with ours; odds and advice at each step',
    }),
    canAdvise && renderButton(send, 'advise', 'Advise'),
    commands.includes('writeResult') && renderButton(send, 'writeResult', 'Write result'),
    commands.includes('history') && renderButton(send, 'history', 'History'),
    (trace ?? odds) && renderSharingButtons(send),
    report.board &&
      createButton('Copy as picture', () => send({ type: 'copyPicture' }), {
        key: 'picture',
        title: 'The board as a picture, for a forum',
      }),
  );
}

function renderTurnActions(
  send: Send,
  { resolved, odds }: ReportTurn,
  { report: { canAdvise }, stale, calculating }: ActionState,
): RenderedNode {
  return createElement(
    'div.actions.main',
    { role: 'group', 'aria-label': 'Turn' },
    renderButton(send, 'resolveTurn', resolved ? 'Resolve again (same dice)' : 'Resolve turn', {
      about: 'Each combat with the dice that the scenario gives it, or seed 1',
    }),
    resolved && renderButton(send, 'rerollTurn', 'Reroll (new dice)', { about: 'All combats with another seed' }),
    (!odds || stale) &&
      renderButton(send, 'oddsOfTurn', odds ? 'Odds again' : 'Odds of the turn', { disabled: calculating }),
    renderButton(send, 'playTurn', 'Play\u2026', {
      about: 'Combat by combat and roll by roll, with your dice or with ours',
    }),
    canAdvise &&
      renderButton(send, 'adviseTurn', 'Advise', { about: 'What to order, judged by the result of the whole turn' }),
    resolved && resolved.wanted === undefined && !stale && renderButton(send, 'writeTurn', 'Write results'),
    !stale &&
      renderButton(send, 'compareTurn', 'Compare\u2026', { about: 'The turn with other numbers, orders or options' }),
    renderSharingButtons(send),
  );
}

const sameDice = 'the dice that the scenario gives, or seed 1: the same result as long as the scenario stays as it is';

/** A button that runs a command for the combat. */
export function renderButton(
  send: Send,
  command: ReportCommand,
  title: string,
  { about, disabled = false }: { readonly about?: string; readonly disabled?: boolean } = {},
): RenderedNode {
  return createButton(title, () => send({ type: 'run', command }), { key: command, title: about, disabled });
}

/** The buttons that take the report elsewhere. */
function renderSharingButtons(send: Send): readonly RenderedNode[] {
  const [copy, save] = ['Copy', 'Save as\u2026'];
  return [
    createButton(copy, () => send({ type: 'copy' }), { key: copy, title: 'Copy as Markdown, BBCode or text' }),
    createButton(save, () => send({ type: 'save' }), { key: save, title: 'Save as a page to print or to send' }),
  ];
}
