import assert from 'node:assert/strict';
import { resolveCombatArgument, setCombat } from '../../client/src/combat-argument';
import type { CombatArguments, CombatReport, Refusal } from '../../server/src/protocol';
import { desk } from '../support/vscode/desk';
import { report } from '../server/page/support';

const uri = 'file:///a.scenario.yaml';
const combats = [
  { document: 0, id: 'north', title: 'North' },
  { document: 1, id: 'south', title: 'south', scenario: 'Jutland' },
];

describe('the combat that a command is for', () => {
  /** @param answers of the server, in order */
  async function resolve(args: CombatArguments, ...answers: (CombatReport | Refusal)[]) {
    const requests: CombatArguments[] = [];
    const answer = await resolveCombatArgument(args, (question) => {
      requests.push(question);
      return Promise.resolve(answers.shift()!);
    });
    return { answer, requests };
  }

  it('the combat that a command is for is the one at the cursor, and the server is asked only with its place', async () => {
    const position = { line: 3, character: 0 };
    const { answer, requests } = await resolve({ uri, position, seed: 7 }, report);
    assert.equal(answer, report);
    assert.deepEqual(requests, [{ uri, document: undefined, id: undefined, position }]);
  });

  it('the combat that a command is for is chosen by the user when the cursor is on none', async () => {
    desk.answers = ['south'];
    const { answer, requests } = await resolve({ uri }, { refused: 'Which?', combats }, report);
    assert.equal(answer, report);
    assert.deepEqual(requests[1], { uri, document: 1, id: 'south', position: undefined });
    const [{ text, items }] = desk.dialogs as [(typeof desk.dialogs)[0]];
    assert.equal(text, 'Which combat?');
    assert.deepEqual(
      items.map(({ label, description, detail }) => [label, description, detail]),
      [
        ['North', 'north', undefined],
        ['south', '', 'Jutland'],
      ],
    );
  });

  it('the combat that a command is for is none when the user closes the list', async () => {
    const { answer, requests } = await resolve({ uri }, { refused: 'Which?', combats });
    assert.equal(answer, undefined);
    assert.equal(requests.length, 1);
  });

  it('the combat that a command is for is none when the scenario has none, which a message says', async () => {
    const { answer } = await resolve({ uri }, { refused: 'There is no combat.' });
    assert.equal(answer, undefined);
    assert.deepEqual(
      desk.dialogs.map(({ kind, text }) => [kind, text]),
      [['information', 'There is no combat.']],
    );
  });

  it('replaces the cursor in the arguments that are sent on', () => {
    const args = { uri: 'file:///b.scenario.yaml', position: { line: 1, character: 2 }, seed: 7 };
    const { document, id } = report;
    assert.deepEqual(setCombat(args, report), { uri, document, id, seed: 7, position: undefined });
  });
});
