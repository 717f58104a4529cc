/**
 * Scenarios with an ordinary YAML file name: VS Code treats them as YAML, so Asdic is inactive. Offers once per file, when it is shown or
 * saved, to rename it or to treat it as a scenario.
 */
import { Disposable, languages, TabInputText, window, workspace, l10n } from 'vscode';
import type { Memento, TextDocument, Uri } from 'vscode';
import { ExecuteCommandRequest } from 'vscode-languageclient';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { serverCommands } from '../../server/src/protocol';
import type { GameChoices } from '../../server/src/protocol';
import { orFailure, tell } from './failures';
import { languageId } from './options';
import { exists } from './untitled';

/** The user's choices by file, persisted so that nobody is asked twice. */
const key = 'asdic.plainYaml';
type Chosen = Readonly<Record<string, 'asked' | 'scenario'>>;

/** Maximum number of lines to inspect, as comments may come first. */
const head = 40;

export function plainYaml(memory: Memento, client: BaseLanguageClient): Disposable {
  const known = (uri: Uri) => memory.get<Chosen>(key, {})[uri.toString()];
  const remember = (uri: Uri, choice: Chosen[string]): Thenable<void> =>
    memory.update(key, { ...memory.get<Chosen>(key, {}), [uri.toString()]: choice });

  async function look(document: TextDocument | undefined): Promise<void> {
    if (!document || document.languageId !== 'yaml' || !/\.ya?ml$/i.test(document.uri.path)) return;
    if (workspace.fs.isWritableFileSystem(document.uri.scheme) !== true) return;
    const before = known(document.uri);
    if (before === 'scenario') return void (await treat(document));
    const ruleset = rulesetOf(document);
    if (before === 'asked' || ruleset === undefined) return;
    const game = await titleOfGame(client, ruleset);
    if (game === undefined) return;
    // Check again, as the request took time.
    if (known(document.uri) !== undefined) return;
    await remember(document.uri, 'asked');
    const renamed = scenarioName(document.uri);
    const rename = l10n.t('Rename');
    const treated = l10n.t('Treat as scenario');
    const chosen = await window.showInformationMessage(
      l10n.t(
        '{0} is a scenario of {1}, but its name does not say so. Rename it to {2}, and Asdic checks, explains and resolves it.',
        nameOf(document.uri),
        game,
        nameOf(renamed),
      ),
      rename,
      treated,
      l10n.t('Not now'),
    );
    if (chosen === rename) await moved(document, renamed);
    else if (chosen === treated) {
      await remember(document.uri, 'scenario');
      await treat(document);
    }
  }

  const looking = (document: TextDocument | undefined): void => void orFailure(() => look(document));
  looking(window.activeTextEditor?.document);
  return Disposable.from(
    window.onDidChangeActiveTextEditor((editor) => looking(editor?.document)),
    workspace.onDidSaveTextDocument(looking),
  );
}

/** The ruleset, if the first significant line names one: `ruleset: aare`. */
function rulesetOf(document: TextDocument): string | undefined {
  for (let line = 0; line < Math.min(head, document.lineCount); line++) {
    const { text } = document.lineAt(line);
    if (/^\s*(?:#|$)|^(?:---|%YAML)/.test(text)) continue;
    return /^ruleset:\s*(["']?)([\w-]+)\1\s*(?:#.*)?$/.exec(text)?.[2];
  }
  return undefined;
}

/** Undefined for unknown rulesets. */
async function titleOfGame(client: BaseLanguageClient, ruleset: string): Promise<string | undefined> {
  const request = { command: serverCommands.newScenario, arguments: [{}] };
  const { games } = (await client.sendRequest(ExecuteCommandRequest.type, request)) as GameChoices;
  return games.find(({ id }) => id === ruleset)?.title;
}

function treat(document: TextDocument): Thenable<TextDocument> {
  return languages.setTextDocumentLanguage(document, languageId);
}

/**
 * Renames the file to a scenario name and reopens it. A new document is opened because the undo history would move along: its first step
 * may be the insertion of the whole text.
 */
async function moved(document: TextDocument, to: Uri): Promise<void> {
  const from = document.uri;
  if (await exists(to)) return tell(l10n.t('There is already a file {0}. Rename one of the two by hand.', nameOf(to)));
  if (document.isDirty && !(await document.save())) return;
  const tabs = window.tabGroups.all
    .flatMap((group) => group.tabs)
    .filter(({ input }) => input instanceof TabInputText && input.uri.toString() === from.toString());
  const viewColumn = tabs[0]?.group.viewColumn;
  try {
    await workspace.fs.rename(from, to);
  } catch {
    return tell(l10n.t('{0} could not be renamed. Rename it by hand.', nameOf(from)));
  }
  const open = await workspace.openTextDocument(to);
  await window.showTextDocument(open.languageId === languageId ? open : await treat(open), { viewColumn });
  await window.tabGroups.close(tabs, true);
}

/** Inserts `.scenario` before the file extension. */
function scenarioName(uri: Uri): Uri {
  return uri.with({ path: uri.path.replace(/(\.ya?ml)$/i, '.scenario$1') });
}

function nameOf({ path }: Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
