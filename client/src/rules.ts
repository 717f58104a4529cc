/** Pages of rules: virtual Markdown documents that the server writes, shown as previews beside the scenario. */
import { TabInputCustom, TabInputText, Uri, ViewColumn, commands, languages, window, workspace, l10n } from 'vscode';
import type { Disposable, Tab, TextEditor } from 'vscode';
import { ExecuteCommandRequest } from 'vscode-languageclient';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { rulePageUri, ruleScheme, serverCommands } from '../../server/src/protocol';
import type { CombatArguments, RulePageParams } from '../../server/src/protocol';
import { languageId } from './options';

/** VS Code's own preview of Markdown; package.json names it as the editor of these documents. */
const previewEditor = 'vscode.markdown.preview.editor';

export async function openRulePage(page: RulePageParams): Promise<void> {
  await openRuleUri(Uri.parse(rulePageUri(page)));
}

/** The page of the problem at the cursor, else the rule of the key or value there, else the index of the game. */
export async function openRuleAtCursor(client: BaseLanguageClient, editor: TextEditor): Promise<void> {
  const page = ruleOfProblem(editor) ?? (await ruleOfValue(client, editor));
  if (page) await openRuleUri(page);
  else
    void window.showInformationMessage(
      l10n.t('The scenario names no ruleset yet, so there is no rule to show. Begin with `ruleset:`.'),
    );
}

/** The link of a problem's code opens its page in front of the scenario, as VS Code lets no link say where: such pages go beside it. */
export function rulePagesBeside(): Disposable {
  const placed = new WeakSet<Tab>();
  return window.tabGroups.onDidChangeTabs(({ opened, changed }) => {
    // A page is told of when it is opened, and again when it comes to the front; where somebody puts it later it stays.
    for (const page of [...opened, ...changed].filter(isRulePage)) {
      if (!page.isActive || placed.has(page)) continue;
      placed.add(page);
      if (page.group.isActive && page.group.tabs.some(isScenario))
        void commands.executeCommand('workbench.action.moveEditorToNextGroup');
    }
  });
}

async function ruleOfValue(client: BaseLanguageClient, { document, selection }: TextEditor): Promise<Uri | undefined> {
  const { line, character } = selection.active;
  const where: CombatArguments = { uri: document.uri.toString(), position: { line, character } };
  const request = { command: serverCommands.ruleAt, arguments: [where] };
  const page = (await client.sendRequest(ExecuteCommandRequest.type, request)) as RulePageParams | null;
  return page ? Uri.parse(rulePageUri(page)) : undefined;
}

function ruleOfProblem({ document, selection }: TextEditor): Uri | undefined {
  return languages
    .getDiagnostics(document.uri)
    .filter(({ range }) => range.contains(selection.active))
    .map(({ code }) => (typeof code === 'object' ? code.target : undefined))
    .find((target) => target?.scheme === ruleScheme);
}

/** As a preview where VS Code's Markdown support is there, else as text; beside the scenario, where one is in front. */
async function openRuleUri(uri: Uri): Promise<void> {
  const known = await commands.getCommands(true);
  const { activeTab } = window.tabGroups.activeTabGroup;
  const viewColumn = activeTab && isScenario(activeTab) ? ViewColumn.Beside : ViewColumn.Active;
  const shown = { viewColumn, preview: true };
  if (known.includes('markdown.showPreview'))
    await commands.executeCommand('vscode.openWith', uri, previewEditor, shown);
  else await commands.executeCommand('vscode.open', uri, shown);
}

function isRulePage({ input }: Tab): boolean {
  return (input instanceof TabInputCustom || input instanceof TabInputText) && input.uri.scheme === ruleScheme;
}

function isScenario({ input }: Tab): boolean {
  if (!(input instanceof TabInputText)) return false;
  const shown = input.uri.toString();
  return workspace.textDocuments.some(
    ({ uri, languageId: language }) => language === languageId && uri.toString() === shown,
  );
}
