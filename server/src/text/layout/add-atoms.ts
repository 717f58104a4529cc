/**
 * Converts a chunk to atoms, based on the parser's lossless tree. Chunks with unusual syntax (explicit keys, indentation indicators) are not
 * supported and stay as they are.
 */
import { Parser, type CST } from 'yaml';
import type { Range } from '../range';
import type { ChunkRole } from '../scan';
import { createLineStartFinder } from '../lines';
import type { Atom, Column, Level, Role } from './atoms';
import { findTokenEnd, isFlowScalar, findTokenStart, type BlockCollection } from './tokens';

export interface WalkOptions {
  /** Spaces per level. */
  readonly indent: number;
  /** Lists in a mapping are at the column of their key. */
  readonly compact: boolean;
  /** True if a block collection with this range may be moved. */
  readonly mayMove: (from: number, to: number) => boolean;
}

/** A chunk of a document that can be parsed on its own. */
export interface LayoutChunk extends Range {
  readonly role: ChunkRole;
  /** True if the list that contains the item may be moved. */
  readonly mayListMove: boolean;
}

/** The context of consecutive tokens: their target columns if they begin a line. */
interface TokenContext {
  readonly level: Level;
  /** The number of brackets around it. */
  readonly depth: number;
  readonly getColumn: (offset: number) => Column | undefined;
}

/** Target columns of the values in a block collection. */
interface ValueContext {
  /** For a value on its own line. */
  readonly below: TokenContext;
  /** The column of such a value. */
  readonly valueColumn: number;
  readonly listColumn: number;
  /** The reference column of brackets that begin on the line of their key or dash. */
  readonly brackets: Column;
}

/** The inside of brackets. */
interface FlowContext extends TokenContext {
  readonly from: number;
  /** The reference column of nested brackets on the first line. */
  readonly base: Column;
}

const outside: Level = { oldColumn: -1, newColumn: -1 };

function parseTokens(text: string): CST.Document | undefined {
  const [document, ...more] = [...new Parser().parse(text)];
  return more.length === 0 && document?.type === 'document' ? document : undefined;
}

/**
 * Appends the atoms of a chunk.
 * @param text the whole text
 * @returns false if the chunk is invalid or not supported; the atoms are then useless
 */
export function addAtoms(atoms: Atom[], text: string, chunk: LayoutChunk, options: WalkOptions): boolean {
  const { indent, compact, mayMove } = options;
  const document = parseTokens(text.slice(chunk.from, chunk.to));
  if (!document) return false;
  const lineStartAt = createLineStartFinder(text);
  const getColumn = (offset: number) => offset - lineStartAt(offset);
  let isSupported = true;
  /** The start of the last line. */
  let line: { readonly from: number; readonly column: Column } | undefined;

  function emit(
    at: number,
    source: string,
    holder: TokenContext,
    role: Role,
    gap: number,
    isBlockScalar = false,
  ): Atom {
    const from = chunk.from + at;
    const previous = atoms.at(-1);
    const startsLine = previous ? previous.extent === 'block' || breaksLine(previous.to, from) : beginsLine(from);
    const column = startsLine ? holder.getColumn(at) : undefined;
    const atom: Atom = {
      from,
      to: from + source.length,
      previous,
      role,
      depth: holder.depth,
      level: holder.level,
      gap,
      column,
      startsLine,
      oldColumn: getColumn(from),
      extent: isBlockScalar ? 'block' : source.includes('\n') ? 'lines' : 'line',
    };
    atoms.push(atom);
    if (column) line = { from: at, column };
    return atom;
  }

  function beginsLine(from: number): boolean {
    return text.slice(lineStartAt(from), from).trim() === '';
  }

  function breaksLine(from: number, to: number): boolean {
    return lineStartAt(to) > from;
  }

  /** The spaces between the last atom and an offset of the text. */
  const countSpacesBefore = (offset: number) => offset - (atoms.at(-1)?.to ?? chunk.from);

  /** Emits anchors, tags and comments; other tokens are not supported. @returns the spaces before the next atom */
  function emitLeaf({ type, offset, source }: CST.SourceToken, holder: TokenContext, role: Role, gap: number): number {
    if (type === 'space' || type === 'newline') return gap;
    if (type === 'comment') {
      // One space or two: keep the author's choice.
      const spaces = countSpacesBefore(chunk.from + offset);
      const inBlock = holder.depth === 0 ? { ...holder, getColumn: () => undefined } : holder;
      emit(offset, source.trimEnd(), inBlock, 'comment', Math.max(1, Math.min(2, spaces)));
      return gap;
    }
    if (type === 'anchor' || type === 'tag') emit(offset, source, holder, role, gap);
    else isSupported = false;
    return 1;
  }

  const consumeLeaves = (tokens: readonly CST.SourceToken[], holder: TokenContext) =>
    tokens.forEach((token) => emitLeaf(token, holder, 'other', 1));

  function createLevel(token: BlockCollection, naturalColumn: number, parentLevel: Level, isMovable: boolean): Level {
    const oldColumn = getColumn(chunk.from + findTokenStart(token));
    return { oldColumn, newColumn: isMovable ? naturalColumn : oldColumn, parent: parentLevel };
  }

  const isMovableCollection = (token: BlockCollection) =>
    mayMove(chunk.from + findTokenStart(token), chunk.from + findTokenEnd(token));

  /** The spaces before a collection that begins within a line. */
  const findFirstGap = (token: BlockCollection, isMovable: boolean) =>
    isMovable ? 1 : Math.max(1, countSpacesBefore(chunk.from + findTokenStart(token)));

  const findBlockHolder = (level: Level, offset: number): TokenContext => {
    const column = { offset };
    return { level, depth: 0, getColumn: () => column };
  };

  function addMapping(token: CST.BlockMap, naturalColumn: number, parentLevel: Level): void {
    const isMovable = isMovableCollection(token);
    const level = createLevel(token, naturalColumn, parentLevel, isMovable);
    const keys = findBlockHolder(level, level.newColumn);
    const valueColumn = level.newColumn + indent;
    const below = findBlockHolder(level, valueColumn);
    const values: ValueContext = {
      below,
      valueColumn,
      listColumn: compact ? level.newColumn : valueColumn,
      brackets: { offset: level.newColumn },
    };
    let gap = findFirstGap(token, isMovable);
    for (const { start, key, sep, value } of token.items) {
      for (const token of start) gap = emitLeaf(token, keys, 'other', gap);
      if (!sep) continue; // only comments
      if (!key || !isFlowScalar(key) || key.source.includes('\n')) return void (isSupported = false);
      emit(key.offset, key.source, keys, 'other', gap);
      consumeLeaves(key.end ?? [], keys);
      // Without a space the colon would become part of the alias.
      const colonGap = key.type === 'alias' ? 1 : 0;
      for (const token of sep)
        if (token.type !== 'map-value-ind') emitLeaf(token, below, 'value', 1);
        else if (emit(token.offset, ':', keys, 'colon', colonGap).startsLine) isSupported = false;
      if (value) addValue(value, values);
      gap = 1;
    }
  }

  function addList(token: CST.BlockSequence, naturalColumn: number, parentLevel: Level, isMovable: boolean): void {
    const level = createLevel(token, naturalColumn, parentLevel, isMovable);
    const dashes = findBlockHolder(level, level.newColumn);
    const valueColumn = level.newColumn + 2;
    const below = findBlockHolder(level, valueColumn);
    const values: ValueContext = { below, valueColumn, listColumn: valueColumn, brackets: { offset: valueColumn } };
    let gap = findFirstGap(token, isMovable);
    for (const { start, value } of token.items) {
      for (const token of start)
        if (token.type === 'seq-item-ind') {
          emit(token.offset, '-', dashes, 'other', gap);
          gap = 1;
        } else emitLeaf(token, below, 'other', 1);
      if (value) addValue(value, values);
    }
  }

  function addValue(token: CST.Token, { below, valueColumn, listColumn, brackets: base }: ValueContext): void {
    if (token.type === 'block-map') addMapping(token, valueColumn, below.level);
    else if (token.type === 'block-seq') addList(token, listColumn, below.level, isMovableCollection(token));
    else if (token.type === 'block-scalar') consumeBlockScalar(token, below);
    else if (token.type === 'flow-collection') consumeBrackets(token, below, 'value', 1, base);
    else if (isFlowScalar(token)) consumeScalar(token, below, 'value', 1);
    else isSupported = false;
  }

  function consumeScalar(
    { offset, source, end = [] }: CST.FlowScalar,
    holder: TokenContext,
    role: Role,
    gap: number,
  ): void {
    emit(offset, source, holder, role, gap);
    consumeLeaves(end, holder);
  }

  function consumeBlockScalar({ props, source }: CST.BlockScalar, holder: TokenContext): void {
    const leaves = props as readonly CST.SourceToken[];
    for (const prop of leaves)
      if (prop.type !== 'block-scalar-header') emitLeaf(prop, holder, 'value', 1);
      else if (/\d/.test(prop.source)) isSupported = false;
      else emit(prop.offset, prop.source, holder, 'value', 1);
    const last = leaves.at(-1)!;
    emit(last.offset + last.source.length, source, holder, 'other', 0, true);
  }

  /** @param lineColumn the reference column if the brackets do not begin a line */
  function consumeBrackets(
    { start, items, end }: CST.FlowCollection,
    holder: TokenContext,
    role: Role,
    gap: number,
    lineColumn: Column,
  ): void {
    const open = emit(start.offset, start.source, holder, role, gap);
    const base = open.column ?? lineColumn;
    const isMap = start.type === 'flow-map-start';
    const atomCountBefore = atoms.length;
    const [close, ...afterClose] = end;
    if (!close || close.type === 'flow-error-end') return void (isSupported = false);
    /** The atom after the opening bracket on its line, if further lines are aligned with it. */
    const findFirstInBrackets = () => {
      const next = atoms[atomCountBefore];
      return next && !next.startsLine && next.role !== 'comment' ? next : undefined;
    };
    const isBelow = (offset: number, atom: Atom | undefined): atom is Atom =>
      atom?.oldColumn === getColumn(chunk.from + offset);
    const computeColumn = (offset: number): Column => {
      const first = findFirstInBrackets();
      return isBelow(offset, first) ? { relativeTo: first, offset: 0 } : { ...base, offset: base.offset + indent };
    };
    const flow: FlowContext = {
      level: holder.level,
      depth: holder.depth + 1,
      from: start.offset,
      base,
      getColumn: computeColumn,
    };
    let itemGap = isMap ? 1 : 0;
    for (const item of items) {
      for (const token of item.start)
        if (token.type === 'comma') {
          emit(token.offset, ',', flow, 'other', 0);
          itemGap = 1;
        } else itemGap = emitLeaf(token, flow, 'item', itemGap);
      addMember(item, flow, itemGap);
    }
    // Only the outermost closing bracket may be at the column of its key.
    const isTooFarOut = holder.depth > 0 && !base.relativeTo && base.offset <= holder.level.newColumn;
    const closeBase = isTooFarOut ? { offset: base.offset + indent } : base;
    const computeCloseColumn = () =>
      findFirstInBrackets() && isBelow(close.offset, open) ? { relativeTo: open, offset: 0 } : closeBase;
    const closeGap = isMap && atoms.length > atomCountBefore ? 1 : 0;
    emit(close.offset, close.source, { ...flow, getColumn: computeCloseColumn }, 'close', closeGap);
    consumeLeaves(afterClose, holder);
  }

  function addMember({ key, sep = [], value }: CST.CollectionItem, flow: FlowContext, gap: number): void {
    if (key) consumeInBrackets(key, flow, 'item', gap);
    else if (sep.length > 0) isSupported = false;
    const colonGap = key && isFlowScalar(key) && key.type !== 'alias' ? 0 : 1;
    for (const token of sep)
      if (token.type === 'map-value-ind') emit(token.offset, ':', flow, 'colon', colonGap);
      else emitLeaf(token, flow, 'value', 1);
    if (value) consumeInBrackets(value, flow, key ? 'value' : 'item', key ? 1 : gap);
  }

  function consumeInBrackets(token: CST.Token, flow: FlowContext, role: Role, gap: number): void {
    const base = line && line.from > flow.from ? line.column : flow.base;
    if (token.type === 'flow-collection') consumeBrackets(token, flow, role, gap, base);
    else if (isFlowScalar(token)) consumeScalar(token, flow, role, gap);
    else isSupported = false;
  }

  const root = findBlockHolder(outside, 0);
  consumeLeaves(document.start, root);
  const { value } = document;
  if (chunk.role === 'item' && value?.type === 'block-seq')
    addList(value, compact ? 0 : indent, { oldColumn: 0, newColumn: 0, parent: outside }, chunk.mayListMove);
  else if (value) addValue(value, { below: root, valueColumn: 0, listColumn: 0, brackets: { offset: 0 } });
  consumeLeaves(document.end ?? [], root);
  return isSupported;
}
