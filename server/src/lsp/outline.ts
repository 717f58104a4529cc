/** Conversion of symbols and folding ranges to LSP. */
import * as lsp from 'vscode-languageserver';
import { toPlainLabel } from '../model/wording';
import type { FoldableRange, NamedSymbol, OutlineSymbol, SymbolKind as OutlineKind } from '../features';
import { toRange } from './convert';
import type { DocumentSnapshot } from './documents';
import { type LogError, runGuarded } from './guard';
import { showMessage } from './status';

const symbolKinds: Readonly<Record<OutlineKind, lsp.SymbolKind>> = {
  scenario: lsp.SymbolKind.Module,
  combat: lsp.SymbolKind.Event,
  declaration: lsp.SymbolKind.Object,
  group: lsp.SymbolKind.Namespace,
  item: lsp.SymbolKind.Field,
};

/** Tells the user once per file that its outline is truncated. */
export function createOutlineNotice(
  connection: lsp.Connection,
  log: LogError,
): { notify(uri: string, limit: number): void } {
  const notified = new Set<string>();
  return {
    notify(uri, limit) {
      if (notified.has(uri)) return;
      notified.add(uri);
      const name = decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
      void runGuarded(log, 'Reporting a truncated outline', () =>
        showMessage(
          connection,
          `The outline of ${name} shows its first ${limit.toLocaleString('en-US')} entries. Raise \`asdic.outline.maxSymbols\` to see more.`,
        ),
      );
    },
  };
}

/** Symbols sent last, by the identity of their lines, with the line that they started on: unchanged symbols are reused or shifted. */
const sentSymbols = new WeakMap<object, { readonly line: number; readonly symbol: lsp.DocumentSymbol }>();

export function toSymbol(current: Pick<DocumentSnapshot, 'positions'>, symbol: OutlineSymbol): lsp.DocumentSymbol {
  const { lines } = symbol;
  if (!lines) return createSymbol(current, symbol);
  const { line } = current.positions.positionAt(symbol.range.from);
  const sent = sentSymbols.get(lines);
  if (sent?.line === line) return sent.symbol;
  const converted = sent ? moveSymbol(sent.symbol, line - sent.line) : createSymbol(current, symbol);
  sentSymbols.set(lines, { line, symbol: converted });
  return converted;
}

function createSymbol(current: Pick<DocumentSnapshot, 'positions'>, symbol: OutlineSymbol): lsp.DocumentSymbol {
  const { name, detail, kind, range, selection, children } = symbol;
  return {
    name: toPlainLabel(name),
    ...(detail !== undefined && { detail: toPlainLabel(detail) }),
    kind: symbolKinds[kind],
    range: toRange(current, range),
    selectionRange: toRange(current, selection),
    ...(children.length > 0 && { children: children.map((child) => toSymbol(current, child)) }),
  };
}

function moveSymbol(symbol: lsp.DocumentSymbol, lines: number): lsp.DocumentSymbol {
  const { range, selectionRange, children } = symbol;
  return {
    ...symbol,
    range: moveRange(range, lines),
    selectionRange: moveRange(selectionRange, lines),
    ...(children && { children: children.map((child) => moveSymbol(child, lines)) }),
  };
}

function moveRange({ start, end }: lsp.Range, lines: number): lsp.Range {
  return {
    start: { line: start.line + lines, character: start.character },
    end: { line: end.line + lines, character: end.character },
  };
}

/** For clients without hierarchical symbols: all symbols in document order, with their containers. */
export function toFlatSymbols(
  current: DocumentSnapshot,
  symbol: OutlineSymbol,
  containerName?: string,
): lsp.SymbolInformation[] {
  const { name, kind, range, children } = symbol;
  return [
    { name, kind: symbolKinds[kind], location: { uri: current.uri, range: toRange(current, range) }, containerName },
    ...children.flatMap((child) => toFlatSymbols(current, child, name)),
  ];
}

export function toSymbolInformation(
  document: Pick<DocumentSnapshot, 'uri' | 'positions'>,
  { name, kind, container, range }: NamedSymbol,
): lsp.SymbolInformation {
  return {
    name,
    kind: symbolKinds[kind],
    location: { uri: document.uri, range: toRange(document, range) },
    containerName: container,
  };
}

const foldKinds: Readonly<Record<FoldableRange['kind'], lsp.FoldingRangeKind | undefined>> = {
  block: undefined,
  comment: lsp.FoldingRangeKind.Comment,
  region: lsp.FoldingRangeKind.Region,
};

export function toFold({ first, last, kind }: FoldableRange): lsp.FoldingRange {
  return { startLine: first, endLine: last, kind: foldKinds[kind] };
}
