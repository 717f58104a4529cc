/** *New Scenario*: a page on which a user picks a game and chooses forces by clicks. */
import { CancellationTokenSource, l10n, type TextEditor, Uri, window } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { createFormReceiver, findRulesetName, type FromForm } from '../../../server/src/page/new-scenario-view';
import { type NewScenarioArguments, type ScenarioDraft, serverCommands } from '../../../server/src/protocol';
import { languageId } from '../options';
import { createNonce, createPageHtml } from '../page-html';
import { runOnServer } from '../responses';
import { findColumn, openScenario } from '../untitled';

export function createNewScenario(extension: Uri, client: BaseLanguageClient) {
  let openPage: { readonly reveal: () => void; readonly editor: Promise<TextEditor | undefined> } | undefined;

  function showPage(preset: NewScenarioArguments): NonNullable<typeof openPage> {
    const distFolder = Uri.joinPath(extension, 'dist');
    const panel = window.createWebviewPanel('asdic.newScenario', l10n.t('New scenario'), findColumn(), {
      enableScripts: true,
      localResourceRoots: [distFolder],
    });
    const { webview } = panel;
    const scenarioEditor = new Promise<TextEditor | undefined>((resolve) => {
      const receive = createFormReceiver({
        preset,
        createCancellationSource: () => new CancellationTokenSource(),
        ask: (command, argument, token) => runOnServer(client, serverCommands[command], argument, { token }),
        post: (message) => void webview.postMessage(message),
        finish: (draft) => {
          // The page is closed after the scenario has opened in its place: an editor column closes with its last tab.
          if (draft) resolve(openScenario(draft, panel.viewColumn).finally(() => void panel.dispose()));
          else panel.dispose();
        },
      });
      webview.onDidReceiveMessage((message: FromForm) => void receive(message));
      panel.onDidDispose(() => {
        openPage = undefined;
        resolve(undefined);
      });
    });
    webview.html = createPageHtml({
      id: 'form',
      title: panel.title,
      script: webview.asWebviewUri(Uri.joinPath(distFolder, 'form.js')).toString(),
      style: webview.asWebviewUri(Uri.joinPath(distFolder, 'form.css')).toString(),
      source: webview.cspSource,
      nonce: createNonce(),
    });
    return { reveal: () => panel.reveal(), editor: scenarioEditor };
  }

  /**
   * @param preset the game and the kind of combat to begin with, by default the game of the shown scenario; with both, the scenario is opened at once
   * @returns the editor, once the scenario is open; undefined if the user closes the page
   */
  return async (preset: NewScenarioArguments = {}): Promise<TextEditor | undefined> => {
    if (preset.starter !== undefined)
      return openScenario(await runOnServer<ScenarioDraft>(client, serverCommands.newScenario, preset));
    openPage?.reveal();
    const ruleset = preset.ruleset ?? findShownRuleset();
    return (openPage ??= showPage({ ...preset, ...(ruleset !== undefined && { ruleset }) })).editor;
  };
}

/** The game of the scenario that the user looks at: that of the active editor; if a page such as the walkthrough is active, that of a visible editor. */
function findShownRuleset(): string | undefined {
  const { activeTextEditor, visibleTextEditors } = window;
  const editors = activeTextEditor ? [activeTextEditor] : visibleTextEditors;
  const document = editors.map((editor) => editor.document).find((shown) => shown.languageId === languageId);
  return document && findRulesetName(document.getText());
}
