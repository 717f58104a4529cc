/** Units of other types that a reader can add to a force in *What if*. */
import type { Edit } from '../../model/edit';
import { matchesPattern, type Path, valueAt } from '../../model/place';
import { findOwner } from '../../model/power-names';
import { isMapping, isObject } from '../../model/values';
import { listUnitTypes } from '../../schema';
import type { LocatedCombat } from '../analysis/find-combat';
import { setAtPath } from '../combat/members';

/** Maximum number of units of a type to add. */
const maxAddedUnits = 30;

export interface UnitOffer {
  /** Path of the units of the force, from the root of the scenario. */
  readonly path: Path;
  readonly type: string;
  /** `Destroyer`. */
  readonly title: string;
  readonly maximum: number;
  /** Undefined for an invalid number. */
  readonly createEdits: (count: number | string) => readonly Edit[] | undefined;
}

/** @param combat the path of the combat */
export function listOffers({ ruleset, analysis }: LocatedCombat, data: object, combat: Path): readonly UnitOffer[] {
  const { offers } = ruleset.starters;
  return [...findUnits(valueAt(data, combat), combat)].flatMap((path) => {
    const units = valueAt(data, path) as object;
    const unitOffers = offers.find(({ patterns }) => patterns.some((pattern) => matchesPattern(pattern, path)));
    // A side that takes its units from a force of the order of battle cannot get others.
    if (!unitOffers || valueAt(data, [...path.slice(0, -1), 'from']) !== undefined) return [];
    const allowed = unitOffers.listTypes?.(data);
    return listUnitTypes(ruleset.id, data, path).flatMap(({ type, title, strength }): readonly UnitOffer[] => {
      const values = unitOffers.units[type];
      if (!values || hasType(units, type) || allowed?.includes(type) === false) return [];
      const createEdits = (count: number): readonly Edit[] => {
        if (!Array.isArray(units)) return setAtPath(data, [...path, type], count);
        const createUnit = (id: string, number: object) => ({ id, type, ...values, ...number });
        const ids = createIds(
          createStem(data, path, combat, title, strength !== undefined && count > 1),
          analysis.text,
          strength === undefined ? count : 1,
        );
        const strengthMember = strength === undefined || count === 1 ? {} : { [strength]: count };
        return ids.map((id) => ({ edit: 'append', owner: units, value: createUnit(id, strengthMember) }));
      };
      const isPossible = (count: number | string): count is number =>
        Number.isInteger(count) && Number(count) >= 0 && Number(count) <= maxAddedUnits;
      return [
        {
          path,
          type,
          title,
          maximum: maxAddedUnits,
          createEdits: (count) => (!isPossible(count) ? undefined : count === 0 ? [] : createEdits(count)),
        },
      ];
    });
  });
}

/** The paths of the lists and of the numbers of units in a value. */
function* findUnits(value: unknown, path: Path): Generator<Path> {
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'units' && isObject(inner)) yield innerPath;
    else yield* findUnits(inner, innerPath);
  }
}

function hasType(units: object, type: string): boolean {
  return Array.isArray(units)
    ? units.some((unit) => isMapping(unit) && unit['type'] === type)
    : Object.hasOwn(units, type);
}

/** `us-destroyers`, `uk-2-destroyer` of the second group: named as *New Scenario* does it, after the owner of the force. */
function createStem(data: object, path: Path, combat: Path, title: string, isSeveral: boolean): string {
  const force = path.slice(combat.length, -1);
  const sides = force.filter((step) => typeof step === 'string' && !/^(?:forces|groups|strikes)$/.test(step));
  const numbers = force.flatMap((step) => (typeof step === 'number' && step > 0 ? [step + 1] : []));
  const owner = findOwner(data, path, combat);
  const noun = title.toLowerCase().replace(/s$/, '') + (isSeveral ? 's' : '');
  return [...(owner === undefined ? sides : [owner]), ...numbers, ...(noun.match(/[a-z]+/g) ?? [])].join('-');
}

/** Ids that the text does not have: the stem, or else with a number. */
function createIds(stem: string, text: string, count: number): readonly string[] {
  const ids: string[] = [];
  for (let number = 1; ids.length < count; number++) {
    const id = number === 1 ? stem : `${stem}-${number}`;
    if (!text.includes(id)) ids.push(id);
  }
  return ids;
}
