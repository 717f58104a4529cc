import assert from 'node:assert/strict';
import { analyzeText, getCombat } from '../../../features/support';

/** The counters of a battle of two submarines and a battleship, each with its value at the start and its highest. */
function listCounters(ruleset: string, units: string, orders = ''): readonly string[] {
  const target = getCombat(
    analyzeText(`ruleset: ${ruleset}
powers: { germany: { side: axis }, uk: { side: allies } }
seaBattles:
  - id: gap
    attacker: { power: germany, units: { sub: 2, bb: 1 }${orders} }
    defender: { power: uk, units: ${units} }
`),
  );
  const { counters, start } = target.entry.build();
  return counters.map(({ name, title, max }, index) => `${name}: ${title}, ${start[index]} of ${max}`);
}

describe('the counters of a sea battle', () => {
  it('count units with each number of hits, those that fire back or have submerged, and cycles up to a retreat', () => {
    assert.deepEqual(listCounters('aare', '{ dd: 1, bb: 2, sub: 1 }', ', orders: { retreat: { afterRound: 2 } }'), [
      'attacker.sub: submarines, attacker, 2 of 2',
      'attacker.sub submerged: submarines submerged, attacker, 0 of 2',
      'attacker.bb: battleships, attacker, 1 of 1',
      'attacker.bb damaged 1: battleships with a hit, attacker, 0 of 1',
      'defender.dd: destroyers, defender, 1 of 1',
      'defender.dd struck: destroyers hit, to fire back, defender, 0 of 1',
      'defender.bb: battleships, defender, 2 of 2',
      'defender.bb damaged 1: battleships with a hit, defender, 0 of 2',
      'defender.bb struck: battleships hit, to fire back, defender, 0 of 2',
      'defender.sub: submarines, defender, 1 of 1',
      'defender.sub submerged: submarines submerged, defender, 0 of 1',
      'retreated: the attacker has retreated, 0 of 1',
      'cycles: cycles fought, 0 of 2',
      'attacker.sub.detected: submarines detected, attacker, 0 of 1',
    ]);
  });

  it('count neither cycles without an order that depends on them nor ships that fire back without a destroyer', () => {
    assert.deepEqual(listCounters('aare', '{ bb: 2 }'), [
      'attacker.sub: submarines, attacker, 2 of 2',
      'attacker.sub submerged: submarines submerged, attacker, 0 of 2',
      'attacker.bb: battleships, attacker, 1 of 1',
      'attacker.bb damaged 1: battleships with a hit, attacker, 0 of 1',
      'defender.bb: battleships, defender, 2 of 2',
      'defender.bb damaged 1: battleships with a hit, defender, 0 of 2',
      'retreated: the attacker has retreated, 0 of 1',
    ]);
  });

  it('count submarines that are about to dive and those that have dived in a game with depths', () => {
    const boats = '[{ id: u-1, type: sub, count: 2, depth: periscope }], orders: { dive: { when: always } }';
    assert.deepEqual(listCounters('aa-depth', boats), [
      'attacker.sub: submarines, attacker, 2 of 2',
      'attacker.sub submerged: submarines submerged, attacker, 0 of 2',
      'attacker.bb: battleships, attacker, 1 of 1',
      'attacker.bb damaged 1: battleships with a hit, attacker, 0 of 1',
      'defender.u-1: submarines, defender, 0 of 2',
      'defender.u-1 evading: submarines about to dive, defender, 0 of 2',
      'defender.u-1 dived: submarines dived, defender, 0 of 2',
      'defender.u-1 submerged: submarines submerged, defender, 0 of 2',
      'defender.u-1 hidden: submarines not found, defender, 2 of 2',
      'retreated: the attacker has retreated, 0 of 1',
      'found.periscope: submarines at periscope depth found, 0 of 1',
      'defender.u-1.elected: submarines elected to defend, 0 of 1',
    ]);
  });
});
