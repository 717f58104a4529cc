/** Carriers, and how a plane gets on one. */
import { set } from '../../../model/edit';
import type { Fix } from '../../../model/problem';
import type { Carrier, CarrierPlane, Engagement, Unit } from '../data';

/** The carriers among some units. */
export function carriersOf(units: readonly Unit[]): readonly Carrier[] {
  return units.filter((unit): unit is Carrier => unit.type === 'cv');
}

/** The units of each side of an engagement, interceptors with the side that flies them: a plane is on a carrier of its side. */
export function unitsBySide({ subs, convoy, interception }: Engagement): readonly (readonly Unit[])[] {
  return [subs.units, [...(convoy.units ?? []), ...(interception?.units ?? [])]];
}

/** Puts a plane on a carrier. */
export function putOn(plane: CarrierPlane, carrier: Carrier): Fix {
  return { title: `Put ${plane.id} on ${carrier.id}`, edits: [set(plane, 'on', carrier.id)] };
}
