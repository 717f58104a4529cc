/** Parses one chunk of a document into plain data, with places relative to the chunk, and its diagnostics. */
import { isMap, isSeq, parseDocument } from 'yaml';
import type { AnchoredValue } from './aliases';
import { convert, type Conversion } from './convert';
import { findSyntaxError } from './syntax-errors';
import { findChunkError } from './guards';
import { diagnoseTooDeep } from './value-diagnostics';
import type { Budget } from './limits';
import { findLineEnd } from './lines';
import { attachNode, type Origin } from './node';
import { readFast } from './fast-path';
import type { Range, TextFix, TextDiagnostic } from './range';
import type { ChunkRole } from './scan';

/** The position of a chunk in its document. */
export interface ChunkContext {
  readonly role: ChunkRole;
  /** The key of the list that an item belongs to: caches by object identity are valid within that list only. */
  readonly listKey: string | undefined;
}

/**
 * A parsed chunk. It depends only on its text, its list and the anchors it uses, unless the budget of the text was exhausted: that is why it
 * can be reused.
 */
export interface Chunk extends ChunkContext {
  readonly origin: Origin;
  /** An array with the item for the role `item`; otherwise an object with the keys of the chunk. */
  readonly content: object;
  /** Relative to the chunk. */
  readonly diagnostics: readonly TextDiagnostic[];
  readonly anchors: ReadonlyMap<string, AnchoredValue>;
  /** Anchors of earlier chunks that its aliases refer to, with their values. */
  readonly usedAnchors: ReadonlyMap<string, AnchoredValue | undefined>;
  /** The number of values in it, including those of its aliases. */
  readonly valueCount: number;
  /** The number of values copied for aliases. */
  readonly copyCount: number;
  /** The alias expansion budget was exhausted in this chunk. */
  readonly budgetExhausted: boolean;
  /** The chunk could not be read completely. */
  readonly broken: boolean;
  /** Tabs in the indentation made it unreadable. */
  readonly hasTabIndent: boolean;
}

/** Spaces, then a tab, before the text of a line. */
const TAB_INDENT = /^ *\t[ \t]*(?=[^\s#])/m;

/**
 * @param text of the chunk, as a copy: a string that is cut from the whole text would keep all of it in memory
 * @param earlierAnchors the anchors of the chunks before it
 * @param budget of the whole text; reduced by what the chunk uses
 */
export function parseChunk(
  text: string,
  context: ChunkContext,
  earlierAnchors: ReadonlyMap<string, AnchoredValue>,
  budget: Budget,
): Chunk {
  return parseFast(text, context) ?? parseFully(text, context, earlierAnchors, budget);
}

function parseFast(text: string, context: ChunkContext): Chunk | undefined {
  const origin: Origin = { length: text.length };
  const result = readFast(text, context.role, origin);
  return result && createChunk(context, origin, result.content, { valueCount: result.valueCount });
}

/** Each field is spelled out: a spread of several objects would give each chunk its own hidden class (3 KB, and slow to access). */
function createChunk(
  { role, listKey }: ChunkContext,
  origin: Origin,
  content: object,
  fields: Partial<Omit<Chunk, keyof ChunkContext | 'origin' | 'content'>>,
): Chunk {
  return {
    role,
    listKey,
    origin,
    content,
    diagnostics: fields.diagnostics ?? [],
    anchors: fields.anchors ?? noAnchors,
    usedAnchors: fields.usedAnchors ?? noAnchors,
    valueCount: fields.valueCount ?? 0,
    copyCount: fields.copyCount ?? 0,
    budgetExhausted: fields.budgetExhausted ?? false,
    broken: fields.broken ?? false,
    hasTabIndent: fields.hasTabIndent ?? false,
  };
}

const noAnchors: ReadonlyMap<string, never> = new Map<string, never>();

/** Uses the parser that recovers from errors and handles any text. Parameters as for `parseChunk`. */
export function parseFully(
  text: string,
  context: ChunkContext,
  earlierAnchors: ReadonlyMap<string, AnchoredValue>,
  budget: Budget,
): Chunk {
  const readError = findChunkError(text);
  if (readError) return rejectChunk(text, context, readError);
  const { remainingCopies } = budget;
  const attempt = (candidate: string) => {
    budget.remainingCopies = remainingCopies; // an attempt that is thrown away costs nothing
    return parseOnce(candidate, context, earlierAnchors, budget);
  };
  try {
    return parseWithTabs(text, attempt);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return parseUpToFault(text, attempt) ?? rejectChunk(text, context, diagnoseTooDeep({ from: 0, to: 1 }));
  }
}

/** The length of the first part of an overflowing text to be parsed, in characters. */
const firstPartLength = 4096;

/**
 * Parses a text that overflows the stack: after some faults of indentation the parser nests each line in the one before. Longer and longer
 * parts are read, until one contains the fault; undefined if none does.
 */
function parseUpToFault(text: string, attempt: (text: string) => Chunk): Chunk | undefined {
  for (let soundLength = 0, step = firstPartLength; step > 0 && soundLength < text.length;) {
    const end = findLineEnd(text, Math.min(soundLength + step, text.length));
    try {
      const chunk = attempt(text.slice(0, end).padEnd(text.length, '\n'));
      if (chunk.broken) return chunk;
      soundLength = end;
      step *= 2;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      step = step > firstPartLength ? firstPartLength : Math.floor(step / 2);
    }
  }
  return undefined;
}

function parseWithTabs(text: string, attempt: (text: string) => Chunk): Chunk {
  const chunk = attempt(text);
  if (!chunk.broken || !text.includes('\t')) return chunk;
  // YAML allows tabs on blank lines; the parser does not always.
  const cleared = text.replaceAll(/^[ \t]+$/gm, (line) => ' '.repeat(line.length));
  const retry = cleared === text ? chunk : attempt(cleared);
  if (!retry.broken || !TAB_INDENT.test(text)) return retry;
  // Parse again with spaces instead of tabs: the indentation is a guess, but most of the data becomes available.
  const withoutTabs = text.replaceAll(new RegExp(TAB_INDENT, 'gm'), (indent) => ' '.repeat(indent.length));
  return { ...attempt(withoutTabs), diagnostics: [], broken: true, hasTabIndent: true };
}

function parseOnce(
  text: string,
  context: ChunkContext,
  earlierAnchors: ReadonlyMap<string, AnchoredValue>,
  budget: Budget,
): Chunk {
  const { role } = context;
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, logLevel: 'silent', schema: 'core' });
  const origin: Origin = { length: text.length };
  const conversion: Conversion = {
    text,
    origin,
    anchors: new Map(),
    findOuterAnchor: (name) => earlierAnchors.get(name),
    usedAnchors: new Map(),
    listOuterAnchors: () => earlierAnchors.keys(),
    budget,
    diagnostics: [],
    valueCount: 0,
    copyCount: 0,
    budgetExhausted: false,
  };
  const { value, range } = convert(document.contents, { owner: origin }, conversion);
  const syntaxError = findSyntaxError(document, text);
  const hasRightShape = role === 'item' ? isSeq(document.contents) : isMap(document.contents);
  const shapeDiagnostic = hasRightShape || syntaxError ? undefined : createShapeDiagnostic(role, text, range);
  const diagnostic = syntaxError ?? shapeDiagnostic;
  return createChunk(context, origin, hasRightShape ? (value as object) : createEmptyContent(role, origin), {
    ...conversion,
    // After a syntax error other diagnostics are unreliable.
    diagnostics: diagnostic ? [diagnostic] : conversion.diagnostics,
    valueCount: conversion.valueCount + conversion.copyCount,
    broken: diagnostic !== undefined,
  });
}

/** The key of a chunk at column 0, for example of a list head; the first key if the document is a single chunk. */
export function getFirstKey({ content }: Chunk): string | undefined {
  return Object.keys(content)[0];
}

function rejectChunk(text: string, context: ChunkContext, diagnostic: TextDiagnostic): Chunk {
  const origin: Origin = { length: text.length };
  return createChunk(context, origin, createEmptyContent(context.role, origin), {
    diagnostics: [diagnostic],
    broken: true,
  });
}

function createEmptyContent(role: ChunkRole, origin: Origin): object {
  const content = role === 'item' ? [] : {};
  attachNode(content, { origin, from: 0, to: 0, flow: false, entries: new Map() });
  return content;
}

/** Reports valid YAML that is not a scenario: text instead of a key, or a list instead of a mapping. */
function createShapeDiagnostic(role: ChunkRole, text: string, range: Range): TextDiagnostic {
  // An anchor at the end of the text names an empty value after the text.
  const from = Math.max(0, Math.min(range.from, text.length - 1));
  const end = Math.max(from + 1, Math.min(range.to, findLineEnd(text, from)));
  const diagnostic = { severity: 'error', range: { from, to: end } } as const;
  if (role === 'whole') {
    const message =
      'A scenario is a mapping: lines of `key: value`, beginning with `ruleset:`. This is something else.';
    return { ...diagnostic, code: 'syntax/not-a-mapping', message };
  }
  const word = text.slice(from, end);
  const colon = /^[\w-]+:(?=\S)/.exec(word)?.[0].length;
  const at = colon === undefined ? end : from + colon;
  const [title, insert] = colon === undefined ? ['Insert a colon', ':'] : ['Insert a space', ' '];
  const fixes: TextFix[] = /^[\w-]+(:\S.*)?$/.test(word)
    ? [{ title, edits: [{ from: at, to: at, insert }], preferred: true }]
    : [];
  const message =
    colon === undefined
      ? 'A key ends with a colon: `key: value`. Write the colon, or remove the line.'
      : 'Put a space after the colon; without it this is plain text.';
  return { ...diagnostic, code: colon === undefined ? 'syntax/missing-colon' : 'syntax/missing-blank', message, fixes };
}
