/** Errors that concern a whole text and are reported once, before anything else. */
import { limits } from './limits';
import { findLineEnd } from './lines';
import type { TextEdit, TextDiagnostic } from './range';
import { diagnoseTooDeep } from './value-diagnostics';

/** Returns why a text is not read at all, if it is not. */
export function findTextError(text: string): TextDiagnostic | undefined {
  return text.length > limits.length ? diagnoseTooLong(text) : findMergeConflict(text);
}

/** The diagnostic of a text with too many values. */
export function diagnoseTooManyValues(text: string): TextDiagnostic {
  const message = `The file holds more than ${limits.values} values; Asdic reads no more than that. Split it into several scenarios.`;
  return { code: 'syntax/too-large', severity: 'error', message, range: findFirstLine(text) };
}

function diagnoseTooLong(text: string): TextDiagnostic {
  const message = `The file is longer than ${limits.length / 1_000_000} million characters; Asdic reads no more than that. Split it into several scenarios.`;
  return { code: 'syntax/too-large', severity: 'error', message, range: findFirstLine(text) };
}

function findFirstLine(text: string) {
  return { from: 0, to: Math.min(findLineEnd(text, 0), 200) };
}

/**
 * Returns why a chunk is not passed to the parser, which takes seconds for texts that nobody writes: endless brackets or dashes, or more
 * values than a file may have. It counts characters regardless of their meaning, so its limits are far above `limits`.
 */
export function findChunkError(text: string): TextDiagnostic | undefined {
  let depth = 0;
  let separators = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x5b: // [
      case 0x7b: // {
        depth++;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth--;
        break;
      case 0x26: // &
      case 0x2a: // *
      case 0x2c: // ,
      case 0x0a:
        separators++;
    }
    if (depth > REJECTED_DEPTH) return diagnoseTooDeep({ from: at, to: at + 1 });
  }
  if (separators > limits.values) return diagnoseTooManyValues(text);
  const indicatorsStart = findExcessiveIndicators(text);
  return indicatorsStart < 0 ? undefined : diagnoseTooDeep({ from: indicatorsStart, to: indicatorsStart + 1 });
}

const REJECTED_DEPTH = 10 * limits.depth;

/** The offset of an excessive sequence of dashes or question marks that nest values on one line; -1 if there is none. */
function findExcessiveIndicators(text: string): number {
  let count = 0;
  let first = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x09) continue; // spaces between indicators
    const next = text.charCodeAt(at + 1);
    const isIndicator = (code === 0x2d || code === 0x3f) && (next === 0x20 || next === 0x09);
    if (!isIndicator) count = 0;
    else if (count++ === 0) first = at;
    if (count >= REJECTED_DEPTH) return first;
  }
  return -1;
}

/**
 * Keeps the first version of each merge conflict: conflict markers and the other version are replaced by spaces, so that all offsets stay
 * valid.
 */
export function keepFirstVersion(text: string): string {
  let isInOtherVersion = false;
  return text.replaceAll(/^.*$/gm, (line) => {
    const isMark = /^(?:<{7}|={7}|>{7}|\|{7})(?: |\r?$)/.test(line);
    if (isMark) isInOtherVersion = line.startsWith('=') || line.startsWith('|');
    return isMark || isInOtherVersion ? line.replaceAll(/[^\r]/g, ' ') : line;
  });
}

/** Reports the conflict markers of git. */
function findMergeConflict(text: string): TextDiagnostic | undefined {
  if (!text.includes('<<<<<<< ')) return undefined;
  const start = /^<{7} .*$/m.exec(text);
  const end = start && /^>{7} .*$/m.exec(text.slice(start.index));
  if (!start || !end) return undefined;
  const message =
    'Git could not merge two versions of this scenario: the text between `<<<<<<<` and `=======` is one of them, the text from there to `>>>>>>>` the other. Keep one of them and remove the markers; until then nothing is checked.';
  return {
    code: 'syntax/merge-conflict',
    severity: 'error',
    message,
    range: { from: start.index, to: start.index + start[0].length },
  };
}

/** Spaces for one tab of indentation. */
const TAB_WIDTH = 2;

/** The one problem of all tabs in the indentation of a text. */
export function createTabDiagnostic(text: string): TextDiagnostic {
  const edits: TextEdit[] = [...text.matchAll(/^ *\t[ \t]*/gm)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    insert: match[0].replaceAll('\t', ' '.repeat(TAB_WIDTH)),
  }));
  const lines = edits.length === 1 ? 'a line is' : `${edits.length} lines are`;
  return {
    code: 'syntax/tab',
    severity: 'error',
    message: `YAML allows no tabs for indentation, and ${lines} indented with them here. Use spaces.`,
    range: edits[0] ? { from: edits[0].from, to: edits[0].to } : findFirstLine(text),
    fixes: [{ title: `Indent with ${TAB_WIDTH} spaces for each tab`, edits, preferred: true }],
  };
}
