/**
 * The one border between offsets and positions of LSP. Everything inside counts UTF-16 code units; what a client counts by is agreed in
 * `initialize`.
 */
import { PositionEncodingKind } from 'vscode-languageserver';
import type { Location, Position, TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** Between offsets of a text that was analysed and positions of the document that the client sees. */
export interface Positions {
  positionAt(offset: number): Position;
  offsetAt(position: Position): number;
  /** What is to be written there, from text that an analysis would write. */
  written(insert: string): string;
  /** Where a stretch of the analysed text stands that is no part of the document: in another. */
  readonly outside?: (range: { readonly from: number; readonly to: number }) => Location | undefined;
}

/** A unit of length in which a client counts columns. */
export interface Encoding {
  readonly kind: PositionEncodingKind;
  /** Length of a stretch of UTF-16 text in this unit. */
  length(text: string): number;
  /** How many UTF-16 code units of a line make a length in this unit; a length beyond the line counts as its end. */
  codeUnits(line: string, length: number): number;
}

const utf16: Encoding = {
  kind: PositionEncodingKind.UTF16,
  length: (text) => text.length,
  codeUnits: (line, length) => Math.min(length, line.length),
};

/** @param widthOf a character, by its code point */
function encodingBy(kind: PositionEncodingKind, widthOf: (codePoint: number) => number): Encoding {
  return {
    kind,
    length(text) {
      let length = 0;
      for (const character of text) length += widthOf(character.codePointAt(0)!);
      return length;
    },
    codeUnits(line, length) {
      let left = length;
      let units = 0;
      for (const character of line) {
        left -= widthOf(character.codePointAt(0)!);
        if (left < 0) break;
        units += character.length;
      }
      return units;
    },
  };
}

const utf8 = encodingBy(PositionEncodingKind.UTF8, (code) =>
  code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4,
);
const utf32 = encodingBy(PositionEncodingKind.UTF32, () => 1);

const encodings: Readonly<Record<string, Encoding>> = { 'utf-8': utf8, 'utf-16': utf16, 'utf-32': utf32 };

/** The first of the encodings that a client offers, in the order of its liking, that is known here. */
export function encodingFor(offered: readonly PositionEncodingKind[] = []): Encoding {
  return offered.map((kind) => encodings[kind]).find((known) => known !== undefined) ?? utf16;
}

/** What positions need of an analysed text. */
interface Lined {
  readonly text: string;
  readonly lines: () => {
    positionAt(offset: number): { line: number; column: number };
    offsetAt(line: number, column: number): number;
  };
}

/** The positions of a text that the client sees as it is. */
export function positionsIn({ text, lines }: Lined, encoding: Encoding): Positions {
  return {
    positionAt(offset) {
      const { line, column } = lines().positionAt(offset);
      const start = offset - column;
      return { line, character: encoding === utf16 ? column : encoding.length(text.slice(start, start + column)) };
    },
    offsetAt({ line, character }) {
      if (encoding === utf16) return lines().offsetAt(line, character);
      const start = lines().offsetAt(line, 0);
      return start + encoding.codeUnits(text.slice(start, lines().offsetAt(line, Infinity)), character);
    },
    written: (insert) => insert,
  };
}

/** How open documents are kept: in UTF-16, whatever the client counts by. */
export function documentsIn(encoding: () => Encoding) {
  return {
    create: (uri: string, languageId: string, version: number, content: string): TextDocument =>
      TextDocument.create(uri, languageId, version, content),
    update(document: TextDocument, changes: TextDocumentContentChangeEvent[], version: number): TextDocument {
      const counted = encoding();
      if (counted === utf16) return TextDocument.update(document, changes, version);
      // Each change is about the text that the one before it left.
      return changes.reduce(
        (before, change) => TextDocument.update(before, [inCodeUnits(before, change, counted)], version),
        document,
      );
    },
  };
}

function inCodeUnits(
  document: TextDocument,
  change: TextDocumentContentChangeEvent,
  encoding: Encoding,
): TextDocumentContentChangeEvent {
  if (!('range' in change)) return change;
  const converted = ({ line, character }: Position): Position => {
    const text = document.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } });
    return { line, character: encoding.codeUnits(text.split(/[\r\n]/, 1)[0]!, character) };
  };
  const { start, end } = change.range;
  return { range: { start: converted(start), end: converted(end) }, text: change.text };
}
