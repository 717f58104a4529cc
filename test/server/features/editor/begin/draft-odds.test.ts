import assert from 'node:assert/strict';
import { createCombatData, reportDraftOdds, reportOdds } from '../../../../../server/src/features';
import { createInProcessCalculator } from '../../../../../server/src/work/in-process';
import { writeDuel } from '../../../../support/duel';
import { analyzeText, getCombat } from '../../support';

describe('the odds of a draft', () => {
  const target = getCombat(analyzeText(writeDuel('{ outcome: attacker-wins }')));
  const compute = () =>
    createInProcessCalculator(() => target.entry).run(
      { kind: 'odds', ...createCombatData(target), runs: 100, seed: 1 },
      {},
    );

  it('are those of its report, and the first of better ones only if they are rough and were computed in a hurry', async () => {
    const exact = await compute();
    assert.ok('ends' in exact);
    const rough = { ...exact, dropped: 0.01 };
    const report = reportOdds(target, exact);
    assert.ok(!('refused' in report));
    const { sides, names, odds, restsOn, canAdvise } = report;
    assert.deepEqual(reportDraftOdds(target, exact, true), { sides, names, odds, restsOn, canAdvise });
    const listFirst = [exact, rough].map((outcomes) =>
      [true, false].map((isQuick) => 'isFirst' in reportDraftOdds(target, outcomes, isQuick)),
    );
    assert.deepEqual(listFirst, [
      [false, false],
      [true, false],
    ]);
  });

  it('are refused where the rules fail', async () => {
    const failing = {
      ...target,
      entry: {
        ...target.entry,
        build: () => {
          throw new Error('no chart');
        },
      },
    };
    const result = reportDraftOdds(failing, await compute(), true);
    assert.match('refused' in result ? result.refused : '', /no chart/);
  });
});
