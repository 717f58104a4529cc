import assert from 'node:assert/strict';
import { computeExactOdds } from '../../../../server/src/engine/exact';
import { computeMean, mean, computeMeasureDistribution } from '../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../server/src/engine/progress';
import {
  getAdviceChoices,
  createCombatData,
  getOrderEdits,
  diagnose,
  reportAdvice,
} from '../../../../server/src/features';
import type { LocatedCombat, Purpose } from '../../../../server/src/features';
import type { ReportAdvice } from '../../../../server/src/protocol';
import { performTask, createEntryFinder } from '../../../../server/src/work/perform-task';
import { rulesets } from '../../../support/environment';
import { analyzeText, biscay, applyEdits, getCombat } from '../support';

function advise(target: LocatedCombat, purpose: Purpose): ReportAdvice {
  const task = { ...createCombatData(target), kind: 'advice', ...purpose, runs: 100, seed: 1 } as const;
  const report = reportAdvice(target, purpose, runToEnd(performTask(task, createEntryFinder(rulesets))));
  assert.ok('advice' in report && report.advice, JSON.stringify(report));
  return report.advice;
}

/** The value of the written orders of a side, by the odds of the combat. */
function computeValue({ entry }: LocatedCombat, { side, aim }: Purpose): number {
  const combat = entry.build();
  const aims = entry.listAdvice!().find((advised) => advised.side === side)!.aims;
  const { getQuantity, getSum } = aims.find(({ id }) => id === aim)!;
  const odds = runToEnd(computeExactOdds(combat));
  assert.ok('ends' in odds);
  if (!getSum) return computeMean(odds, getQuantity(combat));
  const { constant, parts } = getSum(combat);
  return parts.reduce(
    (sum, { measure, times }) => sum + times * mean(computeMeasureDistribution(odds, combat, measure)),
    constant,
  );
}

describe('advice by situation', () => {
  const target = getCombat(analyzeText(biscay.replace(/ *dice:.*\n/, '')));
  const purpose = { side: 'subs', aim: 'convoy' };
  const adviceReport = advise(target, purpose);
  const [best] = adviceReport.suggestions;

  it('advises what to do with how many points, and shows the order to write', () => {
    assert.equal(best!.group, 'surprise points');
    assert.equal(
      best!.title,
      'with 4 to 7 points: 2 columns up; with 8 to 11 points: 4 columns up; with 12 points or more: 6 columns up',
    );
    assert.match(best!.writes!, /^orders: subs: surprise: at: 4: - \{ buy: own-column-up, columns: 2 \} 8: /);
    assert.deepEqual(adviceReport.situations!.better, true);
  });

  it('reports the cost of the order in each situation, and the alternatives', () => {
    const { decisions, value } = adviceReport.play!;
    assert.ok(Math.abs(value - best!.value) < 1e-9);
    assert.ok(Math.abs(decisions.reduce((sum, { cost }) => sum + cost, 0) - adviceReport.play!.gain) < 1e-9);
    const eight = decisions.find(({ situation }) => situation === 'with 8 surprise points')!;
    assert.deepEqual([eight.ordered, eight.best], ['nothing', '4 columns up']);
    assert.ok(eight.options.length > 3 && eight.options[0]!.option === '4 columns up');
  });

  it('refuses to write an invalid order', () => {
    for (const order of ['decide: ssw 4=everything', 'decide: surface 4=own-2', 'decide: ssw 4'])
      assert.ok('refused' in getOrderEdits(target, 'subs', order), order);
  });

  const withMore = biscay
    .replace(/ *dice:.*\n/, '')
    .replace(
      '          - { id: liberator',
      '          - { id: b7, type: asw, asw: 5, defence: 6 }\n          - { id: liberator',
    )
    .replace('section: 4 }\n          - { id: condor', 'section: 4, defence: 4 }\n          - { id: condor');
  const subCombat = `ruleset: wif-ssw
turn: { year: 1942, months: may-jun }
powers: { japan: { side: axis }, us: { side: allied } }
navalCombats:
  - id: coral-sea
    kind: sub
    weather: fine
    attacker:
      power: japan
      surprisePoints: 5
      units: [{ id: i-boats, type: sub, attack: 4, section: 3, count: 2, defence: 6 }, { id: ro-boats, type: sub, attack: 2, section: 3 }]
    defender:
      power: us
      convoyPoints: 5
      units: [{ id: hammann, type: asw, asw: 2, section: 0, defence: 8 }, { id: yorktown, type: cv, section: 2, damaged: true, defence: 6 }, { id: astoria, type: scs, cost1: 2, section: 2, defence: 7 }]
`;

  const round = `ruleset: awaw
turn: { year: 1942, season: summer }
nations: { japan: { side: axis }, us: { side: allied } }
navalRounds:
  - id: midway
    attacker:
      nation: us
      search: { squadrons: 3 }
      groups:
        - number: 2
          cap: { nation: us, units: [{ id: wildcats, type: nas, squadrons: 2 }] }
          units: [{ id: enterprise, type: cv, name: Enterprise }, { id: us-destroyers, type: dd, count: 3 }]
    defender:
      nation: japan
      search: { squadrons: 2 }
      groups:
        - { number: 2, units: [{ id: akagi, type: cv, name: Akagi }, { id: kaga, type: cv, name: Kaga }] }
        - { number: 3, units: [{ id: tone-class, type: ca, count: 2 }] }
    strikes:
      - id: dauntlesses
        by: attacker
        group: 2
        attacker: { nation: us, units: [{ id: american-air, type: nas, squadrons: 4 }] }
        targets: [{ ships: [akagi], squadrons: 2 }, { ships: [kaga], squadrons: 2 }]
      - { id: tomonaga, by: defender, group: 2, attacker: { nation: japan, units: [{ id: japanese-air, type: nas, squadrons: 3 }] } }
`;

  for (const [name, text] of [
    ['a combat with escorts', withMore],
    [
      'a combat with escorts and orders',
      withMore.replace(
        '      convoy: #',
        '      orders: { subs: { surprise: [{ buy: target, unit: b7 }] }, convoy: { combatType: naval-air } }\n      convoy: #',
      ),
    ],
    ['a submarine combat', subCombat],
    ['a round of naval combat', round],
  ] as const) {
    it(`advice on ${name} keeps its promised value once it is written`, () => {
      const analysis = analyzeText(text);
      const before = getCombat(analysis);
      const choices = getAdviceChoices(before);
      assert.ok('choices' in choices);
      let writtenCount = 0;
      for (const { side, aim } of choices.choices.filter(
        ({ side, aim: { id } }) => id === (side === 'subs' ? 'convoy' : side === 'convoy' ? 'subs' : 'balance'),
      )) {
        const choicePurpose = { side, aim: aim.id };
        for (const { id, value, title } of advise(before, choicePurpose).suggestions) {
          const edits = getOrderEdits(before, side, id);
          assert.ok(!('refused' in edits), `${title}: ${JSON.stringify(edits)}`);
          const after = analyzeText(applyEdits(text, edits));
          assert.deepEqual(
            diagnose(after)
              .filter(({ severity }) => severity === 'error')
              .map(({ message }) => message),
            [],
            title,
          );
          assert.ok(
            Math.abs(computeValue(getCombat(after), choicePurpose) - value) < 1e-9,
            `${side} ${aim.id}: ${title}`,
          );
          writtenCount++;
        }
      }
      assert.ok(writtenCount > 2, String(writtenCount));
    });
  }
});
