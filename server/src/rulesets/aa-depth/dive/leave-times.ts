/** The times at which orders let submarines leave a battle. */
import { removeMember, type Edit } from '../../../model/edit';
import { placeAt, type Place } from '../../../model/place';
import type { LeaveWhen, Leaving } from '../../axis-and-allies/data';

/** A time named by an order, and the edit that removes it. */
export interface LeaveTime {
  readonly when: LeaveWhen;
  /** The group that it applies to; undefined if it applies to all. */
  readonly id?: string;
  readonly place: Place;
  readonly edit: Edit;
}

/** The times that an order names: first for all submarines, then by group. */
export function listLeaveTimes(order: Leaving | undefined): readonly LeaveTime[] {
  if (order === undefined) return [];
  const { when, groups = {} } = order;
  const commonTimes =
    when === undefined ? [] : [{ when, place: placeAt(order, 'when'), edit: removeMember(order, 'when') }];
  const groupTimes = Object.entries(groups).map(([id, time]) => ({
    when: time,
    id,
    place: placeAt(groups, id),
    edit: removeMember(groups, id),
  }));
  return [...commonTimes, ...groupTimes];
}
