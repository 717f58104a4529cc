/** What a combat came to in this session, as a list to choose from. */
import { window } from 'vscode';
import type { QuickPickItem } from 'vscode';
import { plainLabel, sentence } from '../../server/src/model/wording';
import type { CombatHistory, PastResult } from '../../server/src/protocol';
import { inform } from './said';

interface PastItem extends QuickPickItem {
  readonly past: PastResult;
}

/** Lets the user choose a result. Undefined where there is none, which is said, or none is chosen. */
export async function choosePast({ title, results }: CombatHistory): Promise<PastResult | undefined> {
  if (results.length === 0) {
    inform(`${title} has not been resolved in this session yet. Choose Resolve first.`);
    return undefined;
  }
  const chosen = await window.showQuickPick(results.map(itemOf), {
    title: plainLabel(`Results of ${title}`),
    placeHolder: 'Choose a result to see its report',
    matchOnDescription: true,
    matchOnDetail: true,
  });
  return chosen?.past;
}

/** The newest comes first, so the result that stood before a change is the next of the list. */
function itemOf(past: PastResult, index: number, results: readonly PastResult[]): PastItem {
  const before = results[index + 1];
  return {
    label: plainLabel(`${past.number}. ${past.brief}`),
    description: plainLabel(past.stale ? `${past.diceFrom}, before the last change` : past.diceFrom),
    detail: plainLabel(
      past.changed && before ? `After a change; was: ${before.brief} (${before.diceFrom})` : sentence(past.summary),
    ),
    past,
  };
}
