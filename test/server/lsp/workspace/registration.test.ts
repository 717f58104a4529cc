import assert from 'node:assert/strict';
import type * as lsp from 'vscode-languageserver';
import { readClient } from '../../../../server/src/lsp/capabilities';
import { createTableRegistration } from '../../../../server/src/lsp/workspace/registration';

const dynamic = { dynamicRegistration: true };
const capable = {
  ...{ synchronization: dynamic, hover: dynamic, completion: dynamic, definition: dynamic, references: dynamic },
};

const createRegistration = (textDocument: lsp.TextDocumentClientCapabilities = capable) => {
  const events: unknown[] = [];
  /** As a connection gets them: the type of the library does not have it. */
  interface Bulk {
    asRegistrationParams(): lsp.RegistrationParams;
  }
  const register = (registration: Bulk) => {
    events.push(registration.asRegistrationParams().registrations);
    return Promise.resolve({ dispose: () => void events.push('disposed') });
  };
  const client = readClient({ processId: null, rootUri: null, capabilities: { textDocument } });
  return {
    events,
    registration: createTableRegistration({ client: { register } } as unknown as lsp.Connection, client),
  };
};

type Registered = readonly { readonly method: string; readonly registerOptions: { documentSelector: object[] } }[];

describe('the registration of tables', () => {
  it('asks for what is typed into tables and configurations, and for questions about it', async () => {
    const { events, registration } = createRegistration();
    await registration.register(new Set(['file:///g/tables/b%20[1].yaml', 'vscode-vfs://host/g/a*.yaml']));
    const [registered] = events as [Registered];
    assert.deepEqual(
      registered.map(({ method }) => method),
      [
        'textDocument/didOpen',
        'textDocument/didChange',
        'textDocument/didClose',
        'textDocument/hover',
        'textDocument/completion',
        'textDocument/definition',
        'textDocument/references',
      ],
    );
    for (const { registerOptions } of registered)
      assert.deepEqual(registerOptions.documentSelector, [
        { scheme: 'file', pattern: '/g/tables/b ?1?.yaml' },
        { scheme: 'vscode-vfs', pattern: '/g/a?.yaml' },
        { pattern: '**/asdic.config.yaml' },
      ]);
  });

  it('is renewed for other tables only, and takes back the one before', async () => {
    const { events, registration } = createRegistration();
    const listEvents = () => events.map((event) => (event === 'disposed' ? event : 'registered'));
    await registration.register(new Set(['file:///b', 'file:///a']));
    await registration.register(new Set(['file:///a', 'file:///b']));
    assert.deepEqual(listEvents(), ['registered']);
    await registration.register(new Set(['file:///a']));
    assert.deepEqual(listEvents(), ['registered', 'disposed', 'registered']);
    await registration.register(new Set());
    assert.deepEqual(listEvents().slice(3), ['disposed', 'registered']);
  });

  it('is left out if the client takes none later', async () => {
    const { events, registration } = createRegistration({ ...capable, hover: {} });
    await registration.register(new Set(['file:///a']));
    assert.deepEqual(events, []);
  });
});
