/** Where the units of one thing are that combats take one after the other. */

/** A line of a combat that takes some of it. */
export interface TakenInZone {
  readonly combat: object;
  readonly zone: string;
  readonly takes: number;
}

/** So many other lines are named: of a unit that is taken a thousand times each would name all those before it. */
const mostNamed = 20;

/** What lines have taken so far, by zone. Those that fight in several combats of a zone are the same. */
export class Zones<Line extends TakenInZone> {
  /** Of each zone no more than can be named. */
  private readonly lines: Line[] = [];
  private readonly linesByZone = new Map<string, number>();
  private readonly takenByCombat = new Map<object, number>();
  private readonly takenByZone = new Map<string, number>();
  private total = 0;

  add(line: Line): void {
    const { combat, zone, takes } = line;
    const lines = this.linesByZone.get(zone) ?? 0;
    if (lines < mostNamed) this.lines.push(line);
    this.linesByZone.set(zone, lines + 1);
    const before = this.takenByZone.get(zone) ?? 0;
    const now = (this.takenByCombat.get(combat) ?? 0) + takes;
    this.takenByCombat.set(combat, now);
    this.takenByZone.set(zone, Math.max(before, now));
    this.total += Math.max(0, now - before);
  }

  /** How many are in other zones. */
  takenOutside(zone: string): number {
    return this.total - (this.takenByZone.get(zone) ?? 0);
  }

  /** The first lines in other zones. */
  linesOutside(zone: string): readonly Line[] {
    return this.lines
      .slice(0, 2 * mostNamed)
      .filter((line) => line.zone !== zone)
      .slice(0, mostNamed);
  }
}
