/** Boards of combats for tests, and what must be on them. */
import { listAllCombats, resolveCombat } from '../../server/src/features';
import type { Analysis, LocatedCombat } from '../../server/src/features';
import type { BoardCounter, ReportBoard } from '../../server/src/protocol';
import { analysisOfFile } from './samples';

export interface DrawnCombat {
  readonly target: LocatedCombat;
  readonly board: ReportBoard;
}

/** The combats of a scenario that have a board, resolved with the dice of the file or seed 1. */
export function listDrawnCombats(analysis: Analysis): readonly DrawnCombat[] {
  return listAllCombats(analysis).flatMap((target) => {
    const resolved = resolveCombat(target, { fallbackSeed: 1 });
    const board = 'refused' in resolved ? undefined : resolved.report.board;
    return board ? [{ target, board }] : [];
  });
}

/** The board of a combat of a sample: `aare/wolfpack`. */
export function findSampleBoard(sample: string, id: string): ReportBoard {
  const combats = listDrawnCombats(analysisOfFile(`samples/${sample}.scenario.yaml`));
  const combat = combats.find(({ target }) => target.entry.id === id);
  if (!combat) throw new Error(`${sample} has no board of ${id}.`);
  return combat.board;
}

export function listBoardCounters({ rows }: Pick<ReportBoard, 'rows'>): readonly BoardCounter[] {
  return rows.flatMap(({ zones }) => zones.flatMap(({ counters }) => counters));
}

/** The counter with a label. */
export function findCounter(board: ReportBoard, label: string): BoardCounter {
  const matches = listBoardCounters(board).filter((counter) => counter.label === label);
  if (matches.length !== 1) throw new Error(`${matches.length} counters are labelled ${label}.`);
  return matches[0]!;
}
