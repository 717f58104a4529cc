import assert from 'node:assert/strict';
import type { Location, TextDocumentEdit, WorkspaceEdit } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type CombatReport, serverCommands } from '../../../server/src/protocol';
import { eventually } from './client';
import { folder, createWorkspaceOnDisk } from './workspace-on-disk';

const [third, fourth, fifth] = ['round-3', 'round-4', 'round-5'].map((name) => `${folder}/${name}.scenario.yaml`) as [
  string,
  string,
  string,
];

const head = `ruleset: aare
powers: { japan: { side: axis }, us: { side: allies } }
forces:
  - { id: fleet, power: us, units: { dd: 3 } }
  - { id: raiders, power: japan, units: [{ id: screen, type: dd, count: 2 }] }
`;
const battle = `seaBattles:
  - id: first
    attacker: { from: fleet, units: { dd: 2 } }
    defender: { from: raiders, units: { dd: 2 } }
`;
const result = '    result: { attacker: { units: 1, dd: 1 }, defender: { units: 0, dd: 0 } }\n';
const round3 = `${head}turn: { round: 3, power: us }\n${battle}`;
const round4 = `${head}follows: round-3.scenario.yaml\nturn: { round: 4, power: japan }\n`;
const round5 = `${head}follows: round-4.scenario.yaml\nturn: { round: 5, power: japan }\n`;

describe('a campaign of files', () => {
  const workspace = createWorkspaceOnDisk();

  beforeEach(() => {
    workspace.disk.clear();
    for (const [uri, text] of [
      [third, round3],
      [fourth, round4],
      [fifth, round5],
    ] as const)
      workspace.disk.set(uri, text);
  });

  const pullClosed = async (uri: string) =>
    workspace
      .listItems(await workspace.pull([{ uri, value: 'none' }]))
      .flatMap((report) => (report.uri === uri ? report.items.map(({ code }) => code) : []));
  const pullOpen = async (uri: string) => {
    const { items } = await workspace.ask<{ items: { code: string }[] }>('textDocument/diagnostic', {
      textDocument: { uri },
    });
    return items.map(({ code }) => code);
  };

  it('checks an open scenario again when the one that it follows changes on disk or in the editor', async () => {
    await workspace.start();
    await workspace.client.open(fourth, round4);
    assert.deepEqual(await pullOpen(fourth), []);
    await workspace.writeFile(third, round3 + result);
    await eventually(
      () => pullOpen(fourth),
      (codes) => codes.includes('follows/sunk'),
    );
    await workspace.client.open(third, round3 + result);
    await pullOpen(third);
    await workspace.client.change(third, result, '');
    await eventually(
      () => pullOpen(fourth),
      (codes) => codes.length === 0,
    );
    await workspace.client.close(third);
    await eventually(
      () => pullOpen(fourth),
      (codes) => codes.includes('follows/sunk'),
    );
  });

  it('checks a closed scenario again when the one that it follows changes', async () => {
    await workspace.start();
    await workspace.writeFile(third, round3 + result);
    await eventually(
      () => pullClosed(fourth),
      (codes) => codes.includes('follows/sunk'),
    );
    await workspace.client.open(third, round3 + result);
    await workspace.client.change(third, 'round: 3', 'round: 9');
    await eventually(
      () => pullClosed(fourth),
      (codes) => codes.includes('follows/turn'),
    );
  });

  const getPosition = (text: string, word: string) => {
    const linesBefore = text.slice(0, text.indexOf(word)).split('\n');
    return { line: linesBefore.length - 1, character: linesBefore.at(-1)!.length + 1 };
  };

  it('goes from `follows` to the file', async () => {
    await workspace.start();
    await workspace.client.open(fourth, round4);
    const target = await workspace.ask<Location>('textDocument/definition', {
      textDocument: { uri: fourth },
      position: getPosition(round4, 'round-3'),
    });
    assert.equal(target.uri, third);
  });

  it('finds the references of a unit in all files of the campaign', async () => {
    await workspace.start();
    await workspace.client.open(fourth, round4);
    const locations = await workspace.ask<Location[]>('textDocument/references', {
      textDocument: { uri: fourth },
      position: getPosition(round4, 'raiders'),
      context: { includeDeclaration: true },
    });
    assert.deepEqual(locations.map(({ uri }) => uri).sort(), [third, third, fourth, fifth]);
  });

  it('renames a unit in all files of the campaign, as far as each has it', async () => {
    workspace.disk.set(fifth, round5.replaceAll('raiders', 'others'));
    await workspace.start({ capabilities: { workspace: { workspaceEdit: { documentChanges: true } } } });
    await workspace.client.open(fourth, round4);
    const rename = (newName: string) =>
      workspace.ask<WorkspaceEdit>('textDocument/rename', {
        textDocument: { uri: fourth },
        position: getPosition(round4, 'raiders'),
        newName,
      });
    const { documentChanges } = await rename('hunters');
    const texts = (documentChanges as TextDocumentEdit[]).map(({ textDocument: { uri }, edits }) => [
      uri,
      TextDocument.applyEdits(TextDocument.create(uri, 'yaml', 0, workspace.disk.get(uri)!), edits as never),
    ]);
    assert.deepEqual(texts, [
      [fourth, round4.replaceAll('raiders', 'hunters')],
      [third, round3.replaceAll('raiders', 'hunters')],
    ]);
    workspace.disk.set(
      third,
      round3.replace('forces:\n', 'forces:\n  - { id: hunters, power: us, units: { dd: 1 } }\n'),
    );
    await assert.rejects(rename('hunters'), /In round-3.scenario.yaml: /);
  });
});

describe('the campaign of a scenario', () => {
  const workspace = createWorkspaceOnDisk();

  it('goes on with the follower that is first by name', async () => {
    workspace.disk.clear();
    const second = `${folder}/another.scenario.yaml`;
    for (const [uri, text] of [
      [third, round3],
      [fourth, round4],
      [second, round4],
    ] as const)
      workspace.disk.set(uri, text);
    await workspace.start();
    const report = await workspace.ask<CombatReport>('workspace/executeCommand', {
      command: serverCommands.campaign,
      arguments: [{ uri: third }],
    });
    assert.deepEqual(
      report.campaign!.files.map(({ name }) => name),
      ['round-3.scenario.yaml', 'another.scenario.yaml'],
    );
  });

  it('has its files in order, with losses of each power by results and by dice, and luck', async () => {
    workspace.disk.clear();
    const dice = '    dice: { attacker.others: [1, 6, 1], defender.others: [1, 6, 6] }\n';
    for (const [uri, text] of [
      [third, round3 + dice],
      [fourth, `${round4}${battle}${result}`],
      [fifth, `${round5}${battle}`],
    ] as const)
      workspace.disk.set(uri, text);
    await workspace.start();
    const report = await workspace.ask<CombatReport>('workspace/executeCommand', {
      command: serverCommands.campaign,
      arguments: [{ uri: fourth }],
    });
    const { files, losses, luck, unknown } = report.campaign!;
    assert.deepEqual(
      files.map(({ name, turn, foughtCount, openCount }) => [name, turn, foughtCount, openCount]),
      [
        ['round-3.scenario.yaml', 'round 3, the US', 1, 0],
        ['round-4.scenario.yaml', 'round 4, Japan', 1, 0],
        ['round-5.scenario.yaml', 'round 5, Japan', 0, 1],
      ],
    );
    assert.deepEqual(
      losses.map(({ owner, title, values }) => [owner, title, ...values]),
      [
        ['US', 'destroyers lost', 1, 1, 0],
        ['Japan', 'destroyers lost', 2, 2, 0],
      ],
    );
    // The result of round 4 does not give it.
    assert.deepEqual(unknown, ['IPC lost']);
    assert.deepEqual(
      luck.map(({ side, dice: kind, rolled, expected }) => [side, kind, rolled, expected]),
      [
        ['US', '3 shots: hits', 2, 1.5],
        ['Japan', '3 shots: hits', 1, 1.5],
      ],
    );
  });
});
