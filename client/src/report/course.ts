/** The course of a fight that takes long: asked for when the odds are in view, and given up when something else is. */
import { type CancellationToken, CancellationTokenSource } from 'vscode';
import { toCombatArguments } from '../../../server/src/page/content';
import type { PageContent } from '../../../server/src/page/page';
import type { CombatArguments, CombatReport, Refusal } from '../../../server/src/protocol';

/**
 * @param request asks the server; rejects if the token is cancelled
 * @param update changes the report
 */
export function createCourses(
  request: (args: CombatArguments, token: CancellationToken) => Promise<CombatReport | Refusal | null>,
  update: (change: (content: PageContent) => PageContent) => void,
) {
  let running: CancellationTokenSource | undefined;

  const cancel = (): void => {
    running?.cancel();
    running = undefined;
  };

  return {
    cancel,
    /** @param odds the report with the odds @param content what is in view with them */
    async follow(odds: CombatReport | undefined, content: PageContent | undefined): Promise<void> {
      cancel();
      if (odds?.hasLongCourse !== true || !content) return;
      const source = (running = new CancellationTokenSource());
      try {
        const answer = await request(toCombatArguments(odds), source.token);
        if (answer === null || 'refused' in answer || !answer.course || source.token.isCancellationRequested) return;
        const { course, version } = answer;
        const { trace } = content.report;
        update((current) =>
          current.report.trace === trace && current.report.version === version
            ? { ...current, report: { ...current.report, course } }
            : current,
        );
      } catch (error) {
        if (!source.token.isCancellationRequested) throw error;
      } finally {
        source.dispose();
      }
    },
  };
}
