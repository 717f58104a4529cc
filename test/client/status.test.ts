import assert from 'node:assert/strict';
import { createStatusItem } from '../../client/src/status';
import { clientCommands, type StatusParams } from '../../server/src/protocol';
import { desk } from '../support/vscode/desk';
import { Document, Editor } from '../support/vscode/documents';

const status: StatusParams = {
  uri: 'file:///a.scenario.yaml',
  version: 1,
  rulesets: [{ id: 'aare', title: 'Enhanced' }],
  scenarios: 1,
  combats: 1,
  problems: 0,
  milliseconds: 4.4,
};
const information = 0;
const warning = 1;
const error = 2;

describe('the status of a scenario', () => {
  const show = (uri: string) => (desk.activeEditor = new Editor(new Document(uri)));

  /** The text behind the name of the game. */
  function formatDetail(changes: Partial<StatusParams>): string | undefined {
    createStatusItem().set({ ...status, ...changes });
    return desk.statusItem.detail;
  }

  it('names the game, and counts scenarios, combats and problems', () => {
    show(status.uri);
    assert.equal(formatDetail({}), '1 combat, 0 problems, 4 ms');
    assert.equal(desk.statusItem.text, 'Enhanced');
    assert.equal(
      formatDetail({ scenarios: 2, combats: 3, problems: 1, milliseconds: 0.4 }),
      '2 scenarios, 3 combats, 1 problem, < 1 ms',
    );
    assert.equal(formatDetail({ combats: 0, milliseconds: 1 }), '0 combats, 0 problems, 1 ms');
    formatDetail({ rulesets: [...status.rulesets, { id: 'awaw', title: 'A World at War' }] });
    assert.equal(desk.statusItem.text, 'Enhanced, A World at War');
    formatDetail({ rulesets: [] });
    assert.equal(desk.statusItem.text, 'No ruleset');
  });

  it('warns of problems', () => {
    show(status.uri);
    formatDetail({ problems: 1 });
    assert.equal(desk.statusItem.severity, warning);
    formatDetail({ problems: 0 });
    assert.equal(desk.statusItem.severity, information);
  });

  it('the status of a scenario is that of the active file, also after another one was shown', () => {
    const item = createStatusItem();
    item.set({ ...status, uri: 'file:///b.scenario.yaml', combats: 2 });
    item.set(status);
    assert.equal(desk.statusItem.detail, 'starting', 'no scenario is active');
    desk.events.activeEditor.fire(show('file:///b.scenario.yaml'));
    assert.match(desk.statusItem.detail, /^2 combats/);
    desk.events.activeEditor.fire(show(status.uri));
    assert.match(desk.statusItem.detail, /^1 combat,/);
    desk.events.activeEditor.fire(show('file:///c.txt'));
    assert.match(desk.statusItem.detail, /^1 combat,/, 'a file without status leaves it');
    assert.equal(item.get(status.uri), status);
    item.dispose();
    desk.events.activeEditor.fire(show('file:///b.scenario.yaml'));
    assert.match(desk.statusItem.detail, /^1 combat,/, 'after the end');
  });

  it('says that Asdic is starting, and offers its output', () => {
    show(status.uri);
    const item = createStatusItem();
    item.set({ ...status, problems: 1 });
    item.showStarting();
    const { text, detail, busy, severity, command } = desk.statusItem;
    assert.deepEqual(
      { text, detail, busy, severity },
      { text: 'Asdic', detail: 'starting', busy: true, severity: information },
    );
    assert.deepEqual(command, { command: clientCommands.showOutput, title: 'Show output' });
    assert.equal(item.get(status.uri), undefined);
    item.set(status);
    item.showStarted();
    assert.equal(desk.statusItem.busy, false);
    assert.match(desk.statusItem.detail!, /^1 combat/, 'what had arrived before is shown');
  });

  it('the status of a scenario is without detail after the start, until a scenario has been checked', () => {
    createStatusItem().showStarted();
    assert.equal(desk.statusItem.detail, undefined);
  });

  it('says why Asdic has stopped, and offers a restart', () => {
    show(status.uri);
    const item = createStatusItem();
    item.set(status);
    item.showFailed('Asdic has stopped', 'Its server ended.');
    const { text, detail, busy, severity, command } = desk.statusItem;
    assert.deepEqual(
      { text, detail, busy, severity },
      { text: 'Asdic has stopped', detail: 'Its server ended.', busy: false, severity: error },
    );
    assert.deepEqual(command, { command: clientCommands.restart, title: 'Restart' });
    assert.equal(item.get(status.uri), undefined, 'the numbers are those of a server that has ended');
  });
});
