/** The source of a trace's dice: the table, a seed, or the table first and then a seed. */
import { rollDie, createStream, type Stream } from '../dice/stream';

export { streamVersion } from '../dice/stream';

/**
 * Dice rolled at the table: by label, which is a step's id (a list where the step takes several dice or is repeated), or in the order
 * in which they are requested. Every number is the face of a single die.
 */
export type TableDice = Readonly<Record<string, number | readonly number[]>> | readonly number[];

/** Decisions made at the table, by id of the step: the options in the order in which the step asked for them. */
export type TableDecisions = Readonly<Record<string, string | readonly string[]>>;

/** With neither, a trace stops at its first roll and reports which one it is. */
export interface DiceSource {
  readonly table?: TableDice;
  /** Rolls the dice that the table does not supply. Each label has its own stream, so that a table die for one step leaves the others unchanged. */
  readonly seed?: number;
  /** Separates the streams of a seed by owner: combats with different names roll different dice. */
  readonly name?: string;
  /** Names in labels, each with the former name that keys its stream: renaming a label does not change its dice. */
  readonly formerNames?: FormerNames;
  /** All other decisions are made as ordered. */
  readonly decisions?: TableDecisions;
  /** Whether a trace stops at the first decision between several options that `decisions` does not make. */
  readonly stopsAtDecisions?: boolean;
}

export type FormerNames = Readonly<Record<string, string>>;

/** A table die that had no effect. */
export interface UnusedDie {
  /** Absent if the dice are a plain list. */
  readonly label?: string;
  /** Position in the list; 0 for a single number. */
  readonly index: number;
  readonly value: number;
  /**
   * - `outside`: not a face of the requested die (`sides`); it is skipped, as if that die had not been rolled
   * - `unknown-label`: the combat has no such step
   * - `left-over`: the combat ended without using it
   * - `not-reached`: the trace stopped at another missing die first
   */
  readonly why: 'outside' | 'unknown-label' | 'left-over' | 'not-reached';
  readonly sides?: number;
}

/** A decision of the table that had no effect. */
export interface UnusedDecision {
  readonly label: string;
  /** Position in the list; 0 for a single word. */
  readonly index: number;
  readonly option: string;
  /**
   * - `no-option`: the step had other options, `options`; the decision is made as ordered
   * - `unknown-label`, `left-over`, `not-reached`: as for dice
   */
  readonly why: 'no-option' | 'unknown-label' | 'left-over' | 'not-reached';
  readonly options?: readonly string[];
}

/** The state of the dice and decisions during a trace. */
export interface DiceState {
  readonly byLabel: ReadonlyMap<string, readonly number[]>;
  readonly byOrder: readonly number[];
  readonly seed?: number;
  readonly name?: string;
  readonly formerNames?: FormerNames;
  readonly streams: Map<string, Stream>;
  /** Number of dice requested, by label; undefined for the plain list. */
  readonly requestedCounts: Map<string | undefined, number>;
  readonly rolledFaces: Map<string, number[]>;
  readonly outsideDice: UnusedDie[];
  readonly decisions: ReadonlyMap<string, readonly string[]>;
  readonly stopsAtDecisions: boolean;
  /** Number of decisions requested, by label. */
  readonly decisionCounts: Map<string, number>;
  readonly refusedDecisions: UnusedDecision[];
  readonly usedDecisions: (readonly [label: string, option: string])[];
}

/** The initial state of the dice. */
export function createDiceState(source: DiceSource): DiceState {
  const { table = [], seed, name, formerNames, decisions = {}, stopsAtDecisions = false } = source;
  const [byLabel, byOrder] = isList(table) ? [[], table] : [Object.entries(table), []];
  return {
    byLabel: new Map(byLabel.map(([label, dice]) => [label, typeof dice === 'number' ? [dice] : dice])),
    byOrder,
    seed,
    name,
    formerNames,
    streams: new Map(),
    requestedCounts: new Map(),
    rolledFaces: new Map(),
    outsideDice: [],
    decisions: new Map(
      Object.entries(decisions).map(([label, options]) => [label, typeof options === 'string' ? [options] : options]),
    ),
    stopsAtDecisions,
    decisionCounts: new Map(),
    refusedDecisions: [],
    usedDecisions: [],
  };
}

/** The next decision of the table for a step; undefined if there is none, or it is none of the options. Changes the state. */
export function drawDecision(diceState: DiceState, label: string, options: readonly string[]): string | undefined {
  const index = diceState.decisionCounts.get(label) ?? 0;
  const option = diceState.decisions.get(label)?.[index];
  if (option === undefined) return undefined;
  diceState.decisionCounts.set(label, index + 1);
  if (options.includes(option)) {
    diceState.usedDecisions.push([label, option]);
    return option;
  }
  diceState.refusedDecisions.push({ label, index, option, why: 'no-option', options });
  return undefined;
}

/** The decisions of the table that had an effect. */
export function listUsedDecisions({ usedDecisions }: DiceState): TableDecisions {
  const decisions: Record<string, string[]> = {};
  for (const [label, option] of usedDecisions) (decisions[label] ??= []).push(option);
  return decisions;
}

/** The decisions of the table that had no effect. Parameters as for `listUnusedDice`. */
export function listUnusedDecisions(
  diceState: DiceState,
  labels: ReadonlySet<string>,
  isComplete: boolean,
): readonly UnusedDecision[] {
  const unused = [...diceState.refusedDecisions];
  for (const [label, options] of diceState.decisions) {
    const why = !labels.has(label) ? 'unknown-label' : isComplete ? 'left-over' : 'not-reached';
    const decided = diceState.decisionCounts.get(label) ?? 0;
    options.slice(decided).forEach((option, at) => unused.push({ label, index: decided + at, option, why }));
  }
  return unused;
}

/** Draws the next die of a step; undefined if the table has none and there is no seed. Changes the state. */
export function drawDie(diceState: DiceState, label: string, sides: number): number | undefined {
  const face = drawFromTable(diceState, label, sides);
  // The seed's die is drawn in any case, so that a die from the table replaces it and does not shift later ones.
  const seeded = drawFromSeed(diceState, label, sides);
  const drawnFace = face ?? seeded;
  if (drawnFace === undefined) return undefined;
  const rolled = diceState.rolledFaces.get(label);
  if (rolled) rolled.push(drawnFace);
  else diceState.rolledFaces.set(label, [drawnFace]);
  return drawnFace;
}

/** All dice drawn so far as table dice, which reproduce the trace. */
export function listDrawnDice(diceState: DiceState): Readonly<Record<string, number | readonly number[]>> {
  return Object.fromEntries(
    [...diceState.rolledFaces].map(([label, faces]) => [label, faces.length === 1 ? faces[0]! : faces]),
  );
}

/**
 * The table dice that had no effect.
 * @param labels ids of all steps that can roll
 * @param isComplete whether the trace reached the end of the combat
 */
export function listUnusedDice(
  diceState: DiceState,
  labels: ReadonlySet<string>,
  isComplete: boolean,
): readonly UnusedDie[] {
  const reason = isComplete ? 'left-over' : 'not-reached';
  const unused = [
    ...diceState.outsideDice,
    ...collectUnused(diceState.byOrder, diceState.requestedCounts.get(undefined), undefined, reason),
  ];
  for (const [label, dice] of diceState.byLabel) {
    unused.push(
      ...collectUnused(dice, diceState.requestedCounts.get(label), label, labels.has(label) ? reason : 'unknown-label'),
    );
  }
  return unused;
}

function collectUnused(
  dice: readonly number[],
  requestedCount = 0,
  label: string | undefined,
  why: UnusedDie['why'],
): UnusedDie[] {
  return dice.slice(requestedCount).map((value, index) => ({ label, index: requestedCount + index, value, why }));
}

function drawFromTable(diceState: DiceState, step: string, sides: number): number | undefined {
  const label = diceState.byOrder.length > 0 ? undefined : step;
  const dice = label === undefined ? diceState.byOrder : (diceState.byLabel.get(label) ?? []);
  const index = diceState.requestedCounts.get(label) ?? 0;
  diceState.requestedCounts.set(label, index + 1);
  const value = dice[index];
  if (value === undefined || (Number.isInteger(value) && value >= 1 && value <= sides)) return value;
  diceState.outsideDice.push({ label, index, value, why: 'outside', sides });
  return undefined;
}

function drawFromSeed(diceState: DiceState, label: string, sides: number): number | undefined {
  if (diceState.seed === undefined) return undefined;
  const [face, next] = rollDie(
    diceState.streams.get(label) ?? createLabelStream(diceState, diceState.seed, label),
    sides,
  );
  diceState.streams.set(label, next);
  return face;
}

function createLabelStream({ name, formerNames }: DiceState, seed: number, label: string): Stream {
  const currentLabel = formerNames === undefined ? label : withFormerNames(label, formerNames);
  return createStream(seed, name === undefined ? currentLabel : `${name}/${currentLabel}`);
}

/** A label with former names in place of current ones. Names are separated by dots and may contain dots themselves: the longest match wins. */
function withFormerNames(label: string, namesByCurrent: FormerNames): string {
  const names = Object.keys(namesByCurrent)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.'));
  return label.replace(new RegExp(`(?<=^|\\.)(?:${names.join('|')})(?=\\.|$)`, 'g'), (name) => namesByCurrent[name]!);
}

function isList(table: TableDice): table is readonly number[] {
  return Array.isArray(table);
}
