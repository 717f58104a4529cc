import assert from 'node:assert/strict';
import {
  getFrame,
  getFrameAfter,
  getStage,
  listMovesBefore,
  listMovesByCombat,
  setDecision,
  setDice,
  startSteppedRun,
  type SteppedRun,
  type SteppedRunOptions,
} from '../../../../server/src/features/resolve/stepped-run';
import type { Refusal } from '../../../../server/src/features/analysis/find-combat';
import { dedent } from '../../../support/fixture';
import { analyzeText, getCombat } from '../support';
import { parseTurn } from './turn/turns';

const writeBattle = (dice: string) =>
  dedent(`
    ruleset: aare
    turn: { round: 3, power: us, phase: conduct-combat }
    powers: { japan: { side: axis }, us: { side: allies } }
    seaBattles:
      - id: coral-sea
        attacker: { power: us, units: { dd: 2, ftr: 1 } }
        defender: { power: japan, units: { dd: 2, ftr: 1 } }
        dice: ${dice}
  `);

function assertAccepted(result: SteppedRun | Refusal): SteppedRun {
  assert.ok(!('refused' in result), JSON.stringify(result));
  return result;
}

const start = (dice: string, options: SteppedRunOptions = {}) =>
  assertAccepted(startSteppedRun(getCombat(analyzeText(writeBattle(dice))), options));

/** All dice in their order: the label, and what was rolled. */
const listFaces = ({ steps }: SteppedRun) =>
  steps.flatMap(({ dice }) => dice.map(({ label, index, face }) => `${label}/${index}: ${face}`));

describe('a combat step by step', () => {
  it('a run with another face of a die has the same dice before and beside it', () => {
    for (const dice of ['{ seed: 3 }', '[6, 6, 6, 6, 6, 6, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1]']) {
      const before = start(dice);
      for (const [stepIndex, step] of before.steps.slice(0, 8).entries())
        for (const die of step.dice) {
          const face = (die.face % die.sides) + 1;
          const after = assertAccepted(setDice(before, step, [[die, face]]));
          const name = `${dice} ${stepIndex} ${die.label}/${die.index}`;
          assert.deepEqual(
            listFaces({ ...after, steps: after.steps.slice(0, stepIndex) }),
            listFaces({ ...before, steps: before.steps.slice(0, stepIndex) }),
            name,
          );
          assert.deepEqual(
            after.steps[stepIndex]!.dice.map((other) => other.face),
            step.dice.map((other) => (other.label === die.label && other.index === die.index ? face : other.face)),
            name,
          );
          assert.deepEqual(getFrame(after, stepIndex), getFrame(before, stepIndex), name);
        }
    }
  });

  it('refuses a face that the die does not have', () => {
    const before = start('{ seed: 3 }');
    const step = before.steps.find(({ dice }) => dice.length > 0)!;
    const [die] = step.dice as [(typeof step.dice)[number]];
    for (const face of [0, die.sides + 1, 1.5, NaN])
      assert.match((setDice(before, step, [[die, face]]) as Refusal).refused, /a number from 1 to 6\.$/, String(face));
    for (const face of [1, die.sides]) assertAccepted(setDice(before, step, [[die, face]]));
  });

  it('lists the moves of all dice before a step, and the boards around it', () => {
    const run = start('{ seed: 3 }');
    const { steps } = run;
    const counts = steps.map((_, at) => listMovesBefore(run, at).length);
    assert.deepEqual(
      counts,
      [...counts].sort((a, b) => a - b),
    );
    assert.equal(counts[0], 0);
    assert.ok(listMovesBefore(run, steps.length).length > counts.at(-1)!);
    assert.deepEqual(listMovesByCombat(run, steps.length), [['coral-sea', listMovesBefore(run, steps.length)]]);
    for (const stepIndex of steps.keys()) {
      assert.deepEqual(getFrameAfter(run, stepIndex), getFrame(run, stepIndex + 1));
      assert.equal(getStage(run, stepIndex), run.stages[0]);
    }
  });

  it('begins with dice of the table or a seed instead of those in the file', () => {
    const [first] = listFaces(start('{ seed: 3 }', { dice: [5, 5, 5, 5, 5, 5, 5, 5], seed: 1 }));
    assert.match(first!, /: 5$/);
    assert.deepEqual(listFaces(start('[1, 1, 1, 1, 1, 1]', { seed: 3 })), listFaces(start('{ seed: 3 }')));
    assert.notDeepEqual(listFaces(start('{ seed: 3 }', { seed: 4 })), listFaces(start('{ seed: 3 }')));
  });

  it('goes on as decided, and refuses what cannot be decided', () => {
    const run = start('{ seed: 3 }');
    const step = run.steps.find(({ decision }) => decision);
    assert.ok(step?.decision);
    for (const option of step.decision.options) {
      const after = assertAccepted(setDecision(run, step, step.decision, option));
      assert.equal(after.steps.find(({ decision }) => decision)?.decision?.option, option);
    }
    assert.match(
      (setDecision(run, step, step.decision, 'nothing') as Refusal).refused,
      /^There is no option nothing: /,
    );
  });
});

describe('the decisions of a combat step by step', () => {
  it('are made again after an earlier one has changed', () => {
    // Misses leave both sides as they are, so that the same decision comes up in each cycle.
    const run = start('{ seed: 3 }', { dice: Array.from({ length: 60 }, () => 6) });
    const [firstStep, secondStep, thirdStep] = run.steps.filter(({ decision }) => decision);
    const { label, option, options } = secondStep!.decision!;
    const other = options.find((candidate) => candidate !== option)!;
    const listDecisions = ({ sources }: SteppedRun) => sources[0]!.decisions?.[label];
    assert.equal(firstStep!.decision!.label, label);
    const changed = assertAccepted(setDecision(run, thirdStep!, thirdStep!.decision!, other));
    assert.deepEqual(listDecisions(changed), [option, option, other]);
    const again = assertAccepted(setDecision(changed, firstStep!, firstStep!.decision!, other));
    assert.deepEqual(listDecisions(again), [other, option, other]);
  });
});

describe('a turn step by step', () => {
  it('walks through its combats one after the other', () => {
    const turn = parseTurn(
      writeBattle('{ seed: 3 }') + writeBattle('{ seed: 4 }').split('seaBattles:\n')[1]!.replace('coral-sea', 'midway'),
    );
    const run = assertAccepted(startSteppedRun(turn, {}));
    assert.deepEqual(
      run.stages.map(({ target }) => target.entry.id),
      ['coral-sea', 'midway'],
    );
    assert.equal(run.turnOrScenario?.title, 'Axis & Allies Revised: Enhanced');
    assert.equal(start('{ seed: 3 }').turnOrScenario, undefined);
    const second = run.steps.findIndex(({ stage }) => stage === 1);
    assert.ok(second > 0 && run.steps.slice(0, second).every(({ stage }) => stage === 0));
    assert.deepEqual(getFrameAfter(run, second - 1), run.stages[0]!.board?.frames.at(-1));
    const moves = listMovesByCombat(run, second);
    assert.deepEqual(
      moves.map(([id, list]) => [id, list.length > 0]),
      [
        ['coral-sea', true],
        ['midway', false],
      ],
    );
  });
});
