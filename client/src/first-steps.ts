/** What the walkthrough counts as done though it is no command: a hover that was shown, a fix that was taken, a change that was tried. */
import { commands } from 'vscode';
import type { Middleware } from 'vscode-languageclient';

type Step = 'hasHovered' | 'hasMended' | 'hasAskedWhatIf';

/** A walkthrough hears of changes alone, and only once it has been opened: so it is told each time, and always as a change. */
export function noteStep(step: Step): void {
  for (const isDone of [false, true]) void commands.executeCommand('setContext', `asdic.${step}`, isDone);
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
