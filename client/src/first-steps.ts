/**
 * What the walkthrough counts as done. It never asks whether a command was run: VS Code takes no notice of one that a lens runs, or the extension,
 * and counts one that was given up.
 */
import { commands, window } from 'vscode';
import type { Disposable } from 'vscode';
import type { Middleware } from 'vscode-languageclient';

export type Step =
  'hasOpened' | 'hasHovered' | 'hasMended' | 'hasSeenOdds' | 'hasAskedWhatIf' | 'hasTakenAdvice' | 'hasResolved';

const done = new Set<Step>();

/** So long after its page VS Code knows the steps of a walkthrough, in milliseconds. */
const patience = 1500;

export function noteStep(step: Step): void {
  done.add(step);
  tell(step);
}

/** The result, which is undefined where the step was given up. */
export function notedIf<Result>(step: Step, result: Result): Result {
  if (result !== undefined) noteStep(step);
  return result;
}

/**
 * VS Code knows no step before a page of walkthroughs was opened, and a step never counts whose context holds by then: so the context holds
 * for a moment only, each time anew.
 */
function tell(step: Step): void {
  for (const isDone of [true, false]) void commands.executeCommand('setContext', `asdic.${step}`, isDone);
}

/** What was done before the walkthrough was opened counts as well. */
export function stepsToldAnew(): Disposable {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const listener = window.tabGroups.onDidChangeTabs(({ opened }) => {
    // Pages of walkthroughs are of a kind that extensions are told nothing about.
    if (!opened.some(({ input }) => input === undefined)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => done.forEach(tell), patience);
  });
  return {
    dispose() {
      clearTimeout(waiting);
      listener.dispose();
    },
  };
}

export function firstStepsNoted(): Pick<Middleware, 'provideHover' | 'resolveCodeAction'> {
  return {
    async provideHover(document, position, token, next) {
      const hover = await next(document, position, token);
      if (hover) noteStep('hasHovered');
      return hover;
    },
    async resolveCodeAction(item, token, next) {
      const action = await next(item, token);
      if (action?.edit) noteStep('hasMended');
      return action;
    },
  };
}
