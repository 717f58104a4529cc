/** What other chapters of the rulebook add to the hover of a value that one of them explains. */
import type { Located } from '../../model/place';
import type { Explanation, Remark, Ruleset } from '../../model/ruleset';
import type { Scenario } from '../scenario';
import { matches } from './pattern';

type SaidRemark = NonNullable<ReturnType<Remark<object>['say']>>;

/** In the order of the ruleset. A remark that throws has nothing to say. */
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

/** An explanation with remarks behind its text, and their rules among those that it cites. */
export function withRemarks(explanation: Explanation, remarks: readonly SaidRemark[]): Explanation {
  if (remarks.length === 0) return explanation;
  const texts = [explanation.text ?? '', ...remarks.map(({ text }) => text)];
  return {
    ...explanation,
    text: texts.filter((text) => text !== '').join(' '),
    rules: [...(explanation.rules ?? []), ...remarks.flatMap(({ rules }) => rules)],
  };
}
