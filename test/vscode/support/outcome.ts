import type { MochaOptions, RootHookObject, Runner } from 'mocha';
import { watch } from './watch';

/** The outcome that a window sends to the harness at its very end. */
export interface Outcome {
  passed: number;
  failed: number;
}

const rootHooks: RootHookObject = {
  beforeEach(this: Mocha.Context) {
    if (this.currentTest) watch(this.currentTest);
  },
};

/** The options of Mocha, in every host. */
export function createSuiteOptions(): MochaOptions {
  const grep = process.env.ASDIC_SUITE_GREP;
  return { ui: 'bdd', reporter: 'spec', timeout: 30_000, rootHooks, ...(grep ? { grep } : {}) };
}

/** Runs the tests and counts them. @param run starts the run; calls back with the number of failed tests */
export async function runAndCount(run: (ended: (failed: number) => void) => Runner): Promise<Outcome> {
  const outcome = await new Promise<Outcome>((resolve) => {
    const runner = run((failed) => resolve({ passed: runner.stats?.passes ?? 0, failed }));
  });
  // A window without any test is a failure.
  if (!process.env.ASDIC_SUITE_GREP && outcome.passed + outcome.failed === 0) outcome.failed = 1;
  return outcome;
}
