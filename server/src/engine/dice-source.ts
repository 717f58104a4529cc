/** Where the dice of a trace come from: the table, a seed, or the table first and a seed for the rest. */
import { rollDie, stream } from '../dice/stream';
import type { Stream } from '../dice/stream';

export { streamVersion } from '../dice/stream';

/**
 * Dice rolled at the table: by label, which is a step's id (a list where the step takes several dice or is repeated), or in the order
 * in which they are asked for. Every number is the face of a single die.
 */
export type TableDice = Readonly<Record<string, number | readonly number[]>> | readonly number[];

/** With neither, a trace stops at its first roll and says which it wants. */
export interface DiceSource {
  readonly table?: TableDice;
  /** Rolls what the table does not give. Each label has a stream of its own, so that a die given for one step leaves the rest as they were. */
  readonly seed?: number;
  /** Tells the streams of a seed apart by whose dice they are: combats with different names roll different dice. */
  readonly name?: string;
  /** Names that stand in labels, each with the one that the streams of the seed still go by: a die stays what it was when its label is renamed. */
  readonly former?: FormerNames;
}

export type FormerNames = Readonly<Record<string, string>>;

/** A table die that had no effect. */
export interface UnusedDie {
  /** Absent where the dice are a plain list. */
  readonly label?: string;
  /** Position in the list; 0 for a single number. */
  readonly index: number;
  readonly value: number;
  /**
   * - `outside`: no face of the die that was asked for (`sides`); it is skipped, as if that die had not been rolled
   * - `unknown-label`: the combat has no such step
   * - `left-over`: the combat ended without asking for it
   * - `not-reached`: the trace stopped for want of another die before it could be asked for
   */
  readonly why: 'outside' | 'unknown-label' | 'left-over' | 'not-reached';
  readonly sides?: number;
}

/** Dice in the middle of a trace. */
export interface Hand {
  readonly byLabel: ReadonlyMap<string, readonly number[]>;
  readonly byOrder: readonly number[];
  readonly seed?: number;
  readonly name?: string;
  readonly former?: FormerNames;
  readonly streams: Map<string, Stream>;
  /** How many dice of a label the steps have asked for, or of the plain list (no label). */
  readonly asked: Map<string | undefined, number>;
  readonly rolled: Map<string, number[]>;
  readonly outside: UnusedDie[];
}

/** Takes up the dice. */
export function pickUp({ table = [], seed, name, former }: DiceSource): Hand {
  const [byLabel, byOrder] = isList(table) ? [[], table] : [Object.entries(table), []];
  return {
    byLabel: new Map(byLabel.map(([label, dice]) => [label, typeof dice === 'number' ? [dice] : dice])),
    byOrder,
    seed,
    name,
    former,
    streams: new Map(),
    asked: new Map(),
    rolled: new Map(),
    outside: [],
  };
}

/** The face of the next die of a step; undefined when the table has none and there is no seed. Changes the hand. */
export function take(hand: Hand, label: string, sides: number): number | undefined {
  const face = fromTable(hand, label, sides);
  // The seed's die is drawn in any case: a die from the table replaces it and does not shift those that follow.
  const seeded = fromSeed(hand, label, sides);
  const taken = face ?? seeded;
  if (taken === undefined) return undefined;
  const rolled = hand.rolled.get(label);
  if (rolled) rolled.push(taken);
  else hand.rolled.set(label, [taken]);
  return taken;
}

/** All dice taken so far as table dice: given to another trace they make it the same. */
export function takenDice(hand: Hand): Readonly<Record<string, number | readonly number[]>> {
  return Object.fromEntries([...hand.rolled].map(([label, faces]) => [label, faces.length === 1 ? faces[0]! : faces]));
}

/**
 * The table dice that had no effect.
 * @param labels ids of all steps that can roll
 * @param complete whether the trace came to the end of the combat
 */
export function unusedDice(hand: Hand, labels: ReadonlySet<string>, complete: boolean): readonly UnusedDie[] {
  const rest = complete ? 'left-over' : 'not-reached';
  const unused = [...hand.outside, ...leftIn(hand.byOrder, hand.asked.get(undefined), undefined, rest)];
  for (const [label, dice] of hand.byLabel) {
    unused.push(...leftIn(dice, hand.asked.get(label), label, labels.has(label) ? rest : 'unknown-label'));
  }
  return unused;
}

function leftIn(dice: readonly number[], asked = 0, label: string | undefined, why: UnusedDie['why']): UnusedDie[] {
  return dice.slice(asked).map((value, index) => ({ label, index: asked + index, value, why }));
}

function fromTable(hand: Hand, step: string, sides: number): number | undefined {
  const label = hand.byOrder.length > 0 ? undefined : step;
  const dice = label === undefined ? hand.byOrder : (hand.byLabel.get(label) ?? []);
  const index = hand.asked.get(label) ?? 0;
  hand.asked.set(label, index + 1);
  const value = dice[index];
  if (value === undefined || (Number.isInteger(value) && value >= 1 && value <= sides)) return value;
  hand.outside.push({ label, index, value, why: 'outside', sides });
  return undefined;
}

function fromSeed(hand: Hand, label: string, sides: number): number | undefined {
  if (hand.seed === undefined) return undefined;
  const [face, rest] = rollDie(hand.streams.get(label) ?? streamOf(hand, hand.seed, label), sides);
  hand.streams.set(label, rest);
  return face;
}

function streamOf({ name, former }: Hand, seed: number, label: string): Stream {
  const known = former === undefined ? label : withFormerNames(label, former);
  return stream(seed, name === undefined ? known : `${name}/${known}`);
}

/** A label as it was before names in it changed. Names stand between dots, and may have dots themselves: the longest counts. */
function withFormerNames(label: string, former: FormerNames): string {
  const names = Object.keys(former)
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replaceAll('.', '\\.'));
  return label.replace(new RegExp(`(?<=^|\\.)(?:${names.join('|')})(?=\\.|$)`, 'g'), (name) => former[name]!);
}

function isList(table: TableDice): table is readonly number[] {
  return Array.isArray(table);
}
