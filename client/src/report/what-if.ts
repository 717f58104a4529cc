/**
 * *What if* between report and server: only the last change is requested, earlier requests are cancelled. A quick answer is shown at once
 * and refined when nothing more changes.
 */
import { type CancellationToken, CancellationTokenSource } from 'vscode';
import type { WhatIfState } from '../../../server/src/page/messages';
import type { CombatReport, Refusal, WhatIfArguments, WhatIfReport } from '../../../server/src/protocol';
import { toCombatArguments } from '../../../server/src/page/content';
import type { PageContent } from '../../../server/src/page/page';

/** Milliseconds without a change before a rough answer is refined. */
const refineDelay = 400;

/**
 * @param request asks the server; rejects if the token is cancelled
 * @param update changes the report
 */
export function createWhatIfs(
  request: (args: WhatIfArguments, token: CancellationToken) => Promise<WhatIfReport | Refusal>,
  update: (change: (content: PageContent) => PageContent) => void,
) {
  let running: CancellationTokenSource | undefined;
  let refineTimer: ReturnType<typeof setTimeout> | undefined;

  /** @returns the new state, shown unless something else has changed */
  function show(requestedState: WhatIfState, answer: Partial<WhatIfState>): WhatIfState {
    const next = { ...requestedState, ...answer, isWaiting: false };
    update((content) => (content.whatIf === requestedState ? { ...content, whatIf: next } : content));
    return next;
  }

  /** Requests until the answer is final or something else has changed. */
  async function requestAnswer(report: CombatReport, state: WhatIfState, quick: boolean): Promise<void> {
    const { changes, swapped = false } = state;
    const source = (running = new CancellationTokenSource());
    try {
      const answer = await request(
        { ...toCombatArguments(report), changes, swapped, ...(quick && { quick }) },
        source.token,
      );
      const isRefused = 'refused' in answer;
      const next = show(state, isRefused ? { refused: answer.refused, result: undefined } : { result: answer });
      // A first answer is rough, and refined when nothing more changes.
      if (!isRefused && answer.isFirst === true && running === source)
        refineTimer = setTimeout(() => void requestAnswer(report, next, false), refineDelay);
    } catch (error) {
      if (source.token.isCancellationRequested) return;
      show(state, { refused: error instanceof Error ? error.message : String(error), result: undefined });
    } finally {
      if (running === source) running = undefined;
      source.dispose();
    }
  }

  function cancel(): void {
    clearTimeout(refineTimer);
    running?.cancel();
    running = undefined;
  }

  return {
    async ask(report: CombatReport, state: WhatIfState): Promise<void> {
      cancel();
      if (state.changes.length > 0 || state.swapped === true) await requestAnswer(report, state, true);
    },
    dispose: cancel,
  };
}
