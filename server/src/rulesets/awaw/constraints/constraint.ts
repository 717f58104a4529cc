/** What the constraints of this ruleset share: their type and the way in which they write their examples. */
import type { Constraint } from '../../../model/ruleset';
import type { Header, Scenario } from '../data';
import type { RuleId } from '../rules';

export type AwawConstraint = Constraint<Scenario, Header> & { readonly rule: RuleId };

/** An example: a scenario in a template literal, without the indentation of the code around it. */
export function example(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  const lines = String.raw({ raw: strings }, ...values)
    .replace(/^\n/, '')
    .trimEnd()
    .split('\n');
  const indentation = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indentation)).join('\n') + '\n';
}
