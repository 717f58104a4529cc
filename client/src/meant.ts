/** Resolves which combat a command applies to: the named one, the one at the cursor, or the user's choice. */
import { window, l10n } from 'vscode';
import { plainLabel } from '../../server/src/model/wording';
import { which } from '../../server/src/page/content';
import type { CombatArguments, CombatChoice, CombatReport, Refusal } from '../../server/src/protocol';
import { inform } from './said';

/**
 * The combat before any calculation. Undefined if there is none (shows a message) or the user chooses none.
 * @param ask sends the request to the server
 */
export async function combatMeant(
  { uri, document, id, position }: CombatArguments,
  ask: (of: CombatArguments) => Promise<CombatReport | Refusal>,
): Promise<CombatReport | undefined> {
  // Pass on only what identifies the combat.
  const answer = await ask({ uri, document, id, position });
  if (!('refused' in answer)) return answer;
  if (!answer.combats) {
    inform(answer.refused);
    return undefined;
  }
  const chosen = await choose(answer.combats);
  return chosen && combatMeant({ uri, document: chosen.document, id: chosen.id }, ask);
}

/** The same arguments for the combat of a report. */
export function onCombat<Of extends CombatArguments>(of: Of, report: CombatReport): Of {
  return { ...of, position: undefined, ...which(report) };
}

async function choose(combats: readonly CombatChoice[]): Promise<CombatChoice | undefined> {
  const items = combats.map((combat) => ({
    label: plainLabel(combat.title),
    description: plainLabel(combat.id === combat.title ? '' : combat.id),
    detail: combat.scenario === undefined ? undefined : plainLabel(combat.scenario),
    combat,
  }));
  return (await window.showQuickPick(items, { title: l10n.t('Which combat?'), matchOnDescription: true }))?.combat;
}
