/**
 * Completion of walkthrough steps. It is not tied to commands: VS Code ignores commands run by lenses or by the extension, and counts
 * cancelled ones.
 */
import { commands, type Disposable, window } from 'vscode';
import type { Middleware } from 'vscode-languageclient';

export type Step =
  'hasOpened' | 'hasHovered' | 'hasMended' | 'hasSeenOdds' | 'hasAskedWhatIf' | 'hasTakenAdvice' | 'hasResolved';

const doneSteps = new Set<Step>();

/** Milliseconds after its page opens until VS Code tracks the steps of a walkthrough. */
const publishDelay = 1500;

export function completeStep(step: Step): void {
  doneSteps.add(step);
  publishStep(step);
}

/** Notes the step if there is a result, and returns the result. */
export function completeStepOnResult<Result>(step: Step, result: Result): Result {
  if (result !== undefined) completeStep(step);
  return result;
}

/**
 * VS Code tracks steps only after a walkthrough was opened, and only changes of context keys count: so the key is set for a moment, each
 * time again.
 */
function publishStep(step: Step): void {
  for (const isDone of [true, false]) void commands.executeCommand('setContext', `asdic.${step}`, isDone);
}

/** Steps completed before the walkthrough was opened count as well. */
export function republishSteps(): Disposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listener = window.tabGroups.onDidChangeTabs(({ opened }) => {
    // Extensions cannot identify walkthrough tabs; they have no input.
    if (!opened.some(({ input }) => input === undefined)) return;
    clearTimeout(timer);
    timer = setTimeout(() => doneSteps.forEach(publishStep), publishDelay);
  });
  return {
    dispose() {
      clearTimeout(timer);
      listener.dispose();
    },
  };
}

export function createFirstStepsMiddleware(): Pick<Middleware, 'resolveCodeAction'> {
  return {
    async resolveCodeAction(item, token, next) {
      const action = await next(item, token);
      if (action?.edit) completeStep('hasMended');
      return action;
    },
  };
}
