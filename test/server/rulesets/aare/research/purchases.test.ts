import assert from 'node:assert/strict';
import type { ResearchPlan, Scenario } from '../../../../../server/src/rulesets/aare/data';
import {
  findPurchase,
  findTooFewRolls,
  listPurchases,
  listPurchasesBy,
} from '../../../../../server/src/rulesets/aare/research/purchases';
import { computeSuccessChance, findGrantingRule } from '../../../../../server/src/rulesets/aare/research/rolls';

const plan = (rolls: number, round?: number, power = 'uk', technology = 'jet-fighters') =>
  ({ id: 'plan', power, technology, rolls, ...(round !== undefined && { round }) }) as unknown as ResearchPlan;
const createScenario = (research: readonly ResearchPlan[], powers: object = {}) =>
  ({ ruleset: 'aare', research, powers }) as unknown as Scenario;

describe('purchases of research', () => {
  it('plans of one power for one technology in one round are a purchase', () => {
    const research = [
      plan(2, 1),
      plan(1, 1),
      plan(4, 2),
      plan(3),
      plan(3),
      plan(5, 1, 'us'),
      plan(6, 1, 'uk', 'rockets'),
    ];
    const describe = ({ rolls, number }: ReturnType<typeof findPurchase>) => `${number}: ${rolls}`;
    const scenario = createScenario(research);
    assert.deepEqual(listPurchases(scenario).map(describe), ['1: 3', '2: 4', '3: 3', '4: 3', '1: 5', '1: 6']);
    assert.deepEqual(listPurchasesBy('uk', 'jet-fighters', scenario).map(describe), ['1: 3', '2: 4', '3: 3', '4: 3']);
    assert.equal(describe(findPurchase(research[1]!, scenario)), '1: 3');
    assert.equal(describe(findPurchase(plan(9), scenario)), '1: 9', 'a plan that is not in the list');
    const before = createScenario(research, { uk: { side: 'allies', earlierResearch: ['jet-fighters'] } });
    assert.deepEqual(listPurchasesBy('uk', 'jet-fighters', before).map(describe), ['2: 3', '3: 4', '4: 3', '5: 3']);
  });

  it('the last plan of a purchase with too few rolls has to grow', () => {
    const few = findTooFewRolls(createScenario([plan(1, 1), plan(1, 1), plan(4, 2), plan(1, 3)]));
    assert.deepEqual(
      few.map(({ minimum, requiredRolls, purchase: { number } }) => [number, minimum, requiredRolls]),
      [
        [1, 4, 3],
        [3, 2, 2],
      ],
    );
  });

  it('six rolls, or two at a second purchase, gain the technology without a success', () => {
    assert.deepEqual(
      [1, 2, 3].map((number) => [1, 2, 5, 6].map((rolls) => findGrantingRule(plan(rolls), number))),
      [
        [undefined, undefined, undefined, 'six-rolls'],
        [undefined, 'second-purchase', 'second-purchase', 'six-rolls'],
        [undefined, 'second-purchase', 'second-purchase', 'six-rolls'],
      ],
    );
    assert.equal(computeSuccessChance(plan(6), 1), 1);
    assert.ok(Math.abs(computeSuccessChance(plan(4), 1) - (1 - (5 / 6) ** 4)) < 1e-12);
    assert.ok(Math.abs(computeSuccessChance(plan(1), 1) - 1 / 6) < 1e-12);
  });
});
