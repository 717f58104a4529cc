/** Results remembered by the identity of the part they are about: an untouched part of a scenario stays the same object. */

export interface Memo<T> {
  /** The remembered result for a part, or the one that `make` gives. */
  get<Part extends object>(rulesetId: string, part: Part, make: (part: Part) => T): T;
  known(rulesetId: string, part: object): T | undefined;
}

/** Holds its results only as long as somebody holds their parts. */
export function memo<T>(): Memo<T> {
  const rulesets = new Map<string, WeakMap<object, T>>();
  return {
    get(rulesetId, part, make) {
      let results = rulesets.get(rulesetId);
      if (!results) rulesets.set(rulesetId, (results = new WeakMap()));
      let result = results.get(part);
      if (result === undefined) results.set(part, (result = make(part)));
      return result;
    },
    known: (rulesetId, part) => rulesets.get(rulesetId)?.get(part),
  };
}
