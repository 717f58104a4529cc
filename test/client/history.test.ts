import assert from 'node:assert/strict';
import { choosePastResult } from '../../client/src/history';
import type { PastResult } from '../../server/src/protocol';
import { desk } from '../support/vscode/desk';

const firstResult: PastResult = {
  number: 1,
  brief: 'Japan wins',
  summary: 'the attacker wins with 2 destroyers left',
  diceFrom: 'seed 1',
  stale: false,
  changed: false,
};
const later: PastResult = { ...firstResult, number: 2, brief: 'nobody is left', diceFrom: 'seed 7' };

describe('the results of a combat in this session', () => {
  /** What the list shows of each result. */
  async function list(...results: readonly PastResult[]) {
    const choice = await choosePastResult({ title: 'SZ 49', results });
    return {
      choice,
      lines: desk.dialogs[0]!.items.map(({ label, description, detail }) => [label, description, detail]),
    };
  }

  it('the results of a combat in this session are listed with their dice, and the chosen one is shown', async () => {
    desk.answers = ['1. Japan wins'];
    const { choice, lines } = await list(later, firstResult);
    assert.equal(choice, firstResult);
    assert.equal(desk.dialogs[0]!.text, 'Results of SZ 49');
    assert.deepEqual(lines, [
      ['2. nobody is left', 'seed 7', 'The attacker wins with 2 destroyers left'],
      ['1. Japan wins', 'seed 1', 'The attacker wins with 2 destroyers left'],
    ]);
  });

  it('the results of a combat in this session say which of them come before and after a change of the scenario', async () => {
    const { choice, lines } = await list({ ...later, changed: true }, { ...firstResult, stale: true, changed: true });
    assert.equal(choice, undefined, 'the list was closed');
    assert.deepEqual(lines, [
      [
        '2. nobody is left',
        'seed 7',
        'The scenario was changed before this result; the previous one was Japan wins (seed 1)',
      ],
      ['1. Japan wins', 'seed 1, before the last change', 'The attacker wins with 2 destroyers left'],
    ]);
  });

  it('the results of a combat in this session are none before the combat was resolved, which a message says', async () => {
    assert.equal(await choosePastResult({ title: 'SZ 49', results: [] }), undefined);
    assert.deepEqual(
      desk.dialogs.map(({ kind, text }) => [kind, text]),
      [['information', 'SZ 49 has not been resolved in this session yet. Choose Resolve first.']],
    );
  });
});
