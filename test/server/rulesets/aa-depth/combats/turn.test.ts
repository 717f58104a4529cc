import assert from 'node:assert/strict';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeExactTurn } from '../../../../../server/src/engine/turn/exact';
import { traceTurn } from '../../../../../server/src/engine/turn/trace';
import { analyse } from '../../../../../server/src/features';
import { findTurn } from '../../../../../server/src/features/resolve/turn/find';
import { environment } from '../../../../support/environment';

const createHunt = (id: string, power: string, count = 1) => ({
  id,
  attacker: { power, units: { dd: 2 } },
  defender: { from: 'wolves', units: { sub: count }, orders: { dive: { when: 'always' } } },
});

const createPatrol = (boats: number, ...seaBattles: readonly object[]) => ({
  ruleset: 'aa-depth',
  powers: { germany: { side: 'axis' }, uk: { side: 'allies' }, us: { side: 'allies' } },
  forces: [{ id: 'wolves', power: 'germany', units: { sub: boats } }],
  seaBattles,
});

function findScenarioTurn(scenario: object) {
  const turn = findTurn(analyse(JSON.stringify(scenario), undefined, environment()));
  assert.ok(!('refused' in turn), 'refused' in turn ? turn.refused : '');
  return turn;
}

/** The probability of each number of lost submarines, and of the second battle. */
function computeOdds(scenario: object) {
  const { turn } = findScenarioTurn(scenario).scenarioTurn;
  const odds = runToEnd(computeExactTurn(turn));
  assert.ok(!('tooLarge' in odds));
  const totalIndex = turn.totals.findIndex(({ path }) => path[0] === 'Germany' && path[1] === 'submarines lost');
  const probabilityByLosses = new Map(
    odds.outcomes.marginals[totalIndex]!.map(({ value, share: probability }) => [value, probability]),
  );
  const secondBattleProbability = odds.stages[1]!.parts.reduce((sum, { probability }) => sum + probability, 0);
  return { probabilityByLosses, secondBattleProbability };
}

/** The probability that one of two destroyers, which hit on 3 of 6, hits in the only cycle. */
const sinkProbability = 1 - 0.5 ** 2;

describe('a turn with diving submarines', () => {
  it('a submarine that has dived is not attacked again by the same power', () => {
    const { probabilityByLosses, secondBattleProbability } = computeOdds(
      createPatrol(1, createHunt('first', 'uk'), createHunt('second', 'uk')),
    );
    assert.ok(Math.abs(probabilityByLosses.get(1)! - sinkProbability) < 1e-12, String(probabilityByLosses.get(1)));
    assert.equal(secondBattleProbability, 0);
  });

  it('submarines that did not fight before can be attacked', () => {
    const { probabilityByLosses, secondBattleProbability } = computeOdds(
      createPatrol(2, createHunt('first', 'uk'), createHunt('second', 'uk')),
    );
    assert.ok(Math.abs(probabilityByLosses.get(2)! - sinkProbability ** 2) < 1e-12, String(probabilityByLosses.get(2)));
    assert.ok(Math.abs(secondBattleProbability - 1) < 1e-12);
  });

  it('the next player attacks a submarine that dived in the turn before', () => {
    const { probabilityByLosses, secondBattleProbability } = computeOdds(
      createPatrol(1, createHunt('first', 'uk'), createHunt('second', 'us')),
    );
    assert.ok(
      Math.abs(probabilityByLosses.get(1)! - (1 - (1 - sinkProbability) ** 2)) < 1e-12,
      String(probabilityByLosses.get(1)),
    );
    assert.ok(Math.abs(secondBattleProbability - (1 - sinkProbability)) < 1e-12);
  });

  it('the report of a battle that is left out says whether the submarines dived', () => {
    const { turn, entries } = findScenarioTurn(
      createPatrol(1, createHunt('first', 'uk'), createHunt('second', 'uk')),
    ).scenarioTurn;
    const reasons = Array.from({ length: 40 }, (_, seed) => {
      const second = traceTurn(turn, () => ({ seed })).stages[1]!;
      assert.equal(second.simulation, undefined);
      return entries[1]!.carried!.describeRemaining!(second.before).join();
    });
    assert.ok(reasons.includes("submarines of wolves: none of 1; 1 dived, out of reach until the next player's turn"));
    assert.ok(reasons.includes('submarines of wolves: none of 1'));
  });
});
