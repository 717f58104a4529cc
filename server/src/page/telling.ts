/** Selects the changes that make a difference, for both the report and the command line. */
import type { ReportMatter, ReportSetting } from '../protocol';

/** Smaller differences are not visible. */
const unseen = 5e-4;

/** A setting with which the combat can be resolved. */
export type ToldSetting = Required<Omit<ReportSetting, 'refused'>>;

/** The changes with and without an effect, in their order. */
export function byDifference(matters: readonly ReportMatter[]): {
  readonly telling: readonly ReportMatter[];
  readonly silent: readonly ReportMatter[];
} {
  return {
    telling: matters.filter(({ most }) => most >= unseen),
    silent: matters.filter(({ most, settings }) => most < unseen && settings.some(({ value }) => value !== undefined)),
  };
}

/** The settings with the lowest and the highest value, if they differ from the written one. */
export function extremes({ settings }: Pick<ReportMatter, 'settings'>): {
  readonly lowest?: ToldSetting;
  readonly highest?: ToldSetting;
} {
  const telling = settings.flatMap(({ title, value, change = 0 }) =>
    value === undefined || Math.abs(change) < unseen ? [] : [{ title, value, change }],
  );
  return { lowest: telling.find(({ change }) => change < 0), highest: telling.findLast(({ change }) => change > 0) };
}
