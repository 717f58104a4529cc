/** The units of combats with the powers that own them. */
import type { Place } from '../../model/place';
import { placeAt, placeAtKey } from './kit';
import { isSub, type Engagement, type Group, type Header, type Power, type SubUnit, type Unit } from './data';
import { findLeftOutReason } from './initiation/left-out-reason';
import { getOwner } from './units';

export interface OwnedUnit<U extends Unit = Unit> {
  readonly unit: U;
  /** Its own power, or that of its group. */
  readonly owner: string | undefined;
}

/** The units of a group with their owners. */
export function listOwnedUnits(group: Group | undefined): readonly OwnedUnit[] {
  return (group?.units ?? []).map((unit) => ({ unit, owner: getOwner(unit, group ?? {}) }));
}

/** The submarines that the file lets attack: in a numbered section and not left out by their owner. Rules may still keep them out. */
export function listJoiningSubs(engagement: Engagement): readonly OwnedUnit<SubUnit>[] {
  return listOwnedUnits(engagement.subs).filter(
    (item): item is OwnedUnit<SubUnit> =>
      isSub(item.unit) && item.unit.section !== 'convoy' && findLeftOutReason(item.unit, engagement) === undefined,
  );
}

export type WarSide = Power['side'];

/** The side of the war that a group is on: that of its power, or the common side of its units; undefined if unknown. */
export function findSide(group: Group | undefined, { powers = {} }: Header): WarSide | undefined {
  const getSideOfPower = (power: string | undefined) => (power === undefined ? undefined : powers[power]?.side);
  const groupSide = getSideOfPower(group?.power);
  if (groupSide !== undefined) return groupSide;
  const [side, ...others] = new Set(listOwnedUnits(group).map(({ owner }) => getSideOfPower(owner)));
  return others.length === 0 ? side : undefined;
}

/** The opposing side. */
export function getOpponent(side: 'axis' | 'allied'): 'axis' | 'allied' {
  return side === 'axis' ? 'allied' : 'axis';
}

/** The place of a group's power, or of the group's key if it names none. */
export function getPowerPlace(engagement: Engagement, key: 'subs' | 'convoy'): Place {
  const group: Group = engagement[key];
  return group.power === undefined ? placeAtKey(engagement, key) : placeAt(group, 'power');
}
