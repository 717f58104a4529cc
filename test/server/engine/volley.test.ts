/** Battles with odds known as fractions. */
import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../server/src/engine/exact';
import { runToEnd } from '../../../server/src/engine/progress';
import { sum } from '../../../server/src/dice/sum';
import { findErrors } from '../../support/well-formed';
import { createSeaBattle, findSurvivors } from './sea-battle';
import type { BattlePlan } from './sea-battle';

type Survivors = ReturnType<typeof findSurvivors>;

/** The chance of each answer to which sides survive. */
function computeSurvivorOdds(plan: BattlePlan): Record<string, number> {
  const battle = createSeaBattle(plan);
  assert.deepEqual(findErrors(battle), []);
  const odds = runToEnd(computeExactOdds(battle));
  assert.ok(!('tooLarge' in odds));
  assert.ok(Math.abs(odds.mass - 1) < 1e-12);
  const sumProbability = (survivors: Survivors) =>
    sum(
      odds.ends.filter(({ state }) => findSurvivors(battle, state) === survivors).map(({ probability }) => probability),
    );
  return {
    attacker: sumProbability('attacker'),
    defender: sumProbability('defender'),
    nobody: sumProbability('none'),
    both: sumProbability('both'),
  };
}

const fair = { value: 3, dive: false };

const battles: readonly (readonly [string, BattlePlan, readonly [number, number, number, number]])[] = [
  ['a submarine attacks a destroyer', { attacker: { sub: 1 }, defender: { dd: 1 } }, [1 / 4, 1 / 2, 1 / 4, 0]],
  ['a submarine attacks a transport', { attacker: { sub: 1 }, defender: { trn: 1 } }, [3 / 4, 1 / 4, 0, 0]],
  ['submarine against submarine', { attacker: { sub: 1 }, defender: { sub: 1 } }, [2 / 5, 2 / 5, 1 / 5, 0]],
  ['a destroyer helps', { attacker: { dd: 1, sub: 1 }, defender: { sub: 1 } }, [13 / 14, 1 / 28, 1 / 28, 0]],
  [
    'a destroyer on each side',
    { attacker: { dd: 1, sub: 1 }, defender: { dd: 1, sub: 1 } },
    [17 / 40, 17 / 40, 3 / 20, 0],
  ],
  ['submarines cannot hit air', { attacker: { ftr: 2 }, defender: { sub: 1 } }, [1, 0, 0, 0]],
  [
    'two submarines raid a convoy',
    { attacker: { sub: 2 }, defender: { dd: 1, trn: 1 } },
    [1541 / 4004, 2027 / 4004, 109 / 1001, 0],
  ],
  [
    'a submarine that may be undetected',
    { attacker: { sub: 1 }, defender: { dd: 1 }, detection: fair },
    [1 / 3, 1 / 2, 1 / 6, 0],
  ],
  [
    'a submarine that dives undetected',
    { attacker: { sub: 1 }, defender: { dd: 1 }, detection: { value: 3, dive: true } },
    [7 / 24, 1 / 4, 1 / 8, 1 / 3],
  ],
  [
    'destroyers hunt submarines',
    { attacker: { dd: 2 }, defender: { sub: 2 }, detection: fair },
    [1019 / 1680, 1459 / 5040, 131 / 1260, 0],
  ],
];

describe('exact odds of battles', () => {
  for (const [name, plan, [attacker, defender, nobody, both]] of battles) {
    it(`gives the known fractions as exact odds: ${name}`, () => {
      const actual = computeSurvivorOdds(plan);
      for (const [who, chance] of Object.entries({ attacker, defender, nobody, both })) {
        assert.ok(Math.abs(actual[who]! - chance) < 1e-12, `${who}: ${actual[who]} is not ${chance}`);
      }
    });
  }
});
