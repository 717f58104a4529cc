/** The entries of a trace: one for each step that was carried out, one for each volley of a fire step. */
import type { Amount, Basis } from './amount';
import type { Dice, Side, State } from './combat';
import type { Casualty } from './volley-transition';

/** Properties of all entries. */
export interface EntryBase {
  /** Id of the step. */
  readonly step: string;
  readonly title: string;
  /** Ids of the rules that the step carried out. */
  readonly rules: readonly string[];
  /** The side whose losses the step decides, if it does. */
  readonly on?: Side;
  /** In rounds: the repetition of the innermost rounds, from 1. */
  readonly repetition?: number;
  /** Arithmetic besides that of the roll. */
  readonly amounts: readonly Amount[];
  readonly text?: string;
  /** Further bases of the step, which no amount names. */
  readonly bases: readonly Basis[];
  /** The state that the step led to. */
  readonly after: State;
}

export interface RollEntry extends EntryBase {
  readonly kind: 'roll';
  readonly by: Side;
  readonly dice: Dice;
  /** One for each die. */
  readonly faces: readonly number[];
  /** Sum of the faces. */
  readonly natural: number;
  readonly total: Amount;
  readonly subject?: string;
}

export interface UpdateEntry extends EntryBase {
  readonly kind: 'update';
}

export interface ChoiceEntry extends EntryBase {
  readonly kind: 'choice';
  readonly by: Side;
  /** The state of the decision; steps without an entry may have led to it. */
  readonly before: State;
  readonly options: readonly string[];
  /** The chosen option. */
  readonly option: string;
}

/** One volley of a fire step. Simultaneous volleys follow each other, each with the losses of its target to all of them. */
export interface VolleyEntry extends EntryBase {
  readonly kind: 'volley';
  /** Id of the volley, the label of its dice. */
  readonly volley: string;
  readonly by: Side;
  readonly on: Side;
  /** Sides of each die. */
  readonly sides: number;
  readonly shots: readonly ShotsEntry[];
  /** Losses of the side `on` in this step. */
  readonly losses: readonly Casualty[];
}

/** The dice of units of one kind. */
export interface ShotsEntry {
  readonly title: string;
  readonly dice: number;
  /** A die of at most the total hits. */
  readonly hitsOn: Amount;
  /** One for each die. */
  readonly faces: readonly number[];
  /** Hits of the dice, and sure hits. */
  readonly hits: number;
  /** Hits without a roll, at least 1: of low luck. */
  readonly sureHits?: number;
}

/** Units struck in earlier fire steps have left. */
export interface RemovalEntry extends EntryBase {
  readonly kind: 'removal';
}

/** A step that was carried out. Plain data, except for the origins inside its amounts, which belong to the model. */
export type TraceEntry = RollEntry | UpdateEntry | ChoiceEntry | VolleyEntry | RemovalEntry;

/** The arithmetic of a step: of its roll if it was modified, or of its shooters, followed by further amounts. */
export function listAmounts(entry: TraceEntry): readonly Amount[] {
  if (entry.kind === 'volley') return [...entry.shots.map(({ hitsOn }) => hitsOn), ...entry.amounts];
  const isModified = entry.kind === 'roll' && entry.total.changes.length > 0;
  return isModified ? [entry.total, ...entry.amounts] : entry.amounts;
}
