/**
 * Entry of the suite in an extension host in a web worker: one bundle, because nothing can be loaded from files there. The harness
 * defines `process.env` before it, and names the window in `ASDIC_WINDOW`.
 */
import { runAndCount, createSuiteOptions } from '../support/outcome';
import { markOutput } from '../support/output';
import { sendOutcome } from '../support/ui';

/** The tests of each window. */
const windows: Readonly<Record<string, () => Promise<unknown>>> = {
  folder: () =>
    Promise.all([
      import('../suite/smoke.test'),
      import('../suite/diagnostics.test'),
      import('../suite/combat.test'),
      import('../suite/debugging.test'),
      import('./worker.test'),
    ]),
  virtual: () => import('./virtual.test'),
  untrusted: () => import('./untrusted.test'),
};

export async function run(): Promise<void> {
  markOutput();
  // Defines the global `mocha`; it keeps the console that it finds.
  await import('mocha/mocha.js');

  mocha.setup(createSuiteOptions());
  await windows[process.env.ASDIC_WINDOW ?? 'folder']?.();
  const outcome = await runAndCount((ended) => mocha.run(ended));
  await sendOutcome(outcome);
  if (outcome.failed > 0) throw new Error(`${outcome.failed} tests failed`);
}
