/** A side of a combat, for use inside a sentence. Titles and summaries of the rules refer to it by its role. */
export interface ReportSide {
  /** Its key in the report: `ReportResultChance.side`, `ReportForce.side`. */
  readonly side: string;
  /** `the attacker`, `the sub side`. */
  readonly role: string;
  /** The names of its powers: `Japan`, `the UK and the US`; the role if the scenario does not name them. */
  readonly name: string;
  /** Colour of its first power: `#rrggbb`; absent if no power is named, or both sides would have the same. */
  readonly color?: string;
}
