import assert from 'node:assert/strict';
import type { Combat, Step } from '../../../../../server/src/engine/combat';
import { rollIds } from '../../../../../server/src/engine/trace';
import { steps } from '../../../../../server/src/rulesets/wif-ssw/combats';
import { sswDice, subCombatDice } from '../../../../../server/src/rulesets/wif-ssw/dice/table-dice';
import { wifSsw } from '../../../../../server/src/rulesets/wif-ssw/ruleset';
import { chartOfCell, combatOf, engagementText, subCombatText } from './fought';

const sub = { id: 'wolf', type: 'sub', attack: 4, section: 3, antiAir: 1 };
const tables = {
  ...chartOfCell('X'),
  antiAircraft: { factors: [1], results: Array.from({ length: 10 }, () => [1]) },
};
const ssw = combatOf(engagementText({ subs: { units: [sub] } }, { tables }));
const submarineCombat = combatOf(subCombatText({ attacker: { units: [sub] } }));

function stepsOf(of: Combat | readonly Step[]): readonly Step[] {
  const list = 'steps' in of ? of.steps : of;
  return list.flatMap((step) => (step.kind === 'rounds' ? [step, ...stepsOf(step.steps)] : [step]));
}

describe('the steps of the combats', () => {
  it('steps name only rules of the index that are implemented', () => {
    const known = new Set(wifSsw.rules.filter(({ status }) => status === 'implemented').map(({ id }) => id));
    for (const { id, rule } of steps) assert.ok(known.has(rule), `${id}: ${rule}`);
  });

  it('each step cites at least one rule, unless it only repeats others', () => {
    for (const step of [...stepsOf(ssw), ...stepsOf(submarineCombat)]) {
      if (step.kind !== 'rounds') assert.ok(step.rules.length > 0, step.id);
    }
  });

  it('steps roll under the labels that table dice may use', () => {
    assert.deepEqual(rollIds(ssw.steps), [...sswDice]);
    assert.deepEqual(rollIds(submarineCombat.steps), [...subCombatDice]);
  });

  it('steps cite the rules of their own kind of combat', () => {
    const rulesOf = (combat: Combat, id: string) => stepsOf(combat).find((step) => step.id === id)?.rules;
    assert.ok(rulesOf(ssw, 'damage.convoy')?.includes('effects-on-convoy'));
    assert.ok(rulesOf(submarineCombat, 'damage.convoy')?.includes('sub-combat-targets'));
    assert.ok(rulesOf(submarineCombat, 'purchase.subs')?.includes('undamaged-ships-cost'));
  });
});
