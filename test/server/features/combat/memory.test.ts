import assert from 'node:assert/strict';
import { emptyMemory, isAlike, recall, recallAll, remember } from '../../../../server/src/features/combat/memory';
import { analyzeText, biscay, getCombat, rememberResult, resolveCombatOrFail } from '../support';

describe('the remembered results of a combat', () => {
  const remembered = rememberResult(getCombat(analyzeText(biscay)));
  const recallIn = (text: string) => recall(remembered, getCombat(analyzeText(text)));

  it('count from one, newest first, and the oldest of more than twelve are forgotten', () => {
    const target = getCombat(analyzeText(biscay));
    let memory = emptyMemory;
    for (let seed = 1; seed <= 14; seed++) memory = remember(memory, target, resolveCombatOrFail(target, { seed }));
    const results = recallAll(memory, target);
    assert.deepEqual(
      results.map(({ number }) => number),
      [14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3],
    );
    assert.equal(results[0]!.source.seed, 14);
    assert.equal(recall(memory, target)?.number, 14);
    assert.deepEqual(recallAll(emptyMemory, target), []);
  });

  it('are of one combat of one scenario in the file', () => {
    assert.equal(recallIn(biscay.replace('id: biscay', 'id: azores')), undefined);
    const twice = analyzeText(`${biscay}---\n${biscay}`);
    assert.equal(recall(remembered, getCombat(twice, { document: 0 }))?.number, 1);
    assert.equal(recall(remembered, getCombat(twice, { document: 1 })), undefined);
  });

  it('are stale as soon as the input of the combat has changed', () => {
    for (const [written, changed] of [
      ['weather: rain', 'weather: storm'],
      ['weather: rain', 'weather: rain\n    impulse: 2'],
      ['    seaZone: Bay of Biscay\n', ''],
      ['count: 2', 'count: 3'],
      ['count: 2 }', '}'],
      ['airToSea: 2', 'airToSea: 3'],
      ['        - { id: flotilla-1, type: sub, attack: 4, section: 4 }\n', ''],
      ['year: 1941', 'year: 1942'],
      ['months: jan-feb }', 'months: jan-feb, impulse: 1 }'],
    ] as const)
      assert.equal(recallIn(biscay.replace(written, changed))?.stale, true, changed);
  });

  it('stay valid while only the layout, the order of keys or what does not affect the course changes', () => {
    for (const [written, changed] of [
      ['weather: rain', 'weather: rain'],
      ['weather: rain', '"weather": "rain" # it pours'],
      ['year: 1941, months: jan-feb', 'months: jan-feb, year: 1941'],
      ['attack: 3, section: 3', 'section: 3, attack: 3'],
      ['    seaZone: Bay of Biscay\n    weather: rain\n', '    weather: rain\n    seaZone: Bay of Biscay\n'],
      ['weather: rain', 'weather: rain\n    notes: rolled twice'],
      ['weather: rain', 'weather: rain\n    expect: { surprisePoints: { subs: 6 } }'],
      ['weather: rain', 'weather: rain\n    result: { dice: { search.subs: 4, search.convoy: 5 } }'],
    ] as const)
      assert.equal(recallIn(biscay.replace(written, changed))?.stale, false, changed);
  });

  it('are told apart by the values and the kinds of values, not by the order of keys', () => {
    const header = { members: new Map<string, unknown>() };
    const isSame = (a: unknown, b: unknown) => isAlike({ object: { a }, header }, { object: { a: b }, header });
    for (const [value, other] of [
      [1, {}],
      [{}, 1],
      [null, {}],
      [{}, null],
      ['x', ['x']],
      [['x'], { 0: 'x' }],
      [
        [1, 2],
        [2, 1],
      ],
      [{ b: 1 }, { c: 1 }],
      [{ b: undefined }, { c: undefined }],
    ])
      assert.equal(isSame(value, other), false, JSON.stringify([value, other]));
    assert.ok(isSame({ b: 1, c: [null, { d: 'x' }] }, { c: [null, { d: 'x' }], b: 1 }));
  });
});
