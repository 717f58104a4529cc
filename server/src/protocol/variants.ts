/** Variants of a combat or of a turn, each with what comes of it. */
import type { ReportMethod } from './odds';

/** One of the figures that tell most. */
export interface ReportFigure {
  /** `way`: the chance of one of the ways that a combat can go; `chance`: of an event; `expected`: a mean. */
  readonly kind: 'way' | 'chance' | 'expected';
  /** With its side by name: `Japan wins`, `The Commonwealth: convoy points hit`. */
  readonly title: string;
  /** A chance in 0..1, or a mean. */
  readonly value: number;
}

/** One number that the odds give, with its 95% interval where it was sampled. */
export interface ReportLikelihood {
  /** As `expect: { odds: ... }` names it: `['attacker-wins']`, `['attacker', 'units']`. */
  readonly path: readonly string[];
  readonly title: string;
  /** `chance`: in 0..1. `mean`: of anything else. */
  readonly kind: 'chance' | 'mean';
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

/** How odds were found; of several odds the least exact way. */
export interface ReportProvenance {
  readonly method: ReportMethod;
  /** How many combats or turns were rolled, where they were sampled. */
  readonly runs?: number;
  /** What they were rolled from: the same seed gives the same odds. */
  readonly seed?: number;
}

/** How a combat or a turn stands, in numbers. */
export interface ReportStanding extends ReportProvenance {
  readonly figures: readonly ReportFigure[];
  readonly odds: readonly ReportLikelihood[];
}

/** How a variant stands, or why it cannot be fought. */
export type ReportStands = ReportStanding | { readonly refused: string };

/** A variant, by what is different in it. */
export interface ReportVariant {
  readonly title: string;
  readonly stands: ReportStands;
  /** Where several things are different: each of them by itself. */
  readonly alone?: readonly { readonly title: string; readonly stands: ReportStands }[];
}

export interface ReportComparison {
  /** The first is what is written. */
  readonly variants: readonly ReportVariant[];
}

/** One thing that can be varied. */
export interface ReportLever {
  readonly id: string;
  /** The combat that it is of; absent of a single combat. */
  readonly combat?: string;
  /** `Destroyer`, `Retreat`, or what an option is about. */
  readonly title: string;
  /** Whose it is: the power, or the side by name; of a turn the combat too. */
  readonly owner?: string;
  readonly kind: 'number' | 'order' | 'option' | 'word';
  /** As it is written. */
  readonly value: number | string;
  /** The same in words. */
  readonly written: string;
  /** Of a number. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of anything else. */
  readonly choices?: readonly { readonly value: string; readonly title: string }[];
}

/** A lever at one of its values. */
export interface LeverValue {
  /** `ReportLever.id`, with its combat where it has one. */
  readonly id: string;
  readonly combat?: string;
  readonly value: number | string;
}

/** Several values of a lever. */
export interface LeverValues {
  readonly id: string;
  readonly values: readonly (number | string)[];
}

/** The odds of a combat over the values of one lever, or of two together. */
export interface ReportSweep extends ReportProvenance {
  readonly levers: readonly ReportSweptLever[];
  /** What can be looked at, what tells most first. */
  readonly figures: readonly Omit<ReportFigure, 'value'>[];
  /** The last lever changes fastest. */
  readonly cells: readonly ReportCell[];
}

export interface ReportSweptLever extends Pick<ReportLever, 'id' | 'title' | 'owner' | 'kind'> {
  readonly values: readonly { readonly value: number | string; readonly title: string }[];
}

export interface ReportCell {
  /** One for each figure; null where the odds have none. */
  readonly values: readonly (number | null)[];
  /** These are the values that the scenario has. */
  readonly isWritten: boolean;
  /** Why it cannot be fought so. */
  readonly refused?: string;
}
