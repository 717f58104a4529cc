import assert from 'node:assert/strict';
import { registerDebugger, stepThrough } from '../../client/src/debugging';
import { createClient, settle } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { Document, Editor } from '../support/vscode/documents';
import { Uri } from '../support/vscode/values';

const uri = 'file:///games/a.scenario.yaml';
const launch = { type: 'asdic', request: 'launch', name: 'Step Through Combat', stopOnEntry: true };

describe('stepping through a combat', () => {
  it('starts at its first step', async () => {
    desk.folders = [{ uri: Uri.parse('file:///games'), name: 'games' }];
    assert.equal(await stepThrough({ uri, document: 0, id: 'north' }), true);
    const [[folder, configuration]] = desk.debugger.started as [[unknown, Record<string, unknown>]];
    assert.equal(folder, desk.folders[0]);
    assert.deepEqual(
      { ...configuration, turn: configuration['turn'] },
      { ...launch, program: uri, combat: 'north', document: 0, turn: undefined },
    );
  });

  describe('by a configuration', () => {
    const register = () => {
      registerDebugger(createClient().client);
      return desk.debugger.configurations!;
    };

    it('without a configuration, steps through the scenario in the editor', () => {
      const { resolveDebugConfiguration: complete } = register();
      desk.activeEditor = new Editor(new Document(uri));
      assert.deepEqual(complete(undefined, {}), { ...launch, program: uri });
      const configuration = { type: 'asdic', program: 'b' };
      assert.equal(complete(undefined, configuration), configuration);
      desk.activeEditor = new Editor(new Document('file:///notes.md', '', 'markdown'));
      assert.deepEqual(complete(undefined, {}), { ...launch, program: undefined });
    });

    it('opens the scenario of a configuration, by its path or its address', async () => {
      const { resolveDebugConfigurationWithSubstitutedVariables: open } = register();
      desk.files.set(uri, '').set('memfs:/b.scenario.yaml', '');
      for (const program of [Uri.parse(uri).fsPath, 'memfs:/b.scenario.yaml'])
        assert.deepEqual(await open(undefined, { program }), { program });
      assert.deepEqual(
        desk.documents.map((document) => document.uri.toString()),
        [uri, 'memfs:/b.scenario.yaml'],
      );
    });

    it('asks for a scenario if the configuration names none', async () => {
      const { resolveDebugConfigurationWithSubstitutedVariables: open } = register();
      assert.equal(await open(undefined, {}), undefined);
      assert.match(desk.dialogs[0]!.text, /^Open a scenario/);
    });
  });

  describe('passes messages of the debugger', () => {
    /** What the debugger was sent after a message. */
    const send = async (message: object, answer: unknown) => {
      const { client, server } = createClient({ debug: answer });
      registerDebugger(client);
      const { implementation } = desk.debugger.adapters!.createDebugAdapterDescriptor({ id: 'session-1' });
      const messages: object[] = [];
      implementation.onDidSendMessage((sent) => messages.push(sent));
      implementation.handleMessage(message);
      await settle();
      return { messages, argument: server.getLastArgument() };
    };

    it('passes messages of the debugger to the server with addresses of files, and its answers back', async () => {
      const path = Uri.parse(uri).fsPath;
      const answers = [{ type: 'response' }, { type: 'event' }];
      const { messages, argument } = await send(
        { seq: 1, arguments: { program: path, source: { path, name: 'a' }, line: 3 } },
        answers,
      );
      assert.deepEqual(messages, answers);
      assert.deepEqual(argument, {
        session: 'session-1',
        message: { seq: 1, arguments: { program: uri, source: { path: uri, name: 'a' }, line: 3 } },
      });
      const plain = await send({ seq: 2, command: 'next', arguments: { source: { name: 'a' } } }, []);
      assert.deepEqual(plain.argument, {
        session: 'session-1',
        message: { seq: 2, command: 'next', arguments: { source: { name: 'a' } } },
      });
    });

    it('ends the session of the debugger with the reason when the server fails', async () => {
      const { messages } = await send({ seq: 7, command: 'next' }, () => Promise.reject(new Error('It has stopped.')));
      assert.deepEqual(messages, [
        { type: 'response', seq: 0, request_seq: 7, command: 'next', success: false, message: 'It has stopped.' },
        { type: 'event', seq: 0, event: 'terminated' },
      ]);
    });
  });
});
