import assert from 'node:assert/strict';
import { listFireChanges } from '../../../../../server/src/rulesets/awaw/fleets/fleet-modifiers';
import { resolveUnits } from '../../../../../server/src/rulesets/awaw/force';
import { covers } from '../../../../support/covers';
import { readScenario } from '../scenario';

const writeCombat = (attacker = '', defender = ''): string => `
nations: { britain: { side: allied }, italy: { side: axis }, france: { side: allied } }
tables: { nationality: { entries: [{ nation: britain, naval: 1 }, { nation: italy, naval: -1 }, { nation: france, naval: 2 }] } }
fleetCombats:
  - id: matapan
    attacker: { nation: britain, ${attacker} units: [{ id: warspite, type: bb, size: 3 }] }
    defender:
      nation: italy
      ${defender}
      units: [{ id: zara, type: ca, count: 3 }, { id: allies, type: dd, count: 2, nation: france }]
`;

function computeTotals(yaml: string): { attacker: number; defender: number } {
  const { scenario, ids } = readScenario(yaml);
  const combat = scenario.fleetCombats?.[0];
  assert.ok(combat);
  const sumChanges = (side: 'attacker' | 'defender', enemy: 'attacker' | 'defender') =>
    listFireChanges({
      ownGroup: combat[side],
      enemy: combat[enemy],
      firing: resolveUnits(combat[side], ids),
      target: resolveUnits(combat[enemy], ids),
      header: scenario,
    }).reduce((total, { by }) => total + by, 0);
  return { attacker: sumChanges('attacker', 'defender'), defender: sumChanges('defender', 'attacker') };
}

describe('the modifiers of fire', () => {
  it("adds the firer's Naval DRM and subtracts the target's, in both directions", () => {
    covers('awaw:A21');
    assert.deepEqual(computeTotals(writeCombat()), { attacker: 2, defender: -2 });
  });

  it('subtracts 1 from the fire of a group with reduced effectiveness and adds 1 to fire at it', () => {
    covers('awaw:A22');
    assert.deepEqual(computeTotals(writeCombat('reducedEffectiveness: true,')), { attacker: 1, defender: -1 });
    assert.deepEqual(computeTotals(writeCombat('', 'reducedEffectiveness: true')), { attacker: 3, defender: -3 });
  });

  it('reduced effectiveness cancels out when both groups have it', () => {
    covers('awaw:A22');
    assert.deepEqual(
      computeTotals(writeCombat('reducedEffectiveness: true,', 'reducedEffectiveness: true')),
      computeTotals(writeCombat()),
    );
  });

  it('reduced effectiveness changes only own fire with the option', () => {
    covers('awaw:A22');
    const ownFireOnly = `options: { effectiveness: own-fire }\n${writeCombat('reducedEffectiveness: true,')}`;
    assert.deepEqual(computeTotals(ownFireOnly), { attacker: 1, defender: -2 });
  });

  it('uses the highest DRM of a light force of several nations when the option says so', () => {
    covers('awaw:A21');
    assert.deepEqual(computeTotals(`options: { mixedDefenders: highest }\n${writeCombat()}`), {
      attacker: -1,
      defender: 1,
    });
  });
});
