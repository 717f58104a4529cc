/** Conversion of symbols and folding ranges to LSP. */
import { FoldingRangeKind, SymbolKind } from 'vscode-languageserver';
import type { Connection, DocumentSymbol, FoldingRange, Range, SymbolInformation } from 'vscode-languageserver';
import { plainLabel } from '../model/wording';
import type { Fold, NamedThing, OutlineSymbol, SymbolKind as OutlineKind } from '../features';
import { toRange } from './convert';
import type { Current } from './documents';
import { attempted } from './guard';
import type { LogError } from './guard';
import { tell } from './tell';

const symbolKinds: Readonly<Record<OutlineKind, SymbolKind>> = {
  scenario: SymbolKind.Module,
  combat: SymbolKind.Event,
  declaration: SymbolKind.Object,
  group: SymbolKind.Namespace,
  item: SymbolKind.Field,
};

/** Tells the user once per file that its outline is truncated. */
export function outlineNotice(connection: Connection, log: LogError): { tell(uri: string, most: number): void } {
  const told = new Set<string>();
  return {
    tell(uri, most) {
      if (told.has(uri)) return;
      told.add(uri);
      const name = decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1));
      void attempted(log, 'Telling of a cut outline', () =>
        tell(
          connection,
          `The outline of ${name} shows its first ${most.toLocaleString('en-US')} entries. Raise \`asdic.outline.maxSymbols\` to see more.`,
        ),
      );
    },
  };
}

/** Symbols sent last, by the identity of their lines, with the line that they started on: unchanged symbols are reused or shifted. */
const sent = new WeakMap<object, { readonly line: number; readonly symbol: DocumentSymbol }>();

export function toSymbol(current: Pick<Current, 'positions'>, symbol: OutlineSymbol): DocumentSymbol {
  const { lines } = symbol;
  if (!lines) return newSymbol(current, symbol);
  const { line } = current.positions.positionAt(symbol.range.from);
  const before = sent.get(lines);
  if (before?.line === line) return before.symbol;
  const made = before ? movedSymbol(before.symbol, line - before.line) : newSymbol(current, symbol);
  sent.set(lines, { line, symbol: made });
  return made;
}

function newSymbol(current: Pick<Current, 'positions'>, symbol: OutlineSymbol): DocumentSymbol {
  const { name, detail, kind, range, selection, children } = symbol;
  return {
    name: plainLabel(name),
    ...(detail !== undefined && { detail: plainLabel(detail) }),
    kind: symbolKinds[kind],
    range: toRange(current, range),
    selectionRange: toRange(current, selection),
    ...(children.length > 0 && { children: children.map((child) => toSymbol(current, child)) }),
  };
}

function movedSymbol(symbol: DocumentSymbol, by: number): DocumentSymbol {
  const { range, selectionRange, children } = symbol;
  return {
    ...symbol,
    range: movedRange(range, by),
    selectionRange: movedRange(selectionRange, by),
    ...(children && { children: children.map((child) => movedSymbol(child, by)) }),
  };
}

function movedRange({ start, end }: Range, by: number): Range {
  return {
    start: { line: start.line + by, character: start.character },
    end: { line: end.line + by, character: end.character },
  };
}

/** For clients without hierarchical symbols: all symbols in document order, with their containers. */
export function toFlatSymbols(current: Current, symbol: OutlineSymbol, containerName?: string): SymbolInformation[] {
  const { name, kind, range, children } = symbol;
  return [
    { name, kind: symbolKinds[kind], location: { uri: current.uri, range: toRange(current, range) }, containerName },
    ...children.flatMap((child) => toFlatSymbols(current, child, name)),
  ];
}

export function toSymbolInformation(
  of: Pick<Current, 'uri' | 'positions'>,
  { name, kind, container, range }: NamedThing,
): SymbolInformation {
  return {
    name,
    kind: symbolKinds[kind],
    location: { uri: of.uri, range: toRange(of, range) },
    containerName: container,
  };
}

const foldKinds: Readonly<Record<Fold['kind'], FoldingRangeKind | undefined>> = {
  block: undefined,
  comment: FoldingRangeKind.Comment,
  region: FoldingRangeKind.Region,
};

export function toFold({ first, last, kind }: Fold): FoldingRange {
  return { startLine: first, endLine: last, kind: foldKinds[kind] };
}
