/** Advice: what a ruleset supplies for it (what a side may aim at, which other orders it could have written), and what comes of it. */
import type { Combat, Measure, Side } from '../engine/combat';
import type { OrderAdvice } from '../engine/order';
import type { PlayAdvice } from '../engine/advise';
import type { Method, Quantity } from '../engine/outcome';
import type { Edit } from './edit';
import type { Situations, SituationsAdvice } from './situations';

/** What a side wants of a combat: the more of it, the better. */
export interface Aim {
  /** Readable: `win`. */
  readonly id: string;
  /** In words: `chance of winning`, `net IPC gain`. */
  readonly title: string;
  /** `chance`: what is read is 0 or 1, and its expected value a chance. Else the unit of a value: `IPC`; empty where the title says what is counted: `submarines hit`. */
  readonly unit: string;
  /** What is read off the ends of a combat: of the one as written, or of an alternative, which may have other counters. */
  readonly readOf: (combat: Combat) => Quantity;
  /** No end of a combat can be worth more, where that is known: 1 of a chance. What cannot come up to the best is then not worked out to the last digit. */
  readonly most?: (combat: Combat) => number;
  /** Where ends do not tell it, as odds read it before (`Measure.readAt`): the measures that it is the sum of, beside a constant. */
  readonly sumOf?: (combat: Combat) => { readonly constant: number; readonly parts: readonly AimPart[] };
  /**
   * Where it is what a side keeps of so many: their number, and what it loses of them in words. Over a turn losses are added up: what is kept
   * would be counted in each combat again.
   */
  readonly kept?: { readonly of: number; readonly lost: string };
}

/** A measure that an aim counts, and how often: -1 of what is to be avoided. */
export interface AimPart {
  readonly measure: Measure;
  readonly times: number;
}

/** An order that could stand in the file instead of what does: another combat. */
export interface Alternative {
  /** Unique among those of a side, readable: `retreat.afterRound.2`. */
  readonly id: string;
  /** What is decided: `retreat`. Alternatives of a group exclude each other. */
  readonly group: string;
  /** In words: `retreat after cycle 2`. */
  readonly title: string;
  readonly combat: () => Combat;
  readonly edits: () => readonly Edit[];
}

/** In which order a side gives up its kinds of unit. */
export interface LossOrders {
  /** As written, or by default. */
  readonly written: readonly string[];
  /** What is lost in words, by the names that stand in the order. */
  readonly titles: Readonly<Record<string, string>>;
  readonly combat: (order: readonly string[]) => Combat;
  readonly edits: (order: readonly string[]) => readonly Edit[];
}

/** The advice that there is for a side. */
export interface SideAdvice {
  readonly side: Side;
  /** At least one; the first is what is aimed at where nobody says. */
  readonly aims: readonly Aim[];
  readonly alternatives: readonly Alternative[];
  readonly losses?: LossOrders;
  /** What it decides once the first dice have fallen. These are all its decisions: none is looked for among the steps of the combat. */
  readonly situations?: () => Situations;
}

/** Whether there is anything that the side could order otherwise. */
export function hasOrders({ alternatives, losses, situations }: SideAdvice): boolean {
  return alternatives.length > 0 || losses !== undefined || situations !== undefined;
}

/**
 * What advice leaves out.
 * - `losses`: other orders of losses, as values are estimated: the best of many estimates would be the luckiest
 * - `play`: deciding each time as the battle stands, as there are too many states
 * - `situations`: deciding by what the first dice give, as values are estimated
 */
export type LeftOut = 'losses' | 'play' | 'situations';

/** Expected values of an aim, each of a way to order a side; what the other side has ordered stays. Plain data. */
export interface Advice {
  /** How the values were found: the least exact way of them all. */
  readonly method: Method;
  /** What combats were rolled from, where values are estimated. */
  readonly seed?: number;
  /** The most that was left out of the probability of a combat that was compared. */
  readonly dropped: number;
  /** What decisions rest on that was only estimated: `chance of winning`. */
  readonly estimated: readonly string[];
  readonly asOrdered: number;
  /** Another aim of the side, to be told beside the first. */
  readonly besides?: { readonly aim: string; readonly asOrdered: number };
  /** In the order in which the ruleset states them; `besides` is the value of that other aim. */
  readonly alternatives: readonly { readonly id: string; readonly value: number; readonly besides?: number }[];
  /** A first answer, rough and not of every alternative. */
  readonly isFirst?: boolean;
  /** The best order of losses that was found; absent where the side has no such order, or values are estimated. */
  readonly losses?: OrderAdvice & { readonly besides?: number };
  /** The best decisions, whatever can be written; absent where there are too many states. */
  readonly play?: PlayAdvice;
  /** The best decisions by what the first dice give; absent where there are none, or values are estimated. */
  readonly situations?: SituationsAdvice;
  /** What there would be to advise on, and was not looked into. */
  readonly leftOut: readonly LeftOut[];
}
