import assert from 'node:assert/strict';
import type { Scenario, Technology } from '../../../../../server/src/rulesets/aare/data';
import {
  computeSharedCost,
  computePlanCost,
  computeRollPrice,
} from '../../../../../server/src/rulesets/aare/research/costs';
import { findSharers } from '../../../../../server/src/rulesets/aare/research/sharing';
import { laboratories } from '../../../../../server/src/rulesets/aare/scenarios';
import { assertFails, assertPasses } from '../../../../support/cases';
import { replacePart } from '../../../../support/replace-part';
import { covers } from '../../../../support/covers';
import { powers, readScenario } from '../scenario';

const createPlan = (rolls: number, technology: Technology) => ({ id: 'buy', power: 'germany', technology, rolls });
const getPrice = (power: string, technology: Technology, scenario: Scenario): number =>
  computeRollPrice({ power, technology }, scenario).total;

const japanWithTechnologies = `
turn: { round: 2, power: germany, phase: research }
powers:
  germany: { side: axis }
  japan: { side: axis, technologies: [super-submarines, rockets] }
  us: { side: allies }
`;

describe('the price of research', () => {
  const majors: Technology[] = ['rockets', 'long-range-aircraft', 'heavy-bombers'];
  const minors: Technology[] = ['super-submarines', 'combined-arms', 'jet-fighters'];

  it('a roll costs 5 for a major technology and 4 for a minor one', () => {
    covers('aare:E40');
    const scenario = readScenario(powers);
    for (const technology of majors) assert.equal(getPrice('germany', technology, scenario), 5);
    for (const technology of minors) assert.equal(getPrice('germany', technology, scenario), 4);
  });

  it('a purchase costs the product of price and rolls', () => {
    const scenario = readScenario(powers);
    const listPlanCosts = (technology: Technology) =>
      [4, 2, 6].map((n) => computePlanCost(createPlan(n, technology), scenario).total);
    assert.deepEqual(listPlanCosts('jet-fighters'), [16, 8, 24]);
    assert.deepEqual(listPlanCosts('rockets'), [20, 10, 30]);
  });

  it('a roll costs 1 less if an ally has the technology (example of the source)', () => {
    covers('aare:E45');
    const scenario = readScenario(japanWithTechnologies);
    assert.equal(getPrice('germany', 'super-submarines', scenario), 3);
    assert.equal(getPrice('germany', 'rockets', scenario), 4);
    assert.equal(getPrice('us', 'super-submarines', scenario), 4);
    const listPlanCosts = (technology: Technology) =>
      [4, 2, 6].map((n) => computePlanCost(createPlan(n, technology), scenario).total);
    assert.deepEqual(listPlanCosts('super-submarines'), [12, 6, 18]);
    assert.deepEqual(listPlanCosts('rockets'), [16, 8, 24]);
  });

  it('a roll costs 1 less only once, however many allies have the technology', () => {
    covers('aare:E45');
    const scenario = readScenario(
      ['us', 'ussr'].reduce(
        (text, ally) =>
          replacePart(text, `\n  ${ally}: { side: allies }`, `\n  ${ally}: { side: allies, technologies: [rockets] }`),
        powers,
      ),
    );
    assert.equal(getPrice('uk', 'rockets', scenario), 4);
  });

  it('the option `alliesTechnology` decides when the price falls if the turn of the purchase is unknown', () => {
    const withNewRockets = `
turn: { round: 2, power: japan, phase: research }
powers:
  germany: { side: axis }
  japan: { side: axis, newTechnologies: [rockets] }
`;
    const atOnce = `options: { alliesTechnology: when-acquired }\n${withNewRockets}`;
    assert.equal(getPrice('germany', 'rockets', readScenario(withNewRockets)), 5);
    assert.equal(getPrice('germany', 'rockets', readScenario(atOnce)), 4);
    assert.deepEqual(
      computeRollPrice({ power: 'germany', technology: 'rockets' }, readScenario(withNewRockets)).changes.map(
        ({ by, basis }) => [by, basis?.name],
      ),
      [[0, 'alliesTechnology']],
    );
    assert.equal(
      getPrice('germany', 'rockets', readScenario(replacePart(atOnce, 'power: japan', 'power: germany'))),
      5,
      'nobody has what it develops in a turn that is still to come',
    );
  });
});

describe('allies that share a technology in the round of a purchase', () => {
  /** Whether an ally of the buyer certainly or possibly has rockets in rounds 1 to 3. */
  const listAnswers = (head: string, power: string, research = '') =>
    [1, 2, 3].map((round) => {
      const { certain, possible } = findSharers(
        { power, technology: 'rockets', round },
        readScenario(`${head}${research && `research:\n${research}`}`),
      );
      return certain.length > 0 ? 'yes' : possible.length > 0 ? 'unknown' : 'no';
    });
  const writeHead = (turn: string, japan: string) => `
turn: { round: 2, ${turn} }
powers: { germany: { side: axis }, japan: { side: axis${japan} }, us: { side: allies } }
`;
  const oldTechnology = ', technologies: [rockets]';
  const newTechnology = ', newTechnologies: [rockets]';
  const germanResearch = 'power: germany, phase: research';

  it('an ally that has the technology keeps it, and may have lacked it in earlier rounds', () => {
    covers('aare:E45');
    assert.deepEqual(listAnswers(writeHead(germanResearch, oldTechnology), 'germany'), ['unknown', 'yes', 'yes']);
    assert.deepEqual(listAnswers(writeHead('power: us', oldTechnology), 'germany'), ['unknown', 'unknown', 'yes']);
    assert.deepEqual(listAnswers(writeHead('power: japan, phase: research', oldTechnology), 'germany'), [
      'unknown',
      'yes',
      'yes',
    ]);
    assert.deepEqual(listAnswers(writeHead('power: japan', oldTechnology), 'germany'), ['unknown', 'unknown', 'yes']);
  });

  it('a technology that an ally gains in this round is shared by those whose turn comes later', () => {
    covers('aare:E45');
    assert.deepEqual(listAnswers(writeHead(germanResearch, newTechnology), 'germany'), ['no', 'no', 'yes']);
    const germanGain = `
turn: { round: 2, power: germany, phase: research }
powers: { germany: { side: axis, newTechnologies: [rockets] }, japan: { side: axis } }
`;
    assert.deepEqual(listAnswers(germanGain, 'japan'), ['no', 'yes', 'yes']);
  });

  it('an ally without the technology may gain it in a turn before the purchase', () => {
    assert.deepEqual(listAnswers(writeHead(germanResearch, ''), 'germany'), ['no', 'no', 'unknown']);
    assert.deepEqual(listAnswers(writeHead('power: us', ''), 'germany'), ['no', 'no', 'no']);
    assert.deepEqual(listAnswers(writeHead('power: us, phase: research', ''), 'germany', writePlan(2, 4)), [
      'no',
      'no',
      'unknown',
    ]);
  });

  it('a power rolls for no technology that it has, and six rolls bring one', () => {
    const undated = 'powers: { germany: { side: axis }, japan: { side: axis, technologies: [rockets] } }\n';
    assert.deepEqual(listAnswers(undated, 'germany'), ['unknown', 'unknown', 'unknown']);
    assert.deepEqual(listAnswers(undated, 'germany', writePlan(2, 4)), ['no', 'no', 'unknown']);
    assert.deepEqual(listAnswers(undated, 'germany', writePlan(2, 6)), ['no', 'no', 'yes']);
  });

  it('rolls of allies without a round leave the price open', () => {
    const undated = 'powers: { germany: { side: axis }, japan: { side: axis } }\n';
    const buying = { power: 'germany', technology: 'rockets' } as const;
    const findRocketSharers = (more: string) => findSharers(buying, readScenario(`${undated}${more}`));
    assert.deepEqual(findRocketSharers(''), { certain: [], possible: [] });
    assert.deepEqual(findRocketSharers(`research:\n${writePlan(undefined, 6)}`), { certain: [], possible: ['japan'] });
  });

  function writePlan(round: number | undefined, rolls: number): string {
    const roundText = round === undefined ? '' : `round: ${round}, `;
    return `  - { id: japanese, ${roundText}power: japan, technology: rockets, rolls: ${rolls} }\n`;
  }
});

describe('the payment for research', () => {
  const writeLaterPurchase = (paid: number, japan = '') => `
    turn: { round: 2, power: germany, phase: research }
    powers:
      japan: { side: axis${japan} }
    research:
      - { id: subs, round: 3, power: germany, technology: super-submarines, rolls: 4, paid: ${paid} }
  `;

  it('checks the price of a purchase in round 3 with `turn: round 2`', () => {
    covers('aare:E40', 'aare:E45');
    assertPasses(laboratories, writeLaterPurchase(16));
    assertPasses(laboratories, writeLaterPurchase(12));
    assertFails(
      laboratories,
      `${writeLaterPurchase(14)}
      #                                                                                     ^^ aare/research-price 4 rolls for super submarines cost 16, or 12 if Japan has the technology by then (Tech 7; Tech 9)
      `,
    );
    assertPasses(laboratories, writeLaterPurchase(12, ', technologies: [super-submarines]'));
    assertFails(
      laboratories,
      `${writeLaterPurchase(16, ', technologies: [super-submarines]')}
      #                                                                                     ^^ aare/shared-price because an ally has the technology
      `,
    );
  });

  it('expects the lower price for a technology that an ally gains earlier in the same round', () => {
    covers('aare:E45');
    const writePurchase = (paid: number) => `
      turn: { round: 1, power: germany, phase: research }
      powers:
        germany: { side: axis, newTechnologies: [rockets] }
      research:
        - { id: subs, round: 1, power: japan, technology: rockets, rolls: 4, paid: ${paid} }
    `;
    assertPasses(laboratories, writePurchase(16));
    assertFails(
      laboratories,
      `${writePurchase(20)}
        #                                                                          ^^ aare/shared-price because an ally has the technology
      `,
    );
  });

  it('lists all allies that may have the technology by then', () => {
    const scenario = readScenario(`
turn: { round: 1, power: uk, phase: research }
powers: { ussr: { side: allies }, uk: { side: allies }, us: { side: allies } }
`);
    const laterPlan = { id: 'buy', round: 2, power: 'uk', technology: 'rockets', rolls: 4 } as const;
    assert.deepEqual(findSharers(laterPlan, scenario), { certain: [], possible: ['ussr', 'us'] });
    assert.equal(computePlanCost(laterPlan, scenario).total, 20);
    assert.equal(computeSharedCost(laterPlan, scenario), 16);
  });
});
