/** Advice: choice of side and aim, and a quick answer while the complete one takes long. */
import { CancellationTokenSource, window, l10n } from 'vscode';
import type { AdviceArguments, AdviceChoices, CombatArguments, CombatReport } from '../../server/src/protocol';
import { toLabel, toPlainLabel } from '../../server/src/model/wording';

/** Milliseconds without an answer before a quick one is requested. */
const firstAnswerDelay = 200;

/** Lets the user choose side and aim if there are several. */
export async function choosePurpose(
  args: CombatArguments,
  { choices }: AdviceChoices,
): Promise<AdviceArguments | undefined> {
  const items = choices.map(({ side, name, aim, note }) => ({
    label: toPlainLabel(`${toLabel(name ?? side)}: ${aim.title}`),
    description: note,
    purpose: { ...args, side, aim: aim.id },
  }));
  const [only, other] = items;
  if (only && !other) return only.purpose;
  const chosen = await window.showQuickPick(items, {
    placeHolder: l10n.t('Which side should be advised, and for what aim?'),
  });
  return chosen?.purpose;
}

export interface AdviceRequests {
  /** The complete answer; undefined if it was cancelled. */
  readonly whole: (args: AdviceArguments) => Promise<CombatReport | undefined>;
  /** A quick answer. */
  readonly first: (args: AdviceArguments, source: CancellationTokenSource) => Promise<CombatReport | undefined>;
  readonly show: (report: CombatReport, isFirst: boolean) => void;
}

/** Shows a quick answer if the complete one takes long, then the complete one. */
export async function requestAdvice(
  args: AdviceArguments,
  { whole, first, show }: AdviceRequests,
): Promise<CombatReport | undefined> {
  const source = new CancellationTokenSource();
  let isDone = false;
  let isShown = false;
  const timer = setTimeout(() => {
    first({ ...args, quick: true }, source).then(
      (report) => {
        if (!report || isDone) return;
        isShown = true;
        show(report, true);
      },
      // The complete request reports the error.
      () => undefined,
    );
  }, firstAnswerDelay);
  try {
    const report = await whole(args);
    isDone = true;
    if (report) show(report, !isShown);
    return report;
  } finally {
    isDone = true;
    clearTimeout(timer);
    source.cancel();
    source.dispose();
  }
}
