/** Reports units that may not be at a historic base. */
import type { Edit } from '../../../model/edit';
import type { Ids } from '../../../model/ids';
import type { Violation } from '../../../model/diagnostic';
import { cite, removeMember, placeAt, offer, type RuleId } from '../kit';
import type { Scenario, Unit } from '../data';
import { canBase } from './historic-bases';
import { isEverHeld } from './history';
import type { HistoricBase } from './state';

const ruleByBase: Readonly<Record<HistoricBase, RuleId>> = { cadiz: 'cadiz-sanctuary', azores: 'azores-aircraft' };
const baseNames: Readonly<Record<HistoricBase, string>> = { cadiz: 'Cadiz', azores: 'the Azores' };

const noUseReasons: Readonly<Record<HistoricBase, string>> = {
  cadiz: 'Germany cannot use it',
  azores: 'the Allies cannot use them',
};

/** Reports units that are barred from a base, or that are at a base nobody ever has the use of. */
export function* checkGuests(
  scenario: Scenario,
  ids: Ids,
  base: HistoricBase,
  admittedUnits: string,
): Iterable<Violation> {
  const units = scenario.bases?.[base]?.units ?? [];
  const isOpen = isEverHeld(base, scenario);
  for (const [index, unit] of units.entries()) {
    const isBarred = canBase(base, unit) === false;
    if (isOpen && !isBarred) continue;
    const why = isBarred ? `only ${admittedUnits} may` : noUseReasons[base];
    yield {
      message: `${unit.id} cannot base in ${baseNames[base]}: ${why}${cite(ruleByBase[base])}. Remove it${isBarred ? '' : ', or correct `inUse`'}.`,
      place: placeAt(unit, 'id'),
      fixes: isReferencedElsewhere(unit, units, ids)
        ? []
        : [offer(`Remove ${unit.id}`, removeMember(units, index), ...createUnboardEdits(unit, units))],
    };
  }
}

/** The edits that take a removed carrier out of the planes that name it. */
function createUnboardEdits({ id }: Unit, units: readonly Unit[]): readonly Edit[] {
  return units.flatMap((plane) => (plane.type === 'cvp' && plane.on === id ? [removeMember(plane, 'on')] : []));
}

/** True if something other than the planes on it refers to a unit, such as a combat: then no fix removes it. The fix takes the planes off a carrier. */
function isReferencedElsewhere({ id }: Unit, units: readonly Unit[], ids: Ids): boolean {
  return ids.references('unit', id).length > units.filter((plane) => plane.type === 'cvp' && plane.on === id).length;
}
