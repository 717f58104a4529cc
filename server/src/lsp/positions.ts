/**
 * Conversion between offsets and LSP positions. Internally everything counts UTF-16 code units; the client's encoding is negotiated in
 * `initialize`.
 */
import {
  type Location,
  type Position,
  PositionEncodingKind,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

/** Maps offsets of an analysed text to positions of the client's document. */
export interface Positions {
  positionAt(offset: number): Position;
  offsetAt(position: Position): number;
  /** Converts inserted text from the analysed text's form to the document's. */
  toDocumentText(insert: string): string;
  /** The location of a range that lies outside the document. */
  readonly locateOutside?: (range: { readonly from: number; readonly to: number }) => Location | undefined;
}

/** The unit in which a client counts columns. */
export interface Encoding {
  readonly kind: PositionEncodingKind;
  /** Length of a UTF-16 string in this unit. */
  length(text: string): number;
  /** Converts a length in this unit to UTF-16 code units, clamped to the line. */
  countCodeUnits(line: string, length: number): number;
}

const utf16: Encoding = {
  kind: PositionEncodingKind.UTF16,
  length: (text) => text.length,
  countCodeUnits: (line, length) => Math.min(length, line.length),
};

/** @param countUnits length of a character in this unit, by code point */
function createEncoding(kind: PositionEncodingKind, countUnits: (codePoint: number) => number): Encoding {
  return {
    kind,
    length(text) {
      let length = 0;
      for (const character of text) length += countUnits(character.codePointAt(0)!);
      return length;
    },
    countCodeUnits(line, length) {
      let remaining = length;
      let units = 0;
      for (const character of line) {
        remaining -= countUnits(character.codePointAt(0)!);
        if (remaining < 0) break;
        units += character.length;
      }
      return units;
    },
  };
}

const utf8 = createEncoding(PositionEncodingKind.UTF8, (code) =>
  code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4,
);
const utf32 = createEncoding(PositionEncodingKind.UTF32, () => 1);

const encodings: Readonly<Record<string, Encoding>> = { 'utf-8': utf8, 'utf-16': utf16, 'utf-32': utf32 };

/** The client's most preferred encoding that is supported. */
export function chooseEncoding(offered: readonly PositionEncodingKind[] = []): Encoding {
  return offered.map((kind) => encodings[kind]).find((encoding) => encoding !== undefined) ?? utf16;
}

/** The parts of an analysis that positions need. */
interface IndexedText {
  readonly text: string;
  readonly lines: () => {
    positionAt(offset: number): { line: number; column: number };
    offsetAt(line: number, column: number): number;
  };
}

/** Positions of a text that is identical to the client's document. */
export function createPositions({ text, lines }: IndexedText, encoding: Encoding): Positions {
  return {
    positionAt(offset) {
      const { line, column } = lines().positionAt(offset);
      const start = offset - column;
      return { line, character: encoding === utf16 ? column : encoding.length(text.slice(start, start + column)) };
    },
    offsetAt({ line, character }) {
      if (encoding === utf16) return lines().offsetAt(line, character);
      const start = lines().offsetAt(line, 0);
      return start + encoding.countCodeUnits(text.slice(start, lines().offsetAt(line, Infinity)), character);
    },
    toDocumentText: (insert) => insert,
  };
}

/** Creates and updates open documents, in UTF-16 regardless of the client's encoding. */
export function createTextDocumentFactory(encoding: () => Encoding) {
  return {
    create: (uri: string, languageId: string, version: number, content: string): TextDocument =>
      TextDocument.create(uri, languageId, version, content),
    update(document: TextDocument, changes: TextDocumentContentChangeEvent[], version: number): TextDocument {
      const clientEncoding = encoding();
      if (clientEncoding === utf16) return TextDocument.update(document, changes, version);
      // Each change applies to the result of the previous one.
      return changes.reduce(
        (updated, change) => TextDocument.update(updated, [toCodeUnits(updated, change, clientEncoding)], version),
        document,
      );
    },
  };
}

function toCodeUnits(
  document: TextDocument,
  change: TextDocumentContentChangeEvent,
  encoding: Encoding,
): TextDocumentContentChangeEvent {
  if (!('range' in change)) return change;
  const convertPosition = ({ line, character }: Position): Position => {
    const text = document.getText({ start: { line, character: 0 }, end: { line: line + 1, character: 0 } });
    return { line, character: encoding.countCodeUnits(text.split(/[\r\n]/, 1)[0]!, character) };
  };
  const { start, end } = change.range;
  return { range: { start: convertPosition(start), end: convertPosition(end) }, text: change.text };
}
