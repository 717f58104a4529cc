/** Opens the page of a rule: a virtual Markdown document that the server writes, shown as a preview. */
import { Uri, commands, languages, window } from 'vscode';
import type { TextEditor } from 'vscode';
import { rulePageUri, ruleScheme } from '../../server/src/protocol';
import type { RulePageParams } from '../../server/src/protocol';

export async function openRulePage(page: RulePageParams): Promise<void> {
  await openRuleUri(Uri.parse(rulePageUri(page)));
}

/** The rule of a problem at the cursor; without one the index of the file's ruleset, where that is known. */
export async function openRuleAtCursor(editor: TextEditor, ruleset: string | undefined): Promise<void> {
  const page = ruleOfProblem(editor) ?? (ruleset === undefined ? undefined : Uri.parse(rulePageUri({ ruleset })));
  if (page) await openRuleUri(page);
  else
    void window.showInformationMessage(
      'The scenario names no ruleset yet, so there is no rule to show. Begin with `ruleset:`.',
    );
}

function ruleOfProblem({ document, selection }: TextEditor): Uri | undefined {
  return languages
    .getDiagnostics(document.uri)
    .filter(({ range }) => range.contains(selection.active))
    .map(({ code }) => (typeof code === 'object' ? code.target : undefined))
    .find((target) => target?.scheme === ruleScheme);
}

/** As a preview where VS Code's Markdown support is there, else as text. */
async function openRuleUri(uri: Uri): Promise<void> {
  const known = await commands.getCommands(true);
  await commands.executeCommand(known.includes('markdown.showPreview') ? 'markdown.showPreview' : 'vscode.open', uri);
}
