/** Tracks in which zones the counters of one listed unit are used, across combats. */
import { maxListedItems } from './tally';

/** A line of a combat, or of something else with units, that takes counters of the listed unit. */
export interface ZoneUse {
  readonly combat: object;
  readonly zone: string;
  readonly takenCount: number;
}

/** The counters used so far, by zone. Those that fight in several combats of a zone are counted once. */
export class ZoneTracker<Line extends ZoneUse> {
  /** For each zone at most as many as a problem names. */
  private readonly lines: Line[] = [];
  private readonly lineCountsByZone = new Map<string, number>();
  private readonly countsByCombat = new Map<object, number>();
  private readonly countsByZone = new Map<string, number>();
  private total = 0;

  add(line: Line): void {
    const { combat, zone, takenCount } = line;
    const lineCount = this.lineCountsByZone.get(zone) ?? 0;
    if (lineCount < maxListedItems) this.lines.push(line);
    this.lineCountsByZone.set(zone, lineCount + 1);
    const previousCount = this.countsByZone.get(zone) ?? 0;
    const usedCount = (this.countsByCombat.get(combat) ?? 0) + takenCount;
    this.countsByCombat.set(combat, usedCount);
    this.countsByZone.set(zone, Math.max(previousCount, usedCount));
    this.total += Math.max(0, usedCount - previousCount);
  }

  /** The number of counters that are used in other zones. */
  countOutside(zone: string): number {
    return this.total - (this.countsByZone.get(zone) ?? 0);
  }

  /** The first lines in other zones. */
  listLinesOutside(zone: string): readonly Line[] {
    // At most `maxListedItems` lines of each zone are kept, so the first `2 * maxListedItems` hold enough of other zones.
    return this.lines
      .slice(0, 2 * maxListedItems)
      .filter((line) => line.zone !== zone)
      .slice(0, maxListedItems);
  }
}
