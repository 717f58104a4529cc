/** Advice: what a ruleset supplies for it (aims and alternative orders of a side), and its results. */
import type { Combat, Measure, Side } from '../engine/combat';
import type { OrderAdvice } from '../engine/best-order';
import type { DecisionAdvice } from '../engine/advise';
import type { Method, Quantity } from '../engine/outcome';
import type { Edit } from './edit';
import type { Situations, SituationsAdvice } from './situations';

/** What a side maximizes in a combat. */
export interface Aim {
  /** Readable: `win`. */
  readonly id: string;
  /** In words: `chance of winning`, `net IPC gain`. */
  readonly title: string;
  /**
   * `chance`: the measured value is 0 or 1, and its expected value a probability. Otherwise the unit of a value: `IPC`; empty if the title
   * says what is counted: `submarines hit`.
   */
  readonly unit: string;
  /** Measures the end states of a combat: the combat as written, or an alternative, which may have other counters. */
  readonly getQuantity: (combat: Combat) => Quantity;
  /**
   * Upper bound of the value of an end state, if known: 1 for a chance. Alternatives that cannot reach the best are then not computed to
   * full precision.
   */
  readonly getMaximum?: (combat: Combat) => number;
  /**
   * If end states do not hold the value because odds read it earlier (`Measure.readAfterStep`): the measures that it is the sum of, and a
   * constant.
   */
  readonly getSum?: (combat: Combat) => { readonly constant: number; readonly parts: readonly AimPart[] };
  /**
   * If the aim is to preserve units: their initial number, and their losses in words. Totals of a turn add up losses instead, as survivors
   * would be counted once per combat.
   */
  readonly preserved?: { readonly count: number; readonly lossTitle: string };
}

/** A measure that an aim counts, with its factor: -1 if it is to be avoided. */
export interface AimPart {
  readonly measure: Measure;
  readonly times: number;
}

/** An order that could replace the written one: another combat. */
export interface Alternative {
  /** Unique among those of a side, readable: `retreat.afterRound.2`. */
  readonly id: string;
  /** The decision: `retreat`. Alternatives of a group exclude each other. */
  readonly group: string;
  /** In words: `retreat after cycle 2`. */
  readonly title: string;
  readonly createCombat: () => Combat;
  readonly createEdits: () => readonly Edit[];
}

/** The order in which a side loses its kinds of unit. */
export interface LossOrders {
  /** The order in the file, or the default. */
  readonly writtenOrder: readonly string[];
  /** Titles of the losses, by their names in the order. */
  readonly titles: Readonly<Record<string, string>>;
  readonly createCombat: (order: readonly string[]) => Combat;
  readonly createEdits: (order: readonly string[]) => readonly Edit[];
}

/** The available advice for a side. */
export interface SideAdvice {
  readonly side: Side;
  /** At least one; the first is the default. */
  readonly aims: readonly Aim[];
  readonly alternatives: readonly Alternative[];
  /** Groups that bear on the same units: orders of two of them are not written together, since one may contradict the other. */
  readonly exclusiveGroups?: readonly string[];
  readonly losses?: LossOrders;
  /** Decisions after the first dice. If present, these are all decisions of the side: the steps of the combat are not searched. */
  readonly createSituations?: () => Situations;
}

/** Whether the side has any decision to make. */
export function hasAdvice({ alternatives, losses, createSituations }: SideAdvice): boolean {
  return alternatives.length > 0 || losses !== undefined || createSituations !== undefined;
}

/**
 * Parts of the advice that are omitted.
 * - `losses`: other orders of losses, if values are estimated: the best of many estimates would be the luckiest
 * - `play`: deciding each time as the battle stands, as there are too many states
 * - `situations`: deciding after the first dice, if values are estimated
 * - `combinations`: several orders together, if values are estimated
 */
export type OmittedAdvice = 'losses' | 'play' | 'situations' | 'combinations';

/** Orders that are written together. Plain data. */
export interface CombinationAdvice {
  /** The best of them; absent unless it is better than the best single order. */
  readonly best?: { readonly orders: readonly string[]; readonly value: number; readonly secondValue?: number };
  /** Number of compared combinations. */
  readonly compared: number;
  /** Whether all pairs are among them, and every larger combination that improves on the best; otherwise some could not be written together, or it took too long. */
  readonly isComplete: boolean;
}

/** Expected values of an aim under different orders of a side; the orders of the other side stay. Plain data. */
export interface Advice {
  /** The least exact method used for any of the values. */
  readonly method: Method;
  /** Seed of the samples, if values are estimated. */
  readonly seed?: number;
  /** The largest probability mass dropped in any compared combat. */
  readonly dropped: number;
  /** Estimated values that decisions are based on: `chance of winning`. */
  readonly estimated: readonly string[];
  readonly asOrdered: number;
  /** Another aim of the side, shown next to the first. */
  readonly secondAim?: { readonly aim: string; readonly asOrdered: number };
  /** In the order of the ruleset; `secondValue` is the value of the second aim. */
  readonly alternatives: readonly { readonly id: string; readonly value: number; readonly secondValue?: number }[];
  /** A preliminary answer: rough, and not for every alternative. */
  readonly isFirst?: boolean;
  /** The best order of losses found; absent if the side has no such order, or values are estimated. */
  readonly losses?: OrderAdvice & { readonly secondValue?: number };
  /** The best decisions, even if they cannot be written; absent if there are too many states. */
  readonly play?: DecisionAdvice;
  /** The best decisions after the first dice; absent if there are none, or values are estimated. */
  readonly situations?: SituationsAdvice;
  /** Several of these orders together; absent if none go together, or values are estimated. */
  readonly combinations?: CombinationAdvice;
  /** Available advice that was not computed. */
  readonly leftOut: readonly OmittedAdvice[];
}
