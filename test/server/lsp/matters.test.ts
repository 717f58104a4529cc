import assert from 'node:assert/strict';
import { serverCommands } from '../../../server/src/protocol';
import type { CombatReport, Refusal } from '../../../server/src/protocol';
import { positionAt, startClient } from './client';
import { biscay, uri } from './scenario';

describe('the command that ranks what matters', () => {
  it('ranks the influences on the outcome while the server answers other requests', async () => {
    const client = await startClient({ options: { clientCommands: true } });
    await client.open(uri, biscay);
    const params = { command: serverCommands.matters, arguments: [{ uri, id: 'biscay' }] };
    const order: string[] = [];
    const request = client.connection
      .sendRequest<CombatReport | Refusal>('workspace/executeCommand', params)
      .finally(() => order.push('matters'));
    const position = positionAt(client.text(uri), 'rain');
    const hover = await client.connection.sendRequest('textDocument/hover', { textDocument: { uri }, position });
    order.push('hover');
    assert.ok(hover);
    const report = await request;
    assert.ok(!('refused' in report), JSON.stringify(report));
    assert.deepEqual(order, ['hover', 'matters']);
    const [first, ...others] = report.matters!.matters;
    assert.ok(first!.most > 0 && others.length > 10);
    assert.ok(others.every(({ most: effect }) => effect <= first!.most));
    await client.stop();
    assert.deepEqual(client.errors, []);
  });
});
