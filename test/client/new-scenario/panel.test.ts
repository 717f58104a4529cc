import assert from 'node:assert/strict';
import { Uri } from 'vscode';
import { createNewScenario } from '../../../client/src/new-scenario/panel';
import { createClient } from '../../support/vscode/client';
import { desk } from '../../support/vscode/desk';
import { Document, Editor } from '../../support/vscode/documents';

describe('the page of a new scenario', () => {
  /** The game that the page begins with. */
  async function begin(active: Document | undefined, preset?: { readonly ruleset: string }) {
    desk.activeEditor = active && new Editor(active);
    const { client } = createClient({ newScenario: { games: [] } });
    const creation = createNewScenario(Uri.parse('file:///asdic'), client)(preset);
    const page = desk.panels.at(-1)!;
    page.received.fire({ type: 'ready' });
    await new Promise(setImmediate);
    const [message] = page.posted as unknown as { readonly preset: { readonly ruleset?: string } }[];
    page.received.fire({ type: 'close' });
    assert.equal(await creation, undefined, 'closing it writes nothing');
    return message!.preset.ruleset;
  }

  it('begins with the game of the shown scenario, unless a game is asked for', async () => {
    const scenario = new Document('file:///a.scenario.yaml', '# a battle\nruleset: awaw # naval\n');
    assert.equal(await begin(scenario), 'awaw');
    assert.equal(await begin(scenario, { ruleset: 'aare' }), 'aare');
  });

  it('begins with the first game beside other files and scenarios without a game', async () => {
    for (const active of [
      undefined,
      new Document('file:///a.scenario.yaml', 'title: nothing yet'),
      new Document('file:///notes.yaml', 'ruleset: awaw', 'yaml'),
    ])
      assert.equal(await begin(active), undefined);
  });

  it('begins with the game of the scenario in view, where the walkthrough is active', async () => {
    desk.visibleEditors = [new Editor(new Document('file:///a.scenario.yaml', 'ruleset: awaw'))];
    assert.equal(await begin(undefined), 'awaw');
  });

  it('writes the scenario once, into the column of the page, which is then closed', async () => {
    const { client } = createClient({ newScenario: { games: [] } });
    const creation = createNewScenario(Uri.parse('file:///asdic'), client)();
    const page = Object.assign(desk.panels.at(-1)!, { viewColumn: 2 });
    const draft = { text: 'ruleset: aare', title: 'Leyte', groups: [] };
    page.received.fire({ type: 'write', draft });
    page.received.fire({ type: 'write', draft });
    assert.equal((await creation)!.document.getText(), '# Leyte\nruleset: aare');
    await new Promise(setImmediate);
    assert.deepEqual([desk.shownColumns, page.isDisposed], [[2], true]);
  });
});
