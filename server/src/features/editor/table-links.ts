/** Links to table files in a scenario. */
import { type Range, listMembers } from '../../text';
import type { Analysis } from '../analysis/analysis';

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
export function tableLinkAt(analysis: Analysis, offset: number): TableLink | undefined {
  return findTableLinks(analysis).find(({ range: { from, to } }) => from <= offset && offset <= to);
}

function withoutQuotes(text: string, { from, to }: Range): Range {
  return /["']/.test(text[from] ?? '') ? { from: from + 1, to: to - 1 } : { from, to };
}
