/**
 * Short calculations, on the thread of the server. Measured against a worker that is started at the first lens and kept (10,000 lines, 73 combats with
 * live odds): peak memory 129 MB and not 208 (Node 24), 109 and not 124 (Node 20); live odds and hovers come as soon either way.
 */
import type { Calculation } from '../engine/progress';
import { Cancelled } from './calculator';
import type { CancellationToken } from './calculator';
import { perform } from './perform';
import type { Site } from './perform';
import type { Scheduler } from './scheduler';
import { runInSlices } from './slices';
import type { ResultOf, Task } from './task';

/** A task, and the combat that it is about. */
export interface Short<T extends Task> {
  /** Of the combat, with that of its document: it stays while the combat is edited. */
  readonly name: string;
  readonly task: T;
  readonly site: Site;
}

/** What became of a task: `takesLong` where nothing has come of it, because it is not short. */
export type Tried<Of extends Short<Task>> =
  PromiseSettledResult<ResultOf<Of['task']>> | { readonly status: 'takesLong' };

/**
 * Milliseconds of work up to which a calculation is short: what a worker takes to start. First answers are short by themselves, on a busy machine
 * too; few combats have to be prepared for so long that they are not.
 */
const short = { first: 1_000, other: 200 } as const;

/**
 * Performs tasks on the caller's thread, one after the other and each as long as it is short. Rejects with `Cancelled`; what was told stands.
 * @param all each is asked for when it is its turn
 * @param tell is told of each as soon as it is known
 */
export async function performShort<Of extends Short<Task>>(
  all: Iterable<Of>,
  tell: (one: Of, tried: Tried<Of>) => void,
  scheduler: Scheduler,
  token: CancellationToken,
): Promise<void> {
  const cancelled = () => token.isCancellationRequested;
  if (!(await runInSlices(inTurn(all, tell, scheduler), { scheduler, cancelled }))) throw new Cancelled();
}

function* inTurn<Of extends Short<Task>>(
  all: Iterable<Of>,
  tell: (one: Of, tried: Tried<Of>) => void,
  time: Pick<Scheduler, 'now'>,
): Calculation<object> {
  let done = 0;
  for (const one of all) {
    tell(one, yield* tried(one, time));
    yield { done: ++done, of: done, unit: 'combats' };
  }
  return all;
}

function* tried<Of extends Short<Task>>({ task, site }: Of, { now }: Pick<Scheduler, 'now'>): Calculation<Tried<Of>> {
  const most = 'quick' in task && task.quick === true ? short.first : short.other;
  let worked = 0;
  try {
    const calculation = perform<Of['task']>(task, () => site);
    while (worked < most) {
      const began = now();
      const step = calculation.next();
      worked += now() - began;
      if (step.done) return { status: 'fulfilled', value: step.value };
      yield step.value;
    }
    return { status: 'takesLong' };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}
