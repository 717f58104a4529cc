/** Caches results by the identity of a part: an unchanged part of a scenario stays the same object. */

export interface PartCache<T> {
  /** Returns the cached result of a part, or computes and caches it. */
  get<Part extends object>(rulesetId: string, part: Part, compute: (part: Part) => T): T;
  /** Returns the cached result of a part, if any. */
  peek(rulesetId: string, part: object): T | undefined;
  /** Replaces the cached result of a part. */
  set(rulesetId: string, part: object, result: T): void;
}

/** Results are weakly held: they live as long as their parts. */
export function createPartCache<T>(): PartCache<T> {
  const rulesets = new Map<string, WeakMap<object, T>>();
  const peek = (rulesetId: string, part: object): T | undefined => rulesets.get(rulesetId)?.get(part);
  const set = (rulesetId: string, part: object, result: T): void => {
    let results = rulesets.get(rulesetId);
    if (!results) rulesets.set(rulesetId, (results = new WeakMap()));
    results.set(part, result);
  };
  return {
    peek,
    set,
    get(rulesetId, part, compute) {
      let result = peek(rulesetId, part);
      if (result === undefined) set(rulesetId, part, (result = compute(part)));
      return result;
    },
  };
}
