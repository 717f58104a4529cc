/** The order of battle after earlier written results. */
import { isFoughtByRemainingUnits } from '../../written-result';
import type { NamedForce, SeaBattle } from '../data';
import { isSameKind, findClaimedUnits, type ClaimedUnits } from '../claimed-units';
import { nameUnits } from './names';

/** A line that needs more units than earlier written results have left. */
export interface OverdrawnLine {
  readonly line: ClaimedUnits;
  readonly battle: SeaBattle;
  /** Number of units left for it. */
  readonly remaining: number;
  /** The battles that cost the others. */
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
  const overdrawn = battles.flatMap((battle) => {
    const lines = findClaimedUnits(battle, forces);
    const before = losses.slice();
    const presentCounts = new Map<ClaimedUnits, number>();
    const countRemaining = (line: ClaimedUnits): number => {
      const lostCounts = before.filter((loss) => isSameKind(loss.line, line)).map(({ count }) => count);
      const used = [...presentCounts].filter(([other]) => isSameKind(other, line)).map(([, count]) => count);
      return Math.max(0, line.all - sum(lostCounts) - sum(used));
    };
    for (const line of lines) presentCounts.set(line, Math.min(line.count, countRemaining(line)));
    const survivors = readSurvivors(battle, lines, presentCounts);
    for (const line of lines) {
      const [presentCount, survived] = [presentCounts.get(line)!, survivors.get(line)];
      if (survived !== undefined && survived < presentCount)
        losses.push({ line, battle, count: presentCount - survived });
    }
    return lines.flatMap((line): OverdrawnLine[] => {
      const remaining = presentCounts.get(line)!;
      const causes = before.filter((loss) => isSameKind(loss.line, line));
      const needs = isFoughtByRemainingUnits(battle.result) ? (survivors.get(line) ?? 0) : line.count;
      // More units than the force has is another mistake.
      if (causes.length === 0 || needs <= remaining || line.count > line.all) return [];
      return [{ line, battle, remaining, causes }];
    });
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

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
