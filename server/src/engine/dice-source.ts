/** The source of a trace's dice: the table, a seed, or the table first and then a seed. */
import { rollDie, stream } from '../dice/stream';
import type { Stream } from '../dice/stream';

export { streamVersion } from '../dice/stream';

/**
 * Dice rolled at the table: by label, which is a step's id (a list where the step takes several dice or is repeated), or in the order
 * in which they are requested. Every number is the face of a single die.
 */
export type TableDice = Readonly<Record<string, number | readonly number[]>> | readonly number[];

/** With neither, a trace stops at its first roll and reports which one it is. */
export interface DiceSource {
  readonly table?: TableDice;
  /** Rolls the dice that the table does not supply. Each label has its own stream, so that a table die for one step leaves the others unchanged. */
  readonly seed?: number;
  /** Separates the streams of a seed by owner: combats with different names roll different dice. */
  readonly name?: string;
  /** Names in labels, each with the former name that keys its stream: renaming a label does not change its dice. */
  readonly former?: FormerNames;
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

/** The state of the dice during a trace. */
export interface Hand {
  readonly byLabel: ReadonlyMap<string, readonly number[]>;
  readonly byOrder: readonly number[];
  readonly seed?: number;
  readonly name?: string;
  readonly former?: FormerNames;
  readonly streams: Map<string, Stream>;
  /** Number of dice requested, by label; undefined for the plain list. */
  readonly asked: Map<string | undefined, number>;
  readonly rolled: Map<string, number[]>;
  readonly outside: UnusedDie[];
}

/** The initial state of the dice. */
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

/** Draws the next die of a step; undefined if the table has none and there is no seed. Changes the state. */
export function take(hand: Hand, label: string, sides: number): number | undefined {
  const face = fromTable(hand, label, sides);
  // The seed's die is drawn in any case, so that a die from the table replaces it and does not shift later ones.
  const seeded = fromSeed(hand, label, sides);
  const taken = face ?? seeded;
  if (taken === undefined) return undefined;
  const rolled = hand.rolled.get(label);
  if (rolled) rolled.push(taken);
  else hand.rolled.set(label, [taken]);
  return taken;
}

/** All dice drawn so far as table dice, which reproduce the trace. */
export function takenDice(hand: Hand): Readonly<Record<string, number | readonly number[]>> {
  return Object.fromEntries([...hand.rolled].map(([label, faces]) => [label, faces.length === 1 ? faces[0]! : faces]));
}

/**
 * The table dice that had no effect.
 * @param labels ids of all steps that can roll
 * @param complete whether the trace reached the end of the combat
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

/** A label with former names in place of current ones. Names are separated by dots and may contain dots themselves: the longest match wins. */
function withFormerNames(label: string, former: FormerNames): string {
  const names = Object.keys(former)
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replaceAll('.', '\\.'));
  return label.replace(new RegExp(`(?<=^|\\.)(?:${names.join('|')})(?=\\.|$)`, 'g'), (name) => former[name]!);
}

function isList(table: TableDice): table is readonly number[] {
  return Array.isArray(table);
}
