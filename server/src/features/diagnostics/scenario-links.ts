/** Links to scenarios in comments, cached per chunk. */
import type { Range } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { createSegmentSearch } from '../analysis/segment-search';

export interface ScenarioLink extends Range {
  /** Path in the comment, relative to the file. */
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
  return [...text.matchAll(/(?<=^|[ \t])#[^\n]*/gm)].flatMap(({ index: start, 0: comment }) =>
    [...comment.matchAll(scenarioPath)].map(({ index, 0: path }) => ({
      path,
      from: start + index,
      to: start + index + path.length,
    })),
  );
}
