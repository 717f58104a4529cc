/** Compares the kinds of steps of a ruleset with the steps of its combats. */
import assert from 'node:assert/strict';
import type { Combat, Step } from '../../../../../server/src/engine/combat';
import type { RuleImplementation, Rule } from '../../../../../server/src/model/ruleset';

interface StepKindCase {
  readonly stepRules: readonly RuleImplementation[];
  readonly rules: readonly Rule[];
  /** Combats that together have every step. */
  readonly combats: readonly Combat[];
}

/** Asserts that each step cites implemented rules that its kind names, and that each kind belongs to a step. */
export function assertStepKinds({ stepRules, rules, combats }: StepKindCase): void {
  const ruleIds = new Set(rules.filter(({ status }) => status === 'implemented').map(({ id }) => id));
  for (const { id, rule } of stepRules) assert.ok(ruleIds.has(rule), `${id}: ${rule}`);
  const citedSteps = combats.flatMap((combat) => listCitedSteps(combat.steps));
  for (const { id, rules: cited } of citedSteps) {
    for (const rule of cited) {
      const isStated = stepRules.some((step) => step.rule === rule && `.${id}.`.includes(`.${step.id}.`));
      assert.ok(isStated, `${id}: its kind does not name ${rule}`);
    }
  }
  for (const { id } of stepRules)
    assert.ok(
      citedSteps.some((head) => `.${head.id}.`.includes(`.${id}.`)),
      `no combat has the step ${id}`,
    );
}

type CitedStep = Pick<Step, 'id' | 'rules'>;

function listCitedSteps(steps: readonly Step[]): readonly CitedStep[] {
  return steps.flatMap((step): readonly CitedStep[] => {
    if (step.kind === 'rounds') return [step, ...listCitedSteps(step.steps)];
    return step.kind === 'fire' ? [step, ...step.volleys] : [step];
  });
}
