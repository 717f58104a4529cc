import assert from 'node:assert/strict';
import type { ApplyWorkspaceEditParams, TextDocumentEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { sub, writeBattle } from '../../../server/src/features/diagnostics/codes/examples';
import {
  type FairCommitment,
  type FairDiceArguments,
  type FairDiceState,
  type Refusal,
  serverCommands,
} from '../../../server/src/protocol';
import { startClient, type TestClient } from './client';
import { uri } from './scenario';

describe('the commands for play by mail and for campaigns', () => {
  let client: TestClient;
  let text: string;
  afterEach(() => client.stop());

  async function start(content: string): Promise<void> {
    text = content;
    client = await startClient({
      options: { clientCommands: true },
      prepare(connection) {
        connection.onRequest('workspace/applyEdit', ({ edit }: ApplyWorkspaceEditParams) => {
          const [change] = edit.documentChanges as TextDocumentEdit[];
          text = TextDocument.applyEdits(TextDocument.create(uri, '', 1, text), change!.edits as never);
          return { applied: true };
        });
      },
    });
    await client.open(uri, content);
  }
  const run = <Result>(command: string, args: Partial<FairDiceArguments> = {}): Promise<Result> =>
    client.connection.sendRequest('workspace/executeCommand', { command, arguments: [{ uri, ...args }] });

  it('commits to a word that the server makes, and reveals no word while the other side has not committed', async () => {
    await start(writeBattle(sub));
    const state = await run<FairDiceState>(serverCommands.fairDice);
    assert.deepEqual(
      state.sides.map(({ side, hash }) => [side, hash]),
      [
        ['subs', undefined],
        ['convoy', undefined],
      ],
    );
    const { hash, word } = await run<FairCommitment>(serverCommands.fairDice, { side: 'subs' });
    assert.ok(text.includes(`subs: { hash: ${hash} }`), text);
    assert.ok(!text.includes(word));
    await client.stop();
    await start(text);
    const refusal = await run<Refusal>(serverCommands.fairDice, { side: 'subs', word, reveal: true });
    assert.match(refusal.refused, /has not committed yet/);
  });

  it('tells the luck of a folder as Markdown, and makes the scenario of the next turn', async () => {
    await start(`ruleset: aare
turn: { round: 3, power: us }
powers: { japan: { side: axis }, us: { side: allies } }
seaBattles:
  - id: one
    attacker: { power: us, units: { dd: 1 } }
    defender: { power: japan, units: { dd: 1 } }
    dice: [1, 6]
`);
    assert.match(await run<string>(serverCommands.luck), /\| US \| 1 shot: hits \| 1 \| 0\.5 \|/);
    const { text: next } = await run<{ text: string }>(serverCommands.nextTurn);
    assert.match(next, /round: 4, power: japan/);
    assert.match(next, /^follows: /m);
  });
});
