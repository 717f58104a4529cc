/** The board of a combat for a report: the picture of its ruleset with lines and colours, and its marks after each step. */
import type { Combat, State } from '../../engine/combat';
import { retrace, type Trace, type TraceEntry } from '../../engine/trace';
import type { Mark, Picture, PictureCounter, PictureLink } from '../../model/picture';
import type { Place } from '../../model/place';
import { convertKeyToName } from '../../model/wording';
import type { BoardCounter, BoardFrame, BoardLink, ReportBoard } from '../../protocol';
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
  const { trace } = options;
  const shownEntries = trace ? listShownEntries(combat, trace) : [];
  const frames = createFrames(picture, listStates(picture, combat, trace));
  const counts = new Map(listCounters(picture).map(({ id, count }) => [id, count]));
  return {
    ...{ title, sides, notes },
    rows: rows.map(({ zones, ...row }) => ({
      ...row,
      zones: zones.map(({ counters, ...zone }, index) => ({
        ...zone,
        counters: counters.map((counter) => toBoardCounter(counter, sides[index]!.side, options)),
      })),
    })),
    links: links.map((link) => toBoardLink(link, frames, counts, shownEntries)),
    frames,
  };
}

/** A search is over once everything is found, a strike once nothing is left of one of its sides. */
function toBoardLink(
  { takenOnce, ...link }: PictureLink,
  frames: readonly BoardFrame[],
  counts: ReadonlyMap<string, number>,
  shownEntries: readonly TraceEntry[],
): BoardLink {
  const isGone = (id: string, frame: BoardFrame): boolean => {
    const { lost = 0, away = 0 } = frame[id] ?? {};
    return lost + away >= counts.get(id)!;
  };
  const isStep = ({ step }: TraceEntry): boolean => takenOnce !== undefined && step.startsWith(takenOnce);
  const lastStep = shownEntries.findLastIndex(isStep);
  const until = frames.findIndex(
    (frame, index) =>
      link.from.every((id) => isGone(id, frame)) ||
      link.to.every((id) => isGone(id, frame) || (link.kind === 'search' && frame[id]?.isHidden !== true)) ||
      // The frame after the last of its steps still shows what was searched for.
      (lastStep >= 0 && index > lastStep + 1),
  );
  return until < 0 ? link : { ...link, until };
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
  return (letters.length > 4 ? letters.slice(0, 2) : letters).toUpperCase();
}

/** The marks at the start, and after each step of the trace that a report shows. */
function createFrames(picture: Picture, states: readonly State[]): readonly BoardFrame[] {
  const counters = listCounters(picture);
  // A unit that was detected once stays visible, even after the result that detected it is used up.
  const detected = new Set<string>();
  return states.map((state) =>
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

function listCounters({ rows }: Picture): readonly PictureCounter[] {
  return rows.flatMap(({ zones }) => zones.flatMap(({ counters }) => counters));
}

function listStates({ combat: markedCombat }: Picture, combat: Combat, trace: Trace | undefined): readonly State[] {
  const start = (markedCombat ?? combat).start;
  if (!trace) return [start];
  // The same dice give the same steps, and other counters.
  return [
    start,
    ...listShownEntries(combat, markedCombat ? retrace(markedCombat, trace) : trace).map(({ after }) => after),
  ];
}

function listShownEntries({ steps }: Combat, { entries }: Pick<Trace, 'entries'>): readonly TraceEntry[] {
  const idleSteps = findIdleSteps(steps);
  return entries.filter(({ step }) => !idleSteps.has(step));
}

function dropZeros(mark: Mark): Mark | undefined {
  const entries = Object.entries(mark).filter(([, value]) => value !== 0 && value !== false && value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
