import assert from 'node:assert/strict';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeExactTurn } from '../../../../../server/src/engine/turn/exact';
import { sampleTurn } from '../../../../../server/src/engine/turn/sample';
import { summarizeTurn } from '../../../../../server/src/model/turn-odds';
import { createTurnData } from '../../../../../server/src/features/resolve/turn/find';
import {
  prepareTurnReport,
  createTurnReport,
  reportTurnOdds,
} from '../../../../../server/src/features/resolve/turn/report';
import { performTask, createEntryFinder } from '../../../../../server/src/work/perform-task';
import { rulesets } from '../../../../support/environment';
import { impulse } from '../../../../support/impulse';
import { parseTurn } from './turns';

describe('the report of the odds of a turn', () => {
  it('adds the figures of its combats up, with the change of each', () => {
    const locatedTurn = parseTurn(impulse);
    const odds = runToEnd(computeExactTurn(locatedTurn.scenarioTurn.turn));
    assert.ok(!('tooLarge' in odds));
    const { turn } = reportTurnOdds(locatedTurn, runToEnd(summarizeTurn(locatedTurn.scenarioTurn.turn, odds)));
    const { odds: turnOdds, totals } = turn!;
    assert.equal(turnOdds!.method, 'exact');
    for (const [index, { mean, distribution }] of turnOdds!.totals.entries()) {
      const added = turnOdds!.combats.reduce((sum, { gained }) => sum + gained[index]!, 0);
      assert.ok(Math.abs(mean - added) < 1e-9);
      assert.ok(Math.abs(distribution.reduce((sum, { share: probability }) => sum + probability, 0) - 1) < 1e-12);
    }
    assert.deepEqual(
      totals.filter(({ expects }) => expects).map(({ many, expects }) => [expects!.combat, many]),
      [
        ['biscay', 'combat type ssw'],
        ['biscay', 'convoy points lost at least 1'],
      ],
    );
    assert.match(turnOdds!.combats[0]!.figures.join(), /convoy points hit/);
    assert.equal(turnOdds!.combats[0]!.chance, 1);
  });

  it('lists its bases before there are odds, one combat at a time', () => {
    const locatedTurn = parseTurn(impulse);
    assert.ok(locatedTurn.combats.length > 1);
    const requestedCombats: string[] = [];
    const combats = locatedTurn.combats.map((combat, index) => {
      const { entry } = combat;
      const isLast = index === locatedTurn.combats.length - 1;
      const listAdvice = () => (requestedCombats.push(entry.id), isLast ? entry.listAdvice!() : []);
      return { ...combat, entry: { ...entry, listAdvice } };
    });
    const ids = combats.map(({ entry: site }) => site.id);
    const steps = prepareTurnReport({ ...locatedTurn, combats });
    for (const [index] of ids.entries()) {
      steps.next();
      assert.deepEqual(requestedCombats, ids.slice(0, index + 1));
    }
    assert.ok(createTurnReport({ ...locatedTurn, combats }, {}, []).canAdvise);
    assert.deepEqual(requestedCombats, [...ids, ...ids]);
  });

  it('includes the intervals of sampled odds', () => {
    const locatedTurn = parseTurn(impulse);
    const { odds } = reportTurnOdds(
      locatedTurn,
      runToEnd(
        summarizeTurn(locatedTurn.scenarioTurn.turn, runToEnd(sampleTurn(locatedTurn.scenarioTurn.turn, 1, 500))),
      ),
    ).turn!;
    assert.deepEqual([odds!.method, odds!.runs], ['sampled', 500]);
    for (const { distribution } of odds!.totals)
      for (const { share: probability, low, high } of distribution)
        assert.ok(low! <= probability && probability <= high!);
  });

  it('gives the same odds from plain data in another thread', () => {
    const locatedTurn = parseTurn(impulse);
    const task = {
      kind: 'turn',
      ...structuredClone<ReturnType<typeof createTurnData>>(createTurnData(locatedTurn)),
      runs: 500,
      seed: 1,
    } as const;
    const odds = runToEnd(performTask(task, createEntryFinder(rulesets)));
    const local = runToEnd(computeExactTurn(locatedTurn.scenarioTurn.turn));
    assert.ok(!('tooLarge' in local));
    assert.deepEqual(odds, runToEnd(summarizeTurn(locatedTurn.scenarioTurn.turn, local)));
    assert.equal(runToEnd(performTask({ ...task, limit: 10 }, createEntryFinder(rulesets))).method, 'sampled');
    assert.throws(
      () => runToEnd(performTask({ ...task, entries: [] }, createEntryFinder(rulesets))),
      /no combats of a turn/,
    );
  });
});
