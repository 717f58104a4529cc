import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Update } from '../../../server/src/engine/combat';
import { simulateEnding, traceCombat } from '../../../server/src/engine/trace';
import { counterIndex, decide, createHunt, salvos, search, shoot } from './hunt';
import { createBattle, battleShapes } from './random-battle';
import { createRandomCombat, planArbitrary } from './random-combat';

const attack = { 'search.subs': 2, shoot: [5, 5, 1, 2, 6, 6] };

describe('trace', () => {
  it('records a roll with its die, its amount and its remark', () => {
    const [entry] = traceCombat(createHunt(), { table: attack }).entries;
    assert.deepEqual(entry, {
      kind: 'roll',
      step: 'search.subs',
      title: "Sub side's search",
      rules: ['search'],
      repetition: undefined,
      by: 'subs',
      dice: { count: 1, sides: 10 },
      faces: [2],
      natural: 2,
      total: search.total!([0, 3, 0], 2),
      subject: undefined,
      amounts: [],
      bases: [],
      text: 'surprise',
      after: [0, 3, 0],
    });
  });

  it('runs updates that are omitted from the trace without recording them', () => {
    const combat = createHunt();
    const books: Update = {
      ...{ kind: 'update', id: 'books', title: 'Books', rules: [], omitFromTrace: true },
      apply: (state) => state.with(counterIndex.hits, 0),
    };
    const { entries, end } = traceCombat({ ...combat, steps: [...combat.steps, books] }, { table: attack });
    assert.equal(end[counterIndex.hits], 0);
    assert.deepEqual(entries, traceCombat(combat, { table: attack }).entries);
  });

  it('records the options of a choice and the one taken', () => {
    const entry = traceCombat(createHunt(), { table: attack }).entries[1]!;
    assert.ok(entry.kind === 'choice');
    assert.deepEqual([entry.by, entry.options, entry.option], ['subs', ['attack', 'leave'], 'attack']);
  });

  it('numbers the repetitions of rounds and names the subject of each', () => {
    const { entries, end } = traceCombat(createHunt(), { table: attack });
    const shots = entries.filter((entry) => entry.kind === 'roll' && entry.step === 'shoot');
    assert.deepEqual(
      shots.map((entry) => entry.kind === 'roll' && [entry.repetition, entry.subject, entry.faces, entry.natural]),
      [
        [1, 'at ship 1', [5, 5], 10],
        [2, 'at ship 2', [1, 2], 3],
        [3, 'at ship 3', [6, 6], 12],
      ],
    );
    assert.deepEqual(end, [0, 0, 2]);
  });

  it('cites the first rule of a step for a roll without modifiers', () => {
    const entry = traceCombat(createHunt([shoot]), { table: [3, 4] }).entries[0]!;
    assert.ok(entry.kind === 'roll');
    assert.deepEqual(entry.total, {
      label: 'Salvo',
      base: { rule: 'salvo', label: 'roll', by: 7 },
      changes: [],
      total: 7,
    });
  });

  it('omits steps whose condition is false', () => {
    const never = { ...search, when: () => false };
    assert.deepEqual(traceCombat(createHunt([never]), {}).entries, []);
    assert.deepEqual(traceCombat(createHunt([{ ...salvos, when: () => false }]), {}).entries, []);
  });

  it('ends rounds at their limit', () => {
    const { end } = traceCombat(createHunt([{ ...salvos, limit: 2 }]), { seed: 1 });
    assert.equal(end[counterIndex.ships], 1);
  });

  it('reports the pending roll when the dice run out', () => {
    const { pendingRoll, end, entries } = traceCombat(createHunt(), { table: { 'search.subs': 2, shoot: [5, 5, 1] } });
    assert.deepEqual(pendingRoll, {
      step: 'shoot',
      title: 'Salvo',
      subject: 'at ship 2',
      by: 'subs',
      dice: { count: 2, sides: 6 },
      label: 'shoot',
      faces: [1],
      rolls: [{ label: 'shoot', title: 'Salvo', by: 'subs', dice: { count: 2, sides: 6 } }],
    });
    assert.deepEqual(end, [0, 2, 1]);
    assert.equal(entries.at(-1)!.step, 'next');
  });

  it('the first roll is pending without dice and seed', () => {
    assert.equal(traceCombat(createHunt(), {}).pendingRoll?.label, 'search.subs');
  });

  it('no roll is pending if none remains', () => {
    assert.equal(traceCombat(createHunt(), { table: { 'search.subs': 10 } }).pendingRoll, undefined);
    assert.equal(traceCombat(createHunt([decide]), {}).pendingRoll, undefined);
  });

  it('returns all dice as table dice: a number for one, a list for several', () => {
    assert.deepEqual(traceCombat(createHunt(), { table: [2, 5, 5, 1, 2, 6, 6] }).dice, attack);
    assert.deepEqual(traceCombat(createHunt(), { table: [2, 5] }).dice, { 'search.subs': 2, shoot: 5 });
  });

  it('throws if a ruleset leaves the bounds of a counter', () => {
    const wrong = createHunt([{ ...search, apply: () => [11, 3, 0] }]);
    assert.throws(
      () => traceCombat(wrong, { seed: 1 }),
      /RangeError: Step search\.subs set search to 11, outside -2\.\.10\./,
    );
  });
});

describe('ending of a trace', () => {
  const sources = fc.record(
    { seed: fc.nat({ max: 99 }), table: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }) },
    { requiredKeys: [] },
  );
  const combats = fc.oneof(planArbitrary.map(createRandomCombat), battleShapes.map(createBattle));

  it('the ending equals that of the trace, whatever the combat and the dice', () => {
    fc.assert(
      fc.property(combats, sources, (combat, source) => {
        const { end, pendingRoll } = traceCombat(combat, source);
        assert.deepEqual(simulateEnding(combat, source), { end, pendingRoll });
      }),
      { numRuns: 300 },
    );
  });

  it('computes the ending without building explanations', () => {
    const silent = () => assert.fail('something was explained');
    const combat = createHunt([{ ...search, amounts: silent, remark: silent, bases: silent }]);
    assert.deepEqual(simulateEnding(combat, { seed: 1 }).end, traceCombat(createHunt([search]), { seed: 1 }).end);
  });
});
