/** Links to scenarios in comments, cached per chunk. */
import type { Range } from '../text';
import type { Analysis } from './analysis';
import { inStretches } from './stretches';

export interface ScenarioLink extends Range {
  /** Path in the comment, relative to the file. */
  readonly path: string;
}

const scenarioPath = /(?<![\w./-])[\w.-][\w./-]*\.scenario\.ya?ml(?![\w-])/g;

const searched = inStretches(linksIn);

/** In document order. */
export function scenarioLinks(analysis: Pick<Analysis, 'text' | 'file'>): readonly ScenarioLink[] {
  return searched(analysis).flatMap(({ from: by, found }) =>
    found.map(({ path, from, to }) => ({ path, from: from + by, to: to + by })),
  );
}

function linksIn(text: string): readonly ScenarioLink[] | undefined {
  if (!text.includes('.scenario.y')) return undefined;
  return [...text.matchAll(/(?<=^|[ \t])#[^\n]*/gm)].flatMap(({ index: start, 0: comment }) =>
    [...comment.matchAll(scenarioPath)].map(({ index, 0: path }) => ({
      path,
      from: start + index,
      to: start + index + path.length,
    })),
  );
}
