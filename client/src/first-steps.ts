/** What the walkthrough counts as done though it is no command: a hover that was shown, a fix that was taken, a change that was tried. */
import { commands } from 'vscode';
import type { Middleware } from 'vscode-languageclient';

type Step = 'hasHovered' | 'hasMended' | 'hasAskedWhatIf';

const done = new Set<Step>();

export function noteStep(step: Step): void {
  if (done.has(step)) return;
  done.add(step);
  void commands.executeCommand('setContext', `asdic.${step}`, true);
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
