/** The board of a combat for a report: the picture of its ruleset with lines and colours, and its marks after each step. */
import type { Combat, State } from '../../engine/combat';
import { retrace, type Trace } from '../../engine/trace';
import type { Mark, Picture, PictureCounter } from '../../model/picture';
import type { Place } from '../../model/place';
import { convertKeyToName } from '../../model/wording';
import type { BoardCounter, BoardFrame, ReportBoard } from '../../protocol';
import { findIdleSteps } from './trace';

export interface BoardOptions {
  readonly getLine: (place: Place) => number | undefined;
  readonly getColor: (power: string) => string;
  readonly getName: (power: string) => string;
  /** The trace whose steps the frames follow. */
  readonly trace?: Trace;
}

/** @param combat of the entry that the picture is from */
export function createBoardReport(picture: Picture, combat: Combat, options: BoardOptions): ReportBoard {
  const { title, sides, rows, links = [], notes = [] } = picture;
  return {
    ...{ title, sides, links, notes },
    rows: rows.map(({ zones, ...row }) => ({
      ...row,
      zones: zones.map(({ counters, ...zone }, index) => ({
        ...zone,
        counters: counters.map((counter) => toBoardCounter(counter, sides[index]!.side, options)),
      })),
    })),
    frames: createFrames(picture, combat, options.trace),
  };
}

function toBoardCounter(
  { place, power, mark: _, ...counter }: PictureCounter,
  side: string,
  { getLine, getColor, getName }: BoardOptions,
): BoardCounter {
  const line = getLine(place);
  return {
    ...counter,
    side,
    ...(line !== undefined && { line }),
    ...(power !== undefined && {
      power: { letters: abbreviate(power), name: getName(power).replace(/^the /, ''), color: getColor(power) },
    }),
  };
}

/** The key of a power in two to four letters: `uk` is UK, `ussr` USSR (and not that of `us`), `germany` GE, `free-french` FF. */
export function abbreviate(power: string): string {
  const words = convertKeyToName(power).split(' ');
  const letters = words.length > 1 ? words.map((word) => word.charAt(0)).join('') : power;
  return letters.slice(0, letters.length > 4 ? 2 : 4).toUpperCase();
}

/** The marks at the start, and after each step of the trace that a report shows. */
function createFrames(picture: Picture, combat: Combat, trace: Trace | undefined): readonly BoardFrame[] {
  const counters = picture.rows.flatMap(({ zones }) => zones.flatMap((zone) => zone.counters));
  // Who was detected once is known, even if the result that did it is used up.
  const detected = new Set<string>();
  return listStates(picture, combat, trace).map((state) =>
    Object.fromEntries(
      counters.flatMap(({ id, mark }) => {
        if (!mark) return [];
        const { isHidden = false, ...marks } = mark(state);
        if (!isHidden) detected.add(id);
        const changes = dropZeros({ ...marks, isHidden: isHidden && !detected.has(id) });
        return changes ? [[id, changes]] : [];
      }),
    ),
  );
}

function listStates({ combat: markedCombat }: Picture, combat: Combat, trace: Trace | undefined): readonly State[] {
  const start = (markedCombat ?? combat).start;
  if (!trace) return [start];
  // The same dice give the same steps, and other counters.
  const { entries } = markedCombat ? retrace(markedCombat, trace) : trace;
  const idle = findIdleSteps(combat.steps);
  return [start, ...entries.filter(({ step }) => !idle.has(step)).map(({ after }) => after)];
}

function dropZeros(mark: Mark): Mark | undefined {
  const entries = Object.entries(mark).filter(([, value]) => value !== 0 && value !== false && value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
