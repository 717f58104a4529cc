/** Diagnostics of links to scenarios that do not exist: in comments, and in `follows:`. */
import type { Analysis } from '../analysis/analysis';
import type { OffsetDiagnostic } from '../scenario/offset-diagnostic';
import type { Range } from '../../text';
import { createSegmentSearch } from '../analysis/segment-search';

/** Empty if the host cannot tell whether a file exists. */
export function diagnoseLinks(analysis: Analysis): readonly OffsetDiagnostic[] {
  const { fileExists } = analysis.environment;
  if (!fileExists) return [];
  return findScenarioLinks(analysis)
    .filter(({ path }) => fileExists(path) === false)
    .map(({ path, from, to }) => ({
      ...{ from, to, severity: 'information', related: [], unnecessary: false },
      code: 'link/missing',
      message: `There is no \`${path}\` beside this file. Correct the path, or remove it.`,
      hasPreferredFix: false,
      fixes: () => [],
    }));
}

export interface ScenarioLink extends Range {
  /** As written, relative to the file. */
  readonly path: string;
}

const scenarioPath = /(?<![\w./-])[\w.-][\w./-]*\.scenario\.ya?ml(?![\w-])/g;

const searchLinks = createSegmentSearch(findLinks);

/** In document order. */
export function findScenarioLinks(analysis: Pick<Analysis, 'text' | 'file'>): readonly ScenarioLink[] {
  return searchLinks(analysis).flatMap(({ from: offset, result: links }) =>
    links.map(({ path, from, to }) => ({ path, from: from + offset, to: to + offset })),
  );
}

function findLinks(text: string): readonly ScenarioLink[] | undefined {
  if (!text.includes('.scenario.y')) return undefined;
  // A comment, or the scenario that this one follows.
  return [...text.matchAll(/(?<=^|[ \t])#[^\n]*|^follows:[^\n#]*/gm)].flatMap(({ index: start, 0: comment }) =>
    [...comment.matchAll(scenarioPath)].map(({ index, 0: path }) => ({
      path,
      from: start + index,
      to: start + index + path.length,
    })),
  );
}
