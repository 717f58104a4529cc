import assert from 'node:assert/strict';
import { commands, Selection, type TextEditor, ViewColumn, window } from 'vscode';
import { openScenario, resolve } from '../support/combats';
import { closeAll, findPosition, openUntitled } from '../support/documents';
import { dedent } from '../../support/fixture';
import { eventually } from '../support/eventually';
import {
  click,
  fill,
  findCentre,
  hover,
  needsUi,
  press,
  resize,
  screenshot,
  readTexts,
  waitForMatch,
  type Target,
} from '../support/ui';

/** A combat of each game. */
const games = [
  { file: 'samples/aare/wolfpack.scenario.yaml', id: 'north-sea' },
  { file: 'samples/aa-depth/mixed-depths.scenario.yaml', id: 'approaches' },
  { file: 'samples/wif-ssw/biscay.scenario.yaml', id: 'biscay' },
  { file: 'samples/awaw/surface-action.scenario.yaml', id: 'denmark-strait' },
];

const inReport = (selector: string): Target => ({ selector, inFrame: true });
const heading = inReport('.play .next h2');
const field = inReport('.play input.faces');

/** The parts of the play that change with every move. */
const readPanel = async (): Promise<string> =>
  (await Promise.all(['.play .next', '.replay-step strong', '.course'].map((part) => readTexts(inReport(part)))))
    .flat()
    .join('\n');

/** Runs an action that makes a move, and waits until the panel shows what comes next. */
async function move(act: () => Promise<void>): Promise<string> {
  const before = await readPanel();
  await act();
  return eventually(readPanel, (after) => after !== '' && after !== before);
}

async function startPlay({ file, id }: (typeof games)[number]): Promise<TextEditor> {
  const editor = await openScenario(file);
  const at = findPosition(editor.document, `id: ${id}`, 4);
  editor.selection = new Selection(at, at);
  await commands.executeCommand('asdic.play');
  await waitForMatch(heading);
  // A file with dice is continued where they end.
  if ((await readTexts(inReport('.play button:not([disabled]) >> text=Start again'))).length > 0)
    await move(() => click(inReport('.play button >> text=Start again')));
  return editor;
}

/** Plays to the end with the keyboard alone: Enter takes the option in focus, or rolls. @returns the number of moves */
async function playByKeys(): Promise<number> {
  for (let moves = 0; moves < 80; moves++) {
    const panel = (await readTexts(inReport('.play .next'))).join('');
    if (panel.includes('Roll for me')) await move(() => press('Enter', inReport('.play button >> text=Roll for me')));
    else if ((await readTexts(inReport('.play .options button'))).length > 0) {
      await waitForMatch(inReport('.play .options button:focus'));
      await move(() => press('Enter', inReport('.play .options button:focus')));
    } else return moves;
  }
  throw new Error('The play does not end.');
}

describe('a combat played at the table', () => {
  beforeEach(closeAll);
  after(closeAll);

  for (const game of games)
    it(`is played to its end by keys, written and undone: ${game.file.split('/')[1]}`, async function () {
      needsUi(this);
      const { document } = await startPlay(game);
      const text = document.getText();
      await screenshot(`play-${game.id}-start`);
      const moves = await playByKeys();
      assert.ok(moves > 0);
      const [end] = await readTexts(heading);
      await screenshot(`play-${game.id}-end`);
      // The last move can be taken back, and made again.
      await move(() => press('Enter', inReport('.play button >> text=Back')));
      assert.notEqual((await readTexts(heading))[0], end);
      await playByKeys();
      await click(inReport('.play button >> text=Write into the scenario'));
      const written = await eventually(
        () => document.getText(),
        (now) => now !== text && /^\s+result:/m.test(now),
      );
      assert.match(written, /^\s+dice:/m);
      // The keyboard may still belong to the report.
      await eventually(
        async () => {
          await window.showTextDocument(document, ViewColumn.One);
          if (document.getText() === written) await commands.executeCommand('undo');
          return document.getText();
        },
        (now) => now === text,
      );
    });

  it('plays a turn combat by combat, and writes it as one edit', async function () {
    needsUi(this);
    const { document } = await openScenario('samples/aare/off-hawaii.scenario.yaml');
    const text = document.getText();
    await commands.executeCommand('asdic.playTurn');
    await waitForMatch(heading);
    const [first] = await readTexts(inReport('.play .next .kicker'));
    await playByKeys();
    assert.deepEqual(await readTexts(inReport('.play .next .kicker')), []);
    await screenshot('play-turn-end');
    await click(inReport('.play button >> text=Write into the scenario'));
    const written = await eventually(
      () => document.getText(),
      (now) => now !== text,
    );
    assert.equal(written.match(/^ {4}result:/gm)?.length, text.match(/^ {4}attacker:/gm)?.length);
    // *Back* leads into the last combat of the turn, and in the end into the first.
    for (let at = 0; at < 120 && (await readTexts(inReport('.play .next .kicker')))[0] !== first; at++)
      await move(() => press('Enter', inReport('.play button >> text=Back')));
    await screenshot('play-turn-first-combat');
  });

  it('shows what comes next when it is begun and goes on in a view that was scrolled down', async function () {
    needsUi(this);
    await resize({ width: 1280, height: 500 });
    try {
      await resolve('samples/aare/wolfpack.scenario.yaml', 'north-sea');
      await click(inReport('.actions button >> text=Play'));
      await waitForMatch(heading);
      await eventually(
        () => findCentre(heading),
        ({ y }) => y > 50,
      );
      await hover(inReport('.replay .replay-step'));
      await move(() => press('Enter', inReport('.play button >> text=Roll for me')));
      await eventually(
        () => findCentre(heading),
        ({ y }) => y > 50,
      );
    } finally {
      await resize();
    }
  });

  it('takes dice from the table, and says which number is not a face of its die', async function () {
    needsUi(this);
    await startPlay(games[2]!);
    const [first] = await readTexts(heading);
    await fill('11', field);
    await press('Enter', field);
    await waitForMatch(inReport('.play .notice >> text=11 is not a face of a die with 10 sides'));
    assert.equal((await readTexts(heading))[0], first);
    await fill('4', field);
    await move(() => press('Enter', field));
    await waitForMatch(inReport('.play input.faces:focus'));
    await screenshot('play-dice-of-the-table');
  });

  it('says at the start that the play of a combat with fair dice is a trial', async function () {
    needsUi(this);
    const hash = 'a'.repeat(64);
    await openUntitled(
      dedent(`
        ruleset: aare
        powers: { germany: { side: axis }, uk: { side: allies } }
        seaBattles:
          - id: north-sea
            attacker: { power: germany, units: { sub: 2 } }
            defender: { power: uk, units: { dd: 1 } }
            dice: { fair: { combat: ${hash}, sides: { attacker: { hash: ${hash} } } } }
      `),
    );
    await commands.executeCommand('asdic.play');
    await waitForMatch(inReport('.play .notice >> text=This play is a trial'));
    await screenshot('play-trial');
    await move(() => press('Enter', inReport('.play button >> text=Roll for me')));
    await waitForMatch(inReport('.play button:disabled >> text=Write into the scenario'));
  });

  it('shows what each option is worth to both sides, to one, or to nobody', async function () {
    needsUi(this);
    await startPlay(games[0]!);
    for (let at = 0; at < 40 && (await readTexts(inReport('.play .options strong'))).length === 0; at++) {
      const [roll] = await readTexts(inReport('.play button >> text=Roll for me'));
      await move(() => press('Enter', inReport(`.play button >> text=${roll ?? 'Start again'}`)));
    }
    assert.match((await readTexts(inReport('.play .options strong'))).join(), /%/);
    await screenshot('play-decision');
    await press('ArrowUp', inReport('.play select'));
    await press('End', inReport('.play select'));
    await eventually(
      () => readTexts(inReport('.play .options strong')),
      ({ length }) => length === 0,
    );
  });
});
