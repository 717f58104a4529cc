/** Remarks that other chapters of the rulebook add to an explanation. */
import type { LocatedValue } from '../../../model/place';
import type { Explanation, Remark, Ruleset } from '../../../model/ruleset';
import type { Scenario } from '../../scenario/scenario';
import { matchesPattern } from './pattern';

type ApplicableRemark = NonNullable<ReturnType<Remark<object>['say']>>;

/** In ruleset order. Remarks that throw are skipped. */
export function findRemarks(
  scenario: Scenario,
  { remarks = [] }: Ruleset,
  cursor: LocatedValue,
): readonly ApplicableRemark[] {
  return remarks
    .filter(({ at }) => at.some((pattern) => matchesPattern(pattern, cursor.path)))
    .flatMap(({ say }) => {
      try {
        return say(scenario.view().data, scenario.viewIds(), cursor) ?? [];
      } catch {
        return [];
      }
    });
}

/** Appends remarks to the text of an explanation, and their rules to its citations. */
export function withRemarks(explanation: Explanation, remarks: readonly ApplicableRemark[]): Explanation {
  if (remarks.length === 0) return explanation;
  const texts = [explanation.text ?? '', ...remarks.map(({ text }) => text)];
  return {
    ...explanation,
    text: texts.filter((text) => text !== '').join(' '),
    rules: [...(explanation.rules ?? []), ...remarks.flatMap(({ rules }) => rules)],
  };
}
