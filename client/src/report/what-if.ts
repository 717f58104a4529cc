/** *What if* between the report and the server: the last change is asked about, those before it are given up. */
import { CancellationTokenSource } from 'vscode';
import type { CancellationToken, Disposable } from 'vscode';
import type { WhatIfState } from '../../../server/src/page/messages';
import type { CombatReport, Refusal, WhatIfArguments, WhatIfReport } from '../../../server/src/protocol';
import { which } from './content';
import type { ReportContent } from './messages';

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
  update: (change: (content: ReportContent) => ReportContent) => void,
): WhatIfs {
  let running: CancellationTokenSource | undefined;

  function show(asked: WhatIfState, answer: Partial<WhatIfState>): void {
    update((content) =>
      content.whatIf === asked ? { ...content, whatIf: { ...asked, ...answer, waiting: false } } : content,
    );
  }

  return {
    async ask(report, state) {
      running?.cancel();
      running = undefined;
      const { changes, swapped = false } = state;
      if (changes.length === 0 && !swapped) return;
      const own = (running = new CancellationTokenSource());
      try {
        const answer = await request({ ...which(report), changes, swapped }, own.token);
        show(state, 'refused' in answer ? { refused: answer.refused, result: undefined } : { result: answer });
      } catch (error) {
        if (own.token.isCancellationRequested) return;
        show(state, { refused: error instanceof Error ? error.message : String(error), result: undefined });
      } finally {
        if (running === own) running = undefined;
        own.dispose();
      }
    },
    dispose: () => running?.cancel(),
  };
}
