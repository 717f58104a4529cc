/** Diagnostics of valid YAML that a scenario cannot contain. */
import { findNearest, type ComparisonBudget } from '../model/nearest';
import { limits } from './limits';
import type { Range, TextFix, TextDiagnostic } from './range';

function diagnostic(code: string, range: Range, message: string, fixes: readonly TextFix[] = []): TextDiagnostic {
  return { code: `syntax/${code}`, severity: 'error', message, range, ...(fixes.length > 0 && { fixes }) };
}

export function tooDeep(range: Range): TextDiagnostic {
  const message = `Values are nested more than ${limits.depth} deep here, which no scenario needs. What is inside is not read.`;
  return diagnostic('too-deep', range, message);
}

export function duplicateKey(key: string, range: Range, first: Range): TextDiagnostic {
  const message = `\`${key}\` stands here twice; only the first one counts. Remove one of the two, or give it its right name.`;
  return {
    ...diagnostic('duplicate-key', range, message),
    related: [{ message: `The first \`${key}\`.`, range: first }],
  };
}

export function keyNotText(range: Range): TextDiagnostic {
  return diagnostic('key', range, 'A key must be plain text. Brackets, braces and aliases cannot be keys.');
}

export function meaninglessTag(tag: string, range: Range): TextDiagnostic {
  const shown = tag.replace('tag:yaml.org,2002:', '!!');
  const message = `The tag \`${shown}\` means nothing in a scenario: values are plain text, numbers, lists and mappings. Remove it.`;
  return diagnostic('tag', range, message);
}

export function notMergeable(range: Range): TextDiagnostic {
  const message =
    'A merge key `<<` takes a mapping, or a list of mappings: write `<<: *name` with the anchor `&name` at a mapping.';
  return diagnostic('merge', range, message);
}

export function tooManyCopies(range: Range): TextDiagnostic {
  const message = `The aliases here stand for more than ${limits.copies} values in all. Write fewer of them, or smaller ones.`;
  return diagnostic('alias-expansion', range, message);
}

export function unknownAnchor(
  name: string,
  anchors: Iterable<string>,
  range: Range,
  allowed: ComparisonBudget,
): TextDiagnostic {
  const near = findNearest(name, anchors, allowed);
  if (near === undefined) {
    const message = `There is no anchor \`${name}\` before this line. Set it before its use, with \`&${name}\`.`;
    return diagnostic('unknown-anchor', range, message);
  }
  const message = `There is no anchor \`${name}\` before this line. Did you mean \`*${near}\`? An anchor is set before its use, with \`&${near}\`.`;
  const fix = { title: `Change to \`*${near}\``, edits: [{ ...range, insert: `*${near}` }], preferred: true };
  return diagnostic('unknown-anchor', range, message, [fix]);
}

/** `{x:1}` is one key without a value in YAML; undefined for keys that may be intended. */
export function missingBlank(key: string, range: Range): TextDiagnostic | undefined {
  const colon = /^[\w-]+(?=:[^\s:])/.exec(key)?.[0].length;
  if (colon === undefined) return undefined;
  const behind = range.from + colon + 1;
  const fix = { title: 'Insert a space', edits: [{ from: behind, to: behind, insert: ' ' }], preferred: true };
  return diagnostic('missing-blank', range, `Put a space after the colon; without it \`${key}\` is one key.`, [fix]);
}
