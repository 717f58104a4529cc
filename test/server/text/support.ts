/** Snapshots of parsed files for comparison: the data with all ranges. */
import type { Place } from '../../../server/src/model/place';
import { listMembers, rangeAt, findSource, type SourceDocument, type SourceFile } from '../../../server/src/text/index';

/** All data with the ranges of members, of their sources and of objects. */
export function describePositions(document: SourceDocument): unknown {
  const describe = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const members = listMembers(document, value).map(({ key, keyRange, valueRange, merged }) => {
      const place: Place = { owner: value, key };
      const source = findSource(place);
      const from = source && rangeAt(document, source);
      return {
        key,
        keyRange,
        valueRange,
        merged,
        from,
        value: describe((value as Record<string | number, unknown>)[key]),
      };
    });
    return {
      isList: Array.isArray(value),
      members,
      range: value === document.data ? undefined : rangeAt(document, { owner: value }),
    };
  };
  return describe(document.data);
}

/** The whole file except the identity of objects. */
export function takeSnapshot(file: SourceFile): unknown {
  return {
    broken: file.broken,
    problems: file.diagnostics,
    documents: file.documents.map((document) => ({
      data: document.data,
      range: document.range,
      broken: document.broken,
      positions: describePositions(document),
      root: rangeAt(document, { owner: document.data }),
    })),
  };
}
