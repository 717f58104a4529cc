/** Records the citations of rules in a run of the tests, for the file that `asdic rules` and the check of the rules read. */

/** A surface that cites a rule because it mattered. */
export type Surface = 'diagnostic' | 'hover' | 'trace';

/** By id of the rule: the surfaces that cite it. */
export type Evidence = ReadonlyMap<string, ReadonlySet<Surface>>;

// A global, so that all bundles of tests share it.
const store = globalThis as { asdicEvidence?: Map<string, readonly Surface[]> };
const record = (store.asdicEvidence ??= new Map<string, readonly Surface[]>());

export function recordEvidence(ruleset: string, evidence: Evidence): void {
  for (const [rule, surfaces] of evidence) record.set(`${ruleset}:${rule}`, [...surfaces].sort());
}

/** Surfaces by rule with its ruleset: `wif-ssw:highest-section`. Undefined if no test has recorded any. */
export function getEvidenceById(): Readonly<Record<string, readonly Surface[]>> | undefined {
  return record.size === 0 ? undefined : Object.fromEntries([...record].sort(([a], [b]) => (a < b ? -1 : 1)));
}
