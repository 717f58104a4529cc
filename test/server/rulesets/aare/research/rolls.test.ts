import assert from 'node:assert/strict';
import { spacesMoved } from '../../../../../server/src/rulesets/aare/air-movement/air-transport';
import type { Scenario, Technology } from '../../../../../server/src/rulesets/aare/data';
import {
  chanceOfSuccess,
  grantedBy,
  leastRolls,
  purchaseNumber,
} from '../../../../../server/src/rulesets/aare/research/rolls';
import { isHostile, mayPass } from '../../../../../server/src/rulesets/aare/sea-movement/sea-moves';
import { changed } from '../../../../support/changed';
import { covers } from '../../../../support/covers';
import { powers, scenarioOf } from '../scenario';

const plans = (items: string, head = powers): Scenario => scenarioOf(`${head}\nresearch:\n${items}`);
const rolls = (number: number, technology: Technology = 'rockets') =>
  plans(`  - { id: buy, power: germany, technology: ${technology}, rolls: ${number} }`).research![0]!;
const close = (actual: number, expected: number) =>
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual} is not ${expected}`);

describe('purchases of rolls', () => {
  it('purchases are counted by power and technology, including earlier turns', () => {
    const scenario = plans(
      `
  - { id: a, power: germany, technology: rockets, rolls: 4 }
  - { id: b, power: japan, technology: rockets, rolls: 4 }
  - { id: c, power: germany, technology: rockets, rolls: 2 }
  - { id: d, power: germany, technology: jet-fighters, rolls: 2 }
`,
      changed(powers, 'germany: { side: axis }', 'germany: { side: axis, earlierResearch: [jet-fighters] }'),
    );
    assert.deepEqual(
      scenario.research!.map((plan) => purchaseNumber(plan, scenario)),
      [1, 1, 2, 2],
    );
  });

  it('plans of one round are one purchase', () => {
    const scenario = plans(`
  - { id: a, round: 1, power: germany, technology: rockets, rolls: 4 }
  - { id: b, round: 1, power: germany, technology: rockets, rolls: 2 }
  - { id: c, round: 2, power: germany, technology: rockets, rolls: 2 }
`);
    assert.deepEqual(
      scenario.research!.map((plan) => purchaseNumber(plan, scenario)),
      [1, 1, 2],
    );
  });

  it('the first purchase has at least four rolls and the second two, at any price', () => {
    covers('aare:E41', 'aare:E42', 'aare:E46');
    assert.deepEqual([leastRolls(1).total, leastRolls(2).total], [4, 2]);
  });

  it('the second purchase, or six rolls, give the technology', () => {
    covers('aare:E42', 'aare:E43');
    assert.equal(grantedBy(rolls(5), 1), undefined);
    assert.equal(grantedBy(rolls(6), 1), 'six-rolls');
    assert.equal(grantedBy(rolls(2), 2), 'second-purchase');
    assert.equal(grantedBy(rolls(1), 2), undefined);
  });

  it('a purchase succeeds if any of its rolls does', () => {
    close(chanceOfSuccess(rolls(4), 1), 671 / 1296);
    close(chanceOfSuccess(rolls(5), 1), 4651 / 7776);
    close(chanceOfSuccess(rolls(1), 1), 1 / 6);
    assert.equal(chanceOfSuccess(rolls(6), 1), 1);
    assert.equal(chanceOfSuccess(rolls(2), 2), 1);
  });
});

describe('the route of a ship', () => {
  it('ships stop at surfaced enemies, submarines at destroyers alone', () => {
    covers('aare:E19');
    const zones = ['none', 'submerged-submarines', 'submarines', 'warships', 'destroyers'] as const;
    assert.deepEqual(zones.map(isHostile), [false, false, true, true, true]);
    assert.deepEqual(
      zones.map((enemies) => mayPass(true, enemies)),
      [true, true, true, true, false],
    );
    assert.deepEqual(
      zones.map((enemies) => mayPass(false, enemies)),
      [true, true, false, false, false],
    );
  });
});

describe('an air transport', () => {
  it('an air transport adds up its moves before, with and after its cargo', () => {
    covers('aare:E39');
    const scenario = scenarioOf(`${powers}
airTransports:
  - { id: drop, power: uk, spacesBefore: 1, spacesLoaded: 3, spacesAfter: 2 }
  - { id: none, power: uk }
`);
    assert.deepEqual(
      scenario.airTransports!.map((transport) => spacesMoved(transport).total),
      [6, 0],
    );
  });
});
