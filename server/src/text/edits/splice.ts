/** Merges edits that were made one after another, each in the text that the one before left, into edits of the original text. */
import type { TextEdit } from '../range';

/** A text as segments of the original text and insertions: original segments have an empty `insert`, insertions an empty range. */
type Segments = readonly TextEdit[];

export function createSegments(length: number): Segments {
  return [{ from: 0, to: length, insert: '' }];
}

/** Applies non-overlapping edits, whose offsets refer to the text that the segments form. */
export function spliceEdits(segments: Segments, edits: readonly TextEdit[]): Segments {
  const result: TextEdit[] = [];
  let index = 0;
  /** The start of the current segment in the formed text, and the current position in it. */
  let start = 0;
  let at = 0;
  const advance = (to: number, isKept: boolean) => {
    while (at < to && index < segments.length) {
      const segment = segments[index]!;
      const end = start + getLength(segment);
      const until = Math.min(to, end);
      if (isKept) result.push(sliceSegment(segment, at - start, until - start));
      at = until;
      if (until < end) continue;
      start = end;
      index++;
    }
  };
  for (const { from, to, insert } of [...edits].sort((a, b) => a.from - b.from || a.to - b.to)) {
    advance(from, true);
    result.push({ from: 0, to: 0, insert });
    advance(to, false);
  }
  advance(Infinity, true);
  return result.filter((segment) => getLength(segment) > 0);
}

function getLength(segment: TextEdit): number {
  return segment.insert.length + segment.to - segment.from;
}

function sliceSegment(segment: TextEdit, from: number, to: number): TextEdit {
  if (segment.insert !== '') return { ...segment, insert: segment.insert.slice(from, to) };
  return { from: segment.from + from, to: segment.from + to, insert: '' };
}

/** The edits that turn the original text into the text that the segments form. */
export function toEdits(segments: Segments, length: number): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  let insert = '';
  const flush = (to: number) => {
    if (insert !== '' || to > at) edits.push({ from: at, to, insert });
    insert = '';
  };
  for (const segment of segments) {
    if (segment.insert !== '') insert += segment.insert;
    else {
      flush(segment.from);
      at = segment.to;
    }
  }
  flush(length);
  return edits;
}
