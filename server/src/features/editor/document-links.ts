/** Document links: table files, and rule numbers and scenarios in comments. */
import type { OneRulePage } from '../../protocol';
import type { Range } from '../../text';
import { type Analysis, scenarioAt } from '../analysis/analysis';
import { rulePageParams } from '../format/rules';
import { findScenarioLinks } from '../diagnostics/scenario-links';
import { findTableLinks } from './table-links';

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
      const ruleset = scenarioAt(analysis, from + index)?.ruleset;
      const rule = ruleset?.rules.find((candidate) => candidate.section === section);
      if (ruleset && rule)
        links.push(createLink(from + index, section, `${section} ${rule.title}`, rulePageParams(ruleset, rule.id)));
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
