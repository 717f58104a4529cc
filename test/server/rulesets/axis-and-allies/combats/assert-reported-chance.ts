/** Compares the reported chance of winning by pressing on with the battle that has no order to retreat. */
import assert from 'node:assert/strict';
import type { Choice, Combat, State, Step } from '../../../../../server/src/engine/combat';
import { withCounters } from '../../../../../server/src/engine/combat';
import { computeOdds } from './battles';

/** The average error of rounding to a tenth of a percent. */
const tolerance = 0.000_51;

/**
 * Asserts that the reported chances are those of pressing on. An attacker who retreats at once unless he is certain to win has, summed over
 * all retreats, the same chance as one who never retreats.
 * @param cautious with `chanceBelow: 1`
 * @param bold the same battle without an order to retreat
 */
export function assertReportedChance(cautious: Combat, bold: Combat): void {
  const { counters, labels } = cautious;
  const retreatedIndex = counters.findIndex(({ name }) => name === 'retreated');
  const choice = findRetreat(cautious.steps);
  const wins = (combat: Combat, end: State): number => Number(combat.labels![0]!.read(end) === 'attacker-wins');
  assert.deepEqual(labels?.[0]?.path, ['outcome']);
  let reportedChance = 0;
  for (const { state, probability } of computeOdds(cautious).ends) {
    const stateBefore = withCounters(state, [retreatedIndex, 0]);
    reportedChance +=
      probability *
      (state[retreatedIndex] === 1
        ? parseChance(choice.remark!(stateBefore, state, 'retreat'))
        : wins(cautious, state));
  }
  const actualChance = computeOdds(bold).ends.reduce(
    (sum, { state, probability }) => sum + probability * wins(bold, state),
    0,
  );
  assert.ok(Math.abs(reportedChance - actualChance) < tolerance, `reported ${reportedChance}, actual ${actualChance}`);
}

/** The first decision to retreat. */
function findRetreat(steps: readonly Step[]): Choice {
  for (const step of steps) {
    if (step.kind !== 'rounds') continue;
    const match = step.steps.find((inner) => inner.kind === 'choice' && inner.id.endsWith('retreat'));
    if (match?.kind === 'choice') return match;
  }
  return assert.fail('the battle has a retreat');
}

function parseChance(text: string): number {
  const [, comparison, percentage] = /his chance of winning is ([<>]?)([\d.]+) ?%/.exec(text) ?? [];
  assert.ok(percentage, text);
  return comparison === '<' ? 0 : comparison === '>' ? 1 : Number(percentage) / 100;
}
