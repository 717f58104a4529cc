/** Conversion of completions to LSP. */
import { type CompletionItem, CompletionItemKind, InsertTextFormat, InsertTextMode } from 'vscode-languageserver';
import { type Completion, completeConfig, findCompletions, isTablePathAt, loadGames } from '../features';
import { toPlainLabel, escapeInvisible } from '../model/wording';
import type { Client } from './capabilities';
import { toTextEdit } from './convert';
import type { DocumentSnapshot } from './documents';
import { isConfig } from './workspace/table-documents';
import type { Workspace } from './workspace/workspace';

const itemKinds: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  key: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  id: CompletionItemKind.Reference,
  item: CompletionItemKind.Struct,
};

/** @param order position in the list: the features sort by likelihood, clients would sort by label */
export function toCompletionItem(
  current: DocumentSnapshot,
  completion: Completion,
  order: number,
  client: Client,
): CompletionItem {
  const { kind, detail, documentation, snippet, range, filter = completion.label } = completion;
  const { hasCompletableEnd, isWritten } = completion;
  // Use plain text unless there are placeholders: only for plain text does VS Code notice that it is already typed, and let Enter pass.
  const isSnippet = client.snippets && hasPlaceholders(snippet);
  return {
    label: toPlainLabel(completion.label),
    kind: itemKinds[kind],
    ...(detail !== undefined && {
      detail: toPlainLabel(detail),
      // Shown on every row; the detail, only on the chosen one.
      labelDetails: { description: toPlainLabel(detail) },
    }),
    ...(documentation !== undefined && { documentation: client.markup.completion(escapeInvisible(documentation)) }),
    sortText: String(order).padStart(5, '0'),
    filterText: filter,
    ...(isWritten && { preselect: true }),
    insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    // Skeletons are already indented; the editor must not indent them again.
    insertTextMode: InsertTextMode.asIs,
    textEdit: toTextEdit(current, { ...range, insert: isSnippet ? snippet : stripPlaceholders(snippet) }),
    ...(hasCompletableEnd &&
      client.asdicOptions.clientCommands && { command: { title: 'Suggest', command: 'editor.action.triggerSuggest' } }),
  };
}

function hasPlaceholders(snippet: string): boolean {
  return /(?<!\\)\$/.test(snippet);
}

/** Removes placeholders from a snippet; keeps their default text and unescapes the rest. */
export function stripPlaceholders(snippet: string): string {
  return snippet
    .replace(/(?<!\\)\$\{\d+\|((?:[^,|\\]|\\.)*)(?:,(?:[^|\\]|\\.)*)?\|\}/g, '$1')
    .replace(/(?<!\\)\$\{\d+:((?:[^}\\]|\\.)*)\}/g, '$1')
    .replace(/(?<!\\)\$\{?\d+\}?/g, '')
    .replace(/\\([\\$}])/g, '$1');
}

/** Completions at an offset of a scenario, a table or a configuration. Expensive candidates are loaded only if needed. */
export async function listCompletions(
  { uri, analysis }: DocumentSnapshot,
  offset: number,
  workspace: Pick<Workspace, 'listTableFiles'>,
): Promise<readonly Completion[]> {
  if (isConfig(uri)) return completeConfig(analysis, offset);
  const isUndecided = !analysis.scenarios.some(({ ruleset }) => ruleset !== undefined);
  return findCompletions(analysis, offset, {
    games: isUndecided ? await loadGames() : [],
    files: isTablePathAt(analysis, offset) ? await workspace.listTableFiles(uri) : [],
  });
}
