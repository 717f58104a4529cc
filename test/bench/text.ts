/** Positions and edits in a text, as in the Language Server Protocol. */

export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface ContentChange {
  readonly range: { readonly start: Position; readonly end: Position };
  readonly text: string;
}

export function positionAt(text: string, offset: number): Position {
  const precedingText = text.slice(0, offset);
  const line = precedingText.split('\n').length - 1;
  return { line, character: offset - (precedingText.lastIndexOf('\n') + 1) };
}

/** The offset after the first occurrence of a string at or after an offset. @throws Error if there is none */
export function offsetAfter(text: string, target: string, from = 0): number {
  const offset = text.indexOf(target, from);
  if (offset < 0) throw new Error(`There is no "${target}" in the text.`);
  return offset + target.length;
}

/** Replaces the characters from one offset to another by `insert`. */
export function createChange(text: string, from: number, to: number, insert: string): ContentChange {
  return { range: { start: positionAt(text, from), end: positionAt(text, to) }, text: insert };
}
