/** One cycle of a sea battle: opening fire, the fire of the other units, then departures. */
import { unity } from './fraction';
import { createOtherShots, createShot, fireVolley } from './fire';
import type { Shot } from './fire';
import {
  hasDestroyer,
  listIndexes,
  getOpponent,
  sendAway,
  continueBranches,
  countUnstruck,
  countUnits,
} from './position';
import type { Branches, Field, Position, SideName } from './position';

const sides = ['attacker', 'defender'] as const;

/** Whether the attacker retreats in the position after his submarines have submerged. */
export type Retreats = (position: Position) => boolean;

/** Whether both sides have units in the battle, so that there is another cycle. */
export function isFought(field: Field, position: Position): boolean {
  return !position.retreated && sides.every((side) => countUnits(field, position, side) > 0);
}

/** The positions after a cycle that begins with units on both sides. */
export function runCycle(field: Field, head: Position, retreats: Retreats): Branches<Position> {
  const possibleDivers = listIndexes(field, 'defender').filter((index) => mayDive(field, head, index));
  const rollsLast = field.battle.diveAfterRolls === true;
  const divingGroups = possibleDivers.filter((index) => field.groups[index]!.dives === true);
  let branches = fireVolley(field, head, createOpeningFire(field, head, rollsLast ? possibleDivers : divingGroups));
  branches = continueBranches(branches, (position) => [[diveUndetected(field, position), unity]]);
  // Units that the attacker hits here still fire, so that both sides can fire at once.
  branches = continueBranches(branches, (position) =>
    fireVolley(
      field,
      position,
      sides.flatMap((side) =>
        createOtherShots(field, position, side, createTargetTest(field, head, getOpponent(side))).map((shot) =>
          rollsLast && side === 'attacker' ? { ...shot, allowsReturnFire: true } : shot,
        ),
      ),
    ),
  );
  if (rollsLast) {
    branches = continueBranches(branches, (position) => [[divingGroups.reduce(sendAway, position), unity]]);
    branches = continueBranches(branches, (position) =>
      fireVolley(field, position, createLastFire(field, position, possibleDivers)),
    );
  }
  return continueBranches(branches, (position) => [
    [depart(field, divingGroups.reduce(sendAway, clearStruck(position)), retreats), unity],
  ]);
}

/** Submarines of both sides, and battleships that fire at aircraft in cycle 1. */
function createOpeningFire(field: Field, head: Position, divingGroups: readonly number[]): readonly Shot[] {
  const shots: Shot[] = [];
  field.groups.forEach((group, index) => {
    const side = field.sideByGroup[index]!;
    const { undetected } = head.groups[index]!;
    const units = countUnstruck(head.groups[index]!);
    if (group.kind === 'submarine' && !divingGroups.includes(index)) {
      const mayHit = createTargetTest(field, head, getOpponent(side));
      const mayHitAtSea = (at: number) => mayHit(at) && field.groups[at]!.kind !== 'air';
      const firesBack = hasDestroyer(field, head, getOpponent(side)) && !undetected;
      shots.push(createShot(field, index, units, mayHitAtSea, firesBack));
    }
    if (group.shotDownOn !== undefined && side === 'attacker' && head.cycle === 1)
      shots.push({
        ...{ dice: units, value: group.shotDownOn, on: side, mayHit: (at) => at === index, allowsReturnFire: false },
        antiAircraft: true,
      });
  });
  return shots;
}

/** The fire of submarines that could have dived: the remaining ones, and those that were hit before they rolled. */
function createLastFire(field: Field, position: Position, possibleDivers: readonly number[]): readonly Shot[] {
  return possibleDivers.map((index) => {
    const standing = position.groups[index]!;
    const mayHit = (at: number) => field.sideByGroup[at] === 'attacker' && field.groups[at]!.kind !== 'air';
    return createShot(field, index, countUnstruck(standing) + standing.struck, mayHit, false);
  });
}

/** Tests whether a group of a side can be hit in this cycle. Submarines that defend unfound cannot be hit in cycle 1. */
function createTargetTest(field: Field, head: Position, side: SideName): (index: number) => boolean {
  return (index) => field.sideByGroup[index] === side && isTarget(head, index);
}

function isTarget(head: Position, index: number): boolean {
  return !(head.groups[index]!.elected && head.cycle === 1);
}

/** Whether a defending group (`depth`) may dive in this cycle after the attacker has fired. */
function mayDive({ battle, groups, ...field }: Field, head: Position, index: number): boolean {
  if (battle.rules !== 'depth' || groups[index]!.kind !== 'submarine' || !isTarget(head, index)) return false;
  if (battle.diveFirstCycleOnly && head.cycle > 1) return false;
  return !(battle.destroyersBlockDive && hasDestroyer({ battle, groups, ...field }, head, 'attacker'));
}

/** Undetected submarines (`aare`) with an order to dive do so as opening fire ends, if an enemy is left. */
function diveUndetected(field: Field, from: Position): Position {
  const isFaced = (index: number) =>
    listIndexes(field, getOpponent(field.sideByGroup[index]!)).some(
      (at) => countUnstruck(from.groups[at]!) + from.groups[at]!.struck > 0,
    );
  const diving = field.groups.flatMap(({ dives }, index) =>
    dives && from.groups[index]!.undetected && isFaced(index) ? [index] : [],
  );
  return diving.reduce(sendAway, from);
}

/** Removes struck units, and resets undetected and elected submarines. */
function clearStruck(position: Position): Position {
  const groups = position.groups.map((group) => ({ ...group, struck: 0, undetected: false, elected: false }));
  return { ...position, groups };
}

/** The end of a cycle: the attacker submerges, the attacker retreats, the defender submerges. */
function depart(field: Field, from: Position, retreats: Retreats): Position {
  let position = submerge(field, from, 'attacker');
  if (isFought(field, position) && retreats(position)) position = { ...position, retreated: true };
  return submerge(field, position, 'defender');
}

/** Submerges the submarines of a side that have the order, if they may. */
export function submerge(field: Field, position: Position, side: SideName): Position {
  if (!isFought(field, position) || hasDestroyer(field, position, getOpponent(side))) return position;
  const leaving = listIndexes(field, side).filter((index) => field.groups[index]!.submerges);
  return leaving.reduce(sendAway, position);
}
