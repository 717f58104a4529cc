/** Sensitivity of a combat: which changes move its outcome most. */
import type { ReportProvenance } from './variants';

/** The observed number. */
export interface ReportObservedNumber {
  /** `way`: the chance of a verdict; `chance`: of an event; `expected`: a mean. */
  readonly kind: 'way' | 'chance' | 'expected';
  readonly title: string;
  /** As written; a chance in 0..1. */
  readonly value: number;
}

/** One value changed by itself. */
export interface ReportMatter {
  readonly id: string;
  /** `Destroyer`, `Retreat`, or the subject of an option. */
  readonly title: string;
  /** Owner: the power, or the side by name. */
  readonly owner?: string;
  readonly kind: 'number' | 'order' | 'option' | 'word';
  /** The written value, in words. */
  readonly written: string;
  /** The values tried, by the observed number, ascending. */
  readonly settings: readonly ReportSetting[];
  /** The largest absolute difference that one of them makes. */
  readonly most: number;
}

export interface ReportSetting {
  readonly title: string;
  /** The observed number; absent if the combat cannot be fought with this value. */
  readonly value?: number;
  /** Difference from the written value. */
  readonly change?: number;
  /** Why the combat cannot be fought with this value. */
  readonly refused?: string;
}

export interface ReportMatters extends ReportProvenance {
  readonly of: ReportObservedNumber;
  /** The most influential first. */
  readonly matters: readonly ReportMatter[];
}
