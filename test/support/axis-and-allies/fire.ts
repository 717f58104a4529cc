/** Volleys: dice, hits and losses. */
import { createFraction, unity, add, multiply, zero } from './fraction';
import type { Fraction } from './fraction';
import { listIndexes, getOpponent, countUnstruck } from './position';
import type { Branches, Field, Position, SideName } from './position';

/** The fire of the units of one group: dice, targets, and whether the units that are hit fire back. */
export interface Shot {
  readonly dice: number;
  /** A die of at most this hits. */
  readonly value: number;
  readonly on: SideName;
  readonly mayHit: (index: number) => boolean;
  /** Units that are hit fire back before they are removed. */
  readonly allowsReturnFire: boolean;
  /** Anti-aircraft fire, which low luck leaves as it is. */
  readonly antiAircraft?: true;
}

/** The probability of each number of hits; the index is the number. */
export function computeHitChances(dice: number, value: number, sides: number): readonly Fraction[] {
  const chance = createFraction(Math.max(0, Math.min(value, sides)), sides);
  const miss = createFraction(sides - Math.max(0, Math.min(value, sides)), sides);
  let chances = [unity];
  for (let rolled = 0; rolled < dice; rolled++) {
    const next: Fraction[] = Array.from({ length: chances.length + 1 }, () => zero);
    chances.forEach((probability, hits) => {
      next[hits] = add(next[hits]!, multiply(probability, miss));
      next[hits + 1] = add(next[hits + 1]!, multiply(probability, chance));
    });
    chances = next;
  }
  return chances;
}

/** Fires all shots at once: first the dice, then the losses; losses without return fire come before those with it. */
export function fireVolley(field: Field, from: Position, all: readonly Shot[]): Branches<Position> {
  const { lowLuck = false, sides } = field.battle;
  const shots = lowLuck ? poolShots(field, all) : all;
  let rolled: Branches<readonly number[]> = [[[], unity]];
  for (const { dice, value, antiAircraft } of shots) {
    const isPooled = lowLuck && !antiAircraft;
    const chances = isPooled ? computeLowLuck(dice * value, sides) : computeHitChances(dice, value, sides);
    rolled = rolled.flatMap(([hits, probability]) =>
      chances.flatMap((chance, count) =>
        chance.numerator === 0n ? [] : [[[...hits, count], multiply(probability, chance)] as const],
      ),
    );
  }
  return rolled.map(([hits, probability]) => {
    let position = from;
    for (const allowsReturnFire of [false, true])
      shots.forEach((shot, index) => {
        if (shot.allowsReturnFire !== allowsReturnFire) return;
        for (let hit = 0; hit < hits[index]!; hit++) position = takeHit(field, position, shot);
      });
    return [position, probability];
  });
}

/** Pools the shots at the same targets with the same return fire into one shot of one die, whose value is the sum of their values. */
function poolShots(field: Field, all: readonly Shot[]): readonly Shot[] {
  const pools = new Map<string, Shot>();
  for (const shot of all) {
    const { dice, on, allowsReturnFire, mayHit, antiAircraft } = shot;
    const value = dice * Math.min(shot.value, field.battle.sides);
    const name = antiAircraft
      ? `guns ${pools.size}`
      : `${on} ${allowsReturnFire} ${listIndexes(field, on).filter(mayHit).join()}`;
    const pool = pools.get(name);
    pools.set(name, antiAircraft ? shot : { ...shot, dice: 1, value: value + (pool?.value ?? 0) });
  }
  return [...pools.values()];
}

/** A hit for each whole die in the sum of the values, and one more on a die of at most the rest. */
function computeLowLuck(sum: number, sides: number): readonly Fraction[] {
  const sureHits = Math.floor(sum / sides);
  const remainder = createFraction(sum % sides, sides);
  return [...Array.from({ length: sureHits }, () => zero), createFraction(sides - (sum % sides), sides), remainder];
}

/** The position after one hit on the first entry of the order of loss that is present and may be hit. A hit without a target has no effect. */
function takeHit(field: Field, position: Position, { on, mayHit, allowsReturnFire }: Shot): Position {
  for (const { index, damages } of listLossOrder(field, on)) {
    const standing = position.groups[index]!;
    if (!mayHit(index)) continue;
    const twoHits = field.groups[index]!.hits === 2;
    if (damages && standing.sound > 0)
      return changeGroup(position, index, { sound: standing.sound - 1, damaged: standing.damaged + 1 });
    const after = { struck: standing.struck + (allowsReturnFire ? 1 : 0) };
    if (!damages && twoHits && standing.damaged > 0)
      return changeGroup(position, index, { ...after, damaged: standing.damaged - 1 });
    if (!damages && !twoHits && standing.sound > 0)
      return changeGroup(position, index, { ...after, sound: standing.sound - 1 });
  }
  return position;
}

function changeGroup(
  position: Position,
  index: number,
  changes: { sound?: number; damaged?: number; struck?: number },
): Position {
  const groups = position.groups.slice();
  groups[index] = { ...groups[index]!, ...changes };
  return { ...position, groups };
}

interface LossEntry {
  readonly index: number;
  readonly damages: boolean;
}

function listLossOrder({ battle, groups, sideByGroup }: Field, side: SideName): readonly LossEntry[] {
  const { losses } = battle[side];
  const listedEntries = losses.map((entry): LossEntry => {
    const [id, damage] = entry.split(' ');
    return {
      index: groups.findIndex((group, at) => group.id === id && sideByGroup[at] === side),
      damages: damage === 'damage',
    };
  });
  const defaultDamage = listedEntries.filter(
    ({ index, damages }) =>
      !damages && groups[index]!.hits === 2 && !listedEntries.some((entry) => entry.damages && entry.index === index),
  );
  return [...defaultDamage.map(({ index }): LossEntry => ({ index, damages: true })), ...listedEntries];
}

/** The shots of units that fire outside opening fire: all but submarines, including struck ones. */
export function createOtherShots(
  field: Field,
  position: Position,
  by: SideName,
  mayHit: (index: number) => boolean,
): readonly Shot[] {
  return listIndexes(field, by)
    .filter((index) => field.groups[index]!.kind !== 'submarine')
    .map((index) => {
      const standing = position.groups[index]!;
      return createShot(field, index, countUnstruck(standing) + standing.struck, mayHit, false);
    });
}

/** A shot of some units of a group with the value of its side. */
export function createShot(
  field: Field,
  index: number,
  units: number,
  mayHit: (index: number) => boolean,
  allowsReturnFire: boolean,
): Shot {
  const group = field.groups[index]!;
  const side = field.sideByGroup[index]!;
  const attacks = side === 'attacker';
  const value = attacks ? group.attack : group.defence;
  const dice = value > 0 ? units * (attacks ? (group.attackDice ?? 1) : 1) : 0;
  return { dice, value, on: getOpponent(side), mayHit, allowsReturnFire };
}
