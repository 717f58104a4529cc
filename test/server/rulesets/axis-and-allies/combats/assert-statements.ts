/** Compares the statements of a ruleset about its steps with the steps of its combats. */
import assert from 'node:assert/strict';
import type { Combat, Step } from '../../../../../server/src/engine/combat';
import type { RuleImplementation, Rule } from '../../../../../server/src/model/ruleset';

interface StatementCase {
  readonly steps: readonly RuleImplementation[];
  readonly rules: readonly Rule[];
  /** Combats that together have every step. */
  readonly combats: readonly Combat[];
}

/** Asserts that each step cites implemented rules that its statements name, and that each statement belongs to a step. */
export function assertStatements({ steps, rules, combats }: StatementCase): void {
  const ruleIds = new Set(rules.filter(({ status }) => status === 'implemented').map(({ id }) => id));
  for (const { id, rule } of steps) assert.ok(ruleIds.has(rule), `${id}: ${rule}`);
  const all = combats.flatMap((combat) => listHeads(combat.steps));
  for (const { id, rules: cited } of all) {
    for (const rule of cited) {
      const isStated = steps.some((step) => step.rule === rule && `.${id}.`.includes(`.${step.id}.`));
      assert.ok(isStated, `${id}: the statements do not have ${rule}`);
    }
  }
  for (const { id } of steps)
    assert.ok(
      all.some((head) => `.${head.id}.`.includes(`.${id}.`)),
      `no combat has the step ${id}`,
    );
}

type Head = Pick<Step, 'id' | 'rules'>;

function listHeads(steps: readonly Step[]): readonly Head[] {
  return steps.flatMap((step): readonly Head[] => {
    if (step.kind === 'rounds') return [step, ...listHeads(step.steps)];
    return step.kind === 'fire' ? [step, ...step.volleys] : [step];
  });
}
