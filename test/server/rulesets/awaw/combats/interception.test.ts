import assert from 'node:assert/strict';
import { assertWellFormed } from '../../../../support/well-formed';
import { covers } from '../../../../support/covers';
import { computeDistribution, fight, getExactOdds, getCombatEntry } from './fight';
import { listRolls } from './independent-arithmetic';

const writeHunt = (more: string): string => `
interceptions:
  - id: hunt
    interceptor: { units: [{ id: cruisers, type: ca, count: 6 }] }
    ${more}
`;

describe('an interception', () => {
  it('an interception succeeds when the total of the dice reaches the distance', () => {
    const resolveAtDistance = (distance: number): number =>
      fight(
        writeHunt(`against: patrol\n    spotters: 1\n    distance: ${distance}\n    dice: { intercept: [6, 3, 2] }`),
      ).results['intercepted']!;
    assert.equal(resolveAtDistance(11), 1);
    assert.equal(resolveAtDistance(12), 0);
  });

  it('the odds of an interception equal an enumeration of all rolls', () => {
    covers('awaw:A8');
    const combat = getCombatEntry(writeHunt('against: patrol\n    spotters: 1\n    distance: 12')).build();
    assertWellFormed(combat);
    const expected = [...listRolls(3)].filter(([a = 0, b = 0, c = 0]) => a + b + c >= 12).length / 216;
    assert.ok(
      Math.abs((computeDistribution(combat, getExactOdds(combat), 'intercepted').get(1) ?? 0) - expected) < 1e-12,
    );
  });

  it('reports the total when the distance is unknown, and intercepts nothing without dice', () => {
    const { results, combat, summary } = fight(writeHunt('against: raid\n    dice: { intercept: [4] }'));
    assert.deepEqual(results, { diceRolled: 1, total: 4 });
    assert.equal(summary, 'a total of 4');
    assertWellFormed(combat);
    const withoutDice = fight(writeHunt('against: raid\n    enemyFactors: 4\n    distance: 0'));
    assert.deepEqual(withoutDice.results, { diceRolled: 0, total: 0, intercepted: 0 });
    assertWellFormed(withoutDice.combat);
  });

  it('German units in the Murmansk box intercept without dice', () => {
    const resolveFor = (nation: string) =>
      fight(
        writeHunt('against: patrol\n    fromBox: murmansk\n    distance: 13\n    dice: { intercept: [6, 6] }').replace(
          'interceptor: {',
          `interceptor: { nation: ${nation},`,
        ),
      );
    const { results, combat } = resolveFor('germany');
    assert.deepEqual(results, { diceRolled: 0, intercepted: 1 });
    assertWellFormed(combat);
    assert.deepEqual(
      [resolveFor('britain').results['diceRolled'], resolveFor('britain').results['intercepted']],
      [2, 0],
    );
  });

  it('says that the intercepted move is missing from the scenario', () => {
    const { trace, summary, combat } = fight(writeHunt('distance: 3'));
    assert.match(
      trace.entries[0]?.text ?? '',
      /The scenario does not say what is intercepted \(22\.21\).*`operation`.*`against`/,
    );
    assert.equal(summary, 'not resolved');
    assertWellFormed(combat);
  });
});
