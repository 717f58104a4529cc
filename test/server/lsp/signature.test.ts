import assert from 'node:assert/strict';
import type { SignatureHelp } from 'vscode-languageserver/node';
import { ableClient, positionAt, startClient } from './client';
import type { ClientOptions, TestClient } from './client';
import { biscay, uri } from './scenario';

describe('signature help', () => {
  let client: TestClient;
  afterEach(async () => {
    await client.stop();
    assert.deepEqual(client.errors, []);
  });

  async function requestHelp(text: string, information: object): Promise<SignatureHelp | null> {
    const capabilities: ClientOptions['capabilities'] = {
      ...ableClient,
      textDocument: { ...ableClient.textDocument, signatureHelp: { signatureInformation: information } },
    };
    client = await startClient({ capabilities });
    await client.open(uri, biscay);
    const position = positionAt(biscay, text, text.length);
    return client.connection.sendRequest('textDocument/signatureHelp', { textDocument: { uri }, position });
  }

  it('lists the keys of a unit, with the active one by its offset', async () => {
    const help = await requestHelp('id: flotilla-7, type: sub, attack: ', {
      documentationFormat: ['markdown'],
      parameterInformation: { labelOffsetSupport: true },
    });
    const [{ label, parameters }] = help!.signatures as [SignatureHelp['signatures'][number]];
    const [from, to] = parameters![help!.activeParameter!]!.label as [number, number];
    assert.equal(label.slice(from, to), 'attack');
  });

  it('labels keys by text for clients without offsets, in plain text', async () => {
    const help = await requestHelp('id: flotilla-7, type: sub, attack: ', {});
    const [{ parameters, documentation }] = help!.signatures as [SignatureHelp['signatures'][number]];
    assert.equal(parameters![help!.activeParameter!]!.label, 'attack');
    assert.equal((documentation as { kind: string }).kind, 'plaintext');
  });

  it('shows no signature outside of braces', async () => {
    assert.equal(await requestHelp('weather: ', {}), null);
  });
});
