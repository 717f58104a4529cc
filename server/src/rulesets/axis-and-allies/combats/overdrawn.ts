/** The order of battle after earlier written results. */
import { isFoughtByRest } from '../../fought';
import type { NamedForce, SeaBattle } from '../data';
import { isSame, takenBy, type TakenUnits } from '../taken';
import { namedUnitsOf } from './names';

/** A line that needs more units than earlier written results have left. */
export interface Overdrawn {
  readonly line: TakenUnits;
  readonly battle: SeaBattle;
  /** Number of units left for it. */
  readonly left: number;
  /** The battles that cost the others. */
  readonly causes: readonly { readonly battle: SeaBattle; readonly count: number }[];
}

/**
 * Lines that need units already lost in written results of earlier battles. A result without dice was fought by the remaining
 * units, as in a resolved turn: such a line needs only its survivors.
 */
export function overdrawn(battles: readonly SeaBattle[], forces: readonly NamedForce[]): readonly Overdrawn[] {
  const lost: { readonly line: TakenUnits; readonly battle: SeaBattle; readonly count: number }[] = [];
  return battles.flatMap((battle) => {
    const lines = takenBy(battle, forces);
    const before = lost.slice();
    const found = new Map<TakenUnits, number>();
    const leftFor = (line: TakenUnits): number => {
      const gone = before.filter((one) => isSame(one.line, line)).map(({ count }) => count);
      const used = [...found].filter(([other]) => isSame(other, line)).map(([, count]) => count);
      return Math.max(0, line.all - sum(gone) - sum(used));
    };
    for (const line of lines) found.set(line, Math.min(line.count, leftFor(line)));
    const survivors = survivorsIn(battle, lines, found);
    for (const line of lines) {
      const [fought, left] = [found.get(line)!, survivors.get(line)];
      if (left !== undefined && left < fought) lost.push({ line, battle, count: fought - left });
    }
    return lines.flatMap((line): Overdrawn[] => {
      const left = found.get(line)!;
      const causes = before.filter((one) => isSame(one.line, line));
      const needs = isFoughtByRest(battle.result) ? (survivors.get(line) ?? 0) : line.count;
      // More units than the force has is another mistake.
      if (causes.length === 0 || needs <= left || line.count > line.all) return [];
      return [{ line, battle, left, causes }];
    });
  });
}

/**
 * The survivors of each line according to the battle's written result, if it gives them. @param presentCounts units of each line
 * that took part
 */
function survivorsIn(
  battle: SeaBattle,
  lines: readonly TakenUnits[],
  found: ReadonlyMap<TakenUnits, number>,
): ReadonlyMap<TakenUnits, number> {
  const result = battle.result as Readonly<Record<string, Readonly<Record<string, number>>>> | undefined;
  const survivors = new Map<TakenUnits, number>();
  if (result === undefined) return survivors;
  const names = { attacker: namedUnitsOf(battle, 'attacker'), defender: namedUnitsOf(battle, 'defender') };
  for (const line of lines) {
    const name = names[line.side][line.index]?.name.name;
    const left = name === undefined || found.get(line) === 0 ? undefined : result[line.side]?.[name];
    if (left !== undefined) survivors.set(line, left);
  }
  return survivors;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
