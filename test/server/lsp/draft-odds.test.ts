import assert from 'node:assert/strict';
import { type DraftOdds, type DraftOddsArguments, type Refusal, serverCommands } from '../../../server/src/protocol';
import { startClient, type TestClient } from './client';

describe('the odds of a scenario that is not written yet', () => {
  let client: TestClient;
  before(async () => {
    client = await startClient();
  });
  after(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
  const ask = (argument: DraftOddsArguments): Promise<DraftOdds | Refusal> =>
    client.connection.sendRequest('workspace/executeCommand', {
      command: serverCommands.draftOdds,
      arguments: [argument],
    });
  const battle = { ruleset: 'aare', starter: 'sea-battle' };
  const readWinProbability = (answer: DraftOdds | Refusal): number => {
    assert.ok('odds' in answer, 'refused' in answer ? answer.refused : '');
    return answer.odds!.verdicts[0]!.ways.find(({ side }) => side === 'attacker')!.share;
  };

  it('the odds of a draft follow the answers, quick or not', async () => {
    const [before, after, quick] = await Promise.all([
      ask(battle),
      ask({ ...battle, answers: { 'attacker.bb': 3 } }),
      ask({ ...battle, answers: { 'attacker.bb': 3 }, quick: true }),
    ]);
    assert.ok(readWinProbability(after) - readWinProbability(before) > 0.1);
    assert.equal(readWinProbability(quick), readWinProbability(after));
    assert.deepEqual('sides' in before && before.sides?.map(({ name }) => name), ['Germany', 'the UK']);
  });

  it('the odds of a draft are refused without a game and one of its starters', async () => {
    assert.deepEqual(await ask({}), { refused: 'Name the ruleset and the starter.' });
    assert.deepEqual(await ask({ ruleset: 'aare', starter: 'none' }), {
      refused: 'No scenario of aare begins with a combat "none".',
    });
  });
});
