/** Orders by which submarines leave a battle, and the times when they may not. */
import { remove, type Edit } from '../../../model/edit';
import { at, type Place } from '../../../model/place';
import type { LeaveWhen, Leaving } from '../../axis-and-allies/data';

/** Where an order says when submarines leave, and how to take it out. */
export interface SaidWhen {
  readonly when: LeaveWhen;
  /** The group that it is for; undefined where it is for all. */
  readonly id?: string;
  readonly place: Place;
  readonly edit: Edit;
}

/** Every time that an order names: for all submarines, then for each group. */
export function saidWhen(order: Leaving | undefined): readonly SaidWhen[] {
  if (order === undefined) return [];
  const { when, groups = {} } = order;
  const ofAll = when === undefined ? [] : [{ when, place: at(order, 'when'), edit: remove(order, 'when') }];
  const ofGroups = Object.entries(groups).map(([id, time]) => ({
    when: time,
    id,
    place: at(groups, id),
    edit: remove(groups, id),
  }));
  return [...ofAll, ...ofGroups];
}
