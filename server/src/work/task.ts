/** What a calculation is asked for with, and what crosses between threads: plain data, no function. */
import type { TooLarge } from '../engine/exact';
import type { CurvePoint, Outcomes } from '../engine/outcome';
import type { Progress } from '../engine/progress';
import type { Advice } from '../model/advice';
import type { Figures } from '../model/figures';
import type { Declaration, Reference } from '../model/ids';
import type { Likelihoods } from '../model/likelihoods';
import type { AimOfSite } from '../model/turn-aims';
import type { TurnOdds } from '../model/turn-odds';

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
  /** A first answer: of large combats more is cut off, so that it is there at once. */
  readonly quick?: boolean;
}

/** What a side should do. */
export interface AdviceTask extends CombatReference {
  readonly kind: 'advice';
  readonly side: string;
  /** Id of one of the side's aims. */
  readonly aim: string;
  /** A first answer, which is there at once: values are rough of large combats, what takes long is left out, and nothing else is looked into. */
  readonly quick?: boolean;
  /** Where a combat has too many states to be exact: how many to roll, and from which seed. */
  readonly runs: number;
  readonly seed: number;
}

/** The figures of several combats of a scenario: what stands above them while it is written. */
export interface FiguresTask extends Omit<CombatReference, 'site'> {
  readonly kind: 'figures';
  /** Ids of the `CombatSite`s. */
  readonly sites: readonly string[];
  /** States beyond which a combat is sampled; the engine's default when absent. */
  readonly limit?: number;
  /** First answers: of large combats more is cut off, so that they are there at once. */
  readonly quick?: boolean;
  /** How many to roll of each that is sampled, and from which seed. */
  readonly runs: number;
  readonly seed: number;
}

/** What `expect: { odds: ... }` of several combats of a scenario is compared with. */
export interface LikelihoodsTask extends Omit<FiguresTask, 'kind'> {
  readonly kind: 'likelihoods';
}

/** The odds of the turn that several combats of a scenario make. */
export interface TurnTask extends TurnReference {
  readonly kind: 'turn';
  /** What is added up besides (`TurnOdds.aimed`): the aim of a side of each combat. */
  readonly aims?: readonly AimOfSite[];
  /** Whether to work out where it pays to end it (`TurnOdds.pressingOn`). */
  readonly decides?: boolean;
  /** States of combats beyond which it is sampled; the engine's default when absent. */
  readonly limit?: number;
  /** How many turns to play when sampling, and from which seed. */
  readonly runs: number;
  readonly seed: number;
}

/** Which combats, enough to state their turn again in another thread. */
export interface TurnReference extends Omit<CombatReference, 'site'> {
  /** Ids of the `CombatSite`s, in the order of the file. */
  readonly sites: readonly string[];
}

/** How the odds develop from round to round: the quantities are those of `roundSeries`. */
export interface RoundsTask extends CombatReference {
  readonly kind: 'rounds';
}

export type Task = OddsTask | FiguresTask | LikelihoodsTask | AdviceTask | RoundsTask | TurnTask;

/** Who goes first, the least before all others: first answers, then whatever else was asked for by hand, then what nobody waits for. */
export function rankOf(task: Task): number {
  if (task.kind === 'figures' || task.kind === 'likelihoods') return 2;
  return 'quick' in task && task.quick === true ? 0 : 1;
}

/** What comes of a task. Of figures and likelihoods one for each site, undefined where there is no such combat or its ruleset fails. */
export type ResultOf<T extends Task> = T extends OddsTask
  ? Outcomes
  : T extends FiguresTask
    ? readonly (Figures | undefined)[]
    : T extends LikelihoodsTask
      ? readonly (Likelihoods | undefined)[]
      : T extends AdviceTask
        ? Advice
        : T extends TurnTask
          ? TurnOdds
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
