/** What a calculation is asked for with, and what crosses between threads: plain data, no function. */
import type { TooLarge } from '../engine/exact';
import type { CurvePoint, Outcomes } from '../engine/outcome';
import type { Progress } from '../engine/progress';
import type { Advice } from '../model/advice';
import type { Declaration, Reference } from '../model/ids';

/** Which combat: enough to state it again in another thread. */
export interface CombatReference {
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The scenario's data, as rules see them. */
  readonly scenario: object;
  /** The scenario's ids (`Ids.declarations`, `Ids.uses`): a copy keeps their identity with the objects of the scenario. */
  readonly declarations: readonly Declaration[];
  readonly uses: readonly Reference[];
  /** Id of the `CombatSite`. */
  readonly site: string;
}

/** The odds of a combat. */
export interface OddsTask extends CombatReference {
  /** `odds`: exact, or sampled where there are too many states. `sample`: sampled in any case. */
  readonly kind: 'odds' | 'sample';
  /** How many combats to roll when sampling, at least 1. */
  readonly runs: number;
  /** Seed of the sampling: the same seed gives the same odds. */
  readonly seed: number;
  /** States beyond which exact odds are given up; the engine's default when absent. */
  readonly limit?: number;
}

/** What a side should do. */
export interface AdviceTask extends CombatReference {
  readonly kind: 'advice';
  readonly side: string;
  /** Id of one of the side's aims. */
  readonly aim: string;
  /** Where a combat has too many states to be exact: how many to roll, and from which seed. */
  readonly runs: number;
  readonly seed: number;
}

/** How the odds develop from round to round: the quantities are those of `roundSeries`. */
export interface RoundsTask extends CombatReference {
  readonly kind: 'rounds';
}

export type Task = OddsTask | AdviceTask | RoundsTask;

/** What comes of a task. */
export type ResultOf<T extends Task> = T extends OddsTask
  ? Outcomes
  : T extends AdviceTask
    ? Advice
    : readonly CurvePoint[] | TooLarge;
export type Result = ResultOf<Task>;

/** From the host to a worker. Ids are the host's and unique in a worker. */
export type ToWorker =
  | { readonly type: 'start'; readonly id: number; readonly task: Task }
  | { readonly type: 'cancel'; readonly id: number };

/** From a worker to the host: `ready` once, then for each task any progress and one end. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'done'; readonly id: number; readonly result: Result }
  | { readonly type: 'cancelled'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string; readonly stack?: string };
