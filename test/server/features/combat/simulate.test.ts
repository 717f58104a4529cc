import assert from 'node:assert/strict';
import type { CombatEntry } from '../../../../server/src/model/ruleset';
import {
  getFileDice,
  listFairSides,
  nameDice,
  refuseBeforeWords,
} from '../../../../server/src/features/combat/simulate';
import { commitWord } from '../../../../server/src/engine/fair-dice';

const sides = { subs: { role: 'the sub side', name: 'Germany' }, convoy: { role: 'the convoy side', name: 'the UK' } };

describe('the dice of a combat in its file', () => {
  const read = (members: Partial<CombatEntry>) =>
    getFileDice({ id: 'biscay', object: {}, sides, ...members } as unknown as CombatEntry);
  const decisions = { first: 'own-column-up' };

  it('are those rolled at the table, a seed or both, with the decisions made at the table', () => {
    assert.deepEqual(read({ dice: { search: 4 } }), { table: { search: 4 } });
    assert.deepEqual(read({ seed: 0 }), { seed: 0 });
    assert.deepEqual(read({ dice: { search: 4 }, seed: 7 }), { table: { search: 4 }, seed: 7 });
    assert.deepEqual(read({ seed: 7, object: { decisions } }), { seed: 7, decisions });
    assert.deepEqual(read({ dice: { search: 4 }, object: { decisions } }), { table: { search: 4 }, decisions });
  });

  it('are none without a number, even with decisions', () => {
    assert.equal(read({}), undefined);
    assert.equal(read({ dice: {} }), undefined);
    assert.equal(read({ object: { decisions } }), undefined);
    assert.deepEqual(read({ dice: {}, seed: 7 }), { seed: 7 });
  });

  it('follow from the words of fair dice once all are there, whatever else is written', () => {
    const words = { subs: 'salt wind over the narrows', convoy: 'seven bells in a grey dawn' };
    const writeFair = (shown: readonly string[]) => ({
      combat: 'hash',
      sides: Object.fromEntries(
        Object.entries(words).map(([side, word]) => [
          side,
          { hash: commitWord({ id: 'biscay', combat: 'hash' }, side, word), ...(shown.includes(side) && { word }) },
        ]),
      ),
    });
    const both = writeFair(['subs', 'convoy']);
    const source = read({ fair: both, seed: 7, dice: { search: 4 } });
    assert.deepEqual(Object.keys(source!), ['seed', 'name']);
    assert.equal(source!.name, 'biscay');
    assert.notEqual(source!.seed, 7);
    assert.deepEqual(read({ fair: both, object: { decisions } }), { ...source, decisions });
    assert.equal(read({ fair: writeFair(['subs']), seed: 7 }), undefined);

    const refuse = (members: Partial<CombatEntry>) =>
      refuseBeforeWords({ id: 'biscay', object: {}, sides, ...members } as unknown as CombatEntry)?.refused;
    assert.match(
      refuse({ fair: writeFair(['convoy']) })!,
      /^biscay has fair dice, and nobody knows them before both words/,
    );
    assert.equal(refuse({ fair: both }), undefined);
    assert.equal(refuse({}), undefined);
  });

  it('keep the name of the combat in their streams, except that of fair dice', () => {
    const formerIds = { azores: 'biscay' };
    const named = { entry: {} as CombatEntry, diceName: 'azores', formerIds } as unknown as Parameters<
      typeof nameDice
    >[0];
    assert.deepEqual(nameDice(named, { seed: 7 }), { name: 'azores', seed: 7, formerNames: formerIds });
    assert.deepEqual(nameDice(named, { seed: 7, name: 'biscay' }), { name: 'biscay', seed: 7, formerNames: formerIds });
  });
});

describe('the sides that commit to fair dice', () => {
  it('are two at least', () => {
    const list = (...names: string[]) =>
      listFairSides({ sides: Object.fromEntries(names.map((name) => [name, sides.subs])) });
    assert.deepEqual(list(), ['player', 'opponent']);
    assert.deepEqual(list('attacker'), ['attacker', 'opponent']);
    assert.deepEqual(list('subs', 'convoy'), ['subs', 'convoy']);
    assert.deepEqual(list('a', 'b', 'c'), ['a', 'b', 'c']);
  });
});
