/** Transitions of fire and removal steps. As with `transition.ts`, all interpreters use these functions. */
import { type Amount, type Change, collectBases, sumChanges } from './amount';
import type { Fire, Loss, LowLuck, RemovalTime, Situation, Volley } from './volley';
import type { Combat, Removal, Side, State } from './combat';
import { checkCounter, checkState } from './state-space';

/** The values of all switches in a state. */
export function readSituation({ switches = [] }: Combat, state: State): Situation {
  const situation: Record<string, number> = {};
  for (let at = 0; at < switches.length; at++) {
    const { name, read } = switches[at]!;
    situation[name] = read(state);
  }
  return situation;
}

/** Units of a kind that fire now. */
export interface Shots {
  readonly title: string;
  /** At least 1; with sure hits it may be 0. */
  readonly dice: number;
  readonly sides: number;
  /** Its total is at least 1 if there are dice. */
  readonly hitsOn: Amount;
  /** Hits without a roll, at least 1: of low luck. */
  readonly sureHits?: number;
  /** The chance that one die hits, in 0..1. */
  readonly chance: number;
  readonly targets: readonly string[];
  readonly removal: RemovalTime;
}

/** A volley with the shooters that fire in a state. */
export interface ActiveVolley {
  readonly volley: Volley;
  readonly shots: readonly Shots[];
}

/**
 * The volleys of a fire step with the units that roll dice: units that are present, have a chance to hit, and have a target. Volleys without
 * any are left out.
 * @throws RangeError if a volley is ill-formed
 */
export function listActiveVolleys(
  combat: Combat,
  step: Fire,
  state: State,
  situation: Situation,
): readonly ActiveVolley[] {
  return step.volleys
    .map((volley) => ({ volley, shots: collectShots(volley, getLosses(combat, volley.on), state, situation) }))
    .filter(({ shots }) => shots.length > 0);
}

function collectShots(volley: Volley, losses: readonly Loss[], state: State, situation: Situation): readonly Shots[] {
  const shots: Shots[] = [];
  const { shooters } = volley;
  for (let each = 0; each < shooters.length; each++) {
    const { title, counters, diceEach = 1, hitsOn, targets, removal } = shooters[each]!;
    let units = 0;
    for (let at = 0; at < counters.length; at++) units += state[counters[at]!]!;
    if (units === 0) continue;
    const legal = targets(situation);
    if (!findNextLoss(state, losses, legal)) continue;
    const value = hitsOn(situation);
    const chance = computeHitChance(volley, value);
    if (chance === 0) continue;
    const dice = units * diceEach;
    shots.push({
      title,
      dice,
      sides: volley.sides,
      hitsOn: value,
      chance,
      targets: legal,
      removal: removal?.(situation) ?? 'now',
    });
  }
  return volley.lowLuck ? poolShots(shots, volley.lowLuck) : shots;
}

/** Low luck: the shots at the same targets become sure hits and a die for the rest. */
function poolShots(all: readonly Shots[], lowLuck: LowLuck): readonly Shots[] {
  const pools: Shots[][] = [];
  for (const shots of all) {
    const pool = pools.find(([first]) => first!.removal === shots.removal && areSame(first!.targets, shots.targets));
    if (pool) pool.push(shots);
    else pools.push([shots]);
  }
  return pools.map((pool) => {
    const { sides, targets, removal } = pool[0]!;
    const { sureHits, remainder } = divideByLowLuck(
      pool.reduce((sum, shots) => sum + sumHitNumbers(shots), 0),
      sides,
    );
    return {
      title: pool.map(({ title }) => title).join(', '),
      dice: remainder > 0 ? 1 : 0,
      sides,
      hitsOn: createRemainderAmount(pool, sureHits * sides, lowLuck),
      chance: remainder / sides,
      targets,
      removal,
      ...(sureHits > 0 && { sureHits }),
    };
  });
}

/** The number that the dice of some units hit on, added up. */
function sumHitNumbers({ dice, hitsOn, sides }: Shots): number {
  return dice * Math.min(hitsOn.total, sides);
}

/** The hits without a roll, and the number that one more die hits on. @param sum of the numbers that all dice hit on */
export function divideByLowLuck(sum: number, sides: number): { readonly sureHits: number; readonly remainder: number } {
  const remainder = sum % sides;
  return { sureHits: (sum - remainder) / sides, remainder };
}

/** The remainder of a sum of numbers as an amount, with all bases of these numbers. */
function createRemainderAmount(pool: readonly Shots[], sureSum: number, { rule, basis }: LowLuck): Amount {
  const lines = pool.flatMap((shots): Change[] => {
    const [first, ...others] = collectBases([shots.hitsOn]);
    const line: Change = {
      rule: shots.hitsOn.base.rule,
      label: `${shots.dice} dice of ${shots.title}`,
      by: sumHitNumbers(shots),
      ...(first && { basis: first }),
    };
    return [line, ...others.map((other) => ({ ...line, by: 0, basis: other }))];
  });
  const sureLine: Change = { rule, label: 'sure hits', by: -sureSum, ...(basis && { basis }) };
  return sumChanges('remainder of low luck', sureLine, [...lines, sureLine]);
}

/** The chance that one die hits, in 0..1. */
export function computeHitChance({ id, sides }: Volley, { total }: Amount): number {
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
export function groupIntoSalvos(activeVolleys: readonly ActiveVolley[]): readonly Salvo[] {
  const salvos: (Salvo & { readonly shots: Shots[] })[] = [];
  for (const { volley, shots } of activeVolleys) {
    for (const shot of shots) {
      const { targets, removal } = shot;
      const salvo = salvos.find(
        (candidate) =>
          candidate.removal === removal && candidate.on === volley.on && areSame(candidate.targets, targets),
      );
      if (salvo) salvo.shots.push(shot);
      else salvos.push({ on: volley.on, targets, removal, shots: [shot] });
    }
  }
  if (salvos.length < 2) return salvos;
  return [...salvos.filter(({ removal }) => removal === 'now'), ...salvos.filter(({ removal }) => removal !== 'now')];
}

/** Whether two lists name the same targets in any order. */
function areSame(items: readonly string[], others: readonly string[]): boolean {
  return items.length === others.length && items.every((target) => others.includes(target));
}

/** Losses of one kind of a side in one step. */
export interface Casualty {
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
export function applyFire(
  combat: Combat,
  step: Fire,
  state: State,
  salvos: readonly Salvo[],
  hits: readonly number[],
  casualties?: Casualty[],
): State {
  const after = [...state];
  salvos.forEach((salvo, index) => {
    for (let hit = 0; hit < hits[index]!; hit++) {
      const loss = applyHit(after, getLosses(combat, salvo.on), salvo.targets, salvo.removal);
      if (!loss) break;
      if (casualties) addCasualty(casualties, salvo.on, loss, classifyCasualty(loss, salvo.removal));
    }
  });
  return checkState(combat.counters, after, step.id);
}

/** Receives a state after a fire step with its probability. */
type UseOutcome = (state: State, probability: number) => void;

/**
 * All states after a fire step. Numbers of hits beyond the last possible target are merged; states may repeat. Yields now and then.
 * @param hits the distribution of hits of each salvo
 * @param use receives each state, whose array is reused afterwards: copy it to keep it
 * @throws RangeError if the combat is ill-formed
 */
export function* enumerateFire(
  combat: Combat,
  { id }: Fire,
  start: State,
  salvos: readonly Salvo[],
  hits: readonly (readonly number[])[],
  use: UseOutcome,
): Generator<void, void, void> {
  let before = [{ state: start, probability: 1 }];
  for (let index = 0; index < salvos.length - 1; index++) {
    const after: typeof before = [];
    for (const { state, probability } of before) {
      const keep: UseOutcome = (state, outcomeProbability) =>
        after.push({ state: state.slice(), probability: outcomeProbability });
      enumerateSalvo(combat, id, [...state], probability, salvos[index]!, hits[index]!, keep);
    }
    before = after;
  }
  for (const { state, probability } of before) {
    if (salvos.length === 0) use(state, probability);
    else enumerateSalvo(combat, id, [...state], probability, salvos.at(-1)!, hits.at(-1)!, use);
    yield;
  }
}

/** All states after a salvo. Changes the state. @param probability of the state */
function enumerateSalvo(
  combat: Combat,
  step: string,
  state: number[],
  probability: number,
  { on, targets, removal }: Salvo,
  probabilities: readonly number[],
  use: UseOutcome,
): void {
  const losses = getLosses(combat, on);
  const last = probabilities.length - 1;
  for (let hits = 0; hits < last; hits++) {
    const loss = findNextLoss(state, losses, targets);
    if (!loss) {
      let remaining = 0;
      for (let more = hits; more <= last; more++) remaining += probabilities[more]!;
      return use(state, probability * remaining);
    }
    if (probabilities[hits]! > 0) use(state, probability * probabilities[hits]!);
    applyLoss(state, loss, removal);
    if (loss.becomes !== undefined) checkCounter(combat.counters, state, loss.becomes, step);
    if (loss.struck !== undefined) checkCounter(combat.counters, state, loss.struck, step);
  }
  if (probabilities[last]! > 0) use(state, probability * probabilities[last]!);
}

/** Applies one hit to a side. Changes the counters; undefined if nothing is left to hit. */
export function applyHit(
  counters: number[],
  losses: readonly Loss[],
  targets: readonly string[],
  removal: RemovalTime,
): Loss | undefined {
  const loss = findNextLoss(counters, losses, targets);
  if (loss) applyLoss(counters, loss, removal);
  return loss;
}

/** The loss that a hit would cause; undefined if nothing is left to hit. */
function findNextLoss(state: State, losses: readonly Loss[], targets: readonly string[]): Loss | undefined {
  for (let at = 0; at < losses.length; at++) {
    const loss = losses[at]!;
    if (state[loss.counter]! > 0 && targets.includes(loss.target)) return loss;
  }
  return undefined;
}

function applyLoss(counters: number[], { counter, becomes, struck }: Loss, removal: RemovalTime): void {
  counters[counter]!--;
  if (becomes !== undefined) counters[becomes]!++;
  else if (struck !== undefined && removal === 'afterReturnFire') counters[struck]!++;
}

function classifyCasualty({ becomes, struck }: Loss, removal: RemovalTime): Casualty['fate'] {
  if (becomes !== undefined) return 'damaged';
  return struck !== undefined && removal === 'afterReturnFire' ? 'struck' : 'lost';
}

function addCasualty(casualties: Casualty[], side: Side, { title, plural }: Loss, fate: Casualty['fate']): void {
  const at = casualties.findIndex((other) => other.side === side && other.title === title && other.fate === fate);
  if (at < 0) casualties.push({ side, title, ...(plural !== undefined && { plural }), count: 1, fate });
  else casualties[at] = { ...casualties[at]!, count: casualties[at]!.count + 1 };
}

/** The state after struck units have left. */
export function applyRemoval(combat: Combat, step: Removal, state: State): State {
  const after = [...state];
  for (const losses of Object.values(combat.losses ?? {})) {
    for (let at = 0; at < losses.length; at++) {
      const { struck } = losses[at]!;
      if (struck !== undefined) after[struck] = 0;
    }
  }
  return checkState(combat.counters, after, step.id);
}

function getLosses({ losses = {} }: Combat, side: Side): readonly Loss[] {
  return losses[side] ?? [];
}
