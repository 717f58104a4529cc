import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Combat } from '../../../../../server/src/engine/combat';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import { computeMean } from '../../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../../server/src/engine/progress';
import type { SideAdvice } from '../../../../../server/src/model/advice';
import { createSswAdvice } from '../../../../../server/src/rulesets/wif-ssw/combats/ssw-advice';
import { buildSswCombat } from '../../../../../server/src/rulesets/wif-ssw/combats/ssw';
import type { Engagement, Purchase, Scenario } from '../../../../../server/src/rulesets/wif-ssw/data';
import { computeMaxSurprise } from '../../../../../server/src/rulesets/wif-ssw/surprise/expected';
import { adviseSide } from '../../../../../server/src/work/advise';
import { getCombatEntry, writeEngagement } from './fight';
import { parseScenario, getEngagement } from '../scenario';

const sub = { id: 'wolf', type: 'sub', attack: 4, section: 3, defence: 6 };
const weak = { id: 'lone', type: 'sub', attack: 2, section: 1, count: 2, defence: 9 };
const corvette = { id: 'corvette', type: 'asw', asw: 4, defence: 7 };
const plane = { id: 'hudson', type: 'nav', range: 8, airToSea: 4 };

const listAdvice = (text: string) => getCombatEntry(text).listAdvice!();
const getSide = (all: readonly SideAdvice[], side: string): SideAdvice => all.find((item) => item.side === side)!;

/** An engagement of the sides above, with changes. */
const writeText = (more: object = {}): string =>
  writeEngagement({ subs: { units: [sub, weak] }, convoy: { convoyPoints: 7, units: [corvette, plane] }, ...more });

function computeValue(combat: Combat, { aims }: SideAdvice, aim: string): number {
  const odds = runToEnd(computeExactOdds(combat));
  assert.ok('ends' in odds);
  return computeMean(odds, aims.find(({ id }) => id === aim)!.getQuantity(combat));
}

describe('advice on strategic submarine warfare', () => {
  it('advises both sides, each on its own aims', () => {
    const all = listAdvice(writeText());
    assert.deepEqual(
      all.map(({ side, aims }) => [side, aims.map(({ title }) => title)]),
      [
        [
          'subs',
          ['convoy points hit', 'submarines not hit', 'convoy points lost', 'submarines not destroyed', 'escorts hit'],
        ],
        [
          'convoy',
          [
            'convoy points not hit',
            'submarines hit',
            'convoy points not lost',
            'submarines destroyed',
            'escorts not hit',
          ],
        ],
      ],
    );
  });

  it('offers no advice when no submarine could take part', () => {
    const faceDown = [sub, weak].map((unit) => ({ ...unit, faceUp: false }));
    assert.deepEqual(listAdvice(writeText({ subs: { units: faceDown } })), []);
  });

  it('advises only submarines to join that nothing else keeps out', () => {
    const subs = { units: [sub, { ...weak, joins: false }, { ...weak, id: 'barred', faceUp: false }] };
    const { alternatives } = getSide(listAdvice(writeText({ subs })), 'subs');
    assert.deepEqual(alternatives.map(({ title }) => title).toSorted(), [
      'let all submarines join',
      'let no submarine join',
      'let only lone join',
    ]);
    const { alternatives: calls } = getSide(listAdvice(writeText({ subs })), 'convoy');
    assert.deepEqual(
      calls.map(({ title }) => title),
      ['call naval air combat'],
    );
  });

  it('compares all combinations of four submarines, and of five each by itself', () => {
    const boats = ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ ...sub, id, ...(index === 1 && { joins: false }) }));
    const listChoices = (count: number) =>
      getSide(listAdvice(writeText({ subs: { units: boats.slice(0, count) } })), 'subs').alternatives.map(
        ({ id, group, title, createEdits }) => [id, group, title, createEdits?.().length],
      );
    assert.deepEqual(listChoices(3), [
      ['join.nobody', 'submarines that join', 'let no submarine join', 2],
      ['join.a', 'submarines that join', 'keep c out', 1],
      ['join.b', 'submarines that join', 'let only b join', 3],
      ['join.a+b', 'submarines that join', 'let only a and b join', 2],
      ['join.c', 'submarines that join', 'keep a out', 1],
      ['join.b+c', 'submarines that join', 'let only b and c join', 2],
      ['join.a+b+c', 'submarines that join', 'let all submarines join', 1],
    ]);
    assert.equal(listChoices(4).length, 15);
    assert.deepEqual(listChoices(5), [
      ['join.c+d+e', 'whether a joins', 'keep a out', 1],
      ['join.a+b+c+d+e', 'whether b joins', 'let all submarines join', 1],
      ['join.a+d+e', 'whether c joins', 'keep c out', 1],
      ['join.a+c+e', 'whether d joins', 'keep d out', 1],
      ['join.a+c+d', 'whether e joins', 'keep e out', 1],
    ]);
  });

  it('compares every way to spend the points, and only the simplest when there are too many', () => {
    const { createSituations } = getSide(listAdvice(writeText()), 'subs');
    assert.equal(createSituations!().isComplete, true);
    const many = Array.from({ length: 9 }, (_, index) => ({ ...corvette, id: `escort-${index}` }));
    const { createSituations: simplest } = getSide(
      listAdvice(writeText({ convoy: { convoyPoints: 7, units: many } })),
      'subs',
    );
    assert.equal(simplest!().isComplete, false);
  });

  it('advice is the best of all purchases, with every number of points: by brute force', () => {
    const purchase = fc.oneof(
      fc.constantFrom<Purchase[]>(
        { buy: 'own-column-up' },
        { buy: 'own-column-up', columns: 2 },
        { buy: 'enemy-column-down' },
        { buy: 'avoid' },
        { buy: 'combat-type', type: 'ssw' },
        { buy: 'combat-type', type: 'naval-air' },
        ...['wolf', 'lone', 'corvette'].map((unit): Purchase => ({ buy: 'target', unit })),
      ),
    );
    const orders = fc.dictionary(fc.constantFrom('2', '3', '4', '6', '8', '11'), fc.array(purchase, { maxLength: 4 }));
    for (const side of ['subs', 'convoy'] as const)
      for (const aim of ['convoy', 'subs'] as const) {
        const scenario: Scenario = parseScenario(writeText());
        const engagement = getEngagement(scenario);
        const sideAdvice = getSide(createSswAdvice(engagement, scenario), side);
        const whole = buildSswCombat(engagement, scenario);
        const advice = runToEnd(adviseSide(whole, sideAdvice, aim, { runs: 100, seed: 1 }));
        const [best] = advice.situations!.policies;
        const maximum = best?.value ?? advice.asOrdered;
        assert.ok(maximum <= advice.situations!.value + 1e-9);
        const createOrderedEngagement = (at: Record<string, Purchase[]>, call: 'ssw' | 'naval-air'): Engagement => ({
          ...engagement,
          orders: { [side]: { surprise: { at }, ...(side === 'convoy' && { combatType: call }) } },
        });
        fc.assert(
          fc.property(orders, fc.constantFrom('ssw', 'naval-air'), (at, call) => {
            assert.ok(
              computeValue(buildSswCombat(createOrderedEngagement(at, call), scenario), sideAdvice, aim) <=
                maximum + 1e-9,
            );
          }),
          { numRuns: 60 },
        );
        // Compare with every sequence of purchases that a few points pay for.
        const few = Math.min(5, computeMaxSurprise(engagement, scenario)[side]);
        for (const list of listSequences(few)) {
          const { situations } = sideAdvice.createSituations!();
          const { plans, ordered } = situations.find(({ id }) => id === String(few))!;
          const points = { subs: 0, convoy: 0, [side]: few };
          const reached = computeValue(
            buildSswCombat(createOrderedEngagement({ 1: list }, 'ssw'), scenario, points),
            sideAdvice,
            aim,
          );
          const bestHere = advice.situations!.situations.find(({ situation }) => situation === String(few))!.bestValue;
          assert.ok(reached <= bestHere + 1e-9, `${JSON.stringify(list)} with ${few} points`);
          assert.ok(plans.length > 5 && ordered.title === 'nothing');
        }
      }
  });
});

/** Every sequence of purchases of a few kinds that these points pay for. */
function listSequences(points: number): readonly Purchase[][] {
  const kinds: readonly (readonly [Purchase, number])[] = [
    [{ buy: 'own-column-up' }, 2],
    [{ buy: 'enemy-column-down' }, 2],
    [{ buy: 'target', unit: 'wolf' }, 3],
    [{ buy: 'target', unit: 'lone' }, 3],
    [{ buy: 'target', unit: 'corvette' }, 3],
    [{ buy: 'combat-type', type: 'naval-air' }, 4],
    [{ buy: 'avoid' }, 4],
  ];
  return [
    [],
    ...kinds.flatMap(([purchase, price]) =>
      price <= points ? listSequences(points - price).map((others) => [purchase, ...others]) : [],
    ),
  ];
}
