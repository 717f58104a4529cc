/** Document links: table files, and rule numbers and scenarios in comments. */
import type { OneRulePage } from '../../protocol';
import { type Range, type TextEdit, listMembers, parse } from '../../text';
import { type Analysis, findScenarioAt } from '../analysis/analysis';
import { getRulePageParams } from '../format/rules';
import { findScenarioLinks } from '../diagnostics/links';
import { isMapping } from '../../model/values';
import { renderScalar } from '../../text/edits/scalar';
import { findLineStart } from '../../text/lines';

export interface DocumentLink {
  readonly range: Range;
  readonly tooltip: string;
  /** A rule page, or the path of a file. */
  readonly target: OneRulePage | { readonly path: string };
}

/** A section of a rulebook as users cite it: `(1.2.3)`, `rule 22.2`, `1.2.5.1b`. Two numbers alone are ambiguous. */
const citation =
  /(?<![\w.])(?:(?<=[(§]|\b(?:rules?|sections?) |, )\d+\.\d+[a-z]?|\d+(?:\.\d+){2,4}[a-z]?)(?![\w]|\.\d)/g;

/** In document order. */
export function findDocumentLinks(analysis: Analysis): readonly DocumentLink[] {
  const links: DocumentLink[] = findTableLinks(analysis).map(({ path, range }) => ({
    range,
    tooltip: `Open ${path}`,
    target: { path },
  }));
  for (const { path, from } of findScenarioLinks(analysis))
    links.push(createLink(from, path, `Open ${path}`, { path }));
  for (const { from, text } of findComments(analysis.text)) {
    for (const { index, 0: section } of text.matchAll(citation)) {
      const ruleset = findScenarioAt(analysis, from + index)?.ruleset;
      const rule = ruleset?.rules.find((candidate) => candidate.section === section);
      if (ruleset && rule)
        links.push(createLink(from + index, section, `${section} ${rule.title}`, getRulePageParams(ruleset, rule.id)));
    }
  }
  return links.sort((a, b) => a.range.from - b.range.from);
}

function createLink(from: number, text: string, tooltip: string, target: DocumentLink['target']): DocumentLink {
  return { range: { from, to: from + text.length }, tooltip, target };
}

/** Comments, on their own line or at the end of a line. A `#` in quotes may match: then a rule number must still follow. */
function* findComments(text: string): Generator<{ readonly from: number; readonly text: string }> {
  for (const { index, 0: comment } of text.matchAll(/(?<=^|[ \t])#[^\n]*/gm)) yield { from: index, text: comment };
}

export interface TableLink {
  /** Path relative to the scenario. */
  readonly path: string;
  readonly range: Range;
}

/** Finds all paths of table files, whether they exist or not. */
export function findTableLinks({ text, scenarios }: Analysis): readonly TableLink[] {
  return scenarios.flatMap(({ document, tables }) =>
    tables.files.flatMap(({ path, place, tablePath }) => {
      const entry =
        tablePath && listMembers(document, place.owner).find(({ key, merged }) => key === place.key && !merged);
      return entry ? [{ path, range: withoutQuotes(text, entry.valueRange) }] : [];
    }),
  );
}

/** Finds the table path at an offset. */
export function findTableLink(analysis: Analysis, offset: number): TableLink | undefined {
  return findTableLinks(analysis).find(({ range: { from, to } }) => from <= offset && offset <= to);
}

// Updates paths in a file when files are renamed or moved: tables, scenarios in comments, defaults of a configuration.

/** Returns the new path; undefined if it stays. */
export type GetNewPath = (path: string) => string | undefined;

/** Returns the edits of a scenario: its paths of tables and other scenarios. */
export function updateMovedPaths(analysis: Analysis, getNewPath: GetNewPath): readonly TextEdit[] {
  return findDocumentLinks(analysis).flatMap(({ range, target }) =>
    'path' in target ? updatePath(analysis.text, range, target.path, getNewPath) : [],
  );
}

/** Returns the edits of a configuration: the paths of its default tables. */
export function updateMovedDefaults(text: string, getNewPath: GetNewPath): readonly TextEdit[] {
  const [document] = parse(text).documents;
  const defaults = document?.data['defaults'];
  if (!document || !isMapping(defaults)) return [];
  return Object.values(defaults).flatMap((ruleset) => {
    const tables = isMapping(ruleset) ? ruleset['tables'] : undefined;
    if (!isMapping(tables)) return [];
    return listMembers(document, tables).flatMap(({ key, merged, valueRange }) => {
      const path = tables[String(key)];
      return typeof path === 'string' && !merged
        ? updatePath(text, withoutQuotes(text, valueRange), path, getNewPath)
        : [];
    });
  });
}

/** @param range of the path, without quotes */
function updatePath(text: string, { from, to }: Range, path: string, getNewPath: GetNewPath): readonly TextEdit[] {
  const movedPath = getNewPath(path);
  if (movedPath === undefined || movedPath === path) return [];
  const isPlain = /^[\w./-]+$/.test(movedPath);
  const isQuoted = /["']/.test(text[from - 1] ?? '');
  if (isPlain) return [{ from, to, insert: movedPath }];
  const isInComment = /(^|\s)#/.test(text.slice(findLineStart(text, from), from));
  // A path in a comment ends at the first space, so it cannot contain one.
  if (isInComment) return [];
  return isQuoted
    ? [{ from: from - 1, to: to + 1, insert: JSON.stringify(movedPath) }]
    : [{ from, to, insert: renderScalar(movedPath) }];
}

function withoutQuotes(text: string, { from, to }: Range): Range {
  return /["']/.test(text[from] ?? '') ? { from: from + 1, to: to - 1 } : { from, to };
}
