/** Rule pages: virtual Markdown documents from the server, shown as previews beside the scenario. */
import {
  commands,
  type Disposable,
  l10n,
  languages,
  type Tab,
  TabInputCustom,
  TabInputText,
  type TextEditor,
  Uri,
  ViewColumn,
  window,
  workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import {
  type CombatArguments,
  type RulePageParams,
  formatRulePageUri,
  ruleScheme,
  serverCommands,
} from '../../server/src/protocol';
import { languageId } from './options';
import { runOnServer } from './responses';
import { findColumnBeside } from './untitled';

/** VS Code's Markdown preview, which package.json sets as the editor of these documents. */
const previewEditor = 'vscode.markdown.preview.editor';

export async function openRulePage(page: RulePageParams): Promise<void> {
  await openRuleUri(Uri.parse(formatRulePageUri(page)));
}

/** Opens the page of the diagnostic at the cursor, else of the key or value there, else the game's index. */
export async function openRuleAtCursor(client: BaseLanguageClient, editor: TextEditor): Promise<void> {
  const page = findRuleOfProblem(editor) ?? (await findRuleOfValue(client, editor));
  if (page) await openRuleUri(page);
  else
    void window.showInformationMessage(
      l10n.t('The scenario names no ruleset yet, so there is no rule to show. Begin with `ruleset:`.'),
    );
}

/**
 * VS Code opens the link of a diagnostic's code in front of the scenario and lets no link choose the column: such pages are moved beside
 * it.
 */
export function moveRulePagesBeside(): Disposable {
  const placedTabs = new WeakSet<Tab>();
  return window.tabGroups.onDidChangeTabs(({ opened, changed }) => {
    // Pages are reported when opened and when activated; only the first time is the page moved, so that users can place it elsewhere.
    for (const page of [...opened, ...changed].filter(isRulePage)) {
      if (!page.isActive || placedTabs.has(page)) continue;
      placedTabs.add(page);
      const { isActive, tabs, viewColumn } = page.group;
      if (!isActive || !tabs.some(isScenario)) continue;
      const isBefore = findColumnBeside(viewColumn) < viewColumn;
      void commands.executeCommand(
        isBefore ? 'workbench.action.moveEditorToPreviousGroup' : 'workbench.action.moveEditorToNextGroup',
      );
    }
  });
}

async function findRuleOfValue(
  client: BaseLanguageClient,
  { document, selection }: TextEditor,
): Promise<Uri | undefined> {
  const { line, character } = selection.active;
  const args: CombatArguments = { uri: document.uri.toString(), position: { line, character } };
  const page = await runOnServer<RulePageParams | null>(client, serverCommands.ruleAt, args);
  return page ? Uri.parse(formatRulePageUri(page)) : undefined;
}

function findRuleOfProblem({ document, selection }: TextEditor): Uri | undefined {
  return languages
    .getDiagnostics(document.uri)
    .filter(({ range }) => range.contains(selection.active))
    .map(({ code }) => (typeof code === 'object' ? code.target : undefined))
    .find((target) => target?.scheme === ruleScheme);
}

/** As a preview if VS Code's Markdown support is available, else as text; beside the scenario if that is active. */
async function openRuleUri(uri: Uri): Promise<void> {
  const commandIds = await commands.getCommands(true);
  const { activeTab, viewColumn: column } = window.tabGroups.activeTabGroup;
  const viewColumn = activeTab && isScenario(activeTab) ? findColumnBeside(column) : ViewColumn.Active;
  const showOptions = { viewColumn, preview: true };
  if (commandIds.includes('markdown.showPreview'))
    await commands.executeCommand('vscode.openWith', uri, previewEditor, showOptions);
  else await commands.executeCommand('vscode.open', uri, showOptions);
}

function isRulePage({ input }: Tab): boolean {
  return (input instanceof TabInputCustom || input instanceof TabInputText) && input.uri.scheme === ruleScheme;
}

function isScenario({ input }: Tab): boolean {
  if (!(input instanceof TabInputText)) return false;
  const shownUri = input.uri.toString();
  return workspace.textDocuments.some(
    ({ uri, languageId: language }) => language === languageId && uri.toString() === shownUri,
  );
}
