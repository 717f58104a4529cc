import assert from 'node:assert/strict';
import type { Combat, Step } from '../../../../server/src/engine/combat';
import type { DiceSource } from '../../../../server/src/engine/dice-source';
import { traceCombat } from '../../../../server/src/engine/trace';
import {
  findIdleSteps,
  formatDiceSource,
  formatSummary,
  getUsedDice,
} from '../../../../server/src/features/report/trace';
import { fireRule, reportTrace } from './report-trace';

describe('the report of a combat with rolls and decisions', () => {
  const rules = ['fire'];
  const search: Step = {
    kind: 'roll',
    id: 'search',
    title: 'Search',
    rules,
    by: 'hunter',
    dice: () => ({ count: 2, sides: 10 }),
    total: (_, natural) => ({
      label: 'search total',
      base: { rule: 'fire', label: 'dice', by: natural },
      changes: [{ rule: 'fire', label: 'fog', by: -1 }],
      total: natural - 1,
    }),
    apply: (state, total) => [total, state[1]!],
    remark: (_, __, total) => `The search total is ${total}.`,
  };
  const pursue: Step = {
    kind: 'choice',
    id: 'pursue',
    title: 'Pursue',
    rules,
    by: 'hunter',
    options: () => ['pursue', 'stay'],
    preferred: () => 'pursue',
    apply: (state) => state,
    remark: (_, __, option) => `The hunter decides to ${option}.`,
  };
  const stay: Step = { ...pursue, id: 'stay', title: 'Stay', keepsState: true };
  const count: Step = { kind: 'update', id: 'count', title: 'Count', rules: [], apply: ([total]) => [total!, 1] };
  const hunt: Combat = {
    title: 'Hunt',
    counters: ['total', 'counted'].map((name) => ({ name, title: name, max: 20 })),
    start: [0, 0],
    steps: [search, pursue, stay, count],
    measures: [
      { path: ['total'], title: 'search total', read: ([total]) => total! },
      { path: ['again'], title: 'the same', read: ([total]) => total!, repeats: true },
    ],
    labels: [
      {
        path: ['found'],
        title: 'found',
        read: ([total]) => (total! > 5 ? 'yes' : 'no'),
        words: [
          { word: 'no', title: 'nothing is found' },
          { word: 'yes', title: 'a ship is found at once', when: ([total]) => total! > 15 },
          { word: 'yes', title: 'a ship is found', when: ([total]) => total! <= 15 },
        ],
      },
    ],
    summary: ([total]) => `search total ${total}`,
  };

  it('has each step with its dice, arithmetic, rules and words, and how it ended', () => {
    assert.deepEqual(reportTrace(hunt, { table: { search: [7, 4] } }), {
      diceFrom: 'dice from the file',
      seed: undefined,
      steps: [
        {
          id: 'search',
          title: 'Search',
          rules: [fireRule],
          amounts: [
            {
              what: 'search total',
              lines: [
                { what: 'dice', value: '11', rule: fireRule, line: undefined, basis: undefined, role: 'base' },
                { what: 'fog', value: '-1', rule: fireRule, line: undefined, basis: undefined, role: 'change' },
                { what: 'total', value: '10', role: 'total' },
              ],
            },
          ],
          text: 'The search total is 10.',
          by: 'hunter',
          subject: undefined,
          faces: [7, 4],
          sides: 10,
        },
        {
          id: 'pursue',
          title: 'Pursue',
          rules: [fireRule],
          amounts: [],
          text: 'The hunter decides to pursue.',
          by: 'hunter',
        },
        { id: 'count', title: 'Count', rules: [], amounts: [], text: undefined },
      ],
      summary: 'search total 10',
      outcomes: ['a ship is found', 'search total 10'],
      measures: [{ path: ['total'], title: 'search total', value: 10 }],
      dice: { search: [7, 4] },
      wanted: undefined,
      unused: [],
    });
  });

  it('ends in the outcomes that the odds name, by the outline of the combat where it has one', () => {
    const listOutcomes = (combat: Combat) => reportTrace(combat, { table: { search: [1, 2] } }).outcomes;
    assert.deepEqual(listOutcomes(hunt), ['nothing is found', 'search total 2']);
    assert.deepEqual(listOutcomes({ ...hunt, labels: undefined, outline: () => 'over' }), ['over']);
    const [{ words: _, ...plainLabel }] = hunt.labels as [NonNullable<Combat['labels']>[number]];
    assert.deepEqual(listOutcomes({ ...hunt, labels: [plainLabel] }), ['search total 2']);
  });

  it('asks for the next roll where the dice run out, and has no outcome yet', () => {
    const named: Combat = { ...hunt, steps: [{ ...search, subject: () => 'the raider' }] };
    for (const [combat, table, nextRoll] of [
      [hunt, {}, 'roll 2d10: Search (label search)'],
      [hunt, { search: 7 }, 'roll 2d10, 1 of them rolled: Search (label search)'],
      [named, {}, 'roll 2d10: Search: the raider (label search)'],
    ] as const) {
      const report = reportTrace(combat, { table });
      assert.deepEqual([report.wanted, report.summary, 'outcomes' in report], [nextRoll, nextRoll, false]);
    }
  });

  it('asks for the next decision where nobody has made it', () => {
    const source: DiceSource = { table: { search: [7, 4] }, stopsAtDecisions: true };
    const report = reportTrace(hunt, source);
    assert.equal(report.summary, 'decide: Pursue (pursue or stay)');
    assert.deepEqual([report.wanted, 'outcomes' in report], [report.summary, false]);
    assert.equal(formatSummary(hunt, traceCombat(hunt, { table: { search: [7, 4] } })), 'search total 10');
  });

  it('says of each table die without effect why it has none', () => {
    const listUnused = (table: DiceSource['table'], combat = hunt) => reportTrace(combat, { table }).unused;
    assert.deepEqual(listUnused({ search: [7, 4, 3], moon: 5 }), [
      'search: 3, nothing asked for it',
      'moon: 5, no roll has the label moon',
    ]);
    assert.deepEqual(listUnused({ search: [7, 11] }), ['search: 11, is not a face of a d10']);
    assert.deepEqual(listUnused([7, 4, 3]), ['die 3: 3, nothing asked for it']);
    const twice = { ...hunt, steps: [search, { ...search, id: 'search.again' }] };
    assert.deepEqual(listUnused({ 'search.again': 7 }, twice), ['search.again: 7, the combat did not come to it']);
  });

  it('lists fifty unused dice, and counts the others', () => {
    const listUnused = (count: number) =>
      reportTrace(hunt, { table: { search: [7, 4], moon: Array.from({ length: count }, () => 5) } }).unused;
    assert.deepEqual([listUnused(50).length, listUnused(50).at(-1)], [50, 'moon: 5, no roll has the label moon']);
    assert.deepEqual([listUnused(51).length, listUnused(51).at(-1)], [51, 'and 1 more die']);
    assert.equal(listUnused(60).at(-1), 'and 10 more dice');
  });

  it('names the seed only where a die was rolled with it', () => {
    for (const [source, words, seed] of [
      [{ table: { search: [7, 4] }, seed: 9 }, 'dice from the file', undefined],
      [{ table: { search: [7, 4], moon: [1, 2] }, seed: 9 }, 'dice from the file', undefined],
      [{ table: { search: [7] }, seed: 9 }, 'dice from the file, then seed 9', 9],
      [{ table: { search: [7], moon: [1, 2] }, seed: 9 }, 'dice from the file, then seed 9', 9],
      [{ table: {}, seed: 9 }, 'dice from the file, then seed 9', 9],
      [{ seed: 9 }, 'seed 9', 9],
      [{}, 'no dice', undefined],
    ] as const) {
      const report = reportTrace(hunt, source);
      assert.deepEqual([report.diceFrom, report.seed], [words, seed], JSON.stringify(source));
      assert.equal(formatDiceSource(getUsedDice(traceCombat(hunt, source), source)), words);
    }
  });

  it('finds decisions that change nothing in rounds, too', () => {
    const rounds = { kind: 'rounds', id: 'rounds', title: 'Round', rules, limit: 2, again: () => true } as const;
    const steps: readonly Step[] = [{ ...rounds, steps: [search, { ...stay, id: 'press on' }] }, pursue, stay];
    assert.deepEqual([...findIdleSteps(steps)], ['press on', 'stay']);
  });

  it('numbers rounds from their first, those inside unnumbered rounds and those inside numbered ones apart', () => {
    const rounds = { kind: 'rounds', rules, limit: 2, again: () => true } as const;
    const inner: Step = { ...rounds, id: 'inner', title: 'Pass', first: 5, steps: [{ ...count, id: 'inside' }] };
    const steps: readonly Step[] = [
      { ...rounds, id: 'outer', title: 'Cycle', first: 2, steps: [count, inner] },
      { ...rounds, id: 'plain', title: 'Sweep', steps: [{ ...inner, id: 'last', title: 'Last', limit: 1 }] },
    ];
    assert.deepEqual(
      reportTrace({ ...hunt, steps: steps.slice(0, 1) }, {}).steps.map(({ id, round }) => [id, round]),
      [
        ['count', { title: 'Cycle', number: 2 }],
        ['inside', { title: 'Pass', number: 5 }],
        ['inside', { title: 'Pass', number: 6 }],
        ['count', { title: 'Cycle', number: 3 }],
        ['inside', { title: 'Pass', number: 5 }],
        ['inside', { title: 'Pass', number: 6 }],
      ],
    );
    assert.deepEqual(
      reportTrace({ ...hunt, steps: steps.slice(1) }, {}).steps.map(({ round }) => round),
      [
        { title: 'Last', number: 5 },
        { title: 'Last', number: 5 },
      ],
    );
  });
});
