/** Assembles a combat: its parts, the losses of the sides, and the summaries of the end. */
import type { Combat, State } from '../../../engine/combat';
import type { Board } from './board';
import type { StepsAndMeasures } from './flight';
import { factorsSunk, formatLoss, formatSideLoss, listSideMeasures, listVictimMeasures } from './losses';
import { createEndStep } from './settle';
import type { SideTally, Victim } from './victims';

export interface CombatParts {
  readonly title: string;
  readonly board: Board;
  readonly parts: readonly StepsAndMeasures[];
  readonly victims: readonly Victim[];
  readonly sides: readonly SideTally[];
  /** An additional sentence of the summary. */
  readonly describeMore?: (end: State) => string;
}

export function assembleCombat({ title, board, parts, victims, sides, describeMore: remark }: CombatParts): Combat {
  return {
    title,
    counters: board.counters,
    start: board.start,
    steps: [...parts.flatMap(({ steps }) => steps), createEndStep(sides, remark)],
    measures: [
      ...parts.flatMap(({ measures }) => measures),
      ...victims.flatMap(listVictimMeasures),
      // The main measures come last, since reports show them first.
      ...sides.flatMap(listSideMeasures),
    ],
    headlines: sides.map(({ id }) => ({
      side: id,
      words: 'factors lost',
      singular: 'factor lost',
      paths: [[factorsSunk, id]],
      as: 'expected',
    })),
    brief: (end) => summarizeBriefly(victims, sides, end),
    summary: (end) => formatSummary(victims, sides, end),
    outline: (end) => summarizeAtEnd(victims, sides, end),
  };
}

/** Losses by ship; only a simulated combat has these. */
function formatSummary(victims: readonly Victim[], sides: readonly SideTally[], end: State): string {
  const losses = victims.map((victim) => formatLoss(victim, end)).filter((loss) => loss !== undefined);
  return formatLosses(losses, sides, end);
}

/** Joins the losses. If ships are only damaged it says so explicitly, because readers look for sinkings first. */
function formatLosses(losses: readonly string[], sides: readonly SideTally[], end: State): string {
  if (losses.length === 0) return noLosses;
  const isAfloat = sides.every(({ sunkCounter }) => end[sunkCounter] === 0);
  return `${losses.join('; ')}${isAfloat ? ', nothing sunk' : ''}`;
}

const noLosses = 'nothing sunk or damaged';

/** The maximum length of a brief summary, which stands at the end of a line, in characters. */
const maxBriefLength = 40;

function summarizeBriefly(victims: readonly Victim[], sides: readonly SideTally[], end: State): string {
  const sunkBySide = sides
    .filter((side) => end[side.sunkCounter]! > 0)
    .map((side) => `${side.name} ${end[side.sunkCounter]!}`);
  const summaries = [formatSummary(victims, sides, end), formatBySide(sides, end)];
  return (
    summaries.find((summary) => summary.length <= maxBriefLength) ??
    (sunkBySide.length > 0 ? `factors sunk: ${sunkBySide.join(', ')}` : 'ships damaged, nothing sunk')
  );
}

/** A summary read from the counters that exact odds keep to the end. */
function summarizeAtEnd(victims: readonly Victim[], sides: readonly SideTally[], end: State): string {
  const keptSides = sides.filter(({ readAfterStep }) => readAfterStep === undefined);
  if (keptSides.length === 0) return 'losses by ship';
  const [onlyVictim] = victims;
  return onlyVictim && victims.length === 1 && onlyVictim.target.kind === 'named'
    ? formatOnlyFate(onlyVictim, end)
    : formatBySide(keptSides, end);
}

function formatBySide(sides: readonly SideTally[], end: State): string {
  const losses = sides.map((side) => formatSideLoss(side, end, sides.length === 1 ? '' : undefined));
  return formatLosses(
    losses.filter((loss) => loss !== undefined),
    sides,
    end,
  );
}

/** The fate of the only ship, read from the tally of its side. */
function formatOnlyFate({ name, side }: Victim, end: State): string {
  if (end[side.sunkCounter]! > 0) return `${name} sunk`;
  return end[side.damagedCounter]! > 0 ? `${name} damaged, nothing sunk` : noLosses;
}
