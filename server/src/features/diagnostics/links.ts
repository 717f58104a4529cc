/** Diagnostics of links to scenarios that do not exist: in comments, and in `follows:`. */
import type { Analysis } from '../analysis/analysis';
import type { OffsetDiagnostic } from '../scenario/offset-diagnostic';
import type { Range } from '../../text';
import { findFollowedRange } from '../analysis/followed';
import { createSegmentSearch } from '../analysis/segment-search';

/** Empty if the host cannot tell whether a file exists. */
export function diagnoseLinks(analysis: Analysis): readonly OffsetDiagnostic[] {
  const { fileExists } = analysis.environment;
  if (!fileExists) return [];
  return findScenarioLinks(analysis)
    .filter(({ path }) => fileExists(path) === false)
    .map(({ path, from, to, isFollowed }) => ({
      ...{ from, to, severity: isFollowed ? 'warning' : 'information', related: [], unnecessary: false },
      code: 'link/missing',
      message: isFollowed
        ? `There is no \`${path}\` beside this file, so nothing can be compared with the turn before. Correct the path, or remove \`follows\`.`
        : `There is no \`${path}\` beside this file. Correct the path, or remove it.`,
      hasPreferredFix: false,
      listFixes: () => [],
    }));
}

export interface ScenarioLink extends Range {
  /** As written, relative to the file. */
  readonly path: string;
  /** It is the scenario that this one follows, and not named in a comment. */
  readonly isFollowed?: true;
}

/** The link at an offset. */
export function findScenarioLink(analysis: Pick<Analysis, 'text' | 'file'>, offset: number): ScenarioLink | undefined {
  return findScenarioLinks(analysis).find(({ from, to }) => from <= offset && offset <= to);
}

const scenarioPath = /(?<![\w./-])[\w.-][\w./-]*\.scenario\.ya?ml(?![\w-])/g;

const searchLinks = createSegmentSearch(findLinks);

/** In document order. */
export function findScenarioLinks(analysis: Pick<Analysis, 'text' | 'file'>): readonly ScenarioLink[] {
  return searchLinks(analysis).flatMap(({ from: offset, result: links }) =>
    links.map((link) => ({ ...link, from: link.from + offset, to: link.to + offset })),
  );
}

function findLinks(text: string): readonly ScenarioLink[] | undefined {
  const followed = findFollowedRange(text);
  const comments = text.includes('.scenario.y') ? text.matchAll(/(?<=^|[ \t])#[^\n]*/gm) : [];
  const links = [...comments].flatMap(({ index: start, 0: comment }): ScenarioLink[] =>
    [...comment.matchAll(scenarioPath)].map(({ index, 0: path }) => ({
      path,
      from: start + index,
      to: start + index + path.length,
    })),
  );
  if (!followed) return links.length === 0 ? undefined : links;
  const link = { ...followed, path: text.slice(followed.from, followed.to), isFollowed: true } as const;
  return [...links, link].sort((a, b) => a.from - b.from);
}
