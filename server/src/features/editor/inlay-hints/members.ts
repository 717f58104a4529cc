/** Walks the members of a scenario in a range, with their paths. */
import type { LocatedValue } from '../../../model/place';
import { type Range, type SourceDocument, listMembers } from '../../../text';

export interface Member extends LocatedValue {
  readonly owner: object;
  readonly key: string | number;
  readonly value: unknown;
  /** From the key to the end of the value. */
  readonly range: Range;
  readonly valueRange: Range;
}

/** In document order, parents before children; without members from merge keys and aliases. */
export function* membersIn(document: SourceDocument, range: Range): Generator<Member> {
  yield* walkMembers(document, document.data, [], [], range);
}

function* walkMembers(
  document: SourceDocument,
  owner: object,
  path: readonly (string | number)[],
  chain: readonly object[],
  within: Range,
): Generator<Member> {
  for (const { key, range, valueRange, merged } of listMembers(document, owner)) {
    if (range.from > within.to) return;
    if (merged || range.to < within.from) continue;
    const value = (owner as Readonly<Record<string | number, unknown>>)[key];
    const inner = { path: [...path, key], chain: [...chain, owner] };
    yield { ...inner, onKey: false, owner, key, value, range, valueRange };
    if (typeof value === 'object' && value !== null)
      yield* walkMembers(document, value, inner.path, inner.chain, within);
  }
}
