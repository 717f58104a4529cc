import assert from 'node:assert/strict';
import { streamVersion } from '../../../../server/src/dice/stream';
import type { Combat } from '../../../../server/src/engine/combat';
import {
  buildResultTree,
  createResult,
  createResultEdits,
  formatBrief,
  readFinalValues,
} from '../../../../server/src/features/combat/result';
import type { CombatEntry } from '../../../../server/src/model/ruleset';
import { biscay, applyFix, formatDiagnostics, getOnlyDiagnostic } from '../support';

describe('a stored result', () => {
  const withResult = (result: string) => `${biscay}    result: ${result}\n`;

  it('reports a result that disagrees with its dice as outdated, with a fix', () => {
    const text = withResult(
      '{ dice: { search.subs: 4, search.convoy: 5 }, surprisePoints: { subs: 5, convoy: 0 }, searchTotals: { subs: 0, convoy: 6 } }',
    );
    assert.match(getOnlyDiagnostic(text, 'result/outdated').message, /the file has 5, but the dice give 6/);
    assert.deepEqual(formatDiagnostics(applyFix(text, 'result/outdated', 'Write what these dice give')), []);
    assert.deepEqual(formatDiagnostics(applyFix(text, 'result/outdated', 'Remove the result')), []);
  });

  it('reports a result as outdated if its dice no longer suffice', () => {
    assert.match(
      getOnlyDiagnostic(withResult('{ dice: { search.subs: 4 }, surprisePoints: { subs: 5 } }'), 'result/outdated')
        .message,
      /there are too few dice/,
    );
  });

  it('checks a result with a seed and no dice only if the current stream rolled it', () => {
    const wrong = 'seed: 7, surprisePoints: { subs: 99 }';
    const text = withResult(`{ ${wrong}, stream: ${streamVersion} }`);
    assert.match(getOnlyDiagnostic(text, 'result/outdated').message, /the file has 99, but the dice give \d/);
    const mended = applyFix(text, 'result/outdated', 'Write what these dice give');
    assert.deepEqual(formatDiagnostics(mended), []);
    assert.match(mended, /seed: 7/);
    assert.match(mended, new RegExp(`stream: ${streamVersion}`));
    for (const old of ['', ', stream: 1', `, stream: ${streamVersion + 1}`])
      assert.deepEqual(formatDiagnostics(withResult(`{ ${wrong}${old} }`)), [], old);
  });

  it('checks a result of another stream by its dice, and keeps its seed', () => {
    for (const stream of ['', ', stream: 1']) {
      const rolled = `seed: 7${stream}, dice: { search.subs: 4, search.convoy: 5 }`;
      const text = withResult(`{ ${rolled}, surprisePoints: { subs: 5 } }`);
      assert.match(getOnlyDiagnostic(text, 'result/outdated').message, /the file has 5, but the dice give 6/);
      const mended = applyFix(text, 'result/outdated', 'Write what these dice give');
      assert.ok(mended.includes(`seed: 7${stream}, dice`), mended);
      assert.deepEqual(formatDiagnostics(mended), []);
    }
  });

  it('ignores a result without dice or without an outcome', () => {
    assert.deepEqual(formatDiagnostics(withResult('{ surprisePoints: { subs: 5 } }')), []);
    assert.deepEqual(formatDiagnostics(withResult('{ dice: { search.subs: 4, search.convoy: 5 } }')), []);
  });

  it('reports each number that is missing or wrong, but no uninteresting one that is missing', () => {
    const dice = 'dice: { search.subs: 4, search.convoy: 5 }';
    assert.equal(
      getOnlyDiagnostic(withResult(`{ ${dice}, combatType: none, surprisePoints: { subs: 6 } }`), 'result/outdated')
        .message,
      'This result no longer agrees with its own dice: combat type: the file has "none", but the dice give ssw, ' +
        'search total, sub side: there is no value, but the dice give 0, search total, convoy side: there is no value, but the dice give 6, ' +
        'surprise points, convoy side: there is no value, but the dice give 0, convoy points to the repair pool: there is no value, but the dice give 6 ' +
        'and submarines aborted: there is no value, but the dice give 2. Resolve biscay again and write the result, or remove it.',
    );
    assert.deepEqual(
      formatDiagnostics(applyFix(withResult(`{ ${dice}, combatType: none }`), 'result/outdated', 'Remove the result')),
      [],
    );
  });

  it('is checked with the decisions that it names', () => {
    const text = withResult(
      '{ dice: { search.subs: 4, search.convoy: 5 }, decisions: {}, surprisePoints: { subs: 5 } }',
    );
    assert.match(getOnlyDiagnostic(text, 'result/outdated').message, /the file has 5, but the dice give 6/);
  });
});

describe('the result of a combat as a tree', () => {
  const sides = {
    attacker: { role: 'the attacker', name: 'Japan' },
    defender: { role: 'the defender', name: 'the US' },
  };
  const createUnitsLeft = (side: string, value: number) => ({
    path: ['left', side],
    title: `units left, ${side}`,
    read: () => value,
    subject: { kind: 'side' as const, side },
  });
  const winner = {
    path: ['outcome'],
    title: 'outcome',
    read: () => 'attacker-wins',
    words: [
      { word: 'defender-wins', title: 'the defender wins', side: 'defender' },
      { word: 'attacker-wins', title: 'the attacker wins', side: 'attacker' },
    ],
  };
  const createCombat = (members: object): Combat =>
    ({ summary: () => 'the attacker is sunk', measures: [], ...members }) as unknown as Combat;

  it('has all labels, then all measures, without zeros of no interest and repetitions', () => {
    const combat = createCombat({
      labels: [
        winner,
        { path: ['kind'], title: 'kind', read: () => 'ssw', formatWord: (word: string) => word.toUpperCase() },
      ],
      measures: [
        { ...createUnitsLeft('attacker', 0) },
        { ...createUnitsLeft('defender', 2), omitAtZero: true },
        { path: ['lost'], title: 'lost', read: () => 0, omitAtZero: true },
        { path: ['again'], title: 'again', read: () => 3, repeats: true },
      ],
    });
    const values = readFinalValues(combat, []);
    assert.deepEqual(
      values.map(({ title, value, quiet, say }) => [title, value, quiet, say?.('ssw')]),
      [
        ['outcome', 'attacker-wins', false, undefined],
        ['kind', 'ssw', false, 'SSW'],
        ['units left, attacker', 0, false, undefined],
        ['units left, defender', 2, false, undefined],
        ['lost', 0, true, undefined],
        ['again', 3, true, undefined],
      ],
    );
    assert.deepEqual(buildResultTree(values), {
      outcome: 'attacker-wins',
      kind: 'ssw',
      left: { attacker: 0, defender: 2 },
    });
    assert.deepEqual(readFinalValues(createCombat({}), []), []);
  });

  it('names the powers, the seed of dice that were rolled, and decisions that were made', () => {
    const create = (trace: object, source: object) =>
      createResult({ sides } as unknown as CombatEntry, createCombat({}), trace as never, source);
    const trace = { end: [], dice: { fire: [3] }, decisions: {}, entries: [], unusedDice: [], rolledLabels: [] };
    assert.deepEqual(create(trace, { table: { fire: [3] } }), { summary: 'Japan is sunk', dice: { fire: [3] } });
    assert.deepEqual(create({ ...trace, decisions: { fire: 'hold' } }, { table: { fire: [3] } }), {
      summary: 'Japan is sunk',
      dice: { fire: [3] },
      decisions: { fire: 'hold' },
    });
  });

  it('replaces only what differs in a result that is written', () => {
    const edit = (result: object | undefined, tree: Parameters<typeof createResultEdits>[1]) =>
      createResultEdits({ object: owner, result } as unknown as CombatEntry, tree);
    const owner = {};
    assert.deepEqual(edit(undefined, { lost: 1 }), [{ edit: 'set', owner, key: 'result', value: { lost: 1 } }]);
    const written = { lost: 1, old: 2, units: { sub: 1, dd: 2 }, dice: [1, 2], kind: 'none' };
    assert.deepEqual(
      edit(written, { lost: 1, units: { sub: 1, dd: 3 }, dice: [1, 2], kind: { word: 'ssw' }, seed: 7 }),
      [
        { edit: 'remove', owner: written, key: 'old' },
        { edit: 'set', owner: written.units, key: 'dd', value: 3 },
        { edit: 'set', owner: written, key: 'kind', value: { word: 'ssw' } },
        { edit: 'set', owner: written, key: 'seed', value: 7 },
      ],
    );
    assert.deepEqual(edit(written, { ...written, dice: [2, 1], old: { more: 2 } }), [
      { edit: 'set', owner: written, key: 'old', value: { more: 2 } },
      { edit: 'set', owner: written, key: 'dice', value: [2, 1] },
    ]);
  });

  it('is brief: the winner with what is left of it, or the end in a few words', () => {
    const format = (members: object) => formatBrief({ sides }, createCombat(members), []);
    const measures = [createUnitsLeft('defender', 5), createUnitsLeft('attacker', 1200)];
    assert.equal(format({ labels: [winner], measures }), 'Japan wins \u00b7 1200 left');
    assert.equal(format({ labels: [winner] }), 'Japan wins');
    assert.equal(
      format({ labels: [{ ...winner, read: () => 'both-survive' }], brief: () => 'both sides survive' }),
      'Both sides survive',
    );
    assert.equal(format({ labels: [{ ...winner, words: undefined }, winner] }), 'Japan wins');
    const never = winner.words.map((word) => ({ ...word, when: () => false }));
    assert.equal(format({ labels: [{ ...winner, words: never }], measures }), 'Japan is sunk');
    assert.equal(format({ brief: () => 'the defender is sunk' }), 'The US is sunk');
  });
});
