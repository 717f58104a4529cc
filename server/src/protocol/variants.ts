/** Variants of a combat or turn, with their results. */
import type { ReportInterval, ReportMethod } from './odds';

/** One of the main figures of the odds. */
export interface ReportFigure {
  /** `way`: the chance of a verdict; `chance`: of an event; `expected`: a mean. */
  readonly kind: 'way' | 'chance' | 'expected';
  /** With the name of the side: `Japan wins`, `The Commonwealth: convoy points hit`. */
  readonly title: string;
  /** A chance in 0..1, or a mean. */
  readonly value: number;
}

/** A number of the odds, with its 95% interval if sampled. */
export interface ReportLikelihood extends ReportInterval {
  /** As `expect: { odds: ... }` names it: `['attacker-wins']`, `['attacker', 'units']`. */
  readonly path: readonly string[];
  readonly title: string;
  /** `chance`: in 0..1. `mean`: any other number. */
  readonly kind: 'chance' | 'mean';
  readonly value: number;
}

/** How odds were calculated; for several odds, the least exact method. */
export interface ReportProvenance {
  readonly method: ReportMethod;
  /** How many combats or turns were sampled, if they were. */
  readonly runs?: number;
  /** The sampling seed: the same seed gives the same odds. */
  readonly seed?: number;
}

/** The numbers of a variant that can be fought. */
export interface ReportVariantNumbers extends ReportProvenance {
  readonly figures: readonly ReportFigure[];
  readonly odds: readonly ReportLikelihood[];
}

/** The result of a variant, or why it cannot be fought. */
export type VariantResult = ReportVariantNumbers | { readonly refused: string };

/** A variant, titled by its differences. */
export interface ReportVariant {
  readonly title: string;
  readonly stands: VariantResult;
  /** If several values differ: the result of each difference by itself. */
  readonly alone?: readonly { readonly title: string; readonly stands: VariantResult }[];
}

export interface ReportComparison {
  /** The first is the written one. */
  readonly variants: readonly ReportVariant[];
}

/** A value that can be varied. */
export interface ReportLever {
  readonly id: string;
  /** Its combat; absent if there is only one. */
  readonly combat?: string;
  /** `Destroyer`, `Retreat`, or the subject of an option. */
  readonly title: string;
  /** Owner: the power, or the side by name; in a turn with the combat. */
  readonly owner?: string;
  readonly kind: 'number' | 'order' | 'option' | 'word';
  /** The written value. */
  readonly value: number | string;
  /** The written value, in words. */
  readonly written: string;
  /** For numbers. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** For other values. */
  readonly choices?: readonly { readonly value: string; readonly title: string }[];
}

/** A value of a lever. */
export interface LeverValue {
  /** `ReportLever.id`, with its combat if it has one. */
  readonly id: string;
  readonly combat?: string;
  readonly value: number | string;
}

/** Several values of a lever. */
export interface LeverValues {
  readonly id: string;
  readonly values: readonly (number | string)[];
}

/** The odds of a combat over the values of one or two levers. */
export interface ReportSweep extends ReportProvenance {
  readonly levers: readonly ReportSweptLever[];
  /** Figures to display, the most important first. */
  readonly figures: readonly Omit<ReportFigure, 'value'>[];
  /** The last lever changes fastest. */
  readonly cells: readonly ReportCell[];
}

export interface ReportSweptLever extends Pick<ReportLever, 'id' | 'title' | 'owner' | 'kind'> {
  readonly values: readonly { readonly value: number | string; readonly title: string }[];
}

export interface ReportCell {
  /** One per figure; null if the odds do not have it. */
  readonly values: readonly (number | null)[];
  /** Whether these are the written values. */
  readonly isWritten: boolean;
  /** Why it cannot be fought. */
  readonly refused?: string;
}
