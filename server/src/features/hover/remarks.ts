/** Remarks that other chapters of the rulebook add to an explanation. */
import type { Located } from '../../model/place';
import type { Explanation, Remark, Ruleset } from '../../model/ruleset';
import type { Scenario } from '../scenario';
import { matches } from './pattern';

type SaidRemark = NonNullable<ReturnType<Remark<object>['say']>>;

/** In ruleset order. Remarks that throw are skipped. */
export function remarksOn(scenario: Scenario, { remarks = [] }: Ruleset, seen: Located): readonly SaidRemark[] {
  return remarks
    .filter(({ at }) => at.some((pattern) => matches(pattern, seen.path)))
    .flatMap(({ say }) => {
      try {
        return say(scenario.view().data, scenario.viewIds(), seen) ?? [];
      } catch {
        return [];
      }
    });
}

/** Appends remarks to the text of an explanation, and their rules to its citations. */
export function withRemarks(explanation: Explanation, remarks: readonly SaidRemark[]): Explanation {
  if (remarks.length === 0) return explanation;
  const texts = [explanation.text ?? '', ...remarks.map(({ text }) => text)];
  return {
    ...explanation,
    text: texts.filter((text) => text !== '').join(' '),
    rules: [...(explanation.rules ?? []), ...remarks.flatMap(({ rules }) => rules)],
  };
}
