/** What the walkthrough counts as done though it is no command: a hover that was shown, a fix that was taken. */
import { commands } from 'vscode';
import type { Middleware } from 'vscode-languageclient';

export function firstStepsNoted(): Pick<Middleware, 'provideHover' | 'resolveCodeAction'> {
  const done = new Set<string>();
  const note = (step: 'hasHovered' | 'hasMended'): void => {
    if (done.has(step)) return;
    done.add(step);
    void commands.executeCommand('setContext', `asdic.${step}`, true);
  };
  return {
    async provideHover(document, position, token, next) {
      const hover = await next(document, position, token);
      if (hover) note('hasHovered');
      return hover;
    },
    async resolveCodeAction(item, token, next) {
      const action = await next(item, token);
      if (action?.edit) note('hasMended');
      return action;
    },
  };
}
