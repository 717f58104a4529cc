import assert from 'node:assert/strict';
import type { Disposable, Memento } from 'vscode';
import { createPlainYamlPrompt } from '../../client/src/plain-yaml';
import { createClient, createPromise, settle } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { Document, Editor } from '../support/vscode/documents';
import { TabInputText, Uri } from '../support/vscode/values';

const uri = 'file:///games/war.yaml';
const renamed = 'file:///games/war.scenario.yaml';
const text = '# A war\n\n---\nruleset: aare\n';
const games = { games: [{ id: 'aare', title: 'Enhanced' }] };

describe('a scenario whose file name does not say so', () => {
  let prompt: Disposable | undefined;
  afterEach(() => void prompt?.dispose());

  /** A new window. */
  function start(active?: Document) {
    desk.activeEditor = active && new Editor(active);
    const memory: Record<string, Record<string, string>> = {};
    const memento = {
      get: (key: string, fallback: object) => memory[key] ?? fallback,
      update: (key: string, value: Record<string, string>) => Promise.resolve(void (memory[key] = value)),
    };
    const { client, server } = createClient({ newScenario: games });
    prompt?.dispose();
    prompt = createPlainYamlPrompt(memento as unknown as Memento, client);
    return { server, getChoices: () => memory['asdic.plainYaml'] };
  }

  /** Brings a document to the front. */
  async function show(document: Document) {
    desk.documents.push(document);
    desk.events.activeEditor.fire((desk.activeEditor = new Editor(document, 2)));
    await settle();
    return document;
  }
  const listMessages = () => desk.dialogs.map(({ text: message }) => message);
  /** Whether the prompt comes up for a text. */
  async function isOffered(content: string, documentUri = uri, language = 'yaml') {
    desk.dialogs = [];
    start();
    await show(new Document(documentUri, content, language));
    return desk.dialogs.length > 0;
  }

  it('a scenario whose file name does not say so is recognized when it is shown, and may be renamed or treated as one', async () => {
    const { getChoices, server } = start();
    await show(new Document(uri, text, 'yaml'));
    assert.deepEqual(listMessages(), [
      'war.yaml is a scenario of Enhanced, but its name does not say so. If you rename it to war.scenario.yaml, Asdic will check, explain and resolve it.',
    ]);
    assert.deepEqual(desk.dialogs[0]!.labels, ['Rename', 'Treat as scenario', 'Not now']);
    assert.deepEqual(getChoices(), { [uri]: 'asked' });
    await show(new Document(uri, text, 'yaml'));
    assert.equal(desk.dialogs.length, 1, 'nobody is asked twice');
    assert.equal(server.requests.length, 1);
  });

  it('a scenario whose file name does not say so is recognized when the window opens, and when it is saved', async () => {
    start(new Document(uri, text, 'yaml'));
    await settle();
    assert.equal(desk.dialogs.length, 1);
    desk.events.saved.fire(new Document('file:///games/b.yml', text, 'yaml'));
    await settle();
    assert.equal(desk.dialogs.length, 2);
  });

  it('a scenario whose file name does not say so is recognized by its first line that counts', async () => {
    for (const content of [
      text,
      'ruleset: "aare"  # a game',
      "%YAML 1.2\nruleset: 'aare'",
      `${'#\n'.repeat(39)}ruleset: aare`,
    ])
      assert.ok(await isOffered(content), content);
    for (const content of [
      'name: x\nruleset: aare',
      'ruleset: chess',
      'ruleset: aare x',
      '',
      `${'#\n'.repeat(40)}ruleset: aare`,
    ])
      assert.ok(!(await isOffered(content)), content);
  });

  it('a scenario whose file name does not say so is left alone where it cannot be renamed, has another language, or is no file of YAML', async () => {
    assert.ok(!(await isOffered(text, 'git:/games/war.yaml')), 'read-only');
    assert.ok(!(await isOffered(text, uri, 'asdic-scenario')));
    assert.ok(!(await isOffered(text, 'file:///games/war.txt')));
    assert.ok(await isOffered(text, 'file:///games/war.YML'));
  });

  it('a scenario whose file name does not say so is not offered twice when the first answer is late', async () => {
    const answer = createPromise<typeof games>();
    const { server } = start();
    server.answers.newScenario = () => answer.promise;
    const document = await show(new Document(uri, text, 'yaml'));
    desk.events.saved.fire(document);
    answer.resolve(games);
    await settle();
    assert.equal(desk.dialogs.length, 1);
  });

  it('a scenario whose file name does not say so is treated as a scenario from then on', async () => {
    desk.answers = ['Treat as scenario'];
    const { getChoices, server } = start();
    const document = await show(new Document(uri, text, 'yaml'));
    assert.equal(document.languageId, 'asdic-scenario');
    assert.deepEqual(getChoices(), { [uri]: 'scenario' });
    const later = await show(new Document(uri, 'anything', 'yaml'));
    assert.equal(later.languageId, 'asdic-scenario');
    assert.equal(server.requests.length, 1);
  });

  it('stays as it is when the user does not want it now', async () => {
    desk.answers = ['Not now'];
    const { getChoices } = start();
    const document = await show(new Document(uri, text, 'yaml'));
    assert.equal(document.languageId, 'yaml');
    assert.deepEqual(getChoices(), { [uri]: 'asked' });
    assert.deepEqual([...desk.files], []);
  });

  it('a scenario whose file name does not say so is saved, renamed and opened again in the same column, in place of its tabs', async () => {
    desk.answers = ['Rename'];
    desk.files.set(uri, text);
    const createTab = (input: unknown) => ({ input, isActive: true, group: desk.group });
    const other = createTab(new TabInputText(Uri.parse('file:///games/other.yaml')));
    desk.group.tabs = [createTab(new TabInputText(Uri.parse(uri))), other, createTab(undefined)];
    start();
    const document = new Document(uri, text, 'yaml');
    document.isDirty = true;
    await show(document);
    assert.equal(document.isDirty, false);
    assert.deepEqual([...desk.files], [[renamed, text]]);
    assert.equal(desk.activeEditor!.document.uri.toString(), renamed);
    assert.deepEqual(desk.shownColumns, [1]);
    assert.deepEqual(
      desk.group.tabs.map(({ input }) => input),
      [other.input, undefined],
    );
    assert.deepEqual(listMessages().slice(1), []);
  });

  it('a scenario whose file name does not say so is treated as a scenario after it was renamed, whatever VS Code takes it for', async () => {
    desk.answers = ['Rename'];
    desk.files.set('file:///games/war.yml', text);
    start();
    await show(new Document('file:///games/war.yml', text, 'yaml'));
    assert.equal(desk.activeEditor!.document.uri.path, '/games/war.scenario.yml');
    assert.equal(desk.activeEditor!.document.languageId, 'asdic-scenario');
  });

  it('a scenario whose file name does not say so is not renamed to a file that exists, if it cannot be saved, or if the disk refuses', async () => {
    desk.answers = ['Rename'];
    desk.files.set(uri, text).set(renamed, 'another');
    start();
    await show(new Document(uri, text, 'yaml'));
    assert.match(listMessages()[1]!, /^There is already a file war\.scenario\.yaml/);
    desk.files.delete(renamed);
    desk.answers = ['Rename'];
    start();
    const unsavable = new Document(uri, text, 'yaml');
    Object.assign(unsavable, { isDirty: true, isSavable: false });
    await show(unsavable);
    assert.deepEqual([...desk.files.keys()], [uri]);
    desk.files.delete(uri);
    desk.answers = ['Rename'];
    start();
    await show(new Document(uri, text, 'yaml'));
    assert.match(listMessages().at(-1)!, /^war\.yaml could not be renamed/);
    assert.deepEqual(desk.shownColumns, []);
  });

  it('a scenario whose file name does not say so is not looked for after the end', async () => {
    start();
    prompt!.dispose();
    await show(new Document(uri, text, 'yaml'));
    assert.deepEqual(desk.dialogs, []);
  });
});
