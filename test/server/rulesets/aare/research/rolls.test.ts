import assert from 'node:assert/strict';
import { computeSpacesMoved } from '../../../../../server/src/rulesets/aare/air-movement/air-transport';
import type { Scenario, Technology } from '../../../../../server/src/rulesets/aare/data';
import {
  computeSuccessChance,
  findGrantingRule,
  computeMinimumRolls,
} from '../../../../../server/src/rulesets/aare/research/rolls';
import { findPurchase } from '../../../../../server/src/rulesets/aare/research/purchases';
import { isHostile, canPass } from '../../../../../server/src/rulesets/aare/sea-movement/sea-moves';
import { replacePart } from '../../../../support/replace-part';
import { covers } from '../../../../support/covers';
import { powers, readScenario } from '../scenario';

const readPlans = (items: string, head = powers): Scenario => readScenario(`${head}\nresearch:\n${items}`);
const createPlan = (number: number, technology: Technology = 'rockets') =>
  readPlans(`  - { id: buy, power: germany, technology: ${technology}, rolls: ${number} }`).research![0]!;
const assertClose = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);

describe('purchases of rolls', () => {
  it('purchases are counted by power and technology, including earlier turns', () => {
    const scenario = readPlans(
      `
  - { id: a, power: germany, technology: rockets, rolls: 4 }
  - { id: b, power: japan, technology: rockets, rolls: 4 }
  - { id: c, power: germany, technology: rockets, rolls: 2 }
  - { id: d, power: germany, technology: jet-fighters, rolls: 2 }
`,
      replacePart(powers, 'germany: { side: axis }', 'germany: { side: axis, earlierResearch: [jet-fighters] }'),
    );
    assert.deepEqual(
      scenario.research!.map((plan) => findPurchase(plan, scenario).number),
      [1, 1, 2, 2],
    );
  });

  it('plans of one round are one purchase', () => {
    const scenario = readPlans(`
  - { id: a, round: 1, power: germany, technology: rockets, rolls: 4 }
  - { id: b, round: 1, power: germany, technology: rockets, rolls: 2 }
  - { id: c, round: 2, power: germany, technology: rockets, rolls: 2 }
`);
    assert.deepEqual(
      scenario.research!.map((plan) => findPurchase(plan, scenario).number),
      [1, 1, 2],
    );
  });

  it('plans of one round have the number and the rolls of their purchase, with another round between them', () => {
    const scenario = readPlans(`
  - { id: a, round: 1, power: germany, technology: rockets, rolls: 4 }
  - { id: b, round: 2, power: germany, technology: rockets, rolls: 2 }
  - { id: c, round: 1, power: germany, technology: rockets, rolls: 1 }
`);
    const purchases = scenario.research!.map((plan) => findPurchase(plan, scenario));
    assert.deepEqual(
      purchases.map(({ number, rolls }) => [number, rolls]),
      [
        [1, 5],
        [2, 2],
        [1, 5],
      ],
    );
  });

  it('the first purchase has at least four rolls and the second two, at any price', () => {
    covers('aare:E41', 'aare:E42', 'aare:E46');
    assert.deepEqual([computeMinimumRolls(1).total, computeMinimumRolls(2).total], [4, 2]);
  });

  it('the second purchase, or six rolls, give the technology', () => {
    covers('aare:E42', 'aare:E43');
    assert.equal(findGrantingRule(createPlan(5), 1), undefined);
    assert.equal(findGrantingRule(createPlan(6), 1), 'six-rolls');
    assert.equal(findGrantingRule(createPlan(2), 2), 'second-purchase');
    assert.equal(findGrantingRule(createPlan(1), 2), undefined);
  });

  it('a purchase succeeds if any of its rolls does', () => {
    assertClose(computeSuccessChance(createPlan(4), 1), 671 / 1296);
    assertClose(computeSuccessChance(createPlan(5), 1), 4651 / 7776);
    assertClose(computeSuccessChance(createPlan(1), 1), 1 / 6);
    assert.equal(computeSuccessChance(createPlan(6), 1), 1);
    assert.equal(computeSuccessChance(createPlan(2), 2), 1);
  });
});

describe('the route of a ship', () => {
  it('ships stop at surfaced enemies, submarines at destroyers alone', () => {
    covers('aare:E19');
    const zones = ['none', 'submerged-submarines', 'submarines', 'warships', 'destroyers'] as const;
    assert.deepEqual(zones.map(isHostile), [false, false, true, true, true]);
    assert.deepEqual(
      zones.map((enemies) => canPass(true, enemies)),
      [true, true, true, true, false],
    );
    assert.deepEqual(
      zones.map((enemies) => canPass(false, enemies)),
      [true, true, false, false, false],
    );
  });
});

describe('an air transport', () => {
  it('an air transport adds up its moves before, with and after its cargo', () => {
    covers('aare:E39');
    const scenario = readScenario(`${powers}
airTransports:
  - { id: drop, power: uk, spacesBefore: 1, spacesLoaded: 3, spacesAfter: 2 }
  - { id: none, power: uk }
`);
    assert.deepEqual(
      scenario.airTransports!.map((transport) => computeSpacesMoved(transport).total),
      [6, 0],
    );
  });
});
