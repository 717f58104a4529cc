import assert from 'node:assert/strict';
import type { Combat, Measure, Step } from '../../../server/src/engine/combat';
import { faults, wellFormed } from '../../support/well-formed';
import { at, counters, decide, hunt, next, salvos, search, shoot } from './hunt';

function isFaulty(combat: Combat, message: RegExp): void {
  assert.match(faults(combat).join('\n'), message);
}

describe('check of a combat', () => {
  it('accepts the hunt', () => {
    assert.deepEqual(faults(hunt()), []);
    assert.doesNotThrow(() => wellFormed(hunt()));
  });

  it('reports repeated ids, also in rounds', () => {
    isFaulty(hunt([search, search]), /Two steps have the id search\.subs/);
    isFaulty(hunt([shoot, salvos]), /Two steps have the id shoot/);
  });

  it('reports repeated counters and counters with empty bounds', () => {
    isFaulty({ ...hunt(), counters: [...counters.slice(0, 2), { ...counters[1] }] }, /Two counters are called ships/);
    isFaulty(
      { ...hunt(), counters: [{ ...counters[0], min: 11 }, ...counters.slice(1)] },
      /Counter search has the bounds 11\.\.10/,
    );
  });

  it('reports a start outside the bounds', () => {
    isFaulty({ ...hunt(), start: [0, 4, 0] }, /start set ships to 4/);
    isFaulty({ ...hunt(), start: [0] }, /start left 1 counters, there are 3/);
  });

  it('reports a roll that cites no rule and rounds that cannot run', () => {
    isFaulty(hunt([{ ...search, rules: [] }]), /cites no rule/);
    isFaulty(hunt([{ ...salvos, limit: 0 }]), /have the limit 0/);
  });

  it('reports errors along a trace', () => {
    isFaulty(hunt([{ ...decide, preferred: () => 'flee' }]), /prefers flee/);
    isFaulty(
      hunt([next, next, next, { ...next, id: 'more' }].map((step, id) => ({ ...step, id: `${id}` }))),
      /set ships to -1/,
    );
    isFaulty(hunt([{ ...search, dice: () => ({ count: 1, sides: 1 }) }]), /1 dice with 1 sides/);
  });

  it('reports functions that are not pure', () => {
    let calls = 0;
    isFaulty(hunt([{ ...next, apply: () => [calls++ % 3, 3, 0] }]), /not pure/);
  });

  it('reports measures that give no number', () => {
    isFaulty(
      { ...hunt(), measures: [{ path: ['x'], title: 'nothing', read: (state) => state[9]! }] },
      /"nothing" is undefined/,
    );
  });

  it('reports reads of closed counters', () => {
    const closing: Step = { ...next, marginalises: [0] };
    const found: Measure = { path: ['search'], title: 'search', read: (state) => state[at.search]! };
    const outline = (): string => '';
    const closed: Combat = { ...hunt([search, closing]), measures: [{ ...found, readAt: next.id }], outline };
    assert.deepEqual(faults(closed), []);
    isFaulty({ ...closed, measures: [found] }, /"search" is read off counters that a step has closed/);
    isFaulty({ ...closed, measures: [{ ...found, readAt: 'nothing' }] }, /"search" is closed by no step/);
    isFaulty({ ...closed, outline: (end) => `${end[at.search]}` }, /outline is read off counters/);
    isFaulty({ ...closed, steps: [{ ...salvos, steps: [closing] }] }, /closes counters inside rounds/);
    for (const passed of [{}, { quiet: true }, { when: () => false }])
      isFaulty({ ...closed, steps: [{ ...closing, ...passed }, search] }, /Counters that .* has closed change later/);
  });

  it('throws all errors at once', () => {
    assert.throws(
      () => wellFormed(hunt([search, search, { ...salvos, limit: 0 }])),
      /"Hunt" is ill-formed:\n.*\n.*limit 0/,
    );
  });
});
