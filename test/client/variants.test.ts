import assert from 'node:assert/strict';
import type { CombatReport, ReportLever, ReportMatters, ReportSweep } from '../../server/src/protocol';
import { writeSweepCsv } from '../../server/src/page/sweep';
import { desk } from '../support/vscode/desk';
import { odds, report } from '../server/page/support';
import { combat, document, startSession, uri } from './combats-support';

const destroyers: ReportLever = {
  id: 'destroyers',
  title: 'Destroyers',
  owner: 'Japan',
  kind: 'number',
  value: 2,
  written: '2',
};
const retreat: ReportLever = {
  id: 'retreat',
  combat: 'north',
  title: 'Retreat',
  kind: 'order',
  value: 'never',
  written: 'never',
  choices: [
    { value: 'never', title: 'never' },
    { value: 'round-2', title: 'after 2 rounds' },
  ],
};
const weather: ReportLever = { ...retreat, id: 'option/weather', combat: undefined, title: 'Weather', kind: 'option' };
const levers: CombatReport = { ...report, levers: [weather, retreat, destroyers] };
const oddsReport: CombatReport = { ...report, odds };

describe('comparing variants of a combat', () => {
  const start = (answers: Parameters<typeof startSession>[0] = {}) =>
    startSession({ odds: oddsReport, levers, compare: { ...report, comparison: { variants: [] } }, ...answers });

  it('asks for what should change, and for its values', async () => {
    desk.answers = ['Destroyers, Japan', ['1', '4']];
    const { session, server, loadView, listRevealed } = start();
    const shown = await session.compare(combat);
    loadView();
    assert.deepEqual(server.listCommands(), ['combat', 'odds', 'levers', 'compare']);
    assert.deepEqual(server.getLastArgument(), {
      ...combat,
      position: undefined,
      variants: [[{ id: 'destroyers', value: 1 }], [{ id: 'destroyers', value: 4 }]],
    });
    const [changeDialog, valuesDialog] = desk.dialogs;
    assert.deepEqual(changeDialog!.labels, ['Weather', 'Retreat', 'Destroyers, Japan']);
    assert.equal(changeDialog!.items[2]!.description, 'now 2');
    assert.equal(valuesDialog!.text, 'Which values should be compared with 2?');
    assert.deepEqual(valuesDialog!.labels, ['0', '1', '3', '4', '5', '6', '7']);
    assert.deepEqual(valuesDialog!.picked, ['1', '3'], 'the values next to the present one are picked');
    assert.deepEqual(shown!.odds, odds, 'the odds stay in view');
    assert.deepEqual(listRevealed(), ['comparison']);
  });

  it('offers the other choices of an order, and sends its combat when a whole turn is compared', async () => {
    desk.answers = ['Retreat', ['after 2 rounds']];
    const { session, server } = start();
    await session.compareTurn({ ...combat });
    assert.deepEqual(desk.dialogs[1]!.picked, ['after 2 rounds']);
    assert.deepEqual(server.listCommands(), ['levers', 'compare']);
    assert.deepEqual(server.getLastArgument(), {
      uri,
      document,
      turn: true,
      variants: [[{ id: 'retreat', combat: 'north', value: 'round-2' }]],
    });
  });

  it('lists first what changes the odds, and last, under a heading, what does not', async () => {
    const matters = {
      matters: [
        { id: 'destroyers', most: 0.2 },
        { id: 'retreat', most: 0 },
      ],
    } as unknown as ReportMatters;
    const listItems = async (shown: CombatReport) => {
      const { session } = start({ odds: shown });
      desk.dialogs = [];
      await session.compare(combat);
      return desk.dialogs[0]!.items.map(({ label }) => label);
    };
    assert.deepEqual(await listItems({ ...oddsReport, matters }), [
      'Destroyers, Japan',
      'Weather',
      'no effect on its own',
      'Retreat',
    ]);
    assert.deepEqual(await listItems({ ...oddsReport, bases: ['option other'] }), [
      'Retreat',
      'Destroyers, Japan',
      'other options',
      'Weather',
    ]);
  });

  it('offers what the reader has changed under What if, unless the sides are swapped', async () => {
    const label = 'What you have changed under What if';
    const changes = [{ id: 'destroyers', value: 5 }];
    const { session, server, open, send } = start({ whatIf: { odds, writes: [] } });
    await open(oddsReport);
    send({ type: 'whatIf', whatIf: { changes, swapped: true, isWaiting: true } });
    await session.compare(combat);
    assert.ok(!desk.dialogs[0]!.labels.includes(label));
    send({ type: 'whatIf', whatIf: { changes, isWaiting: true } });
    desk.answers = [label];
    await session.compare(combat);
    assert.equal(desk.dialogs[1]!.labels[0], label);
    assert.deepEqual(server.getLastArgument()!['variants'], [changes]);
  });

  it('asks nothing if the variants are given', async () => {
    const { session, server } = start();
    const variants = [[{ id: 'destroyers', value: 1 }]];
    await session.compare({ ...combat, variants });
    assert.deepEqual(server.listCommands(), ['combat', 'odds', 'compare']);
    assert.deepEqual(desk.dialogs, []);
  });

  it('ends when the user closes a list or chooses no value', async () => {
    const { session, server } = start();
    for (const answers of [[], ['Retreat'], ['Retreat', []]]) {
      desk.answers = answers;
      assert.equal(await session.compare(combat), undefined);
    }
    server.answers.levers = { refused: 'No.' };
    assert.equal(await session.compare(combat), undefined);
    assert.ok(!server.listCommands().includes('compare'));
  });
});

describe('sensitivity', () => {
  it('sensitivity is shown below the odds', async () => {
    const matters = { matters: [] } as unknown as ReportMatters;
    const { session, loadView, listRevealed } = startSession({ odds: oddsReport, matters: { ...report, matters } });
    const shown = await session.matters(combat);
    loadView();
    assert.deepEqual([shown!.odds, shown!.matters], [odds, matters]);
    assert.deepEqual(listRevealed(), ['matters']);
  });
});

describe('a sweep', () => {
  const sweep: ReportSweep = { method: 'exact', levers: [], figures: [], cells: [] };

  it('begins with a form for its values', async () => {
    const { session, server, loadView, listRevealed } = startSession({ odds: oddsReport, levers });
    const shown = await session.sweep(combat);
    loadView();
    assert.equal(shown!.levers, levers.levers);
    assert.deepEqual(server.listCommands(), ['combat', 'odds', 'levers']);
    assert.deepEqual(listRevealed(), ['sweep']);
  });

  it('a sweep is calculated over the values that the reader has chosen', async () => {
    const { server, open, send } = startSession({ sweep: { ...report, sweep } });
    await open(oddsReport);
    const vary = [{ id: 'destroyers', values: [1, 2] }];
    send({ type: 'sweep', vary });
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(server.listCommands(), ['combat', 'sweep']);
    assert.deepEqual(server.getLastArgument(), { ...combat, position: undefined, vary });
  });

  it('a sweep is copied as CSV, and a message says so', async () => {
    const { session } = startSession();
    await session.copySweep(report);
    assert.deepEqual(desk.dialogs, []);
    await session.copySweep({ ...report, sweep });
    assert.equal(desk.clipboard, writeSweepCsv(sweep));
    assert.deepEqual(
      desk.dialogs.map(({ text }) => text),
      ['The values were copied.'],
    );
  });
});

describe('work with variants', () => {
  it('ends where there is no combat', async () => {
    const { session, server } = startSession({ combat: { refused: 'There is no combat.' } });
    assert.equal(await session.matters(combat), undefined);
    assert.equal(await session.compare(combat), undefined);
    assert.equal(await session.sweep(combat), undefined);
    assert.deepEqual(server.listCommands(), ['combat', 'combat', 'combat']);
  });
});
