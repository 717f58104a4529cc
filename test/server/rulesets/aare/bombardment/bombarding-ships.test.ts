import assert from 'node:assert/strict';
import { listBombardingShips } from '../../../../../server/src/rulesets/aare/bombardment/bombarding-ships';
import { covers } from '../../../../support/covers';
import { readScenario } from '../scenario';

describe('bombardment', () => {
  const listShips = (technologies: string, seaCombat = false) => {
    const scenario = readScenario(`
powers: { us: { side: allies, technologies: [${technologies}] }, germany: { side: axis } }
bombardments:
  - id: normandy
    attacker: { power: us, units: { bb: 2, dd: 3 } }
    defender: { power: germany, units: { inf: 3 } }
    seaCombat: ${seaCombat}
`);
    return listBombardingShips(scenario.bombardments![0]!, scenario).map(({ type, dice, hitsOn }) => [
      type,
      dice.total,
      hitsOn.total,
    ]);
  };

  it('battleships bombard at 4, and destroyers at 3 with combined arms', () => {
    covers('aare:E33');
    assert.deepEqual(listShips(''), [
      ['bb', 2, 4],
      ['dd', 0, 3],
    ]);
    assert.deepEqual(listShips('combined-arms'), [
      ['bb', 2, 4],
      ['dd', 3, 3],
    ]);
  });

  it('no ship bombards after sea combat', () => {
    covers('aare:E33');
    assert.deepEqual(listShips('combined-arms', true), [
      ['bb', 0, 4],
      ['dd', 0, 3],
    ]);
  });
});
