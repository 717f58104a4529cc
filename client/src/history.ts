/** Quick pick of a combat's results in this session. */
import { l10n, type QuickPickItem, window } from 'vscode';
import { toPlainLabel, capitalize } from '../../server/src/model/wording';
import type { CombatHistory, PastResult } from '../../server/src/protocol';
import { showInformation } from './messages';

interface PastItem extends QuickPickItem {
  readonly past: PastResult;
}

/** Lets the user choose a result; undefined if there is none (shows a message) or none is chosen. */
export async function choosePastResult({ title, results }: CombatHistory): Promise<PastResult | undefined> {
  if (results.length === 0) {
    showInformation(l10n.t('{0} has not been resolved in this session yet. Choose Resolve first.', title));
    return undefined;
  }
  const choice = await window.showQuickPick(results.map(toItem), {
    title: toPlainLabel(l10n.t('Results of {0}', title)),
    placeHolder: l10n.t('Choose a result to see its report'),
    matchOnDescription: true,
    matchOnDetail: true,
  });
  return choice?.past;
}

/** The list is newest first: the previous result is the next item. */
function toItem(pastResult: PastResult, index: number, results: readonly PastResult[]): PastItem {
  const previous = results[index + 1];
  return {
    label: toPlainLabel(`${pastResult.number}. ${pastResult.brief}`),
    description: toPlainLabel(
      pastResult.stale ? l10n.t('{0}, before the last change', pastResult.diceFrom) : pastResult.diceFrom,
    ),
    detail: toPlainLabel(
      pastResult.changed && previous
        ? l10n.t(
            'The scenario was changed before this result; the previous one was {0} ({1})',
            previous.brief,
            previous.diceFrom,
          )
        : capitalize(pastResult.summary),
    ),
    past: pastResult,
  };
}
