import assert from 'node:assert/strict';
import type { Choice, Combat, State, Update } from '../../../server/src/engine/combat';
import { Walk } from '../../../server/src/engine/walk';
import { createSeaBattle } from './sea-battle';

const createToss = (id: string): Combat['steps'][number] => ({
  ...{ kind: 'roll', id, title: id, rules: ['toss'], by: 'us' },
  dice: () => ({ count: 1, sides: 2 }),
  apply: ([heads = 0]: State, total: number) => [Math.min(heads + total - 1, 3)],
});
const count: Update = { kind: 'update', id: 'count', title: 'count', rules: [], apply: (state) => state };
const stop: Choice = {
  ...{ kind: 'choice', id: 'stop', title: 'stop', rules: [], by: 'us' },
  options: () => ['on', 'stop'],
  preferred: () => 'on',
  apply: (state, option) => (option === 'on' ? state : [3]),
};
const createCombat = (steps: Combat['steps'], limit = Infinity): Combat => ({
  ...{ title: '', counters: [{ name: 'heads', title: 'heads', max: 3 }], start: [0] },
  steps: [{ kind: 'rounds', id: 'rounds', title: '', rules: [], limit, again: ([heads]) => heads! < 3, steps }],
  ...{ measures: [], summary: () => '' },
});

describe('walk through a combat', () => {
  it('returns to the same stop if rounds without a limit change nothing', () => {
    const walk = new Walk(createCombat([count, createToss('toss')]));
    const first = walk.start();
    assert.ok(first.kind === 'roll');
    const second = walk.afterRoll(first, 1);
    assert.ok(second.kind === 'roll');
    // The first toss of a repetition is the same stop, whatever came before.
    assert.equal(second.name, first.name);
    assert.notEqual(walk.afterRoll(first, 2).name, first.name);
  });

  it('distinguishes repetitions of limited rounds', () => {
    const walk = new Walk(createCombat([createToss('toss')], 4));
    const first = walk.start();
    assert.ok(first.kind === 'roll');
    assert.notEqual(walk.afterRoll(first, 1).name, first.name);
  });

  it('ends rounds that roll no dice and change nothing, with or without decisions', () => {
    const walk = new Walk(createCombat([stop]), { branchesOn: () => true });
    const first = walk.start();
    assert.ok(first.kind === 'choice');
    assert.deepEqual([first.options, first.preferred], [['on', 'stop'], 'on']);
    assert.deepEqual(
      [walk.afterChoice(first, 'on'), walk.afterChoice(first, 'stop')].map(({ kind, state }) => [kind, state]),
      [
        ['end', [0]],
        ['end', [3]],
      ],
    );
  });

  it('stops only at open decisions', () => {
    assert.equal(new Walk(createCombat([stop, createToss('toss')])).start().kind, 'roll');
    assert.equal(new Walk(createCombat([stop, createToss('toss')]), { branchesOn: () => true }).start().kind, 'choice');
  });

  it('skips volleys in which nobody fires', () => {
    const walk = new Walk(createSeaBattle({ attacker: { ftr: 1 }, defender: { sub: 1 } }));
    const first = walk.start();
    assert.ok(first.kind === 'fire');
    assert.equal(first.step.id, 'main.attacker.fire');
    assert.deepEqual(walk.afterFire(first, [1]).kind, 'end');
  });
});
