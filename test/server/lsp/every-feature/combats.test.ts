import assert from 'node:assert/strict';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ErrorCodes, ResponseError } from 'vscode-languageserver/node';
import type { CodeLens } from 'vscode-languageserver/node';
import { serverCommands } from '../../../../server/src/protocol';
import type { AdviceChoices, CombatReport, Refusal, ScenarioDraft } from '../../../../server/src/protocol';
import { impulse } from '../../../support/impulse';
import { biscay } from '../scenario';
import { broken } from '../workspace-on-disk';
import { anyEditor, describeRows, printEdit } from './rows';

const noSuchMethod = new ResponseError(ErrorCodes.MethodNotFound, 'Unhandled method workspace/applyEdit');

describeRows('Combats', (editor, row) => {
  const { serverMessages, run } = editor;
  const readShown = (): string => fs.readFileSync(fileURLToPath(serverMessages.documents.at(-1)!), 'utf8');

  row('has lenses above each combat, whose results are shown in a message', async () => {
    await editor.start();
    const { textDocument } = editor;
    const lenses = await editor.ask<CodeLens[]>('textDocument/codeLens', { textDocument });
    for (const { command } of lenses.filter((lens) => lens.command!.command === serverCommands.resolve))
      await editor.ask('workspace/executeCommand', command);
    assert.match(serverMessages.messages[0]!, /^Bay of Biscay: /);
  });

  row('offers the same as actions, to editors without lenses', async () => {
    await editor.start();
    const actions = await editor.findActions('flotilla-7', 'asdic.combat');
    const odds = actions.find(({ command }) => command?.command === serverCommands.odds);
    const report = await editor.ask<CombatReport>('workspace/executeCommand', odds!.command);
    assert.equal(report.odds!.exact, true);
  });

  row('opens the report of a combat as a document, virtual or in a file', async () => {
    await editor.start();
    await run(serverCommands.resolve);
    assert.match(readShown(), /^# Bay of Biscay\n[^]*dice: from the file/);
    await editor.client.stop();
    const workspace = { ...anyEditor.workspace, textDocumentContent: {} };
    await editor.start(biscay, { capabilities: { ...anyEditor, workspace } });
    await run(serverCommands.odds);
    const { text } = await editor.ask<{ text: string }>('workspace/textDocumentContent', {
      uri: serverMessages.documents.at(-1),
    });
    assert.match(text, /^# Bay of Biscay\n[^]*%/);
  });

  row('plays a combat move by move', async () => {
    await editor.start();
    const { play } = await run<CombatReport>(serverCommands.play, { moves: [] });
    assert.ok(play!.next);
    assert.match(readShown(), /\nNext, /);
  });

  row('compares variants of a combat, runs over values, and finds what matters', async () => {
    await editor.start();
    const { levers = [] } = await run<CombatReport>(serverCommands.levers);
    const { id, value } = levers.find(({ kind }) => kind === 'number')!;
    const unchanged = await run<Refusal>(serverCommands.compare, { variants: [[]] });
    assert.match(unchanged.refused, /^Choose what to compare with: from 1 to \d+ variants\.$/);
    for (const [command, argument, shown] of [
      [serverCommands.compare, { variants: [[{ id, value: Number(value) + 1 }]] }, /\nB {2}/],
      [serverCommands.sweep, { vary: [{ id, values: [1, 2] }] }, /\n1 +.*\n2 +/],
      [serverCommands.matters, {}, / as written\n/],
    ] as const) {
      const documentCount = serverMessages.documents.length;
      await run(command, argument);
      assert.equal(serverMessages.documents.length, documentCount + 1, command);
      assert.match(readShown(), shown, command);
    }
  });

  row('tells the odds of a combat with changes that are not written', async () => {
    await editor.start();
    const { setup } = await run<CombatReport>(serverCommands.combat);
    const { id, value } = setup!.forces[0]!.lines[0]!;
    await run(serverCommands.whatIf, { changes: [{ id, value: value + 1 }] });
    assert.match(readShown(), /^# Bay of Biscay, changed\n/);
  });

  row('asks who is to be advised, and tells what each order is worth', async () => {
    await editor.start();
    const { choices } = await run<AdviceChoices>(serverCommands.advise);
    assert.equal(serverMessages.questions[0]!.length, choices.length);
    assert.match(readShown(), /with the current orders/);
  });

  row('resolves, forecasts and advises a turn', async () => {
    await editor.start(impulse);
    await run(serverCommands.resolveTurn);
    assert.match(readShown(), /Together/);
    await run(serverCommands.oddsOfTurn);
    assert.match(serverMessages.messages.at(-1)!, /expected: /);
    await run(serverCommands.adviseTurn);
    assert.equal(serverMessages.documents.length, 3);
  });

  row('writes the result of a combat into the text', async () => {
    await editor.start();
    await run(serverCommands.resolve);
    assert.equal(await run(serverCommands.writeResult), true);
    assert.match(printEdit(serverMessages.edits[0]), /result:\\n {6}summary: /);
  });

  row('shows the page of a problem or a rule, to editors that cannot follow links', async () => {
    await editor.start(broken);
    for (const text of ['wether', 'section']) {
      const [action] = await editor.findActions(text, 'asdic.page');
      await editor.ask('workspace/executeCommand', action!.command);
      assert.match(readShown(), /^# /);
    }
    assert.equal(serverMessages.documents.length, 2);
  });

  row('begins a scenario, and makes that of the next turn', async () => {
    await editor.start('ruleset: aare\nturn: { round: 3, power: us }\npowers: { us: { side: allies } }\n');
    const { games } = await run<ScenarioDraft & { games?: readonly unknown[] }>(serverCommands.newScenario, {});
    assert.ok(games);
    assert.match(JSON.stringify(await run(serverCommands.nextTurn)), /follows: /);
  });

  row('refuses in a sentence what cannot be done, by itself or by the editor', async () => {
    await editor.start(biscay, {
      prepare: (connection) => connection.onRequest('workspace/applyEdit', () => noSuchMethod),
    });
    const { refused } = await run<Refusal>(serverCommands.writeResult);
    assert.match(refused, /Resolve it first/);
    assert.deepEqual(serverMessages.messages, [refused]);
    await run(serverCommands.resolve);
    assert.match((await run<Refusal>(serverCommands.writeResult)).refused, /your editor takes no edits/);
    await assert.rejects(run('asdic.none'), ({ message }: ResponseError) => /There is no command/.test(message));
  });
});
