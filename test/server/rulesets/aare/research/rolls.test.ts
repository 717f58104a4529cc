import assert from 'node:assert/strict';
import { spacesMoved } from '../../../../../server/src/rulesets/aare/air-movement/air-transport';
import type { Scenario, Technology } from '../../../../../server/src/rulesets/aare/data';
import {
  chanceOfSuccess,
  grantedBy,
  leastRolls,
  planCost,
  purchaseNumber,
  rollPrice,
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

const japanHas = `
turn: { round: 2, power: germany, phase: research }
powers:
  germany: { side: axis }
  japan: { side: axis, technologies: [super-submarines, rockets] }
  us: { side: allies }
`;

describe('the price of research', () => {
  const majors: Technology[] = ['rockets', 'long-range-aircraft', 'heavy-bombers'];
  const minors: Technology[] = ['super-submarines', 'combined-arms', 'jet-fighters'];

  it('is 5 a roll for a major technology and 4 for a minor one', () => {
    covers('aare:E40');
    const scenario = scenarioOf(powers);
    for (const technology of majors) assert.equal(rollPrice('germany', technology, scenario).total, 5);
    for (const technology of minors) assert.equal(rollPrice('germany', technology, scenario).total, 4);
  });

  it('is the product of price and rolls', () => {
    const scenario = scenarioOf(powers);
    const totals = (technology: Technology) => [4, 2, 6].map((n) => planCost(rolls(n, technology), scenario).total);
    assert.deepEqual(totals('jet-fighters'), [16, 8, 24]);
    assert.deepEqual(totals('rockets'), [20, 10, 30]);
  });

  it('is 1 less where an ally has the technology: the example of the source', () => {
    covers('aare:E45');
    const scenario = scenarioOf(japanHas);
    assert.equal(rollPrice('germany', 'super-submarines', scenario).total, 3);
    assert.equal(rollPrice('germany', 'rockets', scenario).total, 4);
    assert.equal(rollPrice('us', 'super-submarines', scenario).total, 4);
    const totals = (technology: Technology) => [4, 2, 6].map((n) => planCost(rolls(n, technology), scenario).total);
    assert.deepEqual(totals('super-submarines'), [12, 6, 18]);
    assert.deepEqual(totals('rockets'), [16, 8, 24]);
  });

  it('is 1 less only once, however many allies have it', () => {
    covers('aare:E45');
    const scenario = scenarioOf(
      ['us', 'ussr'].reduce(
        (text, ally) =>
          changed(text, `\n  ${ally}: { side: allies }`, `\n  ${ally}: { side: allies, technologies: [rockets] }`),
        powers,
      ),
    );
    assert.equal(rollPrice('uk', 'rockets', scenario).total, 4);
  });

  it('falls when the technology of the ally is in effect, or at once by option', () => {
    const fresh = changed(japanHas, 'technologies: [super-submarines, rockets]', 'newTechnologies: [rockets]');
    assert.equal(rollPrice('germany', 'rockets', scenarioOf(fresh)).total, 5);
    assert.equal(
      rollPrice('germany', 'rockets', scenarioOf(`options: { alliesTechnology: when-acquired }\n${fresh}`)).total,
      4,
    );
    assert.deepEqual(
      rollPrice('germany', 'rockets', scenarioOf(fresh)).changes.map(({ by, basis }) => [by, basis?.name]),
      [[0, 'alliesTechnology']],
    );
  });
});

describe('purchases of rolls', () => {
  it('are counted by power and technology, those of earlier turns too', () => {
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

  it('are one purchase in one round', () => {
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

  it('have at least four rolls the first time and two the second, at any price', () => {
    covers('aare:E41', 'aare:E42', 'aare:E46');
    assert.deepEqual([leastRolls(1).total, leastRolls(2).total], [4, 2]);
  });

  it('grant the technology the second time, and with six rolls', () => {
    covers('aare:E42', 'aare:E43');
    assert.equal(grantedBy(rolls(5), 1), undefined);
    assert.equal(grantedBy(rolls(6), 1), 'six-rolls');
    assert.equal(grantedBy(rolls(2), 2), 'second-purchase');
    assert.equal(grantedBy(rolls(1), 2), undefined);
  });

  it('succeed with any roll', () => {
    close(chanceOfSuccess(rolls(4), 1), 671 / 1296);
    close(chanceOfSuccess(rolls(5), 1), 4651 / 7776);
    close(chanceOfSuccess(rolls(1), 1), 1 / 6);
    assert.equal(chanceOfSuccess(rolls(6), 1), 1);
    assert.equal(chanceOfSuccess(rolls(2), 2), 1);
  });
});

describe('the way of a ship', () => {
  it('passes no hostile sea zone, but where the enemy is submerged; submarines stop at destroyers alone', () => {
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
  it('moves before it loads, with its cargo and after', () => {
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
