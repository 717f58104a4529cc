/** Which of the things that were changed by themselves are worth telling, and by what: the report and the command line agree. */
import type { ReportMatter, ReportSetting } from '../protocol';

/** Less than this does not show. */
const unseen = 5e-4;

/** A setting with which the combat can be fought. */
export type ToldSetting = Required<Omit<ReportSetting, 'refused'>>;

/** What makes a difference, and what was tried and makes none; both in their order. */
export function byDifference(matters: readonly ReportMatter[]): {
  readonly telling: readonly ReportMatter[];
  readonly silent: readonly ReportMatter[];
} {
  return {
    telling: matters.filter(({ most }) => most >= unseen),
    silent: matters.filter(({ most, settings }) => most < unseen && settings.some(({ value }) => value !== undefined)),
  };
}

/** The settings with the lowest and the highest number, as far as they differ from what is written. */
export function extremes({ settings }: Pick<ReportMatter, 'settings'>): {
  readonly lowest?: ToldSetting;
  readonly highest?: ToldSetting;
} {
  const telling = settings.flatMap(({ title, value, change = 0 }) =>
    value === undefined || Math.abs(change) < unseen ? [] : [{ title, value, change }],
  );
  return { lowest: telling.find(({ change }) => change < 0), highest: telling.findLast(({ change }) => change > 0) };
}
