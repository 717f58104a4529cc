/** Which combat a command means: the one that is named, the one at the cursor, or the one that the user chooses of several. */
import { window, l10n } from 'vscode';
import { plainLabel } from '../../server/src/model/wording';
import { which } from '../../server/src/page/content';
import type { CombatArguments, CombatChoice, CombatReport, Refusal } from '../../server/src/protocol';
import { inform } from './said';

/**
 * The combat before anything has been calculated of it. Undefined where there is none, which is said, or the user chooses none.
 * @param ask asks the server
 */
export async function combatMeant(
  { uri, document, id, position }: CombatArguments,
  ask: (of: CombatArguments) => Promise<CombatReport | Refusal>,
): Promise<CombatReport | undefined> {
  // What else a command is given, it answers for itself.
  const answer = await ask({ uri, document, id, position });
  if (!('refused' in answer)) return answer;
  if (!answer.combats) {
    inform(answer.refused);
    return undefined;
  }
  const chosen = await choose(answer.combats);
  return chosen && combatMeant({ uri, document: chosen.document, id: chosen.id }, ask);
}

/** The same arguments for a combat that is known. */
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
