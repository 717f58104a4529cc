import assert from 'node:assert/strict';
import { indexIds } from '../../../../../server/src/model/ids';
import { countRolledDice, countInterceptionDice } from '../../../../../server/src/rulesets/awaw/raiders/interception';
import type { Header, Interception } from '../../../../../server/src/rulesets/awaw/data';

const header: Header = { ruleset: 'awaw' };
const ids = indexIds([], []);

function countDice(interception: Partial<Interception>): number | undefined {
  const cruisers = { units: [{ id: 'cruisers', type: 'ca' as const }] };
  const amount = countInterceptionDice({ id: 'hunt', interceptor: cruisers, ...interception }, header, ids);
  return amount && countRolledDice(amount);
}

describe('the dice of an interception', () => {
  it('an interception has 1 die against raiders, 2 against a base change, 4 against an invasion', () => {
    assert.deepEqual(
      (['raid', 'base-change', 'invasion'] as const).map((against) => countDice({ against })),
      [1, 2, 4],
    );
  });

  it('search squadrons, three at most, and codebreaking add dice to an interception', () => {
    assert.equal(countDice({ against: 'patrol', spotters: 5, moreCodebreaking: true }), 6);
  });

  it('an interception has at most eight dice and at least none', () => {
    assert.equal(countDice({ against: 'invasion', spotters: 3, moreCodebreaking: true, inMissionHex: true }), 8);
    const submarine = { units: [{ id: 'u-47', type: 'sub' as const }] };
    assert.equal(countDice({ against: 'raid', interceptor: submarine }), 0);
  });

  it('an interception loses a die against fewer than ten factors, and another for a slow ship', () => {
    assert.equal(countDice({ against: 'sea-transport', enemyFactors: 9 }), 3);
    assert.equal(countDice({ against: 'sea-transport', enemyFactors: 10 }), 4);
    const damaged = { units: [{ id: 'cruisers', type: 'ca' as const, count: 2, damaged: 1 }] };
    assert.equal(countDice({ against: 'sea-transport', interceptor: damaged }), 3);
  });

  it('the dice of an interception are unknown when the scenario does not say what is intercepted', () => {
    assert.equal(countDice({}), undefined);
  });
});
