import assert from 'node:assert/strict';
import {
  addMove,
  createCombatData,
  listFileMoves,
  playCombat,
  reportPlay,
  createPlayEdits,
} from '../../../../server/src/features';
import type { LocatedCombat } from '../../../../server/src/features';
import type { Move, Play } from '../../../../server/src/engine/play';
import { rollNext, decideNext } from '../../../../server/src/engine/play';
import type { PlayState } from '../../../../server/src/protocol';
import { applyTextEdits } from '../../../../server/src/text';
import { createInProcessCalculator } from '../../../../server/src/work/in-process';
import { dedent } from '../../../support/fixture';
import { analyzeText, getCombat, formatDiagnostics } from '../support';

const battle = dedent(`
  ruleset: aare
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers:
    japan: { side: axis }
    us: { side: allies }
  seaBattles:
    - id: coral-sea
      seaZone: SZ 50
      attacker: { power: japan, units: { dd: 2 } }
      defender: { power: us, units: { dd: 1 } } # a picket
`);

const findTarget = (text: string): LocatedCombat => getCombat(analyzeText(text));

function play(target: LocatedCombat, moves: readonly Move[]): Play {
  const result = playCombat(target, moves);
  assert.ok(!('refused' in result), JSON.stringify(result));
  return result;
}

/** The play of a report with its values. */
async function describePlay(target: LocatedCombat, moves: readonly Move[]): Promise<PlayState> {
  const calculator = createInProcessCalculator(() => target.entry);
  const values = await calculator.run({ kind: 'play', ...createCombatData(target), moves, seed: 1 });
  const report = reportPlay(target, play(target, moves), values);
  assert.ok(!('refused' in report) && report.play, JSON.stringify(report));
  return report.play;
}

/** Both sides miss in the first cycle. */
const playMiss = (target: LocatedCombat): Play => rollNext(play(target, []), [6, 6, 6]);

describe('the report on a play', () => {
  it('says who rolls which dice, and what hits', async () => {
    const { next, courses } = await describePlay(findTarget(battle), []);
    assert.equal(next.kind, 'roll');
    assert.deepEqual(
      next.kind === 'roll' &&
        next.rolls.map(({ by, count, sides, shooters }) => [by, count, sides, shooters?.map(({ hitsOn }) => hitsOn)]),
      [
        ['attacker', 2, 6, [3]],
        ['defender', 1, 6, [3]],
      ],
    );
    assert.deepEqual(
      courses.map(({ side, unit, values }) => [side, unit, values.length]),
      [
        ['attacker', 'chance', 1],
        ['defender', 'chance', 1],
      ],
    );
  });

  it('gives each option of a decision its value, and separates luck from decisions', async () => {
    const target = findTarget(battle);
    const { moves } = playMiss(target);
    const { next, courses } = await describePlay(target, moves);
    assert.ok(next.kind === 'decision');
    assert.equal(next.ordered, 'press on');
    assert.deepEqual(
      next.options[0]!.values.map(({ title, unit }) => [title, unit]),
      [
        ['chance of winning', 'chance'],
        ['net IPC gain', 'IPC'],
        ['own units not lost', ''],
      ],
    );
    assert.deepEqual(
      next.options.map(({ option, text, values }) => [option, text, values[0]!.value > 0.5]),
      [
        ['press on', 'Japan presses on.', true],
        ['retreat', 'Japan retreats.', false],
      ],
    );
    const retreated = decideNext(playMiss(target), 'retreat');
    const { courses: after } = await describePlay(target, retreated.moves);
    const [attacker] = after;
    assert.equal(attacker!.values.length, 3);
    assert.ok(attacker!.decided < -0.5, 'to retreat gave a battle away');
    assert.equal(attacker!.luck, courses[0]!.luck);
    assert.ok(Math.abs(attacker!.values[0]! + attacker!.luck + attacker!.decided - attacker!.values[2]!) < 1e-12);
  });

  it('says with the dice which losses go by default, by which rule', async () => {
    const listDefaults = async (text: string): Promise<readonly unknown[]> => {
      const { next } = await describePlay(findTarget(text), []);
      assert.ok(next.kind === 'roll');
      return next.rolls.map(({ lossDefault }) => lossDefault && [lossDefault.text, lossDefault.rule.id]);
    };
    const mixed = battle.replace('units: { dd: 1 } }', 'units: { dd: 1, ac: 1, bb: 1 } }');
    assert.deepEqual(await listDefaults(mixed), [
      [
        'No orders for the losses of the US: first damage to battleships, then destroyers, aircraft carriers, battleships.',
        'order-of-loss',
      ],
      undefined,
    ]);
    const target = findTarget(mixed);
    const hit = rollNext(play(target, []), [1, 1, 6, 6, 6]);
    const again = play(target, [...hit.moves, { kind: 'decision', label: 'retreat', option: 'press on' }]);
    assert.deepEqual(
      again.combat.lossDefaults!(again.trace.end).map(({ text }) => text),
      ['No orders for the losses of the defender: first aircraft carriers, then battleships.'],
      'what is gone or damaged is not named again',
    );
    const order = (losses: string): string => mixed.replace('bb: 1 } }', `bb: 1 }, orders: { losses: ${losses} } }`);
    assert.deepEqual(await listDefaults(order('by-value')), [undefined, undefined]);
    assert.deepEqual(await listDefaults(order('[bb-damage, dd, bb]')), [undefined, undefined]);
    assert.deepEqual(await listDefaults(order('[bb-damage, dd]')), [
      [
        'The order of losses of the US leaves the others to the default: first aircraft carriers, then battleships.',
        'order-of-loss',
      ],
      undefined,
    ]);
  });

  describe('on a combat of World in Flames', () => {
    const convoy = findTarget(
      dedent(`
        ruleset: wif-ssw
        turn: { year: 1941, months: jan-feb }
        powers:
          germany: { side: axis, action: naval, atWarWith: [cw] }
          cw: { side: allied, action: combined, atWarWith: [germany] }
        engagements:
          - id: convoy-battle
            seaZone: North Atlantic
            weather: fine
            subs: { power: germany, units: [{ id: flotilla, type: sub, attack: 4, section: 3, count: 3 }] }
            convoy: { power: cw, convoyPoints: 8 }
      `),
    );
    const search = play(convoy, []);

    it('names the invented tables before the first roll, and no others later', () => {
      const listTables = (shown: Play) => {
        const report = reportPlay(convoy, shown);
        assert.ok(!('refused' in report));
        return report.bases.filter((basis) => basis.startsWith('house table'));
      };
      assert.deepEqual(listTables(search), ['house table sectionModifiers', 'house table navalCombatChart']);
      assert.deepEqual(listTables(rollNext(rollNext(search, [5]), [5])), listTables(search));
    });
  });

  it('adds a roll or a decision that fits, and refuses another with what is expected', () => {
    const start = play(findTarget(battle), []);
    assert.deepEqual(addMove(start, [6, 6, 6]), playMiss(findTarget(battle)).moves);
    const refusals = [addMove(start, [6]), addMove(start, 'retreat'), addMove(playMiss(findTarget(battle)), 'flee')];
    assert.deepEqual(
      refusals.map((result) => 'refused' in result && result.refused),
      [
        'Simultaneous fire takes 3 dice, but 1 was given.',
        'Simultaneous fire is to be rolled first.',
        'There is no option flee: choose press on or retreat.',
      ],
    );
    assert.deepEqual((addMove(playMiss(findTarget(battle)), 'press on') as readonly Move[]).at(-1), {
      kind: 'decision',
      label: 'retreat',
      option: 'press on',
    });
  });

  it('refuses moves of another combat with what is expected', () => {
    const refusal = playCombat(findTarget(battle), [{ kind: 'roll', rolls: [{ label: 'search', faces: [1] }] }]);
    assert.match((refusal as { refused: string }).refused, /die 1 of search does not fit.*belong to another/s);
  });
});

describe('a play in the file', () => {
  it('a play is written as dice and decisions, and at its end with the result, which then holds', () => {
    const target = findTarget(battle);
    const retreated = decideNext(playMiss(target), 'retreat');
    assert.equal(retreated.next.kind, 'end');
    const edits = createPlayEdits(target, retreated.moves);
    assert.ok(!('refused' in edits));
    const text = applyTextEdits(battle, edits);
    assert.match(text, /decisions: \{ retreat: retreat \}/);
    assert.match(text, /# a picket/);
    assert.match(text, /result:/);
    assert.deepEqual(formatDiagnostics(text), []);
    assert.deepEqual(listFileMoves(findTarget(text)), retreated.moves);
  });

  it('a play continues where the dice in the file end, without decisions that nobody has made yet', () => {
    const target = findTarget(battle);
    const edits = createPlayEdits(target, playMiss(target).moves);
    assert.ok(!('refused' in edits));
    const text = applyTextEdits(battle, edits);
    assert.doesNotMatch(text, /decisions|result/);
    const moves = listFileMoves(findTarget(text));
    assert.deepEqual(moves, playMiss(target).moves);
    assert.equal(play(findTarget(text), moves).next.kind, 'decision');
  });

  it('a play continues after the decisions in the file, and leaves out those that only the orders made', () => {
    const listOptions = (dice: string, decisions = '') =>
      listFileMoves(findTarget(`${battle}    dice: ${dice}\n${decisions}`)).map((move) =>
        move.kind === 'roll' ? 'roll' : move.option,
      );
    assert.deepEqual(listOptions('{ attacker.others: [6, 6], defender.others: 6 }'), ['roll']);
    assert.deepEqual(
      listOptions('{ attacker.others: [6, 6], defender.others: 6 }', '    decisions: { retreat: press on }\n'),
      ['roll', 'press on'],
    );
    assert.deepEqual(
      listOptions(
        '{ attacker.others: [6, 6, 6, 6], defender.others: [6, 6] }',
        '    decisions: { retreat: press on }\n',
      ),
      ['roll', 'press on', 'roll'],
    );
  });

  it('a new start removes dice, decisions and result from the file', () => {
    const target = findTarget(battle);
    const edits = createPlayEdits(target, decideNext(playMiss(target), 'retreat').moves);
    assert.ok(!('refused' in edits));
    const written = applyTextEdits(battle, edits);
    const back = createPlayEdits(findTarget(written), []);
    assert.ok(!('refused' in back));
    assert.doesNotMatch(applyTextEdits(written, back), /dice|decisions|result/);
  });
});

describe('a play of a combat with fair dice', () => {
  it('a play with fair dice is not written, since it would take the commitments away', () => {
    const hash = 'a'.repeat(64);
    const fair = findTarget(
      `${battle}    dice: { fair: { combat: ${hash}, sides: { attacker: { hash: ${hash} } } } }\n`,
    );
    assert.match(
      (createPlayEdits(fair, []) as { refused: string }).refused,
      /follow from the secret words of both sides/,
    );
  });

  it('a play with fair dice says from the start that it is not written', async () => {
    const hash = 'a'.repeat(64);
    const fair = findTarget(
      `${battle}    dice: { fair: { combat: ${hash}, sides: { attacker: { hash: ${hash} } } } }\n`,
    );
    const { trial } = await describePlay(fair, []);
    assert.match(trial ?? '', /cannot be replaced\. This play is a trial\.$/);
  });
});

describe('decisions in the file', () => {
  const withDecisions = (decisions: string): string =>
    `${battle}    dice: { attacker.others: [6, 6], defender.others: 6 }\n    decisions: ${decisions}\n`;

  it('decisions in the file replace the orders in a resolved combat', () => {
    assert.deepEqual(formatDiagnostics(withDecisions('{ retreat: retreat }')), []);
  });

  it('decisions in the file are reported if they decide nothing', () => {
    const messages = (decisions: string): string => formatDiagnostics(withDecisions(decisions)).join('\n');
    assert.match(
      messages('{ retreat: flee }'),
      /`flee` is not an option of `retreat` at this point\. Choose `press on` or `retreat`/,
    );
    assert.match(messages('{ submerge: all }'), /No decision of coral-sea is called `submerge`.*There are `retreat`/);
    assert.match(
      messages('{ retreat: [retreat, press on] }'),
      /`press on` decides nothing: coral-sea does not come to `retreat` so often/,
    );
  });

  it('decisions in the file that are left over are reported once for each label', () => {
    const text = battle.replace('{ dd: 2 }', '{ sub: 1, dd: 2 }').replace('{ dd: 1 }', '{ dd: 2 }');
    const labels = ['first-cycle.retreat', 'retreat'];
    const decisions = labels.map((label) => `${label}: [press on, press on, press on, press on]`).join(', ');
    const messages = formatDiagnostics(`${text}    dice: { seed: 4 }\n    decisions: { ${decisions} }\n`);
    assert.deepEqual(
      messages.map((message) => /does not come to `(.*)` so often/.exec(message)?.[1]),
      labels,
    );
  });
});
