/** Carriers, and fixes that put planes on them. */
import type { Fix } from '../../../model/diagnostic';
import { setMember } from '../kit';
import type { Carrier, CarrierPlane, Engagement, Header, Section, Unit } from '../data';
import { getReading } from '../options';

/** The carriers among the units. */
function filterCarriers(units: readonly Unit[]): readonly Carrier[] {
  return units.filter((unit): unit is Carrier => unit.type === 'cv');
}

/** The units of each side of an engagement, including interceptors: a plane is on a carrier of its own side. */
export function groupUnitsBySide({ subs, convoy, interception }: Engagement): readonly (readonly Unit[])[] {
  return [subs.units, [...(convoy.units ?? []), ...(interception?.units ?? [])]];
}

/**
 * Fixes that put a plane on a carrier of its side. Only carriers that leave no diagnostic are offered: in the plane's section, and undamaged
 * unless planes of damaged carriers count. A single carrier is preferred.
 */
export function createBoardingFixes(plane: CarrierPlane, units: readonly Unit[], header: Header): readonly Fix[] {
  const carriers = filterCarriers(units);
  const countsDamaged = getReading(header, 'planesOnDamagedCarrier') === 'count';
  return carriers
    .filter((carrier) => (countsDamaged || carrier.damaged !== true) && getSection(carrier) === getSection(plane))
    .map((carrier) => ({
      title: `Put ${plane.id} on ${carrier.id}`,
      edits: [setMember(plane, 'on', carrier.id)],
      preferred: carriers.length === 1,
    }));
}

function getSection({ section }: Unit): Section {
  return section ?? 'convoy';
}
