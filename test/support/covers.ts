/** Knows the running test, and records the rules that tests prove: `covers('wif-ssw:W12')` inside a test. Only tests that pass count. */

/** A checklist id with its ruleset: `wif-ssw:W12`. */
export type CoveredId = `${string}:${string}`;

interface Coverage {
  /** Ids that the running test has named. */
  running: Set<CoveredId>;
  /** The full title of the running test, and how many of its cases have been named. */
  title: string;
  caseCount: number;
  /** By id: the full titles of the passed tests that named it. */
  readonly passed: Map<CoveredId, Set<string>>;
}

// A global, so that all bundles of tests share it.
const store = globalThis as { asdicCoverage?: Coverage };
const coverage: Coverage = (store.asdicCoverage ??= {
  running: new Set(),
  title: '',
  caseCount: 0,
  passed: new Map(),
});

/** Declares that the running test fails if one of these rules is wrong. */
export function covers(...ids: CoveredId[]): void {
  for (const id of ids) coverage.running.add(id);
}

/** Resets the covered ids and the cases at the beginning of a test. */
export function beginTest(title: string): void {
  coverage.running = new Set();
  coverage.title = title;
  coverage.caseCount = 0;
}

/** The name of the next case of the running test: the title of the test, with a number from the second on. */
export function nameCase(): string {
  coverage.caseCount++;
  return coverage.caseCount === 1 ? coverage.title : `${coverage.title} (${coverage.caseCount})`;
}

/**
 * Records the covered ids of a test if it passed.
 * @param passed the full title of the test; undefined if it failed
 */
export function endTest(passed: string | undefined): void {
  if (passed !== undefined) for (const id of coverage.running) getTests(id).add(passed);
  coverage.running = new Set();
}

/** The passed tests that cover each id, in the order of the ids. Titles, not numbers: a rule of several ids counts each test once. */
export function listTestsById(): Readonly<Record<CoveredId, readonly string[]>> {
  const collator = new Intl.Collator('en', { numeric: true });
  const sorted = [...coverage.passed].sort(([a], [b]) => collator.compare(a, b));
  return Object.fromEntries(sorted.map(([id, titles]) => [id, [...titles]]));
}

function getTests(id: CoveredId): Set<string> {
  const titles = coverage.passed.get(id) ?? new Set<string>();
  coverage.passed.set(id, titles);
  return titles;
}
