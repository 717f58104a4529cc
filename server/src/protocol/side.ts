/** A side of a combat, inside a sentence. Titles and summaries of the rules call it by its role. */
export interface ReportSide {
  /** Its key in what the report says of it: `ReportWay.side`, `ReportForce.side`. */
  readonly side: string;
  /** `the attacker`, `the sub side`. */
  readonly role: string;
  /** By its powers: `Japan`, `the UK and the US`; its role where the scenario does not name them. */
  readonly name: string;
  /** The colour of its first power: `#rrggbb`; absent where no power is named, or the other side has the same. */
  readonly color?: string;
}
