/** What can be hit in a combat, line by line of the file, in the order in which its owner gives it up. */
import { convoyShip } from '../attack/numbers';
import type { SubUnit, SurfaceUnit } from '../data';
import { damageRoll } from '../dice/numbers';

/** The units of one line of the file, or the ships that convoy points make up. */
export interface Prey {
  /** In words and in orders: `flotilla-7`, `convoy`. */
  readonly name: string;
  /** The power that owns it, where it is known. */
  readonly owner?: string;
  /** What the fate of one of them counts as. */
  readonly kind: 'sub' | 'convoy' | 'escort';
  readonly count: number;
  /** Convoy points of each; 0 for units. */
  readonly convoyPoints: number;
  readonly damaged: boolean;
  /** An effect stands on a d10 of this number or less. Without it every effect stands. */
  readonly defence?: number;
  /** Whether it takes an effect only when the enemy has picked it with surprise points. */
  readonly onlyIfBought: boolean;
  /** What its owner would miss: the least first is the default order of losses. Comparable within a side. */
  readonly worth: number;
}

const { neverSaves } = damageRoll;

/** Whether a die decides if an effect on it stands. */
export function rollsForDamage(prey: Prey): prey is Prey & { defence: number } {
  return prey.defence !== undefined && prey.defence < neverSaves;
}

/** The units of a line of the file as prey. */
export function preyOf(
  unit: SubUnit | SurfaceUnit,
  owner: string | undefined,
  worth: number,
  onlyIfBought = false,
): Prey {
  const { id, count = 1, damaged = false, defence } = unit;
  return {
    name: id,
    ...(owner !== undefined && { owner }),
    kind: unit.type === 'sub' ? 'sub' : 'escort',
    count,
    convoyPoints: 0,
    damaged,
    defence,
    onlyIfBought,
    worth,
  };
}

/** Convoy points as ships: two to a ship, and a ship of its own for one that is left over. */
export function convoyPrey(convoyPoints: number, defence: number | undefined): readonly Prey[] {
  const ship = { name: 'convoy', kind: 'convoy', damaged: false, onlyIfBought: false, defence } as const;
  const { convoyPoints: each } = convoyShip;
  const whole = Math.floor(convoyPoints / each);
  return [
    {
      ...ship,
      count: convoyPoints % each > 0 ? 1 : 0,
      convoyPoints: convoyPoints % each,
      worth: -2,
    },
    { ...ship, count: whole, convoyPoints: each, worth: -1 },
  ].filter((prey) => prey.count > 0);
}

/**
 * The prey in the order in which its owner gives it up.
 * @param losses ids in the order of the file; what it does not name follows, the least worth first
 */
export function inOrderOfLoss(prey: readonly Prey[], losses: readonly string[] = []): readonly Prey[] {
  const named = losses.map((name) => prey.find((line) => line.name === name)).filter((line) => line !== undefined);
  const rest = prey.filter((line) => !named.includes(line)).toSorted((a, b) => a.worth - b.worth);
  return [...new Set(named), ...rest];
}

/** By what is struck, lines that only their order in the file tells apart. */
export type Ties = Readonly<Record<'subs' | 'ships', readonly (readonly number[])[]>>;

/**
 * Lines that only their order in the file tells apart when units are lost: no order names them, and they are worth the same.
 * @param prey in the order in which its owner gives it up
 * @returns their indices, two or more in each
 */
export function tiesIn(prey: readonly Prey[], losses: readonly string[] = []): readonly (readonly number[])[] {
  const free = prey.flatMap(({ name, onlyIfBought }, line) => (onlyIfBought || losses.includes(name) ? [] : [line]));
  const values = [...new Set(free.map((line) => prey[line]!.worth))];
  return values.map((worth) => free.filter((line) => prey[line]!.worth === worth)).filter((lines) => lines.length > 1);
}
