import assert from 'node:assert/strict';
import {
  findTurn,
  listFileMovesOfTurn,
  playTurn,
  reportPlayedTurn,
  resolveTurn,
  writePlayOfTurn,
  type FoundTurn,
  type PlayedTurn,
} from '../../../../../server/src/features';
import type { PlayMove, PlayState } from '../../../../../server/src/protocol';
import { applyTextEdits } from '../../../../../server/src/text';
import { dedent } from '../../../../support/fixture';
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

function find(text: string): FoundTurn {
  const turn = findTurn(analyzeText(text));
  assert.ok(!('refused' in turn), JSON.stringify(turn));
  return turn;
}

function play(turn: FoundTurn, moves: readonly PlayMove[]): PlayedTurn {
  const playedTurn = playTurn(turn, moves);
  assert.ok(!('refused' in playedTurn), JSON.stringify(playedTurn));
  return playedTurn;
}

function describePlay(turn: FoundTurn, moves: readonly PlayMove[]): PlayState {
  const report = reportPlayedTurn(turn, play(turn, moves));
  assert.ok(!('refused' in report) && report.play, JSON.stringify(report));
  return report.play;
}

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

  it('is written as one edit, and resolves to the same totals', () => {
    const turn = find(battles);
    let state = describePlay(turn, []);
    while (state.combat) state = describePlay(turn, rollAll(state, 1));
    const edits = writePlayOfTurn(turn, state.moves);
    assert.ok(!('refused' in edits));
    const written = find(applyTextEdits(battles, edits));
    const resolved = resolveTurn(written);
    assert.ok(!('refused' in resolved));
    assert.deepEqual(resolved.trace.totals, play(turn, state.moves).trace.totals);
    assert.deepEqual(listFileMovesOfTurn(written), state.moves);
  });

  it('refuses a move of another combat', () => {
    const refusal = playTurn(find(battles), [{ kind: 'decision', label: 'flee', option: 'now', combat: 'first' }]);
    assert.match((refusal as { refused: string }).refused, /decision now of flee does not fit/);
  });
});
