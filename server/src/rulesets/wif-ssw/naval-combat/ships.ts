/** Naval combat of the base game as the add-on changes it (1.3): the units, the targets of submarines, and the number of ships. */
import { createAmount, withChange, type Amount, type Change } from '../../../engine/amount';
import type { Ids } from '../../../model/ids';
import type { Place } from '../../../model/place';
import { changeBy, placeAt, pluralize, type RuleId } from '../kit';
import { convoyShip } from '../attack/numbers';
import { isSub, isSurfaceUnit, type Header, type NavalCombat, type Section, type Unit } from '../data';
import { createOptionBasis, getReading } from '../options';
import { getCount, getOwner, isDamaged } from '../units';
import { formatSection, formatUnitKind } from '../wording';
import { numbers } from './numbers';

/** A side of a naval combat. */
export type NavalSide = 'attacker' | 'defender';
type NavalGroup = NavalCombat[NavalSide];

/** A unit of a naval combat: written there, or a member that is written elsewhere in the scenario. */
export interface IncludedUnit {
  readonly unit: Unit;
  readonly owner: string | undefined;
  readonly section: Section;
  /** The place where the combat names it. */
  readonly place: Place;
}

/** The units of a side, those written there first. Members with undeclared ids are left out. */
export function listIncluded(group: NavalGroup, ids: Ids): readonly IncludedUnit[] {
  const ownUnits = (group.units ?? []).map((unit) => ({
    unit,
    owner: getOwner(unit, group),
    section: unit.section ?? 0,
    place: placeAt(unit, 'id'),
  }));
  const { members = [] } = group;
  const memberUnits = members.flatMap((id, index) => {
    const declaration = ids.find('unit', id);
    if (declaration === undefined) return [];
    const unit = declaration.object as Unit;
    // units of an engagement are in the Convoy Section by default; elsewhere the default is section 0
    const section = unit.section ?? (declaration.path[0] === 'engagements' ? 'convoy' : 0);
    return [{ unit, owner: getOwner(unit, group), section, place: placeAt(members, index) }];
  });
  return [...ownUnits, ...memberUnits];
}

/** The unit of the defender with an id, if any. */
export function findDefender(id: string, { defender }: NavalCombat, ids: Ids): IncludedUnit | undefined {
  return listIncluded(defender, ids).find(({ unit }) => unit.id === id);
}

/** How submarine combat treats a unit. */
export type TargetStatus =
  /** It can be struck without surprise points. `isShip`: it counts as a ship. */
  | { readonly target: 'free'; readonly isShip: boolean }
  /** It costs surprise points. */
  | { readonly target: 'bought'; readonly price: number }
  | { readonly target: 'none'; readonly rule: RuleId; readonly why: string };

/** Whether submarines can strike a unit in naval combat, and the price (1.3.3, R28, R33). */
export function getTargetStatus(
  { unit, section }: Pick<IncludedUnit, 'unit' | 'section'>,
  header: Header,
): TargetStatus {
  if (!isSurfaceUnit(unit)) return createNoTargetStatus('sub-combat-targets', `it is ${formatUnitKind(unit)}`);
  const areTargetsElsewhere = getReading(header, 'subCombatElsewhere') === 'targets';
  if (unit.type === 'asw') {
    if (section !== 0 && !areTargetsElsewhere) {
      return createNoTargetStatus(
        'sub-combat-targets',
        `it is an ASW unit in ${formatSection(section)}, not in section 0`,
      );
    }
    return { target: 'free', isShip: getReading(header, 'aswInSubCombat') === 'targets-and-ships' };
  }
  if (section === 'convoy' && !areTargetsElsewhere)
    return createNoTargetStatus('convoy-section-no-prey', 'it is in the Convoy Section');
  if (unit.damaged === true) return { target: 'free', isShip: true };
  if (section === 'convoy')
    return createNoTargetStatus('convoy-section-no-prey', 'it is in the Convoy Section and undamaged');
  return { target: 'bought', price: numbers['undamaged-ships-cost'].price };
}

/**
 * The number of ships for the factors of the attacker. In submarine combat damaged surface units and the convoy points in section 0; in other
 * kinds every surface unit and the convoy points of the included sections.
 */
export function countShips(combat: NavalCombat, header: Header, ids: Ids): Amount {
  const units = listIncluded(combat.defender, ids);
  const isCounted = combat.kind === 'sub' ? createShipTest(header) : ({ unit }: IncludedUnit) => isSurfaceUnit(unit);
  const ships = createAmount('ships', computeConvoyShips(combat, units, header), [
    ...units.filter(isCounted).map(createShipLine),
    ...units.flatMap((item) => (combat.kind === 'sub' ? (getUncountedChange(item, header) ?? []) : [])),
  ]);
  return combat.kind === 'sub' && ships.total === 0 ? withChange(ships, explainNoShips(units, header)) : ships;
}

/** If no ship counts there is no column to fire on, unless an option counts the targets as one ship. */
function explainNoShips(units: readonly IncludedUnit[], header: Header): Change | undefined {
  if (units.every((item) => getTargetStatus(item, header).target === 'none')) return undefined;
  const basis = createOptionBasis('noShipsInSubCombat');
  return getReading(header, 'noShipsInSubCombat') === 'one-ship'
    ? changeBy('sub-combat-ships', { label: 'no ship counts: what is struck counts as one', by: 1, basis })
    : changeBy('sub-combat-ships', { label: 'no ship counts, so nothing can be hit', by: 0, basis });
}

/**
 * True if the number of ships is certain. It is not if the file has units or convoy points of sections that are not included, or does not
 * list the sections, or if it depends on base rules for submarines and ASW units that we could not consult.
 */
export function isShipCountCertain(combat: NavalCombat, ids: Ids): boolean {
  const { kind, sections, defender } = combat;
  const units = listIncluded(defender, ids);
  if (sections !== undefined) {
    if (units.some(({ section }) => !sections.includes(section))) return false;
    if ((defender.convoyPoints ?? 0) > 0 && !sections.includes(0)) return false;
  }
  if (kind === 'sub') return true;
  if ((defender.convoyPointsInConvoySection ?? 0) > 0 && sections === undefined) return false;
  return units.every(({ unit }) => !isSub(unit) && unit.type !== 'asw');
}

function createShipTest(header: Header): (item: IncludedUnit) => boolean {
  return (item) => {
    const status = getTargetStatus(item, header);
    return status.target === 'free' && status.isShip;
  };
}

function createShipLine({ unit, place }: IncludedUnit): Change {
  const count = getCount(unit);
  const label = `${unit.id}${isDamaged(unit) ? ', damaged' : ''}${count === 1 ? '' : `, ${count} ships`}`;
  return changeBy('sub-combat-ships', { label, by: count, from: place });
}

/** Explains that an ASW unit is a target but not a ship (R28). */
function getUncountedChange(item: IncludedUnit, header: Header): Change | undefined {
  const status = getTargetStatus(item, header);
  if (status.target !== 'free' || status.isShip) return undefined;
  const label = `${item.unit.id}: an ASW unit is a target, but no ship`;
  return changeBy('sub-combat-ships', { label, by: 0, from: item.place, basis: createOptionBasis('aswInSubCombat') });
}

/** The convoy points that submarine combat can strike: those in section 0, and on ASW counters if R7 counts them. */
export function countConvoyPointsInSubCombat(combat: NavalCombat, header: Header, ids: Ids): number {
  const units = listIncluded(combat.defender, ids);
  return units.reduce((sum, item) => sum + countConvoyPointsOnCounter(item, header), combat.defender.convoyPoints ?? 0);
}

/** Convoy points as ships: those in section 0; except in submarine combat also those in an included Convoy Section. */
function computeConvoyShips(combat: NavalCombat, units: readonly IncludedUnit[], header: Header): Change {
  const { convoyPoints = 0, convoyPointsInConvoySection = 0 } = combat.defender;
  const pointsOnCounters = units
    .map((item) => countConvoyPointsOnCounter(item, header))
    .reduce((sum, points) => sum + points, 0);
  const includesConvoySection = combat.kind !== 'sub' && combat.sections?.includes('convoy') === true;
  const points = convoyPoints + pointsOnCounters + (includesConvoySection ? convoyPointsInConvoySection : 0);
  return changeBy('sub-combat-ships', {
    label: `${pluralize(points, 'convoy point')}${includesConvoySection ? '' : ' in section 0'}, ${convoyShip.convoyPoints} a ship`,
    by: Math.ceil(points / convoyShip.convoyPoints),
    from: placeAt(combat.defender, 'convoyPoints'),
    ...(pointsOnCounters > 0 ? { basis: createOptionBasis('aswConvoyPoints') } : {}),
  });
}

/** R7: the convoy points of an ASW counter count if the option allows it. */
function countConvoyPointsOnCounter({ unit, section }: IncludedUnit, header: Header): number {
  if (unit.type !== 'asw' || section !== 0 || getReading(header, 'aswConvoyPoints') !== 'counted') return 0;
  return (unit.convoyPoints ?? 0) * getCount(unit);
}

function createNoTargetStatus(rule: RuleId, why: string): TargetStatus {
  return { target: 'none', rule, why };
}
