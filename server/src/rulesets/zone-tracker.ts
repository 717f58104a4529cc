/** Tracks the zones of one unit's lines across combats. */
import { maxNamed } from './tally';

/** A line of a combat, or of whatever else has units, that uses some of the unit. */
export interface ZoneUse {
  readonly combat: object;
  readonly zone: string;
  readonly takenCount: number;
}

/** The number of units used so far, by zone. Units that fight in several combats of a zone are counted once. */
export class ZoneTracker<Line extends ZoneUse> {
  /** Limited for each zone to the number that can be named. */
  private readonly lines: Line[] = [];
  private readonly lineCountsByZone = new Map<string, number>();
  private readonly usedByCombat = new Map<object, number>();
  private readonly usedByZone = new Map<string, number>();
  private total = 0;

  add(line: Line): void {
    const { combat, zone, takenCount } = line;
    const lineCount = this.lineCountsByZone.get(zone) ?? 0;
    if (lineCount < maxNamed) this.lines.push(line);
    this.lineCountsByZone.set(zone, lineCount + 1);
    const previouslyUsed = this.usedByZone.get(zone) ?? 0;
    const usedCount = (this.usedByCombat.get(combat) ?? 0) + takenCount;
    this.usedByCombat.set(combat, usedCount);
    this.usedByZone.set(zone, Math.max(previouslyUsed, usedCount));
    this.total += Math.max(0, usedCount - previouslyUsed);
  }

  /** The number used in other zones. */
  countOutside(zone: string): number {
    return this.total - (this.usedByZone.get(zone) ?? 0);
  }

  /** The first lines in other zones. */
  listLinesOutside(zone: string): readonly Line[] {
    // At most `maxNamed` lines of each zone are kept, so the first `2 * maxNamed` hold enough of other zones.
    return this.lines
      .slice(0, 2 * maxNamed)
      .filter((line) => line.zone !== zone)
      .slice(0, maxNamed);
  }
}
