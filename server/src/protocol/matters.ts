/** What moves the outcome of a combat most. */
import type { ReportProvenance } from './variants';

/** The number that is looked at. */
export interface ReportLooked {
  /** `way`: the chance of one of the ways that a combat can go; `chance`: of an event; `expected`: a mean. */
  readonly kind: 'way' | 'chance' | 'expected';
  readonly title: string;
  /** As the scenario is written; a chance in 0..1. */
  readonly value: number;
}

/** One thing changed by itself. */
export interface ReportMatter {
  readonly id: string;
  /** `Destroyer`, `Retreat`, or what an option is about. */
  readonly title: string;
  /** Whose it is: the power, or the side by name. */
  readonly owner?: string;
  readonly kind: 'number' | 'order' | 'option' | 'word';
  /** As it is written, in words. */
  readonly written: string;
  /** What it was changed to, by the number that is looked at, the lowest first. */
  readonly settings: readonly ReportSetting[];
  /** The greatest difference that one of them makes, without its sign. */
  readonly most: number;
}

export interface ReportSetting {
  readonly title: string;
  /** The number that is looked at; absent where the combat cannot be fought so. */
  readonly value?: number;
  /** Less what it is as written. */
  readonly change?: number;
  /** Why it cannot be fought so. */
  readonly refused?: string;
}

export interface ReportMatters extends ReportProvenance {
  readonly of: ReportLooked;
  /** What matters most comes first. */
  readonly matters: readonly ReportMatter[];
}
