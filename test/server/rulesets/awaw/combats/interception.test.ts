import assert from 'node:assert/strict';
import { assertWellFormed } from '../../../../support/well-formed';
import { covers } from '../../../../support/covers';
import { computeDistribution, fight, getExactOdds, getCombatEntry } from './fight';
import { listRolls } from './independent-arithmetic';

const hunt = (more: string): string => `
interceptions:
  - id: hunt
    interceptor: { units: [{ id: cruisers, type: ca, count: 6 }] }
    ${more}
`;

describe('an interception', () => {
  it('an interception succeeds when the total of the dice reaches the distance', () => {
    const at = (distance: number): number =>
      fight(hunt(`against: patrol\n    spotters: 1\n    distance: ${distance}\n    dice: { intercept: [6, 3, 2] }`))
        .results['intercepted']!;
    assert.equal(at(11), 1);
    assert.equal(at(12), 0);
  });

  it('an interception has the odds of a plain count of all throws', () => {
    covers('awaw:A8');
    const combat = getCombatEntry(hunt('against: patrol\n    spotters: 1\n    distance: 12')).build();
    assertWellFormed(combat);
    const reached = [...listRolls(3)].filter(([a = 0, b = 0, c = 0]) => a + b + c >= 12).length / 216;
    assert.ok(
      Math.abs((computeDistribution(combat, getExactOdds(combat), 'intercepted').get(1) ?? 0) - reached) < 1e-12,
    );
  });

  it('reports the total when the distance is unknown, and intercepts nothing without dice', () => {
    const { results, combat, summary } = fight(hunt('against: raid\n    dice: { intercept: [4] }'));
    assert.deepEqual(results, { diceRolled: 1, total: 4 });
    assert.equal(summary, 'a total of 4');
    assertWellFormed(combat);
    const withoutDice = fight(hunt('against: raid\n    enemyFactors: 4\n    distance: 0'));
    assert.deepEqual(withoutDice.results, { diceRolled: 0, total: 0, intercepted: 0 });
    assertWellFormed(withoutDice.combat);
  });

  it('German units in the Murmansk box intercept without dice', () => {
    const from = (nation: string) =>
      fight(
        hunt('against: patrol\n    fromBox: murmansk\n    distance: 13\n    dice: { intercept: [6, 6] }').replace(
          'interceptor: {',
          `interceptor: { nation: ${nation},`,
        ),
      );
    const { results, combat } = from('germany');
    assert.deepEqual(results, { diceRolled: 0, intercepted: 1 });
    assertWellFormed(combat);
    assert.deepEqual([from('britain').results['diceRolled'], from('britain').results['intercepted']], [2, 0]);
  });

  it('says that the intercepted move is missing from the scenario', () => {
    const { trace, summary, combat } = fight(hunt('distance: 3'));
    assert.match(
      trace.entries[0]?.text ?? '',
      /The scenario does not say what is intercepted \(22\.21\).*`operation`.*`against`/,
    );
    assert.equal(summary, 'not resolved');
    assertWellFormed(combat);
  });
});
