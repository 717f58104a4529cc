/** What is said of a turn of two battles: resolved, played move by move, its levers and its odds. `ASDIC_RECORD=1` records again. */
import assert from 'node:assert/strict';
import {
  addMoveToTurn,
  computeTurnVariantResult,
  createTurnData,
  createTurnPlayEdits,
  createTurnResultEdits,
  formatLever,
  getTurnAdviceChoices,
  listFileMovesOfTurn,
  listTurnLevers,
  playTurn,
  reportPlayedTurn,
  reportTurnOdds,
  resolveTurn,
} from '../../../../../server/src/features';
import type { PlayedTurn, Refusal, Report } from '../../../../../server/src/features';
import { createInProcessCalculator } from '../../../../../server/src/work/in-process';
import { dedent } from '../../../../support/fixture';
import { compareRecord } from '../../../../support/recorded/compare';
import { parseTurn } from './turns';

const turn = parseTurn(
  dedent(`
    ruleset: aare
    title: Off Hawaii
    turn: { round: 3, power: us, phase: conduct-combat }
    powers: { us: { side: allies }, japan: { side: axis } }
    forces:
      - { id: fleet, power: us, units: { dd: 2, ftr: 1 } }
    seaBattles:
      - id: screen
        seaZone: SZ 52
        attacker: { from: fleet, units: { dd: 1 } }
        defender: { power: japan, units: { sub: 1 } }
        dice: { seed: 4 }
      - { id: main, seaZone: SZ 53, attacker: { from: fleet }, defender: { power: japan, units: { dd: 2 } } }
  `),
);

/** Numbers to nine digits: the last ones depend on the order of a sum. */
const stringify = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'number' ? Number(inner.toPrecision(9)) : inner));

function accept<Result extends object>(result: Result | Refusal): Result {
  assert.ok(!('refused' in result), JSON.stringify(result));
  return result;
}

const recordReport = (report: Report): readonly string[] =>
  Object.entries(report).map(([key, value]) => `${key}: ${stringify(value)}`);

/** The turn after moves: the lowest faces, and the first option of each decision, until it ends. */
function* playToEnd(): Generator<PlayedTurn> {
  let turnPlay = accept(playTurn(turn, []));
  for (;;) {
    yield turnPlay;
    if (turnPlay.current === undefined) return;
    const { next } = accept(reportPlayedTurn(turn, turnPlay)).play!;
    assert.ok(next.kind !== 'end');
    const move =
      next.kind === 'roll' ? next.rolls.flatMap(({ count }) => Array<number>(count).fill(1)) : next.options[0]!.option;
    turnPlay = accept(playTurn(turn, accept(addMoveToTurn(turn, turnPlay, move))));
  }
}

describe('a turn of two battles', () => {
  it('is resolved, played, and estimated as was recorded', async () => {
    const resolved = accept(resolveTurn(turn, { fallbackSeed: 1 }));
    const plays = [...playToEnd()];
    const { moves } = plays.at(-1)!;
    const task = { kind: 'turn', ...createTurnData(turn), runs: 100, seed: 1 } as const;
    const calculator = createInProcessCalculator(
      Object.assign(() => undefined, { turn: () => turn.scenarioTurn.turn }),
    );
    const odds = await calculator.run(task, {});
    compareRecord('turn aare', [
      ['resolved', recordReport(resolved.report)],
      ['results', [stringify(createTurnResultEdits(turn, { fallbackSeed: 1 }))]],
      ['play', plays.map((turnPlay) => stringify(accept(reportPlayedTurn(turn, turnPlay)).play))],
      ['moves in the file', [stringify(listFileMovesOfTurn(turn))]],
      ['edits of the play', [stringify(createTurnPlayEdits(turn, moves)), stringify(createTurnPlayEdits(turn, []))]],
      ['levers', accept(listTurnLevers(turn)).map((lever) => `${lever.kind} ${formatLever(lever)}: ${lever.written}`)],
      ['odds', recordReport(reportTurnOdds(turn, odds))],
      ['variant', [stringify(computeTurnVariantResult(turn, odds))]],
      ['advice', [stringify(getTurnAdviceChoices(turn))]],
    ]);
  });
});
