/** A located combat and its data: its last result, and the input of a calculation in another thread. */
import assert from 'node:assert/strict';
import { emptyMemory, recall } from '../../../../server/src/features';
import { readFinalValues, buildResultTree } from '../../../../server/src/features/combat/result';
import { analyzeText, biscay, getCombat, rememberResult } from '../support';

describe('the last result of a combat', () => {
  const target = getCombat(analyzeText(biscay));
  const memory = rememberResult(target);
  const isStale = (text: string) => recall(memory, getCombat(analyzeText(text)))?.stale;

  it('has a result once the combat was resolved', () => {
    assert.equal(recall(emptyMemory, target), undefined);
    assert.equal(recall(memory, target)?.stale, false);
  });

  it('marks a result stale when the combat or the header has changed, whatever the order of keys', () => {
    assert.equal(isStale(biscay.replace('rain', 'snow')), true);
    assert.equal(isStale(biscay.replace('action: combined', 'action: naval')), true);
    assert.equal(isStale(biscay.replace(/( {4}seaZone.*\n)( {4}weather.*\n)/, '$2$1')), false);
  });

  it('keeps a result current when only the stored result or the expectations have changed', () => {
    assert.equal(isStale(`${biscay}    expect: { combatType: ssw }\n    notes: by mail\n`), false);
  });
});

describe('the outcome of a combat', () => {
  it('builds a tree by the paths of the measures, without self-evident entries', () => {
    const { entry } = getCombat(analyzeText(biscay));
    const combat = entry.build();
    const values = readFinalValues(combat, combat.start);
    assert.ok(values.some(({ quiet }) => quiet));
    const tree = buildResultTree([
      { path: ['a', 'b'], title: '', value: 1, quiet: false },
      { path: ['a', 'c'], title: '', value: 0, quiet: true },
    ]);
    assert.deepEqual(tree, { a: { b: 1 } });
  });
});
