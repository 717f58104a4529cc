import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { createSeed, isScenarioOpen, isRefusal, runOnServer, explainIfNotWritten } from '../../client/src/responses';
import { serverCommands } from '../../server/src/protocol';
import { createClient } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { Document } from '../support/vscode/documents';

describe('an answer of the server', () => {
  it('comes from the command with its argument', async () => {
    const { client, server } = createClient({ odds: 7 });
    assert.equal(await runOnServer(client, serverCommands.odds, { id: 'north' }), 7);
    assert.deepEqual(server.requests, [{ command: 'odds', argument: { id: 'north' } }]);
  });

  it('an answer of the server is a refusal if it says why', () => {
    assert.ok(isRefusal({ refused: 'There is no combat.' }));
    for (const other of [null, undefined, true, {}, 'refused']) assert.ok(!isRefusal(other));
  });

  it('an answer of the server that nothing was written is shown; what was written or refused is not', () => {
    for (const written of [true, undefined]) explainIfNotWritten(written);
    assert.equal(desk.dialogs.length, 0);
    explainIfNotWritten(false);
    assert.match(desk.dialogs[0]!.text, /^Nothing was written/);
  });
});

describe('a scenario', () => {
  it('a scenario is open if a document shows it', () => {
    desk.documents = [new Document('file:///a.scenario.yaml')];
    assert.ok(isScenarioOpen('file:///a.scenario.yaml'));
    assert.ok(!isScenarioOpen('file:///b.scenario.yaml'));
  });
});

describe('a seed', () => {
  it('a seed is a number below a million, and another one each time', () => {
    const seeds = Array.from({ length: 100 }, createSeed);
    assert.ok(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 1_000_000));
    assert.ok(new Set(seeds).size > 90);
    const random = mock.method(crypto, 'getRandomValues', (words: Uint32Array) => words.fill(1_999_999));
    assert.equal(createSeed(), 999_999);
    random.mock.mockImplementation((words: Uint32Array) => words.fill(3_000_000));
    assert.equal(createSeed(), 0);
    random.mock.restore();
  });
});
