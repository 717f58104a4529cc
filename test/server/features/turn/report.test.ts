import assert from 'node:assert/strict';
import { finish } from '../../../../server/src/engine/progress';
import { exactTurn } from '../../../../server/src/engine/turn/exact';
import { sampleTurn } from '../../../../server/src/engine/turn/sample';
import { turnOdds } from '../../../../server/src/model/turn-odds';
import { turnData } from '../../../../server/src/features/turn/calculation';
import { preparingTurn, reportOnTurn, reportTurnOdds } from '../../../../server/src/features/turn/report';
import { perform, siteBy } from '../../../../server/src/work/perform';
import { rulesets } from '../../../support/environment';
import { impulse } from '../../../support/impulse';
import { turnIn } from './turns';

describe('the report of the odds of a turn', () => {
  it('adds the figures of its combats up, with the change of each', () => {
    const found = turnIn(impulse);
    const odds = finish(exactTurn(found.stated.turn));
    assert.ok(!('tooLarge' in odds));
    const { turn } = reportTurnOdds(found, finish(turnOdds(found.stated.turn, odds)));
    const { odds: shown, totals } = turn!;
    assert.equal(shown!.method, 'exact');
    for (const [index, { mean, distribution }] of shown!.totals.entries()) {
      const added = shown!.combats.reduce((sum, { gained }) => sum + gained[index]!, 0);
      assert.ok(Math.abs(mean - added) < 1e-9);
      assert.ok(Math.abs(distribution.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-12);
    }
    assert.deepEqual(
      totals.filter(({ expects }) => expects).map(({ many, expects }) => [expects!.combat, many]),
      [
        ['biscay', 'combat type ssw'],
        ['biscay', 'convoy points lost at least 1'],
      ],
    );
    assert.match(shown!.combats[0]!.figures.join(), /convoy points hit/);
    assert.equal(shown!.combats[0]!.chance, 1);
  });

  it('lists its bases before there are odds, one combat at a time', () => {
    const found = turnIn(impulse);
    assert.ok(found.combats.length > 1);
    const asked: string[] = [];
    const combats = found.combats.map((combat, index) => {
      const { site } = combat;
      const isLast = index === found.combats.length - 1;
      const advice = () => (asked.push(site.id), isLast ? site.advice!() : []);
      return { ...combat, site: { ...site, advice } };
    });
    const ids = combats.map(({ site }) => site.id);
    const steps = preparingTurn({ ...found, combats });
    for (const [index] of ids.entries()) {
      steps.next();
      assert.deepEqual(asked, ids.slice(0, index + 1));
    }
    assert.ok(reportOnTurn({ ...found, combats }, {}, []).canAdvise);
    assert.deepEqual(asked, [...ids, ...ids]);
  });

  it('includes the intervals of sampled odds', () => {
    const found = turnIn(impulse);
    const { odds } = reportTurnOdds(
      found,
      finish(turnOdds(found.stated.turn, finish(sampleTurn(found.stated.turn, 1, 500)))),
    ).turn!;
    assert.deepEqual([odds!.method, odds!.runs], ['sampled', 500]);
    for (const { distribution } of odds!.totals)
      for (const { share, low, high } of distribution) assert.ok(low! <= share && share <= high!);
  });

  it('gives the same odds from plain data in another thread', () => {
    const found = turnIn(impulse);
    const task = {
      kind: 'turn',
      ...structuredClone<ReturnType<typeof turnData>>(turnData(found)),
      runs: 500,
      seed: 1,
    } as const;
    const odds = finish(perform(task, siteBy(rulesets)));
    const here = finish(exactTurn(found.stated.turn));
    assert.ok(!('tooLarge' in here));
    assert.deepEqual(odds, finish(turnOdds(found.stated.turn, here)));
    assert.equal(finish(perform({ ...task, limit: 10 }, siteBy(rulesets))).method, 'sampled');
    assert.throws(() => finish(perform({ ...task, sites: [] }, siteBy(rulesets))), /no combats of a turn/);
  });
});
