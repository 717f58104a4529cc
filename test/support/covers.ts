/** Which tests prove which rules: `covers('wif-ssw:W12')` inside a test. Only a test that passes counts. */

/** A checklist id with its ruleset: `wif-ssw:W12`. */
export type Covered = `${string}:${string}`;

interface Coverage {
  /** Ids that the running test has named. */
  running: Set<Covered>;
  /** By id: how many tests that named it have passed. */
  readonly passed: Map<Covered, number>;
}

// Kept where every bundle of tests finds the same one.
const store = globalThis as typeof globalThis & { asdicCoverage?: Coverage };
const coverage = (store.asdicCoverage ??= { running: new Set(), passed: new Map() });

/** Says that the running test fails if one of these rules is wrong. */
export function covers(...ids: Covered[]): void {
  for (const id of ids) coverage.running.add(id);
}

/** A test begins: nothing is covered yet. */
export function beginTest(): void {
  coverage.running = new Set();
}

/** A test has ended: what it covers counts if it passed. */
export function endTest(hasPassed: boolean): void {
  if (hasPassed) for (const id of coverage.running) coverage.passed.set(id, (coverage.passed.get(id) ?? 0) + 1);
  coverage.running = new Set();
}

/** How many passed tests cover each id, in the order of the ids. */
export function testsById(): Readonly<Record<Covered, number>> {
  const collator = new Intl.Collator('en', { numeric: true });
  return Object.fromEntries([...coverage.passed].sort(([a], [b]) => collator.compare(a, b)));
}
