/** What one fire or removal step makes of one state. Like `transition.ts`, all interpreters go through these functions. */
import type { Amount } from './amount';
import type { Fire, Loss, RemovalTime, Situation, Volley } from './battle';
import type { Combat, Removal, Side, State } from './combat';
import { within } from './space';

/** What all switches show in a state. */
export function situationOf({ switches = [] }: Combat, state: State): Situation {
  return Object.fromEntries(switches.map(({ name, read }) => [name, read(state)]));
}

/** Units of a kind that fire now. */
export interface Shots {
  readonly title: string;
  /** At least 1. */
  readonly dice: number;
  readonly sides: number;
  /** Its total is at least 1. */
  readonly hitsOn: Amount;
  /** That one die hits, in 0..1. */
  readonly chance: number;
  readonly targets: readonly string[];
  readonly removal: RemovalTime;
}

/** A volley with those of its shooters that fire now. */
export interface Throw {
  readonly volley: Volley;
  readonly shots: readonly Shots[];
}

/**
 * Who throws dice at a fire step: units that are there, can hit at all, and find something that they may hit. Volleys without any are
 * left out.
 * @throws RangeError where a volley is ill-formed
 */
export function throwsOf(combat: Combat, step: Fire, state: State, now: Situation): readonly Throw[] {
  return step.volleys
    .map((volley) => ({ volley, shots: shotsOf(volley, lossesOf(combat, volley.on), state, now) }))
    .filter(({ shots }) => shots.length > 0);
}

function shotsOf(volley: Volley, losses: readonly Loss[], state: State, now: Situation): readonly Shots[] {
  const shots: Shots[] = [];
  for (const { title, counters, diceEach = 1, hitsOn, targets, removal } of volley.shooters) {
    const units = counters.reduce((sum, counter) => sum + state[counter]!, 0);
    if (units === 0) continue;
    const legal = targets(now);
    if (!losses.some((loss) => state[loss.counter]! > 0 && legal.includes(loss.target))) continue;
    const value = hitsOn(now);
    const chance = chanceOf(volley, value);
    if (chance === 0) continue;
    const dice = units * diceEach;
    shots.push({
      title,
      dice,
      sides: volley.sides,
      hitsOn: value,
      chance,
      targets: legal,
      removal: removal?.(now) ?? 'now',
    });
  }
  return shots;
}

/** That one die hits, in 0..1. */
export function chanceOf({ id, sides }: Volley, { total }: Amount): number {
  if (!(Number.isInteger(sides) && sides >= 2)) throw new RangeError(`Volley ${id} has dice with ${sides} sides.`);
  if (!Number.isInteger(total)) throw new RangeError(`Volley ${id} hits on ${total}.`);
  return Math.min(Math.max(total, 0), sides) / sides;
}

/** Dice of a fire step whose hits are alike: the same side takes them, at the same time, from the same targets. */
export interface Salvo {
  readonly on: Side;
  readonly targets: readonly string[];
  readonly removal: RemovalTime;
  /** Those whose dice these are. */
  readonly shots: readonly Shots[];
}

/** The salvos of a fire step in the order in which their hits are taken. */
export function salvosOf(thrown: readonly Throw[]): readonly Salvo[] {
  const salvos = new Map<string, Salvo & { readonly shots: Shots[] }>();
  for (const { volley, shots } of thrown) {
    for (const shot of shots) {
      const { targets, removal } = shot;
      const key = `${removal} ${volley.on} ${[...targets].sort().join(' ')}`;
      const salvo = salvos.get(key);
      if (salvo) salvo.shots.push(shot);
      else salvos.set(key, { on: volley.on, targets, removal, shots: [shot] });
    }
  }
  const all = [...salvos.values()];
  return [...all.filter(({ removal }) => removal === 'now'), ...all.filter(({ removal }) => removal !== 'now')];
}

/** What a side has lost at one step. */
export interface LossTaken {
  readonly side: Side;
  readonly title: string;
  readonly count: number;
  /** Gone; damaged and still there; or hit and still to fire back. */
  readonly fate: 'lost' | 'damaged' | 'struck';
}

/**
 * The state after a fire step of which the hits are known.
 * @param hits one number for each salvo
 * @param taken what is lost is added to it
 * @throws RangeError where the combat is ill-formed
 */
export function afterFire(
  combat: Combat,
  step: Fire,
  state: State,
  salvos: readonly Salvo[],
  hits: readonly number[],
  taken?: LossTaken[],
): State {
  const after = [...state];
  salvos.forEach((salvo, index) => {
    for (let hit = 0; hit < hits[index]!; hit++) {
      const loss = takeHit(after, lossesOf(combat, salvo.on), salvo.targets, salvo.removal);
      if (!loss) break;
      if (taken) tally(taken, salvo.on, loss, fateOf(loss, salvo.removal));
    }
  });
  return within(combat.counters, after, step.id);
}

/** Takes one hit from a side. Changes the counters; undefined where nothing is left that may be hit. */
export function takeHit(
  counters: number[],
  losses: readonly Loss[],
  targets: readonly string[],
  removal: RemovalTime,
): Loss | undefined {
  const loss = losses.find(({ counter, target }) => counters[counter]! > 0 && targets.includes(target));
  if (!loss) return undefined;
  counters[loss.counter]!--;
  if (loss.becomes !== undefined) counters[loss.becomes]!++;
  else if (loss.struck !== undefined && removal === 'afterReturnFire') counters[loss.struck]!++;
  return loss;
}

function fateOf({ becomes, struck }: Loss, removal: RemovalTime): LossTaken['fate'] {
  if (becomes !== undefined) return 'damaged';
  return struck !== undefined && removal === 'afterReturnFire' ? 'struck' : 'lost';
}

function tally(taken: LossTaken[], side: Side, { title }: Loss, fate: LossTaken['fate']): void {
  const at = taken.findIndex((other) => other.side === side && other.title === title && other.fate === fate);
  if (at < 0) taken.push({ side, title, count: 1, fate });
  else taken[at] = { ...taken[at]!, count: taken[at]!.count + 1 };
}

/** The state after those struck have left. */
export function afterRemoval(combat: Combat, step: Removal, state: State): State {
  const after = [...state];
  for (const losses of Object.values(combat.losses ?? {})) {
    for (const { struck } of losses) if (struck !== undefined) after[struck] = 0;
  }
  return within(combat.counters, after, step.id);
}

function lossesOf({ losses = {} }: Combat, side: Side): readonly Loss[] {
  return losses[side] ?? [];
}
