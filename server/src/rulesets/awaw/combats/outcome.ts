/** A combat put together: its parts, the losses of the sides, and the end in words. */
import type { Combat, State } from '../../../engine/combat';
import { counted } from '../../../model/wording';
import type { Board } from './board';
import type { StepsAndMeasures } from './flight';
import { factorsSunk, lossInWords, sideMeasures, victimMeasures } from './losses';
import { endStep } from './settle';
import type { SideTally, Victim } from './victims';

export interface Parts {
  readonly title: string;
  readonly board: Board;
  readonly parts: readonly StepsAndMeasures[];
  readonly victims: readonly Victim[];
  readonly sides: readonly SideTally[];
  /** What else the summary says. */
  readonly remark?: (end: State) => string;
}

/** Puts a combat together. */
export function assembled({ title, board, parts, victims, sides, remark }: Parts): Combat {
  return {
    title,
    counters: board.counters,
    start: board.start,
    steps: [...parts.flatMap(({ steps }) => steps), endStep(sides, remark)],
    measures: [
      ...parts.flatMap(({ measures }) => measures),
      ...victims.flatMap(victimMeasures),
      // What the combat is about comes last, as reports open it.
      ...sides.flatMap(sideMeasures),
    ],
    headlines: sides.map(({ id }) => ({ side: id, words: 'factors sunk', of: [[factorsSunk, id]], as: 'expected' })),
    brief: (end) => sides.map((side) => `${counted(end[side.sunk]!, 'factor')} of ${side.name}`).join(', ') + ' sunk',
    summary: (end) => summary(victims, end),
    outline: (end) => outline(sides, end),
  };
}

function summary(victims: readonly Victim[], end: State): string {
  const losses = victims.map((victim) => lossInWords(victim, end)).filter((loss) => loss !== undefined);
  return losses.join(', ') || 'no losses';
}

/** Only what exact odds keep to the end. */
function outline(sides: readonly SideTally[], end: State): string {
  const open = sides.filter(({ readAt }) => readAt === undefined);
  if (open.length === 0) return 'losses by ship';
  const lost = open.filter(({ sunk }) => end[sunk]! > 0);
  const words = lost.map(({ name, sunk }) =>
    sides.length === 1
      ? `${counted(end[sunk]!, 'naval factor')} sunk`
      : `${counted(end[sunk]!, 'naval factor')} of ${name} sunk`,
  );
  return words.join(', ') || 'nothing sunk';
}
