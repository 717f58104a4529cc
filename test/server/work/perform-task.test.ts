import assert from 'node:assert/strict';
import { runToEnd } from '../../../server/src/engine/progress';
import { computeExactOdds } from '../../../server/src/engine/exact';
import type { Move } from '../../../server/src/engine/play';
import type { Declaration } from '../../../server/src/model/ids';
import { listRoundSeries } from '../../../server/src/model/rounds';
import type { CombatEntry, Ruleset } from '../../../server/src/model/ruleset';
import { createTurn, fileOrder } from '../../../server/src/model/turn';
import { createEntryFinder, performTask } from '../../../server/src/work/perform-task';
import type { TurnTask } from '../../../server/src/work/task';
import { createHunt } from '../engine/hunt';
import { createSkirmish } from '../../support/skirmish';
import { findEntry, createTask } from './combats';
import { createRaid, createRaidAdvice, hit, saving } from './raid';

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

  it('computes the odds from where moves lead, exact and sampled', () => {
    // A search of 1 finds the ships, and the first of three salvos misses: two are left, each with one chance in six.
    const moves: readonly Move[] = [
      { kind: 'roll', rolls: [{ label: 'search.subs', faces: [1] }] },
      { kind: 'decision', label: 'decide', option: 'attack' },
      { kind: 'roll', rolls: [{ label: 'shoot', faces: [1, 1] }] },
    ];
    const listHits = (kind: 'odds' | 'sample') =>
      runToEnd(performTask(createTask('hunt', { kind, moves, runs: 3_600 }), findEntry))
        .ends.map(({ state: [, , hits = 0], probability }) => [hits, probability] as const)
        .toSorted(([a], [b]) => a - b);
    const expected = [25 / 36, 10 / 36, 1 / 36];
    for (const kind of ['odds', 'sample'] as const) {
      const tolerance = kind === 'odds' ? 1e-12 : 0.03;
      assert.deepEqual(
        listHits(kind).map(([hits]) => hits),
        [0, 1, 2],
      );
      for (const [hits, probability] of listHits(kind)) assert.ok(Math.abs(probability - expected[hits]!) < tolerance);
    }
  });

  it('follows the odds from round to round, with the series that are listed for the combat', () => {
    const skirmish = createSkirmish({ subs: 2, fighters: 1, destroyers: 2, battleships: 0 });
    const odds = runToEnd(computeExactOdds(skirmish, { curves: listRoundSeries(skirmish).map(({ read }) => read) }));
    assert.ok('curves' in odds && odds.curves!.length > 3);
    const computeRounds = (combat = skirmish) =>
      runToEnd(performTask({ ...createTask('skirmish'), kind: 'rounds' }, () => ({ build: () => combat })));
    assert.deepEqual(computeRounds(), odds.curves);
    // No numbered rounds, and no exact odds.
    assert.ok('tooLarge' in computeRounds(createHunt()));
    assert.deepEqual(computeRounds({ ...skirmish, hasEstimatedDecisions: true }), { tooLarge: true, states: 0 });
  });

  describe('figures of several combats', () => {
    const { runs, seed, ...reference } = createTask('hunt');
    const task = { ...reference, runs, seed, entries: ['hunt', 'nowhere', 'faulty', 'hunt'] };

    it('computes the figures of several combats, none for those that do not exist or fail', () => {
      const calculation = performTask({ ...task, kind: 'odds-figures' }, findEntry);
      const counted = new Set<string>();
      let step = calculation.next();
      for (; !step.done; step = calculation.next())
        if (step.value.unit === 'combats') counted.add(`${step.value.done} of ${step.value.total}`);
      assert.deepEqual([...counted], ['0 of 4', '1 of 4', '2 of 4', '3 of 4']);
      const [hunt, nowhere, faulty, again] = step.value;
      assert.deepEqual([nowhere, faulty, again], [undefined, undefined, hunt]);
      // Six of ten searches find the three ships, and two dice hit each with 10 or more: one chance in six.
      assert.deepEqual(
        hunt?.all.map(({ path, kind, value }) => [...path, kind, Number(value.toFixed(12))]),
        [
          ['search', 'mean', 3.5],
          ['ships', 'mean', 0],
          ['hits', 'mean', 0.3],
        ],
      );
    });

    it('computes the figures of lenses exactly, or by sampling beyond a limit', () => {
      const compute = (limit?: number) =>
        runToEnd(
          performTask(
            { ...task, kind: 'figures', entries: ['hunt', 'nowhere'], ...(limit !== undefined && { limit }) },
            findEntry,
          ),
        ).map((figures) => figures?.method);
      assert.deepEqual(compute(), ['exact', undefined]);
      assert.deepEqual(compute(3), ['sampled', undefined]);
    });
  });

  describe('turns', () => {
    /** Two raids: the second hits with 3 faces more if the first has hit. Either side may stop before it. */
    const listCombats = (): readonly CombatEntry[] =>
      ['first', 'second'].map((id) => {
        const object = {};
        const build = () => createRaid({ faces: 2 });
        const sides = { raider: { role: 'the raider', name: 'Germany' } };
        const listAdvice = () => [{ ...createRaidAdvice({}), aims: [hit, saving, savingShips] }];
        return { id, object, place: { owner: object }, title: id, kind: 'raid', sides, build, listAdvice };
      });
    const savingShips = { ...hit, id: 'kept', preserved: { count: 2, lossTitle: 'lost' } };
    const ruleset: Pick<Ruleset, 'id' | 'listCombats' | 'createScenarioTurn'> = {
      ...{ id: 'test', listCombats },
      createScenarioTurn: (_scenario, _ids, entries) =>
        createTurn(
          'Turn',
          entries.map((entry, index) => ({
            ...{ entry, order: fileOrder },
            carried: {
              ...{ involves: [0], optional: index > 0 },
              createCombat: ([hits = 0]) => createRaid({ faces: 2 + 3 * hits }),
              carryOver: ([before = 0], [hits = 0]) => [Math.min(1, before + hits)],
            },
          })),
          [{ name: 'hits', title: 'hits', max: 1 }],
          [0],
        ),
    };
    const find = createEntryFinder([ruleset]);
    const { entry: _, kind: __, ...reference } = createTask('first');
    const task: TurnTask = { ...reference, kind: 'turn', entries: ['first', 'second'] };
    const compute = (more: Partial<TurnTask> = {}) => runToEnd(performTask({ ...task, ...more }, find));
    const aims = ['first', 'second'].map((entry) => ({ entry, side: 'raider', aim: 'hit' }));

    it('computes the odds of a turn, in which a combat begins with what the one before it left', () => {
      const { method, totals, stages, aimed, optimalStopping } = compute();
      assert.equal(method, 'exact');
      assert.deepEqual(totals, [
        [
          { value: 0, share: 36 / 64 },
          { value: 1, share: 12 / 64 + 6 / 64 },
          { value: 2, share: 10 / 64 },
        ],
      ]);
      assert.deepEqual(
        stages.map(({ chance, gained }) => [chance, ...gained]),
        [
          [1, 16 / 64],
          [1, 22 / 64],
        ],
      );
      assert.deepEqual([aimed, optimalStopping], [undefined, undefined]);
      assert.deepEqual(compute({ entries: ['second', 'second', 'nowhere'] }).stages.length, 1);
    });

    it('adds up the aims of a side over a turn, and for aims that count what is left only what was lost', () => {
      assert.equal(compute({ aims }).aimed, 38 / 64);
      assert.equal(compute({ aims: aims.slice(1) }).aimed, 22 / 64);
      assert.equal(compute({ aims: aims.map((aim) => ({ ...aim, aim: 'kept' })) }).aimed, 38 / 64 - 4);
      assert.equal(
        compute({
          aims: [
            { ...aims[0]!, aim: 'glory' },
            { ...aims[1]!, side: 'nobody' },
          ],
        }).aimed,
        0,
      );
    });

    it('computes where it pays to stop on request, if the odds of the turn are exact', () => {
      assert.equal(compute({ aims }).optimalStopping, undefined);
      const { optimalStopping } = compute({ aims, decides: true });
      assert.deepEqual([optimalStopping?.asOrdered, optimalStopping?.best], [38 / 64, 38 / 64]);
      assert.deepEqual(
        optimalStopping?.decisionPoints.map(({ stage, state, chance, continueValue, stopValue }) => [
          ...[stage, ...state, chance, continueValue, stopValue],
        ]),
        [
          ['1/second', 0, 6 / 8, 2 / 8, 0],
          ['1/second', 1, 2 / 8, 5 / 8, 0],
        ],
      );
      const { method, ...sampled } = compute({ aims, decides: true, limit: 1, runs: 6_400, seed: 5 });
      assert.equal(method, 'sampled');
      assert.deepEqual([sampled.runs, sampled.seed, sampled.optimalStopping], [6_400, 5, undefined]);
      assert.ok(Math.abs(sampled.aimed! - 38 / 64) < 0.02);
    });

    it('throws if there are no combats of a turn', () => {
      assert.throws(() => compute({ entries: ['nowhere'] }), /no combats of a turn by the ruleset test/);
      assert.throws(() => runToEnd(performTask(task, () => undefined)), /no combats of a turn by the ruleset test/);
    });

    it('plays a combat of a turn with what the moves of the earlier ones left', () => {
      const roll = (face: number): Move => ({ kind: 'roll', rolls: [{ label: 'attack', faces: [face] }] });
      const computeValues = (faces: readonly number[], moves: readonly Move[] = [], entries = task.entries) =>
        runToEnd(
          performTask(
            {
              ...{ ...reference, kind: 'play', entry: 'second', moves, seed: 1 },
              turn: { entries, moves: faces.length > 0 ? [['first', faces.map(roll)]] : [] },
            },
            find,
          ),
        ).courses[0]?.values;
      assert.deepEqual(computeValues([1]), [5 / 8]);
      assert.deepEqual(computeValues([8]), [2 / 8]);
      assert.deepEqual(computeValues([1], [roll(5)]), [5 / 8, 1]);
      assert.deepEqual(computeValues([1], [roll(6)]), [5 / 8, 0]);
      assert.throws(() => computeValues([]), /The turn does not come to "second"/);
      assert.throws(() => computeValues([1], [], ['first']), /The turn does not come to "second"/);
    });
  });
});
