import assert from 'node:assert/strict';
import fc from 'fast-check';
import { computeExactOdds } from '../../../../server/src/engine/exact';
import { computeMean, mean, computeMeasureDistribution } from '../../../../server/src/engine/outcome';
import { prepareCombat } from '../../../../server/src/engine/prepare-combat';
import { runToEnd } from '../../../../server/src/engine/progress';
import {
  createCombatData,
  diagnose,
  getAdviceChoices,
  getOrderEdits,
  listAllCombats,
  reportAdvice,
  type LocatedCombat,
  type Purpose,
} from '../../../../server/src/features';
import type { ReportAdvice } from '../../../../server/src/protocol';
import { createEntryFinder, performTask } from '../../../../server/src/work/perform-task';
import { rulesets } from '../../../support/environment';
import { orderedScenarios } from '../../../support/random-orders';
import { chooseRunCount } from '../../../support/run-size';
import { analyzeText, applyEdits, getCombat } from '../support';

function advise(target: LocatedCombat, purpose: Purpose): ReportAdvice {
  const task = { ...createCombatData(target), kind: 'advice', ...purpose, runs: 100, seed: 1 } as const;
  const report = reportAdvice(target, purpose, runToEnd(performTask(task, createEntryFinder(rulesets))));
  assert.ok('advice' in report && report.advice, JSON.stringify(report));
  return report.advice;
}

/** The exact value of the orders of a combat, by an aim of the combat as it was. */
function computeValue({ entry }: LocatedCombat, before: LocatedCombat, { side, aim }: Purpose): number {
  const combat = runToEnd(prepareCombat(entry.build()));
  const advised = before.entry.listAdvice!().find((item) => item.side === side)!;
  const { getQuantity, getSum } = advised.aims.find(({ id }) => id === aim)!;
  const odds = runToEnd(computeExactOdds(combat));
  assert.ok('ends' in odds);
  if (!getSum) return computeMean(odds, getQuantity(combat));
  const { constant, parts } = getSum(combat);
  return parts.reduce(
    (sum, { measure, times }) => sum + times * mean(computeMeasureDistribution(odds, combat, measure)),
    constant,
  );
}

/** The combat after an order has been written; undefined if it cannot be. */
function writeOrder(target: LocatedCombat, side: string, order: string): LocatedCombat | undefined {
  const edits = getOrderEdits(target, side, order);
  if ('refused' in edits) return undefined;
  return getCombat(analyzeText(applyEdits(target.analysis.text, edits)), { id: target.entry.id });
}

const listProblems = ({ analysis }: LocatedCombat): readonly string[] =>
  diagnose(analysis).flatMap(({ code, severity }) => (severity === 'error' ? [code] : []));

/** Holds the best advice to what it says of itself, and to every pair of the orders on offer. @returns whether orders were combined */
function assertBest(target: LocatedCombat, purpose: Purpose): boolean {
  const { asOrdered, suggestions, combinations, method } = advise(target, purpose);
  if (method !== 'exact' || combinations === undefined) return false;
  const [best] = suggestions;
  const after = best && writeOrder(target, purpose.side, best.id);
  if (best && !after) assert.fail(`${best.id} cannot be written`);
  if (best && after) {
    const about = `${JSON.stringify(purpose)} ${best.title}\n${after.analysis.text}`;
    const value = computeValue(after, target, purpose);
    assert.ok(Math.abs(value - best.value) < 1e-9, `${value} instead of ${best.value}: ${about}`);
    const each = suggestions.filter(({ title }) => best.each?.includes(title));
    const expected = [target, ...each.flatMap(({ id }) => writeOrder(target, purpose.side, id) ?? [])].flatMap(
      listProblems,
    );
    // Orders that go together make no problem that each does not make by itself.
    if (best.each)
      assert.deepEqual(
        listProblems(after).filter((code) => !expected.includes(code)),
        [],
        about,
      );
  }
  if (!combinations.all) return true;
  const bestValue = Math.max(asOrdered, best?.value ?? asOrdered);
  const singleOrders = suggestions.filter(({ each }) => each === undefined);
  for (const [index, first] of singleOrders.entries()) {
    const changed = writeOrder(target, purpose.side, first.id);
    for (const second of changed ? singleOrders.slice(index + 1) : []) {
      if (second.group === first.group) continue;
      const both = writeOrder(changed!, purpose.side, second.id);
      if (!both) continue;
      const value = computeValue(both, target, purpose);
      assert.ok(value <= bestValue + 1e-9, `${first.title} and ${second.title}: ${value} > ${bestValue}`);
    }
  }
  return true;
}

describe('advice on orders together', () => {
  const battle = `ruleset: aare
turn: { round: 4, power: japan, phase: conduct-combat }
powers: { japan: { side: axis }, us: { side: allies } }
seaBattles:
  - id: midway
    attacker:
      power: japan
      units: { sub: 2, ac: 1, ftr: 2, dd: 1 }
      orders: { dive: { when: always }, retreat: { afterRound: 3 } }
    defender: { power: us, units: { dd: 1, ac: 1, ftr: 1, sub: 1 } }
`;

  it('finds that two orders together are better than each alone, and writes both at once', () => {
    const target = getCombat(analyzeText(battle));
    const { suggestions, combinations } = advise(target, { side: 'attacker', aim: 'win' });
    const [best, next] = suggestions;
    assert.ok(best!.value > next!.value + 0.01);
    assert.deepEqual([best!.group, combinations!.all, combinations!.better], ['combination', true, true]);
    assert.ok(
      ['press on to the end', 'never dive'].every((title) => best!.each!.includes(title)),
      best!.title,
    );
    const { text } = writeOrder(target, 'attacker', best!.id)!.analysis;
    assert.doesNotMatch(text, /afterRound|always/);
  });

  it('names no combination if none is better than a single order', () => {
    const target = getCombat(analyzeText(battle.replace(/ +orders: .*\n/, '')));
    const { suggestions, combinations } = advise(target, { side: 'attacker', aim: 'win' });
    assert.ok(combinations!.all && combinations!.compared > 10);
    assert.equal(
      suggestions.some(({ each }) => each),
      combinations!.better,
    );
  });

  const games = Object.entries({
    ...orderedScenarios,
    // Only a round has several orders that go together.
    awaw: (seed: number) => orderedScenarios.awaw(4 * seed + 3),
  });
  for (const [game, createScenario] of games)
    it(`the best advice is worth what it says, and no less than any two orders on offer, in a random combat of ${game}`, () => {
      let combinedCount = 0;
      fc.assert(
        fc.property(fc.nat(100_000), fc.nat(100), (seed, choice) => {
          const [target] = listAllCombats(analyzeText(JSON.stringify(createScenario(seed), null, 2)));
          const advised = target ? getAdviceChoices(target) : { choices: [] };
          const { choices } = 'refused' in advised ? { choices: [] } : advised;
          const purpose = choices[choice % choices.length];
          if (purpose && assertBest(target!, { side: purpose.side, aim: purpose.aim.id })) combinedCount++;
        }),
        { numRuns: chooseRunCount(60, 10), seed: 3 },
      );
      assert.ok(combinedCount > 0);
    });
});
