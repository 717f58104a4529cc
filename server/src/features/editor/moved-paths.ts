/** Updates paths in a file when files are renamed or moved: tables, scenarios in comments, defaults of a configuration. */
import { isMapping } from '../../model/values';
import { type Range, type TextEdit, listMembers, parse } from '../../text';
import { renderScalar } from '../../text/edits/scalar';
import { lineStart } from '../../text/lines';
import type { Analysis } from '../analysis/analysis';
import { findDocumentLinks } from './document-links';

/** Returns the new path; undefined if it stays. */
export type NewPath = (path: string) => string | undefined;

/** Returns the edits of a scenario. */
export function updateMovedPaths(analysis: Analysis, newPath: NewPath): readonly TextEdit[] {
  return findDocumentLinks(analysis).flatMap(({ range, target }) =>
    'path' in target ? updatePath(analysis.text, range, target.path, newPath) : [],
  );
}

/** Returns the edits of a configuration: the paths of its default tables. */
export function updateMovedDefaults(text: string, newPath: NewPath): readonly TextEdit[] {
  const [document] = parse(text).documents;
  const defaults = document?.data['defaults'];
  if (!document || !isMapping(defaults)) return [];
  return Object.values(defaults).flatMap((ruleset) => {
    const tables = isMapping(ruleset) ? ruleset['tables'] : undefined;
    if (!isMapping(tables)) return [];
    return listMembers(document, tables).flatMap(({ key, merged, valueRange }) => {
      const path = tables[String(key)];
      return typeof path === 'string' && !merged
        ? updatePath(text, withoutQuotes(text, valueRange), path, newPath)
        : [];
    });
  });
}

/** @param range of the path, without quotes */
function updatePath(text: string, { from, to }: Range, path: string, newPath: NewPath): readonly TextEdit[] {
  const moved = newPath(path);
  if (moved === undefined || moved === path) return [];
  const isPlain = /^[\w./-]+$/.test(moved);
  const isQuoted = /["']/.test(text[from - 1] ?? '');
  if (isPlain) return [{ from, to, insert: moved }];
  const inComment = /(^|\s)#/.test(text.slice(lineStart(text, from), from));
  // A path in a comment ends at the first blank, so it cannot contain one.
  if (inComment) return [];
  return isQuoted
    ? [{ from: from - 1, to: to + 1, insert: JSON.stringify(moved) }]
    : [{ from, to, insert: renderScalar(moved) }];
}

function withoutQuotes(text: string, { from, to }: Range): Range {
  return /["']/.test(text[from] ?? '') ? { from: from + 1, to: to - 1 } : { from, to };
}
