/** Selects the changes that make a difference, for both the report and the command line. */
import { isVisible } from './side-by-side';
import type { ReportMatter, ReportSetting } from '../protocol';

/** A setting with which the combat can be resolved. */
export type FeasibleSetting = Required<Omit<ReportSetting, 'refused'>>;

/** The changes with and without an effect, in their order. */
export function partitionByEffect(matters: readonly ReportMatter[]): {
  readonly effective: readonly ReportMatter[];
  readonly ineffective: readonly ReportMatter[];
} {
  return {
    effective: matters.filter(({ most: effect }) => isVisible(effect)),
    ineffective: matters.filter(
      ({ most: effect, settings }) => !isVisible(effect) && settings.some(({ value }) => value !== undefined),
    ),
  };
}

/** The settings with the lowest and the highest value, if they differ from the written one. */
export function findExtremes({ settings }: Pick<ReportMatter, 'settings'>): {
  readonly lowest?: FeasibleSetting;
  readonly highest?: FeasibleSetting;
} {
  const effective = settings.flatMap(({ title, value, change = 0 }) =>
    value === undefined || !isVisible(change) ? [] : [{ title, value, change }],
  );
  return {
    lowest: effective.find(({ change }) => change < 0),
    highest: effective.findLast(({ change }) => change > 0),
  };
}
