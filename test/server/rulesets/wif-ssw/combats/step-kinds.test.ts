import assert from 'node:assert/strict';
import type { Combat, Step } from '../../../../../server/src/engine/combat';
import { listRollIds } from '../../../../../server/src/engine/trace';
import { stepRules } from '../../../../../server/src/rulesets/wif-ssw/combats';
import { sswDice, subCombatDice } from '../../../../../server/src/rulesets/wif-ssw/dice/table-dice';
import { wifSsw } from '../../../../../server/src/rulesets/wif-ssw/ruleset';
import { createOneCellChart, createCombat, writeEngagement, writeSubCombat } from './fight';

const sub = { id: 'wolf', type: 'sub', attack: 4, section: 3, antiAir: 1 };
const tables = {
  ...createOneCellChart('X'),
  antiAircraft: { factors: [1], results: Array.from({ length: 10 }, () => [1]) },
};
const ssw = createCombat(writeEngagement({ subs: { units: [sub] } }, { tables }));
const submarineCombat = createCombat(writeSubCombat({ attacker: { units: [sub] } }));

function listSteps(source: Combat | readonly Step[]): readonly Step[] {
  const list = 'steps' in source ? source.steps : source;
  return list.flatMap((step) => (step.kind === 'rounds' ? [step, ...listSteps(step.steps)] : [step]));
}

describe('the steps of the combats', () => {
  it('steps name only rules of the index that are implemented', () => {
    const implemented = new Set(wifSsw.rules.filter(({ status }) => status === 'implemented').map(({ id }) => id));
    for (const { id, rule } of stepRules) assert.ok(implemented.has(rule), `${id}: ${rule}`);
  });

  it('each step cites at least one rule, unless it only repeats others', () => {
    for (const step of [...listSteps(ssw), ...listSteps(submarineCombat)]) {
      if (step.kind !== 'rounds') assert.ok(step.rules.length > 0, step.id);
    }
  });

  it('steps roll under the labels that table dice may use', () => {
    assert.deepEqual(listRollIds(ssw.steps), [...sswDice]);
    assert.deepEqual(listRollIds(submarineCombat.steps), [...subCombatDice]);
  });

  it('steps cite the rules of their own kind of combat', () => {
    const getRules = (combat: Combat, id: string) => listSteps(combat).find((step) => step.id === id)?.rules;
    assert.ok(getRules(ssw, 'damage.convoy')?.includes('effects-on-convoy'));
    assert.ok(getRules(submarineCombat, 'damage.convoy')?.includes('sub-combat-targets'));
    assert.ok(getRules(submarineCombat, 'purchase.subs')?.includes('undamaged-ships-cost'));
  });
});
