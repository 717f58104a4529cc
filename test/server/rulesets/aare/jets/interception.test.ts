import assert from 'node:assert/strict';
import type { Header } from '../../../../../server/src/rulesets/aare/data';
import {
  computeDiceAgainst,
  countEscorts,
  computeInterceptionDice,
  interceptionHitsOn,
  countInterceptors,
  countProtectedBombers,
} from '../../../../../server/src/rulesets/aare/jets/interception';
import { replacePart } from '../../../../support/replace-part';
import { covers } from '../../../../support/covers';
import { createEscortedRaid, bothPowers, createRaid, readScenario } from '../scenario';

describe('interceptors', () => {
  it('every jet in the territory intercepts with a die that hits on a 1', () => {
    covers('aare:E22');
    const [raid, scenario] = createEscortedRaid(2, 0);
    assert.equal(countInterceptors(raid.defender, scenario).total, 2);
    assert.equal(computeInterceptionDice(raid, scenario).free.total, 2);
    assert.equal(interceptionHitsOn.total, 1);
    const [raidWithoutJets, scenarioWithoutJets] = createRaid(
      'attacker: { power: us, bombers: 3 }, defender: { power: germany, fighters: 2 }',
      replacePart(bothPowers, 'jet-fighters', 'rockets'),
    );
    assert.equal(countInterceptors(raidWithoutJets.defender, scenarioWithoutJets).total, 0);
  });

  it('escorts neutralise interceptors one by one', () => {
    covers('aare:E30');
    assert.deepEqual(
      [0, 1, 2, 3].map((escorting) => computeInterceptionDice(...createEscortedRaid(2, escorting)).free.total),
      [2, 1, 0, 0],
    );
  });

  it('neutralised interceptors may fire at a rocket unless `neutralizedJets` says otherwise', () => {
    const rocket = ', rocket: { from: UK, range: 2 }';
    const [raid, scenario] = createEscortedRaid(3, 2, rocket);
    const dice = computeInterceptionDice(raid, scenario);
    assert.deepEqual([dice.free.total, dice.atRocket.total], [1, 2]);
    const strict: Header = { ...scenario, options: { neutralizedJets: 'nothing' } };
    assert.equal(computeInterceptionDice(raid, strict).atRocket.total, 0);
    assert.deepEqual(dice.atRocket.base.basis, { kind: 'option', name: 'neutralizedJets' });
    assert.equal(computeInterceptionDice(...createEscortedRaid(3, 2)).atRocket.total, 0);
  });

  it('interceptors fire at Kamikaze fighters', () => {
    const scenario = readScenario(`
powers: { japan: { side: axis }, us: { side: allies, technologies: [jet-fighters] } }
kamikazeMissions:
  - { id: divine-wind, attacker: { power: japan, fighters: 2 }, defender: { power: us, fighters: 3 } }
`);
    assert.equal(computeDiceAgainst(scenario.kamikazeMissions![0]!, scenario).total, 3);
  });
});

describe('escorts', () => {
  it('only long-range fighters escort bombers', () => {
    covers('aare:E48');
    assert.equal(countEscorts(...createEscortedRaid(1, 2)).total, 2);
    const [raid, scenario] = createRaid(
      'attacker: { power: us, bombers: 1, escorts: 2 }, defender: { power: germany, fighters: 1 }',
      replacePart(bothPowers, 'long-range-aircraft', 'rockets'),
    );
    assert.equal(countEscorts(raid, scenario).total, 0);
    assert.equal(computeInterceptionDice(raid, scenario).free.total, 1);
  });

  it('escorts protect all bombers if they outnumber the interceptors', () => {
    covers('aare:E31');
    const countProtected = (jets: number, escorting: number, options?: Header['options']) => {
      const [raid, scenario] = createEscortedRaid(jets, escorting);
      return countProtectedBombers(raid, { ...scenario, ...(options && { options }) }).total;
    };
    assert.deepEqual(
      [countProtected(2, 1), countProtected(2, 2), countProtected(2, 3), countProtected(0, 1)],
      [0, 0, 3, 3],
    );
    assert.equal(countProtected(1, 2, { protectedBombers: 'surplus' }), 1);
    assert.equal(countProtected(0, 1, { escortsWithoutJets: 'do-not-protect' }), 0);
  });
});
