/** Compares the statements of a ruleset about its steps with the steps of its combats. */
import assert from 'node:assert/strict';
import type { Combat, Step } from '../../../../../server/src/engine/combat';
import type { Implements, Rule } from '../../../../../server/src/model/ruleset';

interface Stated {
  readonly steps: readonly Implements[];
  readonly rules: readonly Rule[];
  /** Combats that together have every step. */
  readonly combats: readonly Combat[];
}

/** Asserts that each step cites implemented rules that its statements name, and that each statement belongs to a step. */
export function assertStated({ steps, rules, combats }: Stated): void {
  const known = new Set(rules.filter(({ status }) => status === 'implemented').map(({ id }) => id));
  for (const { id, rule } of steps) assert.ok(known.has(rule), `${id}: ${rule}`);
  const all = combats.flatMap((combat) => headsOf(combat.steps));
  for (const { id, rules: cited } of all) {
    for (const rule of cited) {
      const stated = steps.some((step) => step.rule === rule && `.${id}.`.includes(`.${step.id}.`));
      assert.ok(stated, `${id}: the statements do not have ${rule}`);
    }
  }
  for (const { id } of steps)
    assert.ok(
      all.some((head) => `.${head.id}.`.includes(`.${id}.`)),
      `no combat has the step ${id}`,
    );
}

type Head = Pick<Step, 'id' | 'rules'>;

function headsOf(steps: readonly Step[]): readonly Head[] {
  return steps.flatMap((step): readonly Head[] => {
    if (step.kind === 'rounds') return [step, ...headsOf(step.steps)];
    return step.kind === 'fire' ? [step, ...step.volleys] : [step];
  });
}
