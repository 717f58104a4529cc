/**
 * Scenarios with an ordinary YAML file name: VS Code treats them as YAML, so Asdic is inactive. Offers once per file, when it is shown or
 * saved, to rename it or to treat it as a scenario.
 */
import {
  Disposable,
  l10n,
  languages,
  type Memento,
  TabInputText,
  type TextDocument,
  type Uri,
  window,
  workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type GameChoices, serverCommands } from '../../server/src/protocol';
import { runOrShowFailure, showErrorWithRemedies } from './failures';
import { languageId } from './options';
import { runOnServer } from './responses';
import { exists } from './untitled';

/** The user's choices by file, persisted so that nobody is asked twice. */
const choicesKey = 'asdic.plainYaml';
type ChoiceByUri = Readonly<Record<string, 'asked' | 'scenario'>>;

/** Maximum number of lines to inspect, as comments may come first. */
const maxHeadLines = 40;

export function createPlainYamlPrompt(memory: Memento, client: BaseLanguageClient): Disposable {
  const getChoice = (uri: Uri) => memory.get<ChoiceByUri>(choicesKey, {})[uri.toString()];
  const remember = (uri: Uri, choice: ChoiceByUri[string]): Thenable<void> =>
    memory.update(choicesKey, { ...memory.get<ChoiceByUri>(choicesKey, {}), [uri.toString()]: choice });

  async function checkDocument(document: TextDocument | undefined): Promise<void> {
    if (!document || document.languageId !== 'yaml' || !/\.ya?ml$/i.test(document.uri.path)) return;
    if (workspace.fs.isWritableFileSystem(document.uri.scheme) !== true) return;
    const previousChoice = getChoice(document.uri);
    if (previousChoice === 'scenario') return void (await treatAsScenario(document));
    const ruleset = readRuleset(document);
    if (previousChoice === 'asked' || ruleset === undefined) return;
    const game = await findGameTitle(client, ruleset);
    if (game === undefined) return;
    // Check again, as the request took time.
    if (getChoice(document.uri) !== undefined) return;
    await remember(document.uri, 'asked');
    const newUri = toScenarioUri(document.uri);
    const renameLabel = l10n.t('Rename');
    const treatLabel = l10n.t('Treat as scenario');
    const choice = await window.showInformationMessage(
      l10n.t(
        '{0} is a scenario of {1}, but its name does not say so. If you rename it to {2}, Asdic will check, explain and resolve it.',
        getFileName(document.uri),
        game,
        getFileName(newUri),
      ),
      renameLabel,
      treatLabel,
      l10n.t('Not now'),
    );
    if (choice === renameLabel) await renameFile(document, newUri);
    else if (choice === treatLabel) {
      await remember(document.uri, 'scenario');
      await treatAsScenario(document);
    }
  }

  const onDocument = (document: TextDocument | undefined): void => void runOrShowFailure(() => checkDocument(document));
  onDocument(window.activeTextEditor?.document);
  return Disposable.from(
    window.onDidChangeActiveTextEditor((editor) => onDocument(editor?.document)),
    workspace.onDidSaveTextDocument(onDocument),
  );
}

/** The ruleset, if the first significant line names one: `ruleset: aare`. */
function readRuleset(document: TextDocument): string | undefined {
  for (let line = 0; line < Math.min(maxHeadLines, document.lineCount); line++) {
    const { text } = document.lineAt(line);
    if (/^\s*(?:#|$)|^(?:---|%YAML)/.test(text)) continue;
    return /^ruleset:\s*(["']?)([\w-]+)\1\s*(?:#.*)?$/.exec(text)?.[2];
  }
  return undefined;
}

/** Undefined for unknown rulesets. */
async function findGameTitle(client: BaseLanguageClient, ruleset: string): Promise<string | undefined> {
  const { games } = await runOnServer<GameChoices>(client, serverCommands.newScenario, {});
  return games.find(({ id }) => id === ruleset)?.title;
}

function treatAsScenario(document: TextDocument): Thenable<TextDocument> {
  return languages.setTextDocumentLanguage(document, languageId);
}

/**
 * Renames the file to a scenario name and reopens it. The document is not kept, because its undo history would be kept as well: if its first
 * step inserted the whole text, undoing would empty the file.
 */
async function renameFile(document: TextDocument, newUri: Uri): Promise<void> {
  const oldUri = document.uri;
  if (await exists(newUri))
    return showErrorWithRemedies(
      l10n.t('There is already a file {0}. Rename one of the two by hand.', getFileName(newUri)),
    );
  if (document.isDirty && !(await document.save())) return;
  const tabs = window.tabGroups.all
    .flatMap((group) => group.tabs)
    .filter(({ input }) => input instanceof TabInputText && input.uri.toString() === oldUri.toString());
  const viewColumn = tabs[0]?.group.viewColumn;
  try {
    await workspace.fs.rename(oldUri, newUri);
  } catch {
    return showErrorWithRemedies(l10n.t('{0} could not be renamed. Rename it by hand.', getFileName(oldUri)));
  }
  const newDocument = await workspace.openTextDocument(newUri);
  await window.showTextDocument(
    newDocument.languageId === languageId ? newDocument : await treatAsScenario(newDocument),
    { viewColumn },
  );
  await window.tabGroups.close(tabs, true);
}

/** Inserts `.scenario` before the file extension. */
function toScenarioUri(uri: Uri): Uri {
  return uri.with({ path: uri.path.replace(/(\.ya?ml)$/i, '.scenario$1') });
}

function getFileName({ path }: Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
