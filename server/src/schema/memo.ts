/** Results remembered by the identity of the part they are about: an untouched part of a scenario stays the same object. */

export interface Memo<T> {
  /** The remembered result for a part, or the one that `make` gives. */
  get<Part extends object>(rulesetId: string, part: Part, make: (part: Part) => T): T;
  /** The remembered result for a part; undefined where there is none. */
  known(rulesetId: string, part: object): T | undefined;
  /** Remembers the result for a part in place of any before it. */
  keep(rulesetId: string, part: object, result: T): void;
}

/** Holds its results only as long as somebody holds their parts. */
export function memo<T>(): Memo<T> {
  const rulesets = new Map<string, WeakMap<object, T>>();
  const known = (rulesetId: string, part: object): T | undefined => rulesets.get(rulesetId)?.get(part);
  const keep = (rulesetId: string, part: object, result: T): void => {
    let results = rulesets.get(rulesetId);
    if (!results) rulesets.set(rulesetId, (results = new WeakMap()));
    results.set(part, result);
  };
  return {
    known,
    keep,
    get(rulesetId, part, make) {
      let result = known(rulesetId, part);
      if (result === undefined) keep(rulesetId, part, (result = make(part)));
      return result;
    },
  };
}
