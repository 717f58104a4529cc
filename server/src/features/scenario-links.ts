/** Scenarios that comments name, found once for each piece of the text that stays as it is. */
import type { Range } from '../text';
import type { Chunk } from '../text/chunk';
import type { Analysis } from './analysis';

export interface ScenarioLink extends Range {
  /** As the comment writes it: relative to the file. */
  readonly path: string;
}

const scenarioPath = /(?<![\w./-])[\w.-][\w./-]*\.scenario\.ya?ml(?![\w-])/g;

const known = new WeakMap<Chunk, readonly ScenarioLink[]>();

/** In the order of the text. */
export function scenarioLinks({ text, file }: Analysis): readonly ScenarioLink[] {
  const found: ScenarioLink[] = [];
  let end = 0;
  for (const { chunks, bases } of file.documents)
    for (const chunk of chunks) {
      const from = bases.get(chunk.base)!;
      // Comments before the first key of a document are no part of it.
      found.push(...moved(linksIn(text.slice(end, from)), end));
      end = from + chunk.base.length;
      let links = known.get(chunk);
      if (!links) known.set(chunk, (links = linksIn(text.slice(from, end))));
      found.push(...moved(links, from));
    }
  return [...found, ...moved(linksIn(text.slice(end)), end)];
}

function linksIn(text: string): readonly ScenarioLink[] {
  if (!text.includes('.scenario.y')) return [];
  return [...text.matchAll(/(?<=^|[ \t])#[^\n]*/gm)].flatMap(({ index: start, 0: comment }) =>
    [...comment.matchAll(scenarioPath)].map(({ index, 0: path }) => ({
      path,
      from: start + index,
      to: start + index + path.length,
    })),
  );
}

const moved = (links: readonly ScenarioLink[], by: number): readonly ScenarioLink[] =>
  links.map(({ path, from, to }) => ({ path, from: from + by, to: to + by }));
