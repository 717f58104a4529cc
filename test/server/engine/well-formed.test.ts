import assert from 'node:assert/strict';
import type { Combat, Measure, Step } from '../../../server/src/engine/combat';
import { findErrors, assertWellFormed } from '../../support/well-formed';
import { counterIndex, counters, decide, createHunt, nextShip, salvos, search, shoot } from './hunt';

function assertFaulty(combat: Combat, message: RegExp): void {
  assert.match(findErrors(combat).join('\n'), message);
}

describe('check of a combat', () => {
  it('accepts the hunt', () => {
    assert.deepEqual(findErrors(createHunt()), []);
    assert.doesNotThrow(() => assertWellFormed(createHunt()));
  });

  it('reports repeated ids, also in rounds', () => {
    assertFaulty(createHunt([search, search]), /Two steps have the id search\.subs/);
    assertFaulty(createHunt([shoot, salvos]), /Two steps have the id shoot/);
  });

  it('reports repeated counters and counters with empty bounds', () => {
    assertFaulty(
      { ...createHunt(), counters: [...counters.slice(0, 2), { ...counters[1] }] },
      /Two counters are called ships/,
    );
    assertFaulty(
      { ...createHunt(), counters: [{ ...counters[0], min: 11 }, ...counters.slice(1)] },
      /Counter search has the bounds 11\.\.10/,
    );
  });

  it('reports a start outside the bounds', () => {
    assertFaulty({ ...createHunt(), start: [0, 4, 0] }, /start set ships to 4/);
    assertFaulty({ ...createHunt(), start: [0] }, /start left 1 counters, there are 3/);
  });

  it('reports a roll that cites no rule and rounds that cannot run', () => {
    assertFaulty(createHunt([{ ...search, rules: [] }]), /cites no rule/);
    assertFaulty(createHunt([{ ...salvos, limit: 0 }]), /have the limit 0/);
  });

  it('reports errors along a trace', () => {
    assertFaulty(createHunt([{ ...decide, preferred: () => 'flee' }]), /prefers flee/);
    assertFaulty(
      createHunt(
        [nextShip, nextShip, nextShip, { ...nextShip, id: 'more' }].map((step, id) => ({ ...step, id: `${id}` })),
      ),
      /set ships to -1/,
    );
    assertFaulty(createHunt([{ ...search, dice: () => ({ count: 1, sides: 1 }) }]), /1 dice with 1 sides/);
  });

  it('reports functions that are not pure', () => {
    let calls = 0;
    assertFaulty(createHunt([{ ...nextShip, apply: () => [calls++ % 3, 3, 0] }]), /not pure/);
  });

  it('reports measures that give no number', () => {
    assertFaulty(
      { ...createHunt(), measures: [{ path: ['x'], title: 'nothing', read: (state) => state[9]! }] },
      /"nothing" is undefined/,
    );
  });

  it('reports reads of counters that a step has marginalised', () => {
    const closing: Step = { ...nextShip, marginalises: [0] };
    const measure: Measure = { path: ['search'], title: 'search', read: (state) => state[counterIndex.search]! };
    const outline = (): string => '';
    const closed: Combat = {
      ...createHunt([search, closing]),
      measures: [{ ...measure, readAfterStep: nextShip.id }],
      outline,
    };
    assert.deepEqual(findErrors(closed), []);
    assertFaulty({ ...closed, measures: [measure] }, /"search" is read off counters that a step has closed/);
    assertFaulty({ ...closed, measures: [{ ...measure, readAfterStep: 'nothing' }] }, /"search" is closed by no step/);
    assertFaulty({ ...closed, outline: (end) => `${end[counterIndex.search]}` }, /outline is read off counters/);
    assertFaulty({ ...closed, steps: [{ ...salvos, steps: [closing] }] }, /closes counters inside rounds/);
    for (const passed of [{}, { omitFromTrace: true }, { when: () => false }])
      assertFaulty(
        { ...closed, steps: [{ ...closing, ...passed }, search] },
        /Counters that .* has closed change later/,
      );
  });

  it('throws all errors at once', () => {
    assert.throws(
      () => assertWellFormed(createHunt([search, search, { ...salvos, limit: 0 }])),
      /"Hunt" is ill-formed:\n.*\n.*limit 0/,
    );
  });
});
