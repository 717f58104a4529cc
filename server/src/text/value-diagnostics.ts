/** Diagnostics of valid YAML that a scenario cannot contain. */
import { findNearest, type ComparisonBudget } from '../model/nearest';
import { limits } from './limits';
import type { Range, TextFix, TextDiagnostic } from './range';

function createDiagnostic(code: string, range: Range, message: string, fixes: readonly TextFix[] = []): TextDiagnostic {
  return { code: `syntax/${code}`, severity: 'error', message, range, ...(fixes.length > 0 && { fixes }) };
}

export function diagnoseTooDeep(range: Range): TextDiagnostic {
  const message = `Values are nested more than ${limits.depth} deep here, which no scenario needs. What is inside is not read.`;
  return createDiagnostic('too-deep', range, message);
}

export function diagnoseDuplicateKey(key: string, range: Range, first: Range): TextDiagnostic {
  const message = `\`${key}\` is here twice; only the first one counts. Remove one of the two, or give it its right name.`;
  return {
    ...createDiagnostic('duplicate-key', range, message),
    related: [{ message: `The first \`${key}\`.`, range: first }],
  };
}

export function diagnoseKeyNotText(range: Range): TextDiagnostic {
  return createDiagnostic('key', range, 'A key must be plain text. Brackets, braces and aliases cannot be keys.');
}

export function diagnoseMeaninglessTag(tag: string, range: Range): TextDiagnostic {
  const shortTag = tag.replace('tag:yaml.org,2002:', '!!');
  const message = `The tag \`${shortTag}\` means nothing in a scenario: values are plain text, numbers, lists and mappings. Remove it.`;
  return createDiagnostic('tag', range, message);
}

export function diagnoseNotMergeable(range: Range): TextDiagnostic {
  const message =
    'A merge key `<<` takes a mapping, or a list of mappings: write `<<: *name` with the anchor `&name` at a mapping.';
  return createDiagnostic('merge', range, message);
}

export function diagnoseTooManyCopies(range: Range): TextDiagnostic {
  const message = `The aliases here stand for more than ${limits.copies} values in all. Write fewer of them, or smaller ones.`;
  return createDiagnostic('alias-expansion', range, message);
}

export function diagnoseUnknownAnchor(
  name: string,
  anchors: Iterable<string>,
  range: Range,
  comparisons: ComparisonBudget,
): TextDiagnostic {
  const near = findNearest(name, anchors, comparisons);
  if (near === undefined) {
    const message = `There is no anchor \`${name}\` before this line. Set it before its use, with \`&${name}\`.`;
    return createDiagnostic('unknown-anchor', range, message);
  }
  const message = `There is no anchor \`${name}\` before this line. Did you mean \`*${near}\`? An anchor is set before its use, with \`&${near}\`.`;
  const fix = { title: `Change to \`*${near}\``, edits: [{ ...range, insert: `*${near}` }], preferred: true };
  return createDiagnostic('unknown-anchor', range, message, [fix]);
}

/** `{x:1}` is one key without a value in YAML; undefined for keys that may be intended. */
export function diagnoseMissingSpace(key: string, range: Range): TextDiagnostic | undefined {
  const colon = /^[\w-]+(?=:[^\s:])/.exec(key)?.[0].length;
  if (colon === undefined) return undefined;
  const colonEnd = range.from + colon + 1;
  const fix = { title: 'Insert a space', edits: [{ from: colonEnd, to: colonEnd, insert: ' ' }], preferred: true };
  return createDiagnostic('missing-blank', range, `Put a space after the colon; without it \`${key}\` is one key.`, [
    fix,
  ]);
}
