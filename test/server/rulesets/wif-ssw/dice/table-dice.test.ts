import assert from 'node:assert/strict';
import type { Step } from '../../../../../server/src/engine/combat';
import { listCombats } from '../../../../../server/src/rulesets/wif-ssw/combats';
import {
  sswDice,
  subCombatDice,
  computeSurpriseAtTable,
  listTableDice,
} from '../../../../../server/src/rulesets/wif-ssw/dice/table-dice';
import { collectIds } from '../../../../../server/src/schema';
import { covers } from '../../../../support/covers';
import { replacePart, biscay, getEngagement, parseScenario } from '../scenario';

/** The ids of all dice that the steps may ask for. */
function listDiceIds(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'rounds') return listDiceIds(step.steps);
    return step.kind === 'roll' ? [step.id] : [];
  });
}

describe('dice rolled at the table', () => {
  it('table dice have the labels that combats roll under', () => {
    const scenario = parseScenario(`
tables:
  antiAircraft:
    factors: [1]
    results: [[0], [0], [0], [0], [0], [0], [1], [1], [1], [1]]
engagements:
  - id: biscay
    weather: fine
    subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3, count: 9, defence: 5, antiAir: 2 }] }
    convoy:
      convoyPoints: 40
      convoyDefence: 8
      units:
        - { id: liberator, type: nav, airToSea: 9 }
        - { id: escort, type: asw, asw: 9 }
navalCombats:
  - id: biscay-subs
    kind: sub
    attacker: { units: [{ id: flotilla-1, type: sub, attack: 9, section: 3, count: 9, defence: 5 }] }
    defender: { convoyPoints: 40, convoyDefence: 8, units: [{ id: far-escort, type: asw, asw: 9, section: 0 }] }
`);
    const { ids } = collectIds('wif-ssw', scenario);
    const [ssw, sub] = listCombats(scenario, ids).map((entry) => new Set(listDiceIds(entry.build().steps)));
    assert.deepEqual([...(ssw ?? [])].sort(), [...sswDice].sort());
    assert.deepEqual([...(sub ?? [])].sort(), [...subCombatDice].sort());
  });

  it('table dice give the surprise points of the searches, by label or in order', () => {
    covers('wif-ssw:W21', 'wif-ssw:W23');
    const getSurprisePoints = (text: string) => {
      const scenario = parseScenario(text);
      return computeSurpriseAtTable(getEngagement(scenario), scenario);
    };
    assert.deepEqual(getSurprisePoints(biscay), { side: 'subs', points: 6 });
    assert.deepEqual(getSurprisePoints(replacePart(biscay, /dice: .*/, 'dice: [4, 5]')), { side: 'subs', points: 6 });
    assert.equal(getSurprisePoints(replacePart(biscay, /dice: .*/, 'dice: { search.subs: 4 }')), undefined);
    assert.equal(getSurprisePoints(replacePart(biscay, /dice: .*/, 'dice: { seed: 4 }')), undefined);
    assert.equal(getSurprisePoints(replacePart(biscay, /dice: .*/, '')), undefined);
  });

  it('the report lists table dice one by one, without a seed', () => {
    const dice = { seed: 7, 'search.subs': 4, 'damage.subs': [2, 9] };
    assert.deepEqual(
      listTableDice(dice).map(({ label, value }) => [label, value]),
      [
        ['search.subs', 4],
        ['damage.subs', 2],
        ['damage.subs', 9],
      ],
    );
  });
});
