import assert from 'node:assert/strict';
import { openWalkthroughOnce } from '../../client/src/walkthrough';
import { settle } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { Document, Editor } from '../support/vscode/documents';

describe('the walkthrough', () => {
  const setting = 'workbench.welcomePage.walkthroughs.openOnInstall';

  /** Starts Asdic, then shows a document. @returns how often the walkthrough was opened */
  async function show(language?: string, memory: Record<string, unknown> = {}) {
    desk.executed = [];
    const memento = {
      get: (key: string, fallback: unknown) => memory[key] ?? fallback,
      update: (key: string, value: unknown) => Promise.resolve(void (memory[key] = value)),
    };
    const listener = openWalkthroughOnce(memento as never, 'asdic.asdic#start');
    const editor = new Editor(new Document('file:///a', '', language));
    for (const active of [undefined, editor, editor]) {
      desk.events.activeEditor.fire((desk.activeEditor = active));
      await settle();
    }
    listener.dispose();
    return desk.executed;
  }

  it('opens beside the first scenario that is shown, once for all windows', async () => {
    const memory = {};
    const opened = [['workbench.action.openWalkthrough', 'asdic.asdic#start', true]];
    assert.deepEqual(await show('plaintext', memory), []);
    desk.activeEditor = undefined;
    assert.deepEqual(await show(undefined, memory), opened);
    assert.deepEqual(await show(undefined, memory), [], 'in the next window');
    assert.deepEqual(await show(), opened, 'the scenario is shown when the window opens');
  });

  it('stays closed where the settings say so, or where one is open', async () => {
    desk.settings = { [setting]: false };
    assert.deepEqual(await show(), []);
    desk.settings = {};
    desk.activeEditor = undefined;
    desk.group.tabs = [{ input: undefined, isActive: false, group: desk.group }];
    const memory = {};
    assert.deepEqual(await show(undefined, memory), []);
    desk.group.tabs = [];
    assert.deepEqual(await show(undefined, memory), [], 'it has been seen');
  });
});
