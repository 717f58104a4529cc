/** Opens the page of a rule: a virtual Markdown document that the server writes, shown as a preview. */
import { Uri, ViewColumn, commands, languages, window } from 'vscode';
import type { TextEditor } from 'vscode';
import { ExecuteCommandRequest } from 'vscode-languageclient';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { rulePageUri, ruleScheme, serverCommands } from '../../server/src/protocol';
import type { CombatArguments, RulePageParams } from '../../server/src/protocol';
import { languageId } from './options';

export async function openRulePage(page: RulePageParams): Promise<void> {
  await openRuleUri(Uri.parse(rulePageUri(page)));
}

/** The page of the problem at the cursor, else the rule of the key or value there, else the index of the game. */
export async function openRuleAtCursor(client: BaseLanguageClient, editor: TextEditor): Promise<void> {
  const page = ruleOfProblem(editor) ?? (await ruleOfValue(client, editor));
  if (page) await openRuleUri(page);
  else
    void window.showInformationMessage(
      'The scenario names no ruleset yet, so there is no rule to show. Begin with `ruleset:`.',
    );
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
  const isBeside = window.activeTextEditor?.document.languageId === languageId;
  const preview = isBeside ? 'markdown.showPreviewToSide' : 'markdown.showPreview';
  if (known.includes(preview)) await commands.executeCommand(preview, uri);
  else await commands.executeCommand('vscode.open', uri, isBeside ? ViewColumn.Beside : ViewColumn.Active);
}
