import assert from 'node:assert/strict';
import type { Combat, Measure } from '../../../server/src/engine/combat';
import type { CombatEntry } from '../../../server/src/model/ruleset';
import { createIndependentTurn, getStageEntryId, type ScenarioTurn } from '../../../server/src/model/turn';

const createMeasure = (title: string, subject?: Measure['subject'], changes: Partial<Measure> = {}): Measure => ({
  ...{ path: title.split(' '), title, read: ([value = 0]) => value },
  ...(subject && { subject }),
  ...changes,
});

function createEntry(id: string, measures: readonly Measure[], expect?: object): CombatEntry {
  const combat: Combat = {
    title: id,
    counters: [{ name: 'value', title: 'value', max: 9 }],
    start: [0],
    steps: [],
    measures,
    labels: [{ path: ['outcome'], title: 'outcome', read: ([value = 0]) => (value > 3 ? 'won' : 'lost') }],
    summary: () => '',
  };
  const sides = {
    attacker: { role: 'the attacker', name: 'Japan', powers: ['japan'] },
    defender: { role: 'the defender', name: 'the US', powers: ['us'] },
  };
  return {
    ...{ id, object: {}, place: { owner: {} }, title: id, kind: 'battle', build: () => combat, sides },
    ...(expect && { expect }),
  };
}

/** The value of each total of a turn, if the counter of each combat is 4 at its end. */
function listTotals({ turn, totals }: ScenarioTurn): readonly string[] {
  const gains = totals.map((): number => 0);
  for (const stage of turn.stages)
    for (const { total, measure: gain, convert = (value: number) => value } of stage.listGains(
      stage.createCombat([]),
      [],
    ))
      gains[total]! += convert(gain.read([4]));
  return totals.map(({ title }, index) => `${title}: ${gains[index]}`);
}

const createUnitsSubject = (side: string, changes: object = {}) =>
  ({
    kind: 'units',
    side,
    start: 5,
    title: 'destroyers',
    singular: 'destroyer',
    ...changes,
  }) as unknown as Measure['subject'];
const createSideSubject = (name: string) => ({ kind: 'side', side: name, start: 6 }) as unknown as Measure['subject'];
const createValueSubject = (name: string | undefined) =>
  ({ kind: 'value', side: name, currency: 'IPC' }) as unknown as Measure['subject'];

describe('the totals of a turn', () => {
  it('the totals of a turn are the losses of each power in all of its combats, in the order of the powers', () => {
    const createBattle = (id: string) =>
      createEntry(id, [
        createMeasure('dd a', createUnitsSubject('attacker')),
        createMeasure('dd d', createUnitsSubject('defender')),
      ]);
    assert.deepEqual(listTotals(createIndependentTurn('Turn', [createBattle('one')])), [
      'destroyers lost, Japan: 1',
      'destroyers lost, the US: 1',
    ]);
    const secondBattle = createEntry('two', [createMeasure('value', createValueSubject('attacker'))]);
    assert.deepEqual(
      listTotals(createIndependentTurn('Turn', [createBattle('one'), secondBattle, createBattle('three')])),
      ['destroyers lost, Japan: 2', 'IPC lost, Japan: 4', 'destroyers lost, the US: 2'],
    );
  });

  it('the totals of a turn count units of a side only where no kind of unit is counted, and nothing that repeats another measure', () => {
    const entry = createEntry('one', [
      createMeasure('units a', createSideSubject('attacker')),
      createMeasure('dd a', createUnitsSubject('attacker')),
      createMeasure('units d', createSideSubject('defender')),
      createMeasure('dd d', createUnitsSubject('defender'), { repeats: true }),
      createMeasure('luck'),
      createMeasure('value', createValueSubject(undefined)),
    ]);
    assert.deepEqual(listTotals(createIndependentTurn('Turn', [entry])), [
      'destroyers lost, Japan: 1',
      'units lost, the US: 2',
    ]);
  });

  it('the totals of a turn count the value of units with an owner for the owner, and not for the side', () => {
    const owner = { name: 'the UK', title: 'destroyers', singular: 'destroyer' };
    const entry = createEntry('one', [
      createMeasure('dd d', createUnitsSubject('defender', { owner, valuePerUnit: 12 })),
      createMeasure('dd a', createUnitsSubject('attacker', { valuePerUnit: 8 })),
      createMeasure('value d', createValueSubject('defender')),
      createMeasure('value a', createValueSubject('attacker')),
    ]);
    assert.deepEqual(listTotals(createIndependentTurn('Turn', [entry])), [
      'destroyers lost, the UK: 1',
      'IPC lost, the UK: 12',
      'destroyers lost, Japan: 1',
      'IPC lost, Japan: 4',
    ]);
  });

  it('the totals of a turn are what a measure says itself, for a side or in shares', () => {
    const turnTotal = { side: 'defender', title: 'convoys hit', singular: 'convoy hit' };
    const shares = [
      { owner: 'the UK', read: () => 3 },
      { owner: 'the US', read: () => 1 },
    ];
    const list = (total: object) =>
      listTotals(
        createIndependentTurn('Turn', [
          createEntry('one', [createMeasure('hit', undefined, { turnTotal: total } as unknown as Partial<Measure>)]),
        ]),
      );
    assert.deepEqual(list(turnTotal), ['convoys hit, the US: 4']);
    assert.deepEqual(list({ ...turnTotal, shares: [] }), ['convoys hit, the US: 4']);
    assert.deepEqual(list({ ...turnTotal, shares }), ['convoys hit, the UK: 3', 'convoys hit, the US: 1']);
    assert.deepEqual(list({ ...turnTotal, side: 'third' }), ['convoys hit, third: 4']);
  });

  it('the totals of a turn say of each expectation on dice whether it is met', () => {
    const expect = { outcome: 'won', dd: { a: { min: 5 }, d: 4 }, nothing: 1, odds: { won: 0.5 } };
    const entry = createEntry('one', [createMeasure('dd a'), createMeasure('dd d')], expect);
    assert.deepEqual(listTotals(createIndependentTurn('Turn', [entry])), [
      'one: outcome won: 1',
      'one: dd a at least 5: 0',
      'one: dd d 4: 1',
    ]);
  });

  it('the totals of a turn belong to stages that know the id of their combat', () => {
    const { turn } = createIndependentTurn('Turn', [createEntry('a/b', []), createEntry('a/b', [])]);
    assert.deepEqual(turn.stages.map(getStageEntryId), ['a/b', 'a/b']);
    assert.equal(new Set(turn.stages.map(({ id }) => id)).size, 2);
  });
});
