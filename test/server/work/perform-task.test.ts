import assert from 'node:assert/strict';
import { runToEnd } from '../../../server/src/engine/progress';
import type { Declaration } from '../../../server/src/model/ids';
import type { CombatEntry, Ruleset } from '../../../server/src/model/ruleset';
import { createEntryFinder, performTask } from '../../../server/src/work/perform-task';
import { createHunt } from '../engine/hunt';
import { findEntry, createTask } from './combats';

describe('performing a task', () => {
  it('computes exact odds if possible', () => {
    const odds = runToEnd(performTask(createTask('hunt'), findEntry));
    assert.ok(odds.exact && Math.abs(odds.mass - 1) < 1e-12);
  });

  it('samples odds if there are too many states', () => {
    const odds = runToEnd(performTask(createTask('wide', { runs: 300, limit: 1_000 }), findEntry));
    assert.ok(!odds.exact);
    assert.deepEqual([odds.runs, odds.seed], [300, 1]);
  });

  it('samples odds on request', () => {
    assert.equal(runToEnd(performTask(createTask('hunt', { kind: 'sample' }), findEntry)).exact, false);
  });

  it('throws with the name of an unknown combat', () => {
    assert.throws(
      () => runToEnd(performTask(createTask('nowhere'), findEntry)),
      /no combat "nowhere" by the ruleset test/,
    );
  });

  it('finds the combat of a task through its ruleset and the ids of the scenario', () => {
    const scenario = { engagements: [{ id: 'biscay' }] };
    const [engagement] = scenario.engagements;
    const place = { owner: engagement!, key: 'id' };
    const declaration: Declaration = {
      kind: 'engagement',
      id: 'biscay',
      place,
      object: engagement,
      path: ['engagements', 0],
    };
    const ruleset = {
      id: 'test',
      listCombats: (data: object, ids) =>
        data === scenario
          ? ids.listDeclarations('engagement').map(({ id }): CombatEntry => ({
              id,
              object: engagement!,
              place,
              title: id,
              kind: 'test',
              sides: {},
              build: createHunt,
            }))
          : [],
    } as Partial<Ruleset> as Ruleset;
    const find = createEntryFinder([ruleset]);
    const task = createTask('biscay', { scenario, declarations: [declaration] });
    assert.equal(find(task)?.build().title, 'Hunt');
    assert.equal(find({ ...task, entry: 'azores' }), undefined);
    assert.equal(find({ ...task, ruleset: 'other' }), undefined);
  });
});
