/** Completions as LSP has them. */
import { CompletionItemKind, InsertTextFormat, InsertTextMode } from 'vscode-languageserver';
import type { CompletionItem } from 'vscode-languageserver';
import { completions, configCompletions, isTablePathAt, loadGames } from '../features';
import type { Completion } from '../features';
import { plainLabel, visible } from '../model/wording';
import type { Client } from './capabilities';
import { toTextEdit } from './convert';
import type { Current } from './documents';
import { isConfig } from './workspace/config-documents';
import type { Workspace } from './workspace/workspace';

const itemKinds: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  id: CompletionItemKind.Reference,
  item: CompletionItemKind.Struct,
};

/** @param order place in the list: the features put the likeliest first, and clients would sort by label */
export function toCompletionItem(
  current: Current,
  completion: Completion,
  order: number,
  client: Client,
): CompletionItem {
  const { kind, detail, documentation, snippet, range, filter = completion.label, goesOn } = completion;
  // As plain text wherever that is all: VS Code tells only of plain text that it stands there already, and leaves Enter alone.
  const isSnippet = client.snippets && hasStops(snippet);
  return {
    label: plainLabel(completion.label),
    kind: itemKinds[kind],
    ...(detail !== undefined && { detail: plainLabel(detail) }),
    ...(documentation !== undefined && { documentation: client.markup.completion(visible(documentation)) }),
    sortText: String(order).padStart(5, '0'),
    filterText: filter,
    insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    // Skeletons are indented already: the editor must not do it again.
    insertTextMode: InsertTextMode.asIs,
    textEdit: toTextEdit(current, { ...range, insert: isSnippet ? snippet : plainText(snippet) }),
    ...(goesOn &&
      client.ours.clientCommands && { command: { title: 'Suggest', command: 'editor.action.triggerSuggest' } }),
  };
}

function hasStops(snippet: string): boolean {
  return /(?<!\\)\$/.test(snippet);
}

/** A snippet without its placeholders: what they propose stays, as does what was escaped. */
export function plainText(snippet: string): string {
  return snippet
    .replace(/(?<!\\)\$\{\d+\|((?:[^,|\\]|\\.)*)(?:,(?:[^|\\]|\\.)*)?\|\}/g, '$1')
    .replace(/(?<!\\)\$\{\d+:((?:[^}\\]|\\.)*)\}/g, '$1')
    .replace(/(?<!\\)\$\{?\d+\}?/g, '')
    .replace(/\\([\\$}])/g, '$1');
}

/** What may be written at an offset of a scenario, a table or a configuration. What takes long to find is looked for where it is wanted. */
export async function completionsAt(
  { uri, analysis }: Current,
  offset: number,
  workspace: Pick<Workspace, 'tableFiles'>,
): Promise<readonly Completion[]> {
  if (isConfig(uri)) return configCompletions(analysis, offset);
  const isUndecided = !analysis.scenarios.some(({ ruleset }) => ruleset !== undefined);
  return completions(analysis, offset, {
    games: isUndecided ? await loadGames() : [],
    files: isTablePathAt(analysis, offset) ? await workspace.tableFiles(uri) : [],
  });
}
