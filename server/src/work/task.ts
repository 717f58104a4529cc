/** Tasks, results and messages between threads: plain data, no functions. */
import type { TooLarge } from '../engine/exact';
import type { CurvePoint, Outcomes } from '../engine/outcome';
import type { Move } from '../engine/play';
import type { Progress } from '../engine/progress';
import type { Advice } from '../model/advice';
import type { Figures } from '../model/figures';
import type { Declaration, Reference } from '../model/ids';
import type { OddsFigures } from '../model/odds-figures';
import type { EntryAim } from '../model/turn-aims';
import type { PlayValues } from '../model/play-values';
import type { TurnOdds } from '../model/turn-odds';

/** A reference to a combat, sufficient to build it again in another thread. */
export interface CombatReference {
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** The scenario's data, as rules see it. */
  readonly scenario: object;
  /** The scenario's ids (`Ids.declarations`, `Ids.uses`): a copy keeps their identity with the objects of the scenario. */
  readonly declarations: readonly Declaration[];
  readonly uses: readonly Reference[];
  /** Id of the `CombatEntry`. */
  readonly entry: string;
}

/** The odds of a combat. */
export interface OddsTask extends CombatReference {
  /** `odds`: exact, or sampled if there are too many states. `sample`: always sampled. */
  readonly kind: 'odds' | 'sample';
  /** Number of combats to roll when sampling, at least 1. */
  readonly runs: number;
  /** Seed of the sampling: the same seed gives the same odds. */
  readonly seed: number;
  /** Limit on states of exact odds; by default the engine's. */
  readonly limit?: number;
  /** A first answer: more branches of large combats are cut off, so that it is quick. */
  readonly quick?: boolean;
  /** Dice and decisions so far: the odds from where these lead; by default from the start. */
  readonly moves?: readonly Move[];
}

/** Advice for a side. */
export interface AdviceTask extends CombatReference {
  readonly kind: 'advice';
  readonly side: string;
  /** Id of one of the side's aims. */
  readonly aim: string;
  /** A quick first answer: values of large combats are rough, and slow parts are left out. */
  readonly quick?: boolean;
  /** Number of combats to roll, and the seed, if a combat has too many states. */
  readonly runs: number;
  readonly seed: number;
}

/** The figures of several combats of a scenario, which lenses show above them. */
export interface FiguresTask extends Omit<CombatReference, 'entry'> {
  readonly kind: 'figures';
  /** Ids of the `CombatEntry`s. */
  readonly entries: readonly string[];
  /** States beyond which a combat is sampled; by default the engine's limit. */
  readonly limit?: number;
  /** First answers: more branches of large combats are cut off, so that they are quick. */
  readonly quick?: boolean;
  /** Number of runs of each combat that is sampled, and the seed. */
  readonly runs: number;
  readonly seed: number;
}

/** The figures that `expect: { odds: ... }` of several combats of a scenario is compared with. */
export interface LikelihoodsTask extends Omit<FiguresTask, 'kind'> {
  readonly kind: 'odds-figures';
}

/** The odds of a turn of several combats of a scenario. */
export interface TurnTask extends TurnReference {
  readonly kind: 'turn';
  /** For each combat the aim of a side, whose values are added up (`TurnOdds.aimed`). */
  readonly aims?: readonly EntryAim[];
  /** Whether to compute where it pays to stop (`TurnOdds.optimalStopping`). */
  readonly decides?: boolean;
  /** States of combats beyond which it is sampled; by default the engine's limit. */
  readonly limit?: number;
  /** Number of turns to simulate when sampling, and the seed. */
  readonly runs: number;
  readonly seed: number;
}

/** A reference to several combats, sufficient to build their turn again in another thread. */
export interface TurnReference extends Omit<CombatReference, 'entry'> {
  /** Ids of the `CombatEntry`s, in the order of the file. */
  readonly entries: readonly string[];
}

/** The odds round by round, with the quantities of `listRoundSeries`. */
export interface RoundsTask extends CombatReference {
  readonly kind: 'rounds';
}

/** The values of a play: its course, and the options of its next decision. */
export interface PlayTask extends CombatReference {
  readonly kind: 'play';
  readonly moves: readonly Move[];
  /** The play of a turn: its combats, and the moves of those before this one. */
  readonly turn?: {
    readonly entries: readonly string[];
    readonly moves: readonly (readonly [entry: string, moves: readonly Move[]])[];
  };
  /** Seed of the sampling, if a combat has too many states. */
  readonly seed: number;
}

export type Task = OddsTask | FiguresTask | LikelihoodsTask | AdviceTask | RoundsTask | TurnTask | PlayTask;

/** The rank of a task, the lowest first: first answers, then other requests of the user, then background work. */
export function getRank(task: Task): number {
  if (task.kind === 'figures' || task.kind === 'odds-figures') return 2;
  return 'quick' in task && task.quick === true ? 0 : 1;
}

/** The result of a task. Figures and odds figures: one for each combat, undefined if there is no such combat or its ruleset fails. */
export type TaskResult<T extends Task> = T extends OddsTask
  ? Outcomes
  : T extends FiguresTask
    ? readonly (Figures | undefined)[]
    : T extends LikelihoodsTask
      ? readonly (OddsFigures | undefined)[]
      : T extends AdviceTask
        ? Advice
        : T extends TurnTask
          ? TurnOdds
          : T extends PlayTask
            ? PlayValues
            : readonly CurvePoint[] | TooLarge;
export type Result = TaskResult<Task>;

/** From the host to a worker. Ids are the host's and unique in a worker. */
export type ToWorker =
  | { readonly type: 'start'; readonly id: number; readonly task: Task }
  | { readonly type: 'cancel'; readonly id: number };

/** From a worker to the host: `ready` once, then progress and one end for each task. */
export type FromWorker =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'done'; readonly id: number; readonly result: Result }
  | { readonly type: 'cancelled'; readonly id: number }
  | { readonly type: 'failed'; readonly id: number; readonly message: string; readonly stack?: string };
