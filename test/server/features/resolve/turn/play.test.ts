import assert from 'node:assert/strict';
import fs from 'node:fs';
import {
  findTurn,
  listFileMovesOfTurn,
  playTurn,
  reportPlayedTurn,
  resolveTurn,
  createTurnPlayEdits,
  type LocatedTurn,
  type PlayedTurn,
  type Report,
} from '../../../../../server/src/features';
import type { PlayMove, PlayState } from '../../../../../server/src/protocol';
import { applyTextEdits } from '../../../../../server/src/text';
import { dedent } from '../../../../support/fixture';
import { impulse } from '../../../../support/impulse';
import { analyzeText } from '../../support';

/** Two battles of one force: the second begins with what the first has left. */
const battles = dedent(`
  ruleset: aare
  turn: { round: 3, power: japan, phase: conduct-combat }
  powers:
    japan: { side: axis }
    us: { side: allies }
  forces:
    - { id: kido-butai, power: japan, units: { dd: 2 } }
    - { id: task-force-16, power: us, units: { dd: 2 } }
  seaBattles:
    - id: first
      seaZone: SZ 50
      attacker: { from: kido-butai, units: { dd: 1 } }
      defender: { from: task-force-16, units: { dd: 1 } }
    - id: second
      seaZone: SZ 51
      attacker: { from: kido-butai }
      defender: { from: task-force-16 }
`);

function find(text: string): LocatedTurn {
  const turn = findTurn(analyzeText(text));
  assert.ok(!('refused' in turn), JSON.stringify(turn));
  return turn;
}

function play(turn: LocatedTurn, moves: readonly PlayMove[]): PlayedTurn {
  const playedTurn = playTurn(turn, moves);
  assert.ok(!('refused' in playedTurn), JSON.stringify(playedTurn));
  return playedTurn;
}

function reportPlay(turn: LocatedTurn, moves: readonly PlayMove[]): Report & { readonly play: PlayState } {
  const report = reportPlayedTurn(turn, play(turn, moves));
  assert.ok(!('refused' in report) && report.play, JSON.stringify(report));
  return { ...report, play: report.play };
}

const describePlay = (turn: LocatedTurn, moves: readonly PlayMove[]): PlayState => reportPlay(turn, moves).play;

/** Rolls the same face with every die of the next roll. */
function rollAll({ next, combat, moves }: PlayState, face: number): readonly PlayMove[] {
  assert.ok(next.kind === 'roll' && combat);
  const rolls = next.rolls.map(({ label, count }) => ({ label, faces: Array.from({ length: count }, () => face) }));
  return [...moves, { kind: 'roll', rolls, combat: combat.id }];
}

describe('the play of a turn', () => {
  it('goes from combat to combat, and ends with the losses of the turn', () => {
    const turn = find(battles);
    let state = describePlay(turn, []);
    assert.equal(state.combat?.id, 'first');
    // Everybody hits: the American destroyer and one Japanese are lost.
    state = describePlay(turn, rollAll(state, 1));
    assert.equal(state.combat?.id, 'second');
    state = describePlay(turn, rollAll(state, 1));
    assert.equal(state.combat, undefined);
    assert.equal(state.next.kind, 'end');
    assert.match(state.next.kind === 'end' ? state.next.summary : '', /US: 2 destroyers lost/);
  });

  it('a play of a turn is written as one edit, and resolves to the same totals', () => {
    const turn = find(battles);
    let state = describePlay(turn, []);
    while (state.combat) state = describePlay(turn, rollAll(state, 1));
    const edits = createTurnPlayEdits(turn, state.moves);
    assert.ok(!('refused' in edits));
    const written = find(applyTextEdits(battles, edits));
    const resolved = resolveTurn(written);
    assert.ok(!('refused' in resolved));
    assert.deepEqual(resolved.trace.totals, play(turn, state.moves).trace.totals);
    assert.deepEqual(listFileMovesOfTurn(written), state.moves);
  });

  it('shows the board of the combat that is being fought, with what earlier ones have left', () => {
    const turn = find(battles);
    const first = reportPlay(turn, []);
    assert.match(first.board?.title ?? '', /SZ 50/);
    const second = reportPlay(turn, rollAll(first.play, 1));
    assert.match(second.board?.title ?? '', /SZ 51/);
    const counters = second.board!.rows.flatMap(({ zones }) => zones.flatMap((zone) => zone.counters));
    assert.deepEqual(
      counters.map(({ id, count }) => [id, count, second.board!.frames[0]![id]?.lost]),
      [
        ['attacker.dd', 2, 1],
        ['defender.dd', 2, 1],
      ],
    );
    assert.equal(second.board!.frames.length, second.trace!.steps.length + 1);
    assert.equal(reportPlay(turn, rollAll(second.play, 1)).board, undefined);
  });

  for (const file of ['wif-ssw/one-zone-after-another', 'awaw/leyte-gulf', 'aare/off-hawaii'])
    it(`follows the fight on the board of each combat: ${file}`, () => {
      const turn = find(fs.readFileSync(`samples/${file}.scenario.yaml`, 'utf8'));
      const boards = new Set<string | undefined>();
      let report = reportPlay(turn, []);
      for (let face = 1; report.play.next.kind !== 'end'; face = 1 + (face % 6)) {
        boards.add(report.board && report.play.combat?.id);
        if (report.board) assert.equal(report.board.frames.length, report.trace!.steps.length + 1);
        const { next, moves, combat } = report.play;
        const move: readonly PlayMove[] =
          next.kind === 'decision'
            ? [...moves, { kind: 'decision', label: next.label, option: next.ordered, combat: combat!.id }]
            : rollAll(report.play, face);
        report = reportPlay(turn, move);
      }
      boards.delete(undefined);
      assert.ok(boards.size >= 2, [...boards].join());
    });

  it('refuses a move of another combat', () => {
    const refusal = playTurn(find(battles), [{ kind: 'decision', label: 'flee', option: 'now', combat: 'first' }]);
    assert.match((refusal as { refused: string }).refused, /decision now of flee does not fit/);
  });

  it('names the invented tables from the start', () => {
    assert.deepEqual(
      reportPlay(find(impulse), []).bases.filter((basis) => basis.startsWith('house table')),
      ['house table sectionModifiers', 'house table navalCombatChart'],
    );
  });
});
