/** Functions on the units of a scenario, and fixes that remove units. */
import { removeMember } from '../../model/edit';
import type { Ids } from '../../model/ids';
import type { Fix } from '../../model/diagnostic';
import type { Group, Scenario, Unit } from './data';
import type { OwnedUnit } from './force';

/** All units that the scenario declares, with their nation: their own, else that of the nearest enclosing object. */
export function listUnits(scenario: Scenario, ids: Ids): readonly OwnedUnit[] {
  return ids.listDeclarations('unit').map(({ object, path }) => {
    let nation: string | undefined;
    let list: readonly Unit[] = [];
    let node: unknown = scenario;
    for (const key of path) {
      if (typeof node !== 'object' || node === null) break;
      if (Array.isArray(node)) list = node as readonly Unit[];
      else nation = (node as Group).nation ?? nation;
      node = (node as Record<string | number, unknown>)[key];
    }
    const unit = object as Unit;
    return { unit, nation: unit.nation ?? nation, list };
  });
}

/** A fix that removes a unit from a force; undefined if the force does not list or name it, because it belongs to one of its task forces or ports. */
export function createRemovalFix(force: Group, unit: Unit): Fix | undefined {
  const title = `Remove ${unit.id}`;
  const index = force.units?.indexOf(unit) ?? -1;
  if (force.units && index >= 0) {
    // Aircraft do not stay on a removed carrier.
    const aircraft = force.units.filter(
      (plane): plane is Unit & { on?: string } => 'on' in plane && plane.on === unit.id,
    );
    return { title, edits: [removeMember(force.units, index), ...aircraft.map((plane) => removeMember(plane, 'on'))] };
  }
  const memberIndex = force.members?.indexOf(unit.id) ?? -1;
  return force.members && memberIndex >= 0 ? { title, edits: [removeMember(force.members, memberIndex)] } : undefined;
}

/** The same for a listed unit, only if nothing but aircraft of the force names it: other references would become unresolved. */
export function createUnnamedRemovalFix(force: Group, unit: Unit, ids: Ids): Fix | undefined {
  const fix = createRemovalFix(force, unit);
  return fix && ids.references('unit', unit.id).length < fix.edits.length ? fix : undefined;
}

/** The fixes that are defined. */
export function listDefinedFixes(...fixes: readonly (Fix | undefined)[]): readonly Fix[] {
  return fixes.filter((fix) => fix !== undefined);
}
