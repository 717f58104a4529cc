/** Resolves which combat a command applies to: the named one, the one at the cursor, or the user's choice. */
import { window, l10n } from 'vscode';
import { toPlainLabel } from '../../server/src/model/wording';
import { toCombatArguments } from '../../server/src/page/content';
import type { CombatArguments, CombatChoice, CombatReport, Refusal } from '../../server/src/protocol';
import { showInformation } from './messages';

/**
 * The combat before any calculation. Undefined if there is none (shows a message) or the user chooses none.
 * @param ask sends the request to the server
 */
export async function resolveCombatArgument(
  { uri, document, id, position }: CombatArguments,
  ask: (args: CombatArguments) => Promise<CombatReport | Refusal>,
): Promise<CombatReport | undefined> {
  // Pass on only what identifies the combat.
  const answer = await ask({ uri, document, id, position });
  if (!('refused' in answer)) return answer;
  if (!answer.combats) {
    showInformation(answer.refused);
    return undefined;
  }
  const choice = await chooseCombat(answer.combats);
  return choice && resolveCombatArgument({ uri, document: choice.document, id: choice.id }, ask);
}

/** The same arguments for the combat of a report. */
export function setCombat<Args extends CombatArguments>(args: Args, report: CombatReport): Args {
  return { ...args, position: undefined, ...toCombatArguments(report) };
}

async function chooseCombat(combats: readonly CombatChoice[]): Promise<CombatChoice | undefined> {
  const items = combats.map((combat) => ({
    label: toPlainLabel(combat.title),
    description: toPlainLabel(combat.id === combat.title ? '' : combat.id),
    detail: combat.scenario === undefined ? undefined : toPlainLabel(combat.scenario),
    combat,
  }));
  return (await window.showQuickPick(items, { title: l10n.t('Which combat?'), matchOnDescription: true }))?.combat;
}
