import assert from 'node:assert/strict';
import { listSwings } from '../../../server/src/page/course';
import { renderPage } from '../../../server/src/page/page';
import { odds, renderText, report } from './support';

const course = {
  ...{ side: 'attacker', title: 'chance of winning', unit: 'chance', isSampled: false, luck: 0.39, decided: 0 },
  values: [0.61, 0.7, 0.4, 0.41, 1],
};
const steps = ['Detection', 'Cycle 1: destroyers fire', 'Cycle 1: submarines fire', 'Cycle 2: submarines fire'];

describe('the course of a fight', () => {
  it('names the largest swings in their order', () => {
    assert.deepEqual(
      listSwings(course, steps).map(({ step }) => step),
      [steps[0], steps[1], steps[3]],
    );
  });

  it('names no swing that is a small part of all that has changed', () => {
    const list = (last: number) => listSwings({ ...course, values: [0, 20, last] }, steps).map(({ change }) => change);
    assert.deepEqual([list(19), list(18.5)], [[20], [20, -1.5]]);
    assert.equal(listSwings({ ...course, values: [0, 1, 2, 3] }, steps.slice(0, 2)).length, 2, 'a step has a name');
  });

  it('shows the line and the swings, and says what the dice in the file make of the odds', () => {
    const shown = { ...report, odds, course: { courses: [course], steps, fileMoves: 2, isComplete: true } };
    const text = renderText(renderPage({ report: shown, stale: false, calculating: false }));
    assert.match(
      text,
      /These odds are those from the beginning\. With the dice so far: Japan, chance of winning: 40(\.0)?%/,
    );
    assert.match(text, /Course of the fight/);
    assert.match(text, /Cycle 1: destroyers fire: .30 points/);
  });

  it('says that the dice in the file decide a combat that ends with them', () => {
    const shown = { ...report, odds, course: { courses: [course], steps, fileMoves: 4, isComplete: true } };
    assert.match(
      renderText(renderPage({ report: shown, stale: false, calculating: false })),
      /The dice in the file decide the combat/,
    );
  });

  it('draws no line for a value that the dice did not change', () => {
    const flat = { ...course, values: [6, 6, 6, 6, 6] };
    const shown = { ...report, odds, course: { courses: [flat], steps, fileMoves: 0, isComplete: true } };
    assert.doesNotMatch(
      renderText(renderPage({ report: shown, stale: false, calculating: false })),
      /Course of the fight/,
    );
  });
});
