/** Transitions of fire and removal steps. As with `transition.ts`, all interpreters use these functions. */
import type { Amount } from './amount';
import type { Fire, Loss, RemovalTime, Situation, Volley } from './battle';
import type { Combat, Removal, Side, State } from './combat';
import { counterWithin, within } from './space';

/** The values of all switches in a state. */
export function situationOf({ switches = [] }: Combat, state: State): Situation {
  const now: Record<string, number> = {};
  for (let at = 0; at < switches.length; at++) {
    const { name, read } = switches[at]!;
    now[name] = read(state);
  }
  return now;
}

/** Units of a kind that fire now. */
export interface Shots {
  readonly title: string;
  /** At least 1. */
  readonly dice: number;
  readonly sides: number;
  /** Its total is at least 1. */
  readonly hitsOn: Amount;
  /** The chance that one die hits, in 0..1. */
  readonly chance: number;
  readonly targets: readonly string[];
  readonly removal: RemovalTime;
}

/** A volley with the shooters that fire in a state. */
export interface Throw {
  readonly volley: Volley;
  readonly shots: readonly Shots[];
}

/**
 * The volleys of a fire step with the units that throw dice: units that are present, have a chance to hit, and have a target. Volleys without
 * any are left out.
 * @throws RangeError if a volley is ill-formed
 */
export function throwsOf(combat: Combat, step: Fire, state: State, now: Situation): readonly Throw[] {
  return step.volleys
    .map((volley) => ({ volley, shots: shotsOf(volley, lossesOf(combat, volley.on), state, now) }))
    .filter(({ shots }) => shots.length > 0);
}

function shotsOf(volley: Volley, losses: readonly Loss[], state: State, now: Situation): readonly Shots[] {
  const shots: Shots[] = [];
  const { shooters } = volley;
  for (let each = 0; each < shooters.length; each++) {
    const { title, counters, diceEach = 1, hitsOn, targets, removal } = shooters[each]!;
    let units = 0;
    for (let at = 0; at < counters.length; at++) units += state[counters[at]!]!;
    if (units === 0) continue;
    const legal = targets(now);
    if (!nextLoss(state, losses, legal)) continue;
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

/** The chance that one die hits, in 0..1. */
export function chanceOf({ id, sides }: Volley, { total }: Amount): number {
  if (!(Number.isInteger(sides) && sides >= 2)) throw new RangeError(`Volley ${id} has dice with ${sides} sides.`);
  if (!Number.isInteger(total)) throw new RangeError(`Volley ${id} hits on ${total}.`);
  return Math.min(Math.max(total, 0), sides) / sides;
}

/** A salvo: dice of a fire step whose hits the same side takes, at the same time, from the same targets. */
export interface Salvo {
  readonly on: Side;
  readonly targets: readonly string[];
  readonly removal: RemovalTime;
  /** The units whose dice these are. */
  readonly shots: readonly Shots[];
}

/** The salvos of a fire step in the order in which their hits are taken. */
export function salvosOf(thrown: readonly Throw[]): readonly Salvo[] {
  const salvos: (Salvo & { readonly shots: Shots[] })[] = [];
  for (const { volley, shots } of thrown) {
    for (const shot of shots) {
      const { targets, removal } = shot;
      const salvo = salvos.find(
        (known) => known.removal === removal && known.on === volley.on && areSame(known.targets, targets),
      );
      if (salvo) salvo.shots.push(shot);
      else salvos.push({ on: volley.on, targets, removal, shots: [shot] });
    }
  }
  if (salvos.length < 2) return salvos;
  return [...salvos.filter(({ removal }) => removal === 'now'), ...salvos.filter(({ removal }) => removal !== 'now')];
}

/** Whether two lists name the same targets in any order. */
function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((target) => others.includes(target));
}

/** Losses of one kind of a side in one step. */
export interface LossTaken {
  readonly side: Side;
  readonly title: string;
  readonly plural?: string;
  readonly count: number;
  /** Lost; damaged and still present; or struck and yet to fire back. */
  readonly fate: 'lost' | 'damaged' | 'struck';
}

/**
 * The state after a fire step with given hits.
 * @param hits one number for each salvo
 * @param casualties collects the losses
 * @throws RangeError if the combat is ill-formed
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

/** Receives a state after a fire step with its probability. */
type UseOutcome = (state: State, share: number) => void;

/**
 * All states after a fire step. Numbers of hits beyond the last possible target are merged; states may repeat. Yields now and then.
 * @param hits the distribution of hits of each salvo
 * @param use receives each state, whose array is reused afterwards: copy it to keep it
 * @throws RangeError if the combat is ill-formed
 */
export function* afterAnyFire(
  combat: Combat,
  { id }: Fire,
  start: State,
  salvos: readonly Salvo[],
  hits: readonly (readonly number[])[],
  use: UseOutcome,
): Generator<void, void, void> {
  let before = [{ state: start, share: 1 }];
  for (let index = 0; index < salvos.length - 1; index++) {
    const after: typeof before = [];
    for (const { state, share } of before) {
      const keep: UseOutcome = (state, share) => after.push({ state: state.slice(), share });
      afterSalvo(combat, id, [...state], share, salvos[index]!, hits[index]!, keep);
    }
    before = after;
  }
  for (const { state, share } of before) {
    if (salvos.length === 0) use(state, share);
    else afterSalvo(combat, id, [...state], share, salvos.at(-1)!, hits.at(-1)!, use);
    yield;
  }
}

/** All states after a salvo. Changes the state. @param probability of the state */
function afterSalvo(
  combat: Combat,
  step: string,
  state: number[],
  share: number,
  { on, targets, removal }: Salvo,
  shares: readonly number[],
  use: UseOutcome,
): void {
  const losses = lossesOf(combat, on);
  const last = shares.length - 1;
  for (let hits = 0; hits < last; hits++) {
    const loss = nextLoss(state, losses, targets);
    if (!loss) {
      let rest = 0;
      for (let more = hits; more <= last; more++) rest += shares[more]!;
      return use(state, share * rest);
    }
    if (shares[hits]! > 0) use(state, share * shares[hits]!);
    take(state, loss, removal);
    if (loss.becomes !== undefined) counterWithin(combat.counters, state, loss.becomes, step);
    if (loss.struck !== undefined) counterWithin(combat.counters, state, loss.struck, step);
  }
  if (shares[last]! > 0) use(state, share * shares[last]!);
}

/** Applies one hit to a side. Changes the counters; undefined if nothing is left to hit. */
export function takeHit(
  counters: number[],
  losses: readonly Loss[],
  targets: readonly string[],
  removal: RemovalTime,
): Loss | undefined {
  const loss = nextLoss(counters, losses, targets);
  if (loss) take(counters, loss, removal);
  return loss;
}

/** The loss that a hit would cause; undefined if nothing is left to hit. */
function nextLoss(state: State, losses: readonly Loss[], targets: readonly string[]): Loss | undefined {
  for (let at = 0; at < losses.length; at++) {
    const loss = losses[at]!;
    if (state[loss.counter]! > 0 && targets.includes(loss.target)) return loss;
  }
  return undefined;
}

function take(counters: number[], { counter, becomes, struck }: Loss, removal: RemovalTime): void {
  counters[counter]!--;
  if (becomes !== undefined) counters[becomes]!++;
  else if (struck !== undefined && removal === 'afterReturnFire') counters[struck]!++;
}

function fateOf({ becomes, struck }: Loss, removal: RemovalTime): LossTaken['fate'] {
  if (becomes !== undefined) return 'damaged';
  return struck !== undefined && removal === 'afterReturnFire' ? 'struck' : 'lost';
}

function tally(taken: LossTaken[], side: Side, { title, plural }: Loss, fate: LossTaken['fate']): void {
  const at = taken.findIndex((other) => other.side === side && other.title === title && other.fate === fate);
  if (at < 0) taken.push({ side, title, ...(plural !== undefined && { plural }), count: 1, fate });
  else taken[at] = { ...taken[at]!, count: taken[at]!.count + 1 };
}

/** The state after struck units have left. */
export function afterRemoval(combat: Combat, step: Removal, state: State): State {
  const after = [...state];
  for (const losses of Object.values(combat.losses ?? {})) {
    for (let at = 0; at < losses.length; at++) {
      const { struck } = losses[at]!;
      if (struck !== undefined) after[struck] = 0;
    }
  }
  return within(combat.counters, after, step.id);
}

function lossesOf({ losses = {} }: Combat, side: Side): readonly Loss[] {
  return losses[side] ?? [];
}
