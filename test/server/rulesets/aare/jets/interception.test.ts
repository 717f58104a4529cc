import assert from 'node:assert/strict';
import type { Header } from '../../../../../server/src/rulesets/aare/data';
import {
  diceAgainst,
  escorts,
  interceptionDice,
  interceptionHitsOn,
  interceptors,
  protectedBombers,
} from '../../../../../server/src/rulesets/aare/jets/interception';
import { changed } from '../../../../support/changed';
import { covers } from '../../../../support/covers';
import { against, both, raidOf, scenarioOf } from '../scenario';

describe('interceptors', () => {
  it('every jet in the territory intercepts with a die that hits on a 1', () => {
    covers('aare:E22');
    const [raid, scenario] = against(2, 0);
    assert.equal(interceptors(raid.defender, scenario).total, 2);
    assert.equal(interceptionDice(raid, scenario).free.total, 2);
    assert.equal(interceptionHitsOn.total, 1);
    const [plain, without] = raidOf(
      'attacker: { power: us, bombers: 3 }, defender: { power: germany, fighters: 2 }',
      changed(both, 'jet-fighters', 'rockets'),
    );
    assert.equal(interceptors(plain.defender, without).total, 0);
  });

  it('escorts neutralise interceptors one by one', () => {
    covers('aare:E30');
    assert.deepEqual(
      [0, 1, 2, 3].map((escorting) => interceptionDice(...against(2, escorting)).free.total),
      [2, 1, 0, 0],
    );
  });

  it('neutralised interceptors may fire at a rocket unless `neutralizedJets` says otherwise', () => {
    const rocket = ', rocket: { from: UK, range: 2 }';
    const [raid, scenario] = against(3, 2, rocket);
    const dice = interceptionDice(raid, scenario);
    assert.deepEqual([dice.free.total, dice.atRocket.total], [1, 2]);
    const strict: Header = { ...scenario, options: { neutralizedJets: 'nothing' } };
    assert.equal(interceptionDice(raid, strict).atRocket.total, 0);
    assert.deepEqual(dice.atRocket.base.basis, { kind: 'option', name: 'neutralizedJets' });
    assert.equal(interceptionDice(...against(3, 2)).atRocket.total, 0);
  });

  it('interceptors fire at Kamikaze fighters', () => {
    const scenario = scenarioOf(`
powers: { japan: { side: axis }, us: { side: allies, technologies: [jet-fighters] } }
kamikazeMissions:
  - { id: divine-wind, attacker: { power: japan, fighters: 2 }, defender: { power: us, fighters: 3 } }
`);
    assert.equal(diceAgainst(scenario.kamikazeMissions![0]!, scenario).total, 3);
  });
});

describe('escorts', () => {
  it('only long-range fighters escort bombers', () => {
    covers('aare:E48');
    assert.equal(escorts(...against(1, 2)).total, 2);
    const [raid, scenario] = raidOf(
      'attacker: { power: us, bombers: 1, escorts: 2 }, defender: { power: germany, fighters: 1 }',
      changed(both, 'long-range-aircraft', 'rockets'),
    );
    assert.equal(escorts(raid, scenario).total, 0);
    assert.equal(interceptionDice(raid, scenario).free.total, 1);
  });

  it('escorts protect all bombers if they outnumber the interceptors', () => {
    covers('aare:E31');
    const protectedBy = (jets: number, escorting: number, options?: Header['options']) => {
      const [raid, scenario] = against(jets, escorting);
      return protectedBombers(raid, { ...scenario, ...(options && { options }) }).total;
    };
    assert.deepEqual([protectedBy(2, 1), protectedBy(2, 2), protectedBy(2, 3), protectedBy(0, 1)], [0, 0, 3, 3]);
    assert.equal(protectedBy(1, 2, { protectedBombers: 'surplus' }), 1);
    assert.equal(protectedBy(0, 1, { escortsWithoutJets: 'do-not-protect' }), 0);
  });
});
