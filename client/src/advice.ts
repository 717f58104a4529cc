/** Advice: choice of side and aim, and a quick answer while the complete one takes long. */
import { type CancellationToken, CancellationTokenSource, window, l10n } from 'vscode';
import type { AdviceArguments, AdviceChoices, CombatReport } from '../../server/src/protocol';
import { toLabel, toPlainLabel } from '../../server/src/model/wording';

/** Milliseconds without an answer before a quick one is requested. */
const firstAnswerDelay = 200;

/** Lets the user choose side and aim, unless they are given or there is only one. @param ask requests the choices */
export async function choosePurpose(
  args: AdviceArguments,
  ask: () => Promise<AdviceChoices | undefined>,
): Promise<AdviceArguments | undefined> {
  if (args.side !== undefined) return args;
  const choices = await ask();
  if (!choices) return undefined;
  const items = choices.choices.map(({ side, name, aim, note }) => ({
    label: toPlainLabel(`${toLabel(name ?? side)}: ${aim.title}`),
    description: note,
    purpose: { ...args, side, aim: aim.id },
  }));
  const [only, other] = items;
  if (only && !other) return only.purpose;
  const choice = await window.showQuickPick(items, {
    placeHolder: l10n.t('Which side should be advised, and for what aim?'),
  });
  return choice?.purpose;
}

/**
 * Shows a quick answer if the complete one takes long, then the complete one.
 * @param requestComplete requests the complete answer; undefined if it was cancelled
 * @param requestFirst requests a quick answer
 * @param show shows an answer; `isFirstShown` unless a quick one is in view already
 */
export async function requestAdvice(
  args: AdviceArguments,
  requestComplete: (args: AdviceArguments) => Promise<CombatReport | undefined>,
  requestFirst: (args: AdviceArguments, token: CancellationToken) => Promise<CombatReport | undefined>,
  show: (report: CombatReport, isFirstShown: boolean) => void,
): Promise<CombatReport | undefined> {
  const source = new CancellationTokenSource();
  let isDone = false;
  let isShown = false;
  const timer = setTimeout(() => {
    requestFirst({ ...args, quick: true }, source.token).then(
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
    const report = await requestComplete(args);
    if (report) show(report, !isShown);
    return report;
  } finally {
    isDone = true;
    clearTimeout(timer);
    source.cancel();
    source.dispose();
  }
}
