/** Requests the course of a fight if it takes long to calculate: when the odds are shown. Showing anything else cancels the request. */
import type { CombatArguments, CombatReport, Refusal } from '../protocol';
import { toCombatArguments } from './content';
import type { PageContent } from './page';

/** The part of a source of cancellation tokens that is needed here. */
interface TokenSource<Token> {
  readonly token: Token & { readonly isCancellationRequested: boolean };
  cancel(): void;
  dispose(): void;
}

/**
 * @param createCancellationSource creates a source of cancellation tokens, as editors have them
 * @param request asks the server; rejects if the token is cancelled
 * @param update changes the report
 */
export function createCourseFollower<Token>(
  createCancellationSource: () => TokenSource<Token>,
  request: (args: CombatArguments, token: Token) => Promise<CombatReport | Refusal | null>,
  update: (change: (content: PageContent) => PageContent) => void,
) {
  let running: TokenSource<Token> | undefined;

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
      const source = (running = createCancellationSource());
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
