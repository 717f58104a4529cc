/** Parses one piece of a document: plain data with places relative to the piece, and its problems. */
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

/** What a piece is in its document. */
export interface Part {
  readonly role: Role;
  /** The key of the list that an item belongs to: what is known of an object, by its identity, holds in that list only. */
  readonly list: string | undefined;
}

/**
 * A parsed piece. It depends on its text, on its list and on the anchors it used, and on nothing else unless the budget of the text was
 * spent: that is why it can be kept.
 */
export interface Chunk extends Part {
  readonly base: Base;
  /** An array with the item of a role `item`; for the other roles an object with the keys of the piece. */
  readonly content: object;
  /** Relative to the piece. */
  readonly problems: readonly TextProblem[];
  readonly anchors: ReadonlyMap<string, Anchored>;
  /** Anchors of earlier pieces that its aliases name, and what these were. */
  readonly uses: ReadonlyMap<string, Anchored | undefined>;
  /** Values in it, those of its aliases included. */
  readonly values: number;
  /** Those of its aliases. */
  readonly copied: number;
  /** The text had no copies left for an alias of it. */
  readonly spent: boolean;
  /** Not all of it could be read. */
  readonly broken: boolean;
  /** Tabs in its indentation made it unreadable. */
  readonly tabs: boolean;
  /** It was read as a plain piece: all that its nodes do not tell of are blanks, comments and indicators. */
  readonly plain?: boolean;
}

/** Blanks, then a tab, before the text of a line. */
const TAB_INDENT = /^ *\t[ \t]*(?=[^\s#])/m;

/**
 * @param text of the piece alone, with no hold on what it was cut out of
 * @param earlier the anchors of the pieces before it
 * @param budget what the text may still spend; what the piece takes is taken off
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
  // Written out: spread from several objects, each would have a hidden class of its own, three kilobytes large and slow to read by.
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

/** By the parser that recovers from faults, whatever the text holds. Parameters are those of `parseChunk`. */
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
  // YAML allows tabs on blank lines, the parser does not everywhere.
  const cleared = text.replaceAll(/^[ \t]+$/gm, (line) => ' '.repeat(line.length));
  const again = cleared === text ? chunk : attempt(cleared);
  if (!again.broken || !TAB_INDENT.test(text)) return again;
  // Read on with blanks for the tabs: the indentation is a guess, but most of the data can be seen.
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
    // A fault of the syntax makes all else doubtful.
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

/** The key of a piece at column 0, a head for one; the first of them where the document is one piece. */
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

/** Valid YAML that is no scenario: text where a key was expected, a list in the place of the scenario. */
function shapeProblemOf(role: Role, text: string, range: Range): TextProblem {
  // What an anchor at the end of the text names stands behind it.
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
