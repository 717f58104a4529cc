import assert from 'node:assert/strict';
import { renderDecisions } from '../../../server/src/page/advised-decisions';
import type { ReportBestPlay, ReportDecision } from '../../../server/src/protocol';
import { advice, renderContext, renderHtml, renderText } from './support';

const decision: ReportDecision = {
  title: 'the attacker retreats',
  situation: 'attacker: 2 submarines',
  chance: 0.25,
  ordered: 'press on',
  best: 'retreat',
  cost: 0.125,
  options: [
    { option: 'press on', value: 0.375 },
    { option: 'retreat', value: 0.5 },
  ],
} as unknown as ReportDecision;
const bestPlay: ReportBestPlay = { value: 0.625, gain: 0.125, decisions: [decision], decisionsInAll: 1 };

describe('the decisions of a battle as it unfolds', () => {
  const render = (changes: Partial<ReportBestPlay>, aim = advice.aim) =>
    renderText(renderDecisions(renderContext, { ...bestPlay, ...changes }, aim));
  const columns = 'Decision Situation Chance of it Ordered Best Cost';
  const row = 'Japan retreats Japan: 2 submarines 25.0% press on (37.5%) retreat (50.0%) −12.5 points';
  const heading = 'Decisions as the battle unfolds Deciding as the battle unfolds: 62.5%, +12.5 points.';

  it('stand in a table with what each option is worth and what the orders cost', () => {
    assert.equal(render({}), `${heading} Decisions where your orders are not the best choice ${columns} ${row}`);
  });

  it('are counted where not all of them are listed, and fold after the fifth', () => {
    assert.match(render({ decisionsInAll: 2 }), / The costliest of 2 decisions\.$/);
    const list = (count: number) => {
      const play = { ...bestPlay, decisions: Array.from({ length: count }, () => decision), decisionsInAll: count };
      const html = renderHtml(renderDecisions(renderContext, play, advice.aim));
      const [shown, folded = ''] = html.split('<details');
      return [shown, folded].map((part) => part!.split('press on (').length - 1);
    };
    assert.deepEqual([1, 5, 6, 8].map(list), [
      [1, 0],
      [5, 0],
      [5, 1],
      [5, 3],
    ]);
    assert.match(render({ decisions: Array.from({ length: 8 }, () => decision), decisionsInAll: 8 }), / 3 more /);
  });

  it('are left out where they cost less than can be shown', () => {
    const bestSummary = 'Deciding as the battle unfolds: 62.5%, +12.5 points. Your orders already decide best.';
    assert.equal(render({ decisions: [{ ...decision, cost: 0.0004 }] }), bestSummary);
    assert.equal(render({ decisions: [], gain: 0 }), bestSummary.replace(', +12.5 points', ''));
    assert.match(render({ decisions: [{ ...decision, cost: 0.0005 }] }), /Japan retreats/);
  });

  it('have the sign of a loss that should be low', () => {
    const aim = { id: 'own', title: 'units lost', unit: 'units', fewer: true };
    const options = [
      { option: 'press on', value: 3 },
      { option: 'retreat', value: 1.5 },
    ] as ReportDecision['options'];
    const text = render({ value: 1.5, gain: 1.5, decisions: [{ ...decision, cost: 1.5, options }] }, aim);
    assert.match(text, /unfolds: 1\.5 units, −1\.5 units\./);
    assert.match(text, / press on \(3 units\) retreat \(1\.5 units\) \+1\.5 units$/);
  });

  it('name an option alone whose value is not known', () => {
    assert.match(render({ decisions: [{ ...decision, options: [] }] }), / 25\.0% press on retreat −12\.5 points$/);
  });
});
