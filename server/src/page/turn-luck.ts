/** Which side was lucky in each combat of a turn: its losses and those of the other side, against what was to be expected. */
import type { ReportTurn } from '../protocol';

export interface CombatLuck {
  /** Positive if the first side was lucky, in standard deviations of the losses of a turn. */
  readonly balance: number;
  /** `lucky for Germany`. */
  readonly text: string;
}

/** A balance below the first is average luck; from the second on, a side was very lucky. */
const thresholds = [0.5, 1.2] as const;

/** The luck of each combat; undefined if it was not fought, or if its losses were certain. */
export function computeCombatLuck({
  combats,
  totals,
  resolved,
  odds,
}: ReportTurn): readonly (CombatLuck | undefined)[] {
  return combats.map(({ sides }, index) => {
    const result = resolved?.combats[index];
    const expected = odds?.combats[index]?.gained;
    if (!result?.trace || !expected) return undefined;
    const excesses = sides.map(({ name }) =>
      totals.flatMap(({ owner }, total) => {
        const deviation = computeDeviation(odds.totals[total]!);
        if (owner === undefined || deviation === 0 || !isOwner(owner, name)) return [];
        return [(result.gained[total]! - expected[total]!) / deviation];
      }),
    );
    if (excesses.every((all) => all.length === 0)) return undefined;
    // The sum of several deviations, brought back to the size of one.
    const [first = 0, second = 0] = excesses.map(
      (all) => all.reduce((sum, excess) => sum + excess, 0) / Math.sqrt(Math.max(1, all.length)),
    );
    const balance = second - first;
    const lucky = sides[balance > 0 ? 0 : 1]?.name ?? '';
    return { balance, text: describeBalance(Math.abs(balance), lucky) };
  });
}

function describeBalance(strength: number, lucky: string): string {
  if (strength < thresholds[0]) return 'average luck';
  return `${strength < thresholds[1] ? 'lucky' : 'very lucky'} for ${lucky}`;
}

/** Whether a power fights on a side: sides of several powers name all of them. */
function isOwner(owner: string, side: string): boolean {
  return side.includes(owner);
}

function computeDeviation({ mean, distribution }: NonNullable<ReportTurn['odds']>['totals'][number]): number {
  return Math.sqrt(
    distribution.reduce((sum, { value, share: probability }) => sum + probability * (value - mean) ** 2, 0),
  );
}
