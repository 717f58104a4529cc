/** Parses one chunk of a document into plain data, with places relative to the chunk, and its diagnostics. */
import { isMap, isSeq, parseDocument } from 'yaml';
import type { Anchored } from './anchors';
import { convert, type Conversion } from './convert';
import { faultOf } from './faults';
import { refusalOfPiece } from './guards';
import type { Budget } from './limits';
import { lineEnd } from './lines';
import { tie, type Base } from './node';
import { readFast } from './fast-path';
import type { Range, TextFix, TextProblem } from './range';
import type { Role } from './scan';

/** The position of a chunk in its document. */
export interface Part {
  readonly role: Role;
  /** The key of the list that an item belongs to: caches by object identity are valid within that list only. */
  readonly list: string | undefined;
}

/**
 * A parsed chunk. It depends only on its text, its list and the anchors it uses, unless the budget of the text was exhausted: that is why it
 * can be reused.
 */
export interface Chunk extends Part {
  readonly base: Base;
  /** An array with the item for the role `item`; otherwise an object with the keys of the chunk. */
  readonly content: object;
  /** Relative to the chunk. */
  readonly problems: readonly TextProblem[];
  readonly anchors: ReadonlyMap<string, Anchored>;
  /** Anchors of earlier chunks that its aliases refer to, with their values. */
  readonly uses: ReadonlyMap<string, Anchored | undefined>;
  /** The number of values in it, including those of its aliases. */
  readonly values: number;
  /** The number of values copied for aliases. */
  readonly copied: number;
  /** The alias expansion budget was exhausted in this chunk. */
  readonly spent: boolean;
  /** The chunk could not be read completely. */
  readonly broken: boolean;
  /** Tabs in the indentation made it unreadable. */
  readonly tabs: boolean;
  /** It was read by the fast path: everything between its nodes is blanks, comments and indicators. */
  readonly plain?: boolean;
}

/** Blanks, then a tab, before the text of a line. */
const TAB_INDENT = /^ *\t[ \t]*(?=[^\s#])/m;

/**
 * @param text of the chunk alone: a slice must not keep the whole text alive
 * @param earlier the anchors of the chunks before it
 * @param budget of the whole text; reduced by what the chunk uses
 */
export function parseChunk(text: string, part: Part, earlier: ReadonlyMap<string, Anchored>, budget: Budget): Chunk {
  return plainChunk(text, part) ?? parseInFull(text, part, earlier, budget);
}

function plainChunk(text: string, part: Part): Chunk | undefined {
  const base: Base = { length: text.length };
  const read = readFast(text, part.role, base);
  if (!read) return undefined;
  const { role, list } = part;
  const { content, values } = read;
  // Spelled out on purpose: a spread of several objects would give each chunk its own hidden class (3 KB, and slow to access).
  return {
    role,
    list,
    base,
    content,
    problems: [],
    anchors: noAnchors,
    uses: noUses,
    values,
    copied: 0,
    spent: false,
    broken: false,
    tabs: false,
    plain: true,
  };
}

const noAnchors: ReadonlyMap<string, Anchored> = new Map<string, Anchored>();
const noUses: ReadonlyMap<string, Anchored | undefined> = new Map<string, Anchored | undefined>();

/** Uses the parser that recovers from errors and handles any text. Parameters as for `parseChunk`. */
export function parseInFull(text: string, part: Part, earlier: ReadonlyMap<string, Anchored>, budget: Budget): Chunk {
  const refusal = refusalOfPiece(text);
  if (refusal) return refused(text, part, refusal);
  const { copies } = budget;
  const attempt = (read: string) => {
    budget.copies = copies; // an attempt that is thrown away costs nothing
    return parseOnce(read, part, earlier, budget);
  };
  const chunk = attempt(text);
  if (!chunk.broken || !text.includes('\t')) return chunk;
  // YAML allows tabs on blank lines; the parser does not always.
  const cleared = text.replaceAll(/^[ \t]+$/gm, (line) => ' '.repeat(line.length));
  const again = cleared === text ? chunk : attempt(cleared);
  if (!again.broken || !TAB_INDENT.test(text)) return again;
  // Parse again with blanks instead of tabs: the indentation is a guess, but most of the data becomes available.
  const blanks = text.replaceAll(new RegExp(TAB_INDENT, 'gm'), (indent) => ' '.repeat(indent.length));
  return { ...attempt(blanks), problems: [], broken: true, tabs: true };
}

function parseOnce(text: string, part: Part, earlier: ReadonlyMap<string, Anchored>, budget: Budget): Chunk {
  const { role } = part;
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, logLevel: 'silent', schema: 'core' });
  const base: Base = { length: text.length };
  const conversion: Conversion = {
    text,
    base,
    anchors: new Map(),
    outer: (name) => earlier.get(name),
    uses: new Map(),
    knownAnchors: () => earlier.keys(),
    budget,
    problems: [],
    values: 0,
    copied: 0,
    spent: false,
  };
  const { value, range } = convert(document.contents, { owner: base }, conversion);
  const fault = faultOf(document, text);
  const fits = role === 'item' ? isSeq(document.contents) : isMap(document.contents);
  const shapeProblem = fits || fault ? undefined : shapeProblemOf(role, text, range);
  const problem = fault ?? shapeProblem;
  return {
    ...part,
    base,
    content: fits ? (value as object) : nothing(role, base),
    // After a syntax error other diagnostics are unreliable.
    problems: problem ? [problem] : conversion.problems,
    anchors: conversion.anchors,
    uses: conversion.uses,
    values: conversion.values + conversion.copied,
    copied: conversion.copied,
    spent: conversion.spent,
    broken: problem !== undefined,
    tabs: false,
  };
}

/** The key of a chunk at column 0, for example of a list head; the first key if the document is a single chunk. */
export function firstKeyOf({ content }: Chunk): string | undefined {
  return Object.keys(content)[0];
}

function refused(text: string, part: Part, problem: TextProblem): Chunk {
  const base: Base = { length: text.length };
  const empty = { anchors: new Map(), uses: new Map(), values: 0, copied: 0, spent: false };
  return { ...part, base, content: nothing(part.role, base), problems: [problem], ...empty, broken: true, tabs: false };
}

function nothing(role: Role, base: Base): object {
  const content = role === 'item' ? [] : {};
  tie(content, { base, from: 0, to: 0, flow: false, entries: new Map() });
  return content;
}

/** Reports valid YAML that is not a scenario: text instead of a key, or a list instead of a mapping. */
function shapeProblemOf(role: Role, text: string, range: Range): TextProblem {
  // An anchor at the end of the text names an empty value behind the text.
  const from = Math.max(0, Math.min(range.from, text.length - 1));
  const end = Math.max(from + 1, Math.min(range.to, lineEnd(text, from)));
  const problem = { severity: 'error', range: { from, to: end } } as const;
  if (role === 'whole') {
    const message =
      'A scenario is a mapping: lines of `key: value`, beginning with `ruleset:`. This is something else.';
    return { ...problem, code: 'syntax/not-a-mapping', message };
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
  return { ...problem, code: colon === undefined ? 'syntax/missing-colon' : 'syntax/missing-blank', message, fixes };
}
