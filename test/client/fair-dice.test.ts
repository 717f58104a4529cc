import assert from 'node:assert/strict';
import { commitToFairDice, revealFairWord } from '../../client/src/fair-dice';
import type { FairSide } from '../../server/src/protocol';
import { createClient } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { runOnServer } from '../../client/src/responses';

const combat = { uri: 'file:///a.scenario.yaml', document: 0, id: 'north' };
const attacker: FairSide = { side: 'attacker', title: 'Japan', hasWord: false };
const defender: FairSide = { side: 'defender', title: 'the US', hasWord: false };
const commitment = { hash: 'abc', word: 'a word that nobody can guess' };
const committedAttacker = { ...attacker, hash: 'abc' };

/** A combat whose sides have committed so far. @param answer to what is written into the file */
function createCombat(sides: readonly FairSide[] | undefined, answer: unknown = undefined) {
  const { client, server } = createClient({
    fairDice: (argument: { readonly side?: string }) =>
      argument.side !== undefined ? answer : sides && { id: 'north', title: 'North', sides },
  });
  const words = new Map<string, string>();
  const secrets = {
    get: (key: string) => Promise.resolve(words.get(key)),
    store: (key: string, word: string) => Promise.resolve(void words.set(key, word)),
  } as never;
  const ask = <Result>(command: string, args: object) => runOnServer<Result>(client, command, args);
  return {
    words,
    /** What was written into the file. */
    listWritten: () => server.requests.map(({ argument }) => argument).filter(({ side }) => side !== undefined),
    commit: () => commitToFairDice(combat, ask, secrets),
    reveal: () => revealFairWord(combat, ask, secrets),
  };
}

describe('committing to fair dice', () => {
  it('writes the hash of the typed word, and keeps the word by its hash', async () => {
    desk.answers = ['US', commitment.word];
    const { commit, listWritten, words } = createCombat([attacker, defender], commitment);
    assert.equal(await commit(), true);
    assert.deepEqual(listWritten(), [{ ...combat, side: 'defender', word: commitment.word }]);
    assert.deepEqual([...words], [['asdic.fair-dice.abc', commitment.word]]);
    assert.deepEqual(
      desk.dialogs.map(({ kind }) => kind),
      ['pick', 'input', 'information'],
    );
  });

  it('lets the server make a word when the field is left empty', async () => {
    desk.answers = ['  '];
    const { commit, listWritten } = createCombat([attacker], commitment);
    assert.equal(await commit(), true);
    assert.deepEqual(listWritten(), [{ ...combat, side: 'attacker' }]);
  });

  it('offers only the sides that have not committed, since no hash is replaced', async () => {
    const { commit } = createCombat([
      committedAttacker,
      defender,
      { side: 'third', title: 'Italy', hash: 'x', hasWord: true },
    ]);
    await commit();
    assert.deepEqual(
      desk.dialogs.map(({ kind }) => kind),
      ['input'],
    );
  });

  it('changes nothing when the user closes a dialog, or no side is left', async () => {
    const closed = createCombat([attacker, defender], commitment);
    assert.equal(await closed.commit(), false);
    desk.answers = ['Japan'];
    assert.equal(await closed.commit(), false);
    assert.deepEqual(closed.listWritten(), []);
    desk.dialogs = [];
    assert.equal(await createCombat([{ ...committedAttacker, hasWord: true }]).commit(), false);
    assert.deepEqual(
      desk.dialogs.map(({ text }) => text),
      ['No side has anything to do here.'],
    );
  });

  it('keeps no word when nothing was written', async () => {
    for (const answer of [false, undefined]) {
      desk.answers = [commitment.word];
      const { commit, words } = createCombat([attacker], answer);
      assert.equal(await commit(), false);
      assert.equal(words.size, 0);
    }
    assert.equal(await createCombat(undefined).commit(), false, 'the server has refused');
  });
});

describe('revealing a word of fair dice', () => {
  it('writes the word that is kept here', async () => {
    const { reveal, listWritten, words } = createCombat([{ ...defender, hash: 'def' }, committedAttacker], true);
    words.set('asdic.fair-dice.abc', commitment.word);
    assert.equal(await reveal(), true);
    assert.deepEqual(listWritten(), [{ ...combat, side: 'attacker', word: commitment.word, reveal: true }]);
    assert.deepEqual(desk.dialogs, [], 'only one side can be the own one');
  });

  it('asks for a word that was committed to elsewhere', async () => {
    desk.answers = ['a word from home'];
    const { reveal, listWritten } = createCombat([committedAttacker, defender], true);
    assert.equal(await reveal(), true);
    assert.deepEqual(listWritten(), [{ ...combat, side: 'attacker', word: 'a word from home', reveal: true }]);
  });

  it('asks for the side when words of several are kept here', async () => {
    desk.answers = ['US'];
    const { reveal, listWritten, words } = createCombat([committedAttacker, { ...defender, hash: 'def' }], true);
    words.set('asdic.fair-dice.abc', commitment.word).set('asdic.fair-dice.def', 'another word');
    await reveal();
    assert.equal(listWritten()[0]!['word'], 'another word');
  });

  it('changes nothing when the user closes the field, no word is due, or the server refuses', async () => {
    const closed = createCombat([committedAttacker], true);
    assert.equal(await closed.reveal(), false);
    assert.deepEqual(closed.listWritten(), []);
    desk.dialogs = [];
    assert.equal(await createCombat([attacker, { ...committedAttacker, hasWord: true }], true).reveal(), false);
    assert.deepEqual(
      desk.dialogs.map(({ text }) => text),
      ['No side has anything to do here.'],
    );
    assert.equal(await createCombat(undefined, true).reveal(), false);
    desk.answers = ['a word from home'];
    assert.equal(await createCombat([committedAttacker], undefined).reveal(), false, 'the file was not changed');
  });
});
