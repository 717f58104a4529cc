/** Quick, long and faulty combats for calculators by id, shared by the tests and the worker that they start. */
import type { Combat, Roll } from '../../../server/src/engine/combat';
import type { FindEntry } from '../../../server/src/work/perform-task';
import type { OddsTask } from '../../../server/src/work/task';
import { createHunt, nextShip } from '../engine/hunt';

const combats: Readonly<Record<string, () => Combat>> = {
  hunt: () => createHunt(),
  /** More than a million ends: too large for the default limit, and slow if the limit is raised. */
  wide: () => createWideCombat(12),
  /** Throws during the calculation. */
  faulty: () => createHunt([{ ...nextShip, apply: () => [99, 0, 0] }]),
  /** Never yields its thread. */
  hanging: () => createHunt([{ ...nextShip, apply: runForever }]),
  /** Ends its thread. */
  deadly: () => createHunt([{ ...nextShip, apply: () => process.exit(3) }]),
};

export const findEntry: FindEntry = ({ entry }) => {
  const combat = combats[entry];
  return combat && { build: combat };
};

/** Creates the task to calculate one of them. */
export function createTask(combatId: string, more: Partial<OddsTask> = {}): OddsTask {
  return {
    kind: 'odds',
    ruleset: 'test',
    scenario: {},
    declarations: [],
    uses: [],
    entry: combatId,
    runs: 2_000,
    seed: 1,
    ...more,
  };
}

function createWideCombat(count: number): Combat {
  const steps = Array.from({ length: count }, (_, die): Roll => ({
    kind: 'roll',
    id: `die-${die}`,
    title: 'Die',
    rules: ['rule'],
    by: 'a',
    dice: () => ({ count: 1, sides: 6 }),
    apply: (state, total) => state.map((value, index) => (index === die ? total : value)),
  }));
  const counters = steps.map(({ id }) => ({ name: id, title: id, max: 6 }));
  return { title: 'wide', counters, start: steps.map(() => 0), steps, measures: [], summary: String };
}

/** Announces its start, so that a test can cancel it. */
function runForever(): never {
  new BroadcastChannel('hanging').postMessage('begun');
  for (;;);
}
