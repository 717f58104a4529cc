/** Caches results by the identity of a part: an unchanged part of a scenario stays the same object. */

export interface Memo<T> {
  /** Returns the cached result of a part, or computes and caches it. */
  get<Part extends object>(rulesetId: string, part: Part, make: (part: Part) => T): T;
  /** Returns the cached result of a part, if any. */
  known(rulesetId: string, part: object): T | undefined;
  /** Replaces the cached result of a part. */
  keep(rulesetId: string, part: object, result: T): void;
}

/** Results are weakly held: they live as long as their parts. */
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
