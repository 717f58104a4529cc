/** The next move of a combat at the table: the state after it, the odds from there, and what each option is worth. */
import { playMoves, rollNext, type Move, type Play } from '../../server/src/engine/play';
import { runToEnd } from '../../server/src/engine/progress';
import { listAllCombats, analyse } from '../../server/src/features';
import { computePlayValues } from '../../server/src/work/play-values';
import { environment } from '../support/environment';
import { battles, createBattleScenario } from './battles';

/** Bounds in milliseconds for a standard battle and one of 20 a side. */
export const playBounds = { standard: 20, large: 200 } as const;

/** Rolls of the first cycle of fire: much of the course, and nearly the whole battle still to come. */
const rollCount = 6;

/** @returns the work after the last of some moves, for the battle of this index in `battles` */
export function createMove(index: number): () => void {
  const [{ entry }] = listAllCombats(analyse(createBattleScenario(battles[index]!), undefined, environment())) as [
    ReturnType<typeof listAllCombats>[number],
  ];
  const combat = entry.build();
  const advised = entry.listAdvice?.() ?? [];
  let play: Play = playMoves(combat, []);
  for (let rollIndex = 0; rollIndex < rollCount && play.next.kind === 'roll'; rollIndex++)
    play = rollNext(play, listFaces(play.next.rolls));
  const moves: readonly Move[] = play.moves;
  return () => {
    const { courses } = runToEnd(computePlayValues(combat, advised, moves, 1));
    if (courses[0]?.values.length !== moves.length + 1) throw new Error('The play has no values.');
  };
}

/** All faces in turn, so that some hit. */
function listFaces(stepRolls: readonly { readonly dice: { readonly count: number; readonly sides: number } }[]) {
  return stepRolls.flatMap(({ dice }) => Array.from({ length: dice.count }, (_, at) => 1 + (at % dice.sides)));
}
