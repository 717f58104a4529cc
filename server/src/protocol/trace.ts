/** A resolved combat in a report: every step with its dice, arithmetic and rules. */

/** One line of arithmetic, ready to print. */
export interface ReportLine {
  readonly what: string;
  /** Signed for changes: `-4`, `+1`; unsigned for bases and totals. */
  readonly value: string;
  readonly rule?: ReportRule;
  /** Line of the file with the value, from 1. */
  readonly line?: number;
  /** `house table`, `option planeSection`: the basis of the number besides the rule. */
  readonly basis?: string;
  readonly role: 'base' | 'change' | 'total';
}

export interface ReportRule {
  readonly id: string;
  readonly section: string;
  readonly title: string;
}

export interface ReportAmount {
  readonly what: string;
  readonly lines: readonly ReportLine[];
}

/** A step of a resolved combat. */
export interface ReportStep {
  readonly id: string;
  readonly title: string;
  readonly by?: string;
  readonly subject?: string;
  readonly rules: readonly ReportRule[];
  readonly faces?: readonly number[];
  readonly sides?: number;
  readonly amounts: readonly ReportAmount[];
  readonly text?: string;
  /** Present in numbered rounds; steps of a repetition follow one another. */
  readonly round?: ReportRound;
  readonly volley?: ReportVolley;
}

/** A repetition of rounds: `Cycle`, 2. */
export interface ReportRound {
  readonly title: string;
  readonly number: number;
}

/** Dice that units throw individually, each a hit or a miss. */
export interface ReportVolley {
  /** The target side. */
  readonly on: string;
  /** Sides of each die. */
  readonly sides: number;
  readonly shooters: readonly ReportShooter[];
  /** Losses of the side to this volley and simultaneous ones; absent if another of these lists them. */
  readonly losses?: readonly ReportLoss[];
}

export interface ReportLoss {
  /** The loss in the singular: `destroyer`, `damage to a battleship`. */
  readonly title: string;
  /** `destroyers`; absent for damage. */
  readonly plural?: string;
  readonly count: number;
  /** The loss in words: `2 destroyers hit; they fire back`. */
  readonly text: string;
}

export interface ReportShooter {
  readonly title: string;
  /** A die roll of this number or less hits. */
  readonly hitsOn: number;
  readonly arithmetic: ReportAmount;
  /** One per die, in the order thrown. */
  readonly faces: readonly number[];
  readonly hits: number;
  /** Those of the hits that need no roll: of low luck. */
  readonly sureHits?: number;
}

export interface ReportTrace {
  /** Source of the dice, in words: `dice from the file`, `seed 7`, `dice from the file, then seed 7`. */
  readonly diceFrom: string;
  readonly seed?: number;
  readonly steps: readonly ReportStep[];
  readonly summary: string;
  /** The verdicts reached: titles of `ReportResultChance`, or outcomes of `ReportOdds.outcomes`. */
  readonly outcomes?: readonly string[];
  readonly measures: readonly { readonly path: readonly string[]; readonly title: string; readonly value: number }[];
  readonly dice: Readonly<Record<string, number | readonly number[]>>;
  /** Present if the given dice ran out: the next roll needed. */
  readonly wanted?: string;
  /** Given dice that were not used. */
  readonly unused: readonly string[];
}
