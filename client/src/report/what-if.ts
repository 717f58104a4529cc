/**
 * *What if* between the report and the server: the last change is asked about, those before it are given up. A first answer is shown at once;
 * where it is rough, a better one takes its place when nothing more is changed.
 */
import { CancellationTokenSource } from 'vscode';
import type { CancellationToken, Disposable } from 'vscode';
import type { WhatIfState } from '../../../server/src/page/messages';
import type { CombatReport, Refusal, WhatIfArguments, WhatIfReport } from '../../../server/src/protocol';
import { which } from '../../../server/src/page/content';
import type { PageContent } from '../../../server/src/page/page';

/** After so long without a change a rough answer is refined, in milliseconds. */
const patience = 400;

export interface WhatIfs extends Disposable {
  /** Asks what would come of the changes, and shows it. */
  ask(report: CombatReport, state: WhatIfState): Promise<void>;
}

/**
 * @param request asks the server; rejects where the token asks for it
 * @param update changes what the report shows
 */
export function whatIfs(
  request: (of: WhatIfArguments, token: CancellationToken) => Promise<WhatIfReport | Refusal>,
  update: (change: (content: PageContent) => PageContent) => void,
): WhatIfs {
  let running: CancellationTokenSource | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  /** @returns what is shown then, unless something else has been changed */
  function show(asked: WhatIfState, answer: Partial<WhatIfState>): WhatIfState {
    const next = { ...asked, ...answer, waiting: false };
    update((content) => (content.whatIf === asked ? { ...content, whatIf: next } : content));
    return next;
  }

  /** Asks until the answer is no first one any more, or something else has been changed. */
  async function ask(report: CombatReport, state: WhatIfState, quick: boolean): Promise<void> {
    const { changes, swapped = false } = state;
    const own = (running = new CancellationTokenSource());
    try {
      const answer = await request({ ...which(report), changes, swapped, ...(quick && { quick }) }, own.token);
      const isRefused = 'refused' in answer;
      const next = show(state, isRefused ? { refused: answer.refused, result: undefined } : { result: answer });
      if (!isRefused && answer.isFirst === true && running === own)
        idle = setTimeout(() => void ask(report, next, false), patience);
    } catch (error) {
      if (own.token.isCancellationRequested) return;
      show(state, { refused: error instanceof Error ? error.message : String(error), result: undefined });
    } finally {
      if (running === own) running = undefined;
      own.dispose();
    }
  }

  function giveUp(): void {
    clearTimeout(idle);
    running?.cancel();
    running = undefined;
  }

  return {
    async ask(report, state) {
      giveUp();
      if (state.changes.length > 0 || state.swapped === true) await ask(report, state, true);
    },
    dispose: giveUp,
  };
}
