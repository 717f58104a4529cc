/** A resolved combat in a report: every step with its dice, arithmetic and rules. */

/** One line of arithmetic, ready to print. */
export interface ReportLine {
  readonly what: string;
  /** Signed where it is a change: `-4`, `+1`; plain where it is a base or a total. */
  readonly value: string;
  readonly rule?: ReportRule;
  /** Line of the file it was read from, from 1. */
  readonly line?: number;
  /** `house table`, `option planeSection`: what the number rests on besides the rule. */
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
  /** Set in numbered rounds; steps of a repetition follow one another. */
  readonly round?: ReportRound;
  readonly volley?: ReportVolley;
}

/** A repetition of rounds: `Cycle`, 2. */
export interface ReportRound {
  readonly title: string;
  readonly number: number;
}

/** Dice that units throw one by one, each a hit or not. */
export interface ReportVolley {
  /** The side that is fired on. */
  readonly on: string;
  /** Of each die. */
  readonly sides: number;
  readonly shooters: readonly ReportShooter[];
  /** What the side has lost to this and all volleys thrown with it; absent where another of these shows it. */
  readonly losses?: readonly ReportLoss[];
}

export interface ReportLoss {
  /** What is lost, in the singular: `destroyer`, `damage to a battleship`. */
  readonly title: string;
  /** `destroyers`; absent for damage. */
  readonly plural?: string;
  readonly count: number;
  /** All of it in words: `2 destroyers hit; they fire back`. */
  readonly text: string;
}

export interface ReportShooter {
  readonly title: string;
  /** A die of at most this hits. */
  readonly hitsOn: number;
  readonly arithmetic: ReportAmount;
  /** One for each die, in the order thrown. */
  readonly faces: readonly number[];
  readonly hits: number;
}

export interface ReportTrace {
  /** Where the dice came from, in words: `dice from the file`, `seed 7`, `dice from the file, then seed 7`. */
  readonly diceFrom: string;
  readonly seed?: number;
  readonly steps: readonly ReportStep[];
  readonly summary: string;
  /** In which of the ways that it can go it went: titles of `ReportWay`, or what `ReportOdds.outcomes` calls it. */
  readonly outcomes?: readonly string[];
  readonly measures: readonly { readonly path: readonly string[]; readonly title: string; readonly value: number }[];
  readonly dice: Readonly<Record<string, number | readonly number[]>>;
  /** Set when table dice ran out: which roll is wanted next. */
  readonly wanted?: string;
  /** Table dice that nothing asked for. */
  readonly unused: readonly string[];
}
