/** What an editor shows of a file, asked over the protocol, as text for a person to review. */
import type {
  CodeAction,
  CodeLens,
  CompletionItem,
  CompletionList,
  Diagnostic,
  DocumentSymbol,
  FoldingRange,
  Hover,
  InlayHint,
  Location,
  Position,
  Range,
  SelectionRange,
  SemanticTokens,
  SignatureHelp,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver/node';
import type { TestClient } from '../../server/lsp/client';

/** A record consists of headings, each with lines. */
export type Chapter = readonly [title: string, lines: readonly string[]];

/** The words of a line at which an editor is asked: a key, and a value after it. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}_.-]*/gu;

/** The problems of a file and what an editor offers to do, line by line. @param text of the file, which is open in the client */
export async function recordProblems(client: TestClient, uri: string, text: string): Promise<readonly Chapter[]> {
  const textDocument = { uri };
  const ask = <Result>(method: string, params: object = {}) =>
    client.connection.sendRequest<Result>(method, { textDocument, ...params });
  const lines = text.split('\n');
  const { items: problems } = await ask<{ items: Diagnostic[] }>('textDocument/diagnostic');
  const actions: string[] = [];
  const ranges = [...problems.map(({ range }) => range), ...lines.map((_, line) => createLineRange(line))];
  for (const range of ranges) {
    const diagnostics = problems.filter((problem) => problem.range.start.line === range.start.line);
    for (const action of (await ask<CodeAction[] | null>('textDocument/codeAction', {
      range,
      context: { diagnostics },
    })) ?? []) {
      const resolved = action.edit
        ? action
        : await client.connection.sendRequest<CodeAction>('codeAction/resolve', action);
      const record = [formatAction(action), ...formatEdit(resolved.edit, uri)].join('\n  ');
      if (!actions.includes(record)) actions.push(record);
    }
  }

  return [
    ['Problems', problems.map(formatProblem)],
    ['Actions', actions],
  ];
}

/**
 * What an editor shows beside problems.
 * @param text of the file, which is open in the client
 * @param seen hovers and completions that another record has: they are left out, and those of this one are added
 */
export async function recordEditor(
  client: TestClient,
  uri: string,
  text: string,
  seen: Set<string>,
): Promise<readonly Chapter[]> {
  const textDocument = { uri };
  const ask = <Result>(method: string, params: object = {}) =>
    client.connection.sendRequest<Result>(method, { textDocument, ...params });
  const lines = text.split('\n');
  const wholeRange: Range = { start: { line: 0, character: 0 }, end: { line: lines.length, character: 0 } };
  const words = lines.flatMap((line, index) =>
    [...line.matchAll(wordPattern)].map((match) => ({
      text: match[0],
      position: { line: index, character: match.index + 1 },
    })),
  );

  const hovers = new Map<string, string[]>();
  const definitions: string[] = [];
  const highlights: string[] = [];
  const signatures = new Set<string>();
  for (const { text: word, position } of words) {
    const hover = await ask<Hover | null>('textDocument/hover', { position });
    const content = hover ? (hover.contents as { value: string }).value : undefined;
    if (content !== undefined && !seen.has(content)) hovers.set(content, [...(hovers.get(content) ?? []), word]);
    const definition = await ask<Location | null>('textDocument/definition', { position });
    if (definition) definitions.push(`${formatPosition(position)} ${word} -> ${formatRange(definition.range)}`);
    const marks =
      (await ask<{ range: Range; kind?: number }[] | null>('textDocument/documentHighlight', { position })) ?? [];
    if (marks.length > 1)
      highlights.push(
        `${formatPosition(position)} ${word}: ${marks.map(({ range, kind }) => `${formatRange(range)}/${kind}`).join(' ')}`,
      );
    const help = await ask<SignatureHelp | null>('textDocument/signatureHelp', { position });
    if (help)
      signatures.add(
        `${help.signatures[0]?.label} | ${help.activeParameter} | ${JSON.stringify(help.signatures[0]?.parameters?.[help.activeParameter ?? 0])}`,
      );
  }

  const completions = new Set<string>();
  for (const [line, content] of lines.entries())
    for (const character of [content.length - content.trimStart().length, content.length]) {
      const list = await ask<CompletionList | CompletionItem[] | null>('textDocument/completion', {
        position: { line, character },
      });
      const items = Array.isArray(list) ? list : (list?.items ?? []);
      for (const item of items.map(formatCompletion)) if (!seen.has(item)) completions.add(item);
    }

  for (const each of [...hovers.keys(), ...completions]) seen.add(each);

  const tokens = await ask<SemanticTokens>('textDocument/semanticTokens/full');
  const selections = await ask<SelectionRange[]>('textDocument/selectionRange', {
    positions: words.filter((_, index) => index % 7 === 0).map(({ position }) => position),
  });
  const rename = words.find(({ text: word }, index) => words.findIndex((other) => other.text === word) < index);
  return [
    ['Hovers', [...hovers].map(([content, at]) => `${[...new Set(at)].join(', ')} ${content}`)],
    ['Lenses', ((await ask<CodeLens[] | null>('textDocument/codeLens')) ?? []).map(formatLens)],
    ['Symbols', formatSymbols((await ask<DocumentSymbol[] | null>('textDocument/documentSymbol')) ?? [])],
    [
      'Folds',
      ((await ask<FoldingRange[] | null>('textDocument/foldingRange')) ?? []).map((fold) => JSON.stringify(fold)),
    ],
    [
      'Inlay hints',
      ((await ask<InlayHint[] | null>('textDocument/inlayHint', { range: wholeRange })) ?? []).map((hint) =>
        JSON.stringify(hint),
      ),
    ],
    ['Links', ((await ask<object[] | null>('textDocument/documentLink')) ?? []).map((link) => JSON.stringify(link))],
    [
      'Colours',
      ((await ask<object[] | null>('textDocument/documentColor')) ?? []).map((color) => JSON.stringify(color)),
    ],
    ['Definitions', definitions],
    ['Highlights', highlights],
    ['Signatures', [...signatures]],
    ['Selections', selections.map(formatSelection)],
    ['Tokens', formatTokens(tokens.data, lines)],
    ['Completions', [...completions]],
    ['Formatting', await formatMangled(client, uri, text)],
    ['Rename', rename ? await recordRename(client, uri, rename.position) : []],
  ];
}

function createLineRange(line: number): Range {
  return { start: { line, character: 0 }, end: { line, character: 0 } };
}

/** Lines and characters from 1, as an editor shows them. */
function formatPosition({ line, character }: Position): string {
  return `${line + 1}:${character + 1}`;
}

function formatRange(range: Range | undefined): string {
  return range ? `${formatPosition(range.start)}-${formatPosition(range.end)}` : '';
}

function formatProblem({
  range,
  severity,
  code,
  message,
  codeDescription,
  relatedInformation = [],
  tags,
}: Diagnostic): string {
  const related = relatedInformation.map((each) => `\n  see ${formatRange(each.location.range)} ${each.message}`);
  return `${formatRange(range)} ${severity} ${code} ${codeDescription?.href ?? ''} ${tags?.join() ?? ''} ${JSON.stringify(message)}${related.join('')}`;
}

function formatAction({ title, kind, isPreferred, disabled, command }: CodeAction): string {
  return [title, kind, isPreferred && 'preferred', disabled?.reason, command && JSON.stringify(command)]
    .filter(Boolean)
    .join(' | ');
}

function formatEdit(edit: WorkspaceEdit | undefined, uri: string): readonly string[] {
  const edits: readonly TextEdit[] = [
    ...(edit?.changes?.[uri] ?? []),
    ...(edit?.documentChanges ?? []).flatMap((change) => ('edits' in change ? (change.edits as TextEdit[]) : [])),
  ];
  return edits.map(({ range, newText }) => `${formatRange(range)} ${JSON.stringify(newText)}`);
}

function formatLens({ range, command }: CodeLens): string {
  return `${formatRange(range)} ${command?.title} | ${command?.tooltip ?? ''} | ${command?.command}`;
}

function formatSymbols(symbols: readonly DocumentSymbol[], indent = ''): readonly string[] {
  return symbols.flatMap(({ name, detail, kind, range, selectionRange, children = [] }) => [
    `${indent}${name} | ${detail ?? ''} | ${kind} ${formatRange(range)} ${formatRange(selectionRange)}`,
    ...formatSymbols(children, `${indent}  `),
  ]);
}

function formatCompletion({
  label,
  kind,
  detail,
  insertText,
  textEdit,
  sortText,
  preselect,
  documentation,
}: CompletionItem): string {
  const text = JSON.stringify(textEdit?.newText ?? insertText);
  const help = typeof documentation === 'object' ? documentation.value : documentation;
  return [label, kind, detail, text, sortText, preselect && 'preselected', help?.split('\n')[0]].join(' | ');
}

function formatSelection(selection: SelectionRange): string {
  const ranges: string[] = [];
  for (let at: SelectionRange | undefined = selection; at; at = at.parent) ranges.push(formatRange(at.range));
  return ranges.join(' < ');
}

function formatTokens(data: readonly number[], lines: readonly string[]): readonly string[] {
  const tokens: string[] = [];
  let [line, character] = [0, 0];
  for (let index = 0; index < data.length; index += 5) {
    const [lineDelta = 0, characterDelta = 0, length = 0, type = 0, modifiers = 0] = data.slice(index, index + 5);
    character = lineDelta === 0 ? character + characterDelta : characterDelta;
    line += lineDelta;
    tokens.push(`${line + 1} ${lines[line]!.slice(character, character + length)} ${type}/${modifiers}`);
  }
  return tokens;
}

/** The edits that format the text with superfluous blanks. */
async function formatMangled(client: TestClient, uri: string, text: string): Promise<readonly string[]> {
  const mangledUri = `${uri}.mangled.scenario.yaml`;
  await client.open(mangledUri, text.replaceAll(': ', ':   ').replaceAll(/^ {2}/gm, '   '));
  const edits = await client.connection.sendRequest<TextEdit[] | null>('textDocument/formatting', {
    textDocument: { uri: mangledUri },
    options: { tabSize: 2, insertSpaces: true },
  });
  await client.close(mangledUri);
  return (edits ?? []).map(({ range, newText }) => `${formatRange(range)} ${JSON.stringify(newText)}`);
}

async function recordRename(client: TestClient, uri: string, position: Position): Promise<readonly string[]> {
  const params = { textDocument: { uri }, position };
  const target = await client.connection
    .sendRequest<object | null>('textDocument/prepareRename', params)
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  if (target === null || typeof target === 'string') return [`${formatPosition(position)} ${target}`];
  const edit = await client.connection.sendRequest<WorkspaceEdit | null>('textDocument/rename', {
    ...params,
    newName: 'renamed-id',
  });
  return [formatPosition(position), ...formatEdit(edit ?? undefined, uri)];
}
