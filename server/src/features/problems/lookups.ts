/** Which ids a check looked up, and whether they are still what they were: what it found then still holds. */
import type { Declaration, Ids, Reference } from '../../model/ids';

export interface Lookups {
  /** Whether every lookup gives in other ids what it gave when it was recorded, down to the objects declared. */
  readonly holdIn: (ids: Ids) => boolean;
}

/** Ids that record what they are asked. */
export function recording(ids: Ids): { readonly ids: Ids; readonly lookups: Lookups } {
  const asked: ((other: Ids) => boolean)[] = [];
  const ask = <T>(question: (of: Ids) => T, same: (a: T, b: T) => boolean): T => {
    const answer = question(ids);
    asked.push((other) => other === ids || same(answer, question(other)));
    return answer;
  };
  return {
    ids: {
      get declarations() {
        return ask((of) => of.declarations, sameAll(sameDeclaration));
      },
      get uses() {
        return ask((of) => of.uses, sameAll(sameUse));
      },
      find: (kind, id) => ask((of) => of.find(kind, id), sameDeclaration),
      all: (kind) => ask((of) => of.all(kind), sameAll(sameDeclaration)),
      references: (kind, id) => ask((of) => of.references(kind, id), sameAll(sameUse)),
    },
    lookups: { holdIn: (other) => asked.every((holds) => holds(other)) },
  };
}

function sameDeclaration(a: Declaration | undefined, b: Declaration | undefined): boolean {
  return a === b || (a?.object === b?.object && a?.id === b?.id && sameUse(a, b));
}

function sameUse(a: Declaration | Reference | undefined, b: Declaration | Reference | undefined): boolean {
  return a?.id === b?.id && a?.place.owner === b?.place.owner && a?.place.key === b?.place.key;
}

function sameAll<T>(same: (a: T, b: T) => boolean): (a: readonly T[], b: readonly T[]) => boolean {
  return (a, b) => a.length === b.length && a.every((item, index) => same(item, b[index]!));
}
