/** The order of battle after earlier written results. */
import { isWrittenWithoutDice } from '../../written-result';
import type { NamedForce, SeaBattle } from '../data';
import { addToTally, type Tally } from '../../tally';
import { findClaimedUnits, KindMap, type ClaimedUnits } from '../claimed-units';
import { nameUnits } from './names';

/** A line that needs more units than earlier written results have left. */
export interface OverdrawnLine {
  readonly line: ClaimedUnits;
  readonly battle: SeaBattle;
  /** Number of units left for it. */
  readonly remaining: number;
  /** The first battles that cost the missing units. */
  readonly causes: readonly { readonly battle: SeaBattle; readonly count: number }[];
}

/** Units that a written result has cost a force. */
interface WrittenLoss {
  readonly line: ClaimedUnits;
  readonly battle: SeaBattle;
  readonly count: number;
}

/**
 * Lines that need units already lost in written results of earlier battles. A result without dice was fought by the remaining
 * units, as in a resolved turn: such a line needs only its survivors.
 */
export function findOverdrawnLines(
  battles: readonly SeaBattle[],
  forces: readonly NamedForce[],
): readonly OverdrawnLine[] {
  return readResults(battles, forces).overdrawn;
}

/** The losses of the forces according to all written results. */
export function listWrittenLosses(
  battles: readonly SeaBattle[],
  forces: readonly NamedForce[],
): readonly WrittenLoss[] {
  return readResults(battles, forces).losses;
}

function readResults(
  battles: readonly SeaBattle[],
  forces: readonly NamedForce[],
): { readonly losses: readonly WrittenLoss[]; readonly overdrawn: readonly OverdrawnLine[] } {
  const losses: WrittenLoss[] = [];
  const lossesByKind = new KindMap<Tally<WrittenLoss>>();
  const overdrawn = battles.flatMap((battle) => {
    const lines = findClaimedUnits(battle, forces);
    const presentCounts = new Map<ClaimedUnits, number>();
    const usedCounts = new KindMap<number>();
    for (const line of lines) {
      const usedCount = usedCounts.get(line) ?? 0;
      const remaining = Math.max(0, line.forceCount - (lossesByKind.get(line)?.count ?? 0) - usedCount);
      presentCounts.set(line, Math.min(line.count, remaining));
      usedCounts.set(line, usedCount + Math.min(line.count, remaining));
    }
    const survivors = readSurvivors(battle, lines, presentCounts);
    const overdrafts = lines.flatMap((line): OverdrawnLine[] => {
      const remaining = presentCounts.get(line)!;
      const causes = lossesByKind.get(line)?.first;
      const neededCount = isWrittenWithoutDice(battle.result) ? (survivors.get(line) ?? 0) : line.count;
      // Another check reports lines that take more units than the force has.
      if (!causes || neededCount <= remaining || line.count > line.forceCount) return [];
      return [{ line, battle, remaining, causes }];
    });
    for (const line of lines) {
      const [presentCount, survived] = [presentCounts.get(line)!, survivors.get(line)];
      if (survived === undefined || survived >= presentCount) continue;
      const loss = { line, battle, count: presentCount - survived };
      losses.push(loss);
      lossesByKind.set(line, addToTally(lossesByKind.get(line), loss, loss.count));
    }
    return overdrafts;
  });
  return { losses, overdrawn };
}

/**
 * The survivors of each line according to the battle's written result, if it gives them. @param presentCounts units of each line
 * that took part
 */
function readSurvivors(
  battle: SeaBattle,
  lines: readonly ClaimedUnits[],
  presentCounts: ReadonlyMap<ClaimedUnits, number>,
): ReadonlyMap<ClaimedUnits, number> {
  const result = battle.result as Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
  const survivors = new Map<ClaimedUnits, number>();
  if (result === undefined) return survivors;
  const names = { attacker: nameUnits(battle, 'attacker'), defender: nameUnits(battle, 'defender') };
  for (const line of lines) {
    const name = names[line.side][line.index]?.name.name;
    const survived = name === undefined || presentCounts.get(line) === 0 ? undefined : result[line.side]?.[name];
    if (survived !== undefined) survivors.set(line, survived);
  }
  return survivors;
}
