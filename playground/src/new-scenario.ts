/** *New*: the page of the editor on which one clicks forces together, in a frame of the dialog; or an empty scenario. */
import { CancellationTokenSource } from 'vscode-languageserver-protocol/browser';
import { createFormReceiver, findRulesetName, type FromForm } from '../../server/src/page/new-scenario-view';
import { type GameChoices, type Refusal, type ScenarioDraft, serverCommands } from '../../server/src/protocol';
import { createNode, openDialog } from './dialog';
import type { Server } from './server';
import type { Themes } from './theme';

/** A new text for the editor. */
type NewScenario = Pick<ScenarioDraft, 'title' | 'text'>;

const emptyScenario: NewScenario = { title: 'scenario', text: '' };

/** Undefined if the user cancels. @param shownText the text of the editor, with whose game the form begins */
export function createScenario(server: Server, themes: Themes, shownText: string): Promise<NewScenario | undefined> {
  const ruleset = findRulesetName(shownText);
  return new Promise((resolve) => {
    let createdScenario: NewScenario | undefined;
    const frame = createNode('iframe', { title: 'New scenario', src: 'new.html' });
    const button = createNode(
      'button',
      { type: 'button', title: 'Ctrl+Space lists what it can contain' },
      'Empty scenario',
    );
    const finish = (scenario?: NewScenario): void => {
      createdScenario = scenario;
      frame.closest('dialog')?.close();
    };
    const receive = createFormReceiver({
      preset: ruleset === undefined ? {} : { ruleset },
      createCancellationSource: () => new CancellationTokenSource(),
      ask: (command, argument, token) =>
        server.command<GameChoices | ScenarioDraft | Refusal>(serverCommands[command], argument, token && { token }),
      post: (message) => frame.contentWindow?.postMessage(message, window.location.origin),
      finish,
    });
    const onMessage = ({ source, data }: MessageEvent<FromForm>): void => {
      if (source === frame.contentWindow) void receive(data);
    };
    window.addEventListener('message', onMessage);
    frame.addEventListener('load', () => themes.applyTo(frame));
    button.addEventListener('click', () => finish(emptyScenario));
    openDialog('New', createNode('div', { className: 'new' }, frame), () => {
      window.removeEventListener('message', onMessage);
      resolve(createdScenario);
    });
    frame.closest('dialog')?.querySelector('.close')?.before(button);
  });
}
