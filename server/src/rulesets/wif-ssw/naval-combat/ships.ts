/** Naval combat of the base game as the add-on changes it (1.3): who is in it, what submarines can strike, how many ships count. */
import { amount, type Amount, type Change } from '../../../engine/amount';
import type { Ids } from '../../../model/ids';
import { at, type Place } from '../../../model/place';
import { convoyShip } from '../attack/numbers';
import { isAircraft, isSub, isSurfaceUnit, type Header, type NavalCombat, type Section, type Unit } from '../data';
import { by } from '../line';
import { optionBasis, reading } from '../options';
import type { RuleId } from '../rules';
import { countOf, ownerOf } from '../units';
import { sectionName, unitKind } from '../wording';
import { numbers } from './numbers';

/** A side of a naval combat. */
export type NavalSide = 'attacker' | 'defender';
type NavalGroup = NavalCombat[NavalSide];

/** A unit that a side of a naval combat includes: written there, or a member that is written elsewhere in the scenario. */
export interface Included {
  readonly unit: Unit;
  readonly owner: string | undefined;
  readonly section: Section;
  /** Where the combat names it. */
  readonly place: Place;
}

/** The units of a side, those written there first. A member whose id nothing declares is left out. */
export function included(group: NavalGroup, ids: Ids): readonly Included[] {
  const written = (group.units ?? []).map((unit) => ({
    unit,
    owner: ownerOf(unit, group),
    section: unit.section ?? 0,
    place: at(unit, 'id'),
  }));
  const { members = [] } = group;
  const named = members.flatMap((id, index) => {
    const declaration = ids.find('unit', id);
    if (declaration === undefined) return [];
    const unit = declaration.object as Unit;
    // units of an engagement are in the Convoy Section unless they say otherwise; elsewhere the zero section is meant
    const section = unit.section ?? (declaration.path[0] === 'engagements' ? 'convoy' : 0);
    return [{ unit, owner: ownerOf(unit, group), section, place: at(members, index) }];
  });
  return [...written, ...named];
}

/** The unit of the defender with an id; undefined where the defender includes none of it. */
export function named(id: string, { defender }: NavalCombat, ids: Ids): Included | undefined {
  return included(defender, ids).find(({ unit }) => unit.id === id);
}

/** How a unit stands to submarine combat. */
export type TargetStatus =
  /** It can be struck without surprise points. `ship`: it counts in the number of ships. */
  | { readonly target: 'free'; readonly ship: boolean }
  /** Each costs surprise points. */
  | { readonly target: 'bought'; readonly price: number }
  | { readonly target: 'none'; readonly rule: RuleId; readonly why: string };

/** Whether submarines can strike a unit in naval combat, and at what price (1.3.3, R28, R33). */
export function targetStatus({ unit, section }: Pick<Included, 'unit' | 'section'>, header: Header): TargetStatus {
  if (!isSurfaceUnit(unit)) return none('sub-combat-targets', `it is ${unitKind(unit)}`);
  const elsewhere = reading(header, 'subCombatElsewhere') === 'targets';
  if (unit.type === 'asw') {
    if (section !== 0 && !elsewhere) {
      return none('sub-combat-targets', `it is an ASW unit in ${sectionName(section)}, not in section 0`);
    }
    return { target: 'free', ship: reading(header, 'aswInSubCombat') === 'targets-and-ships' };
  }
  if (section === 'convoy' && !elsewhere) return none('convoy-section-no-prey', 'it is in the Convoy Section');
  if (unit.damaged === true) return { target: 'free', ship: true };
  if (section === 'convoy') return none('convoy-section-no-prey', 'it is in the Convoy Section and undamaged');
  return { target: 'bought', price: numbers['undamaged-ships-cost'].price };
}

/**
 * The number of ships that the factors of the attacker are read against. In submarine combat damaged surface units and the convoy
 * points in section 0; in the other kinds every surface unit and the convoy points of the included sections.
 */
export function shipsIn(combat: NavalCombat, header: Header, ids: Ids): Amount {
  const units = included(combat.defender, ids);
  const counts = combat.kind === 'sub' ? countsInSubCombat(header) : ({ unit }: Included) => isSurfaceUnit(unit);
  return amount('ships', convoyShips(combat, units, header), [
    ...units.filter(counts).map(shipLine),
    ...units.flatMap((item) => (combat.kind === 'sub' ? (uncounted(item, header) ?? []) : [])),
  ]);
}

/**
 * Whether the number of ships is beyond doubt. It is not where the file holds units or convoy points of sections that it does not include,
 * or does not say which sections are; nor where only base rules that could not be consulted say how submarines and ASW units count.
 */
export function shipsAreCertain(combat: NavalCombat, ids: Ids): boolean {
  const { kind, sections, defender } = combat;
  const units = included(defender, ids);
  if (sections !== undefined) {
    if (units.some(({ section }) => !sections.includes(section))) return false;
    if ((defender.convoyPoints ?? 0) > 0 && !sections.includes(0)) return false;
  }
  if (kind === 'sub') return true;
  if ((defender.convoyPointsInConvoySection ?? 0) > 0 && sections === undefined) return false;
  return units.every(({ unit }) => !isSub(unit) && unit.type !== 'asw');
}

function countsInSubCombat(header: Header): (item: Included) => boolean {
  return (item) => {
    const status = targetStatus(item, header);
    return status.target === 'free' && status.ship;
  };
}

function shipLine({ unit, place }: Included): Change {
  const count = countOf(unit);
  const what = `${unit.id}${isDamaged(unit) ? ', damaged' : ''}${count === 1 ? '' : `, ${count} ships`}`;
  return by('sub-combat-ships', { what, by: count, from: place });
}

/** Says of an ASW unit that it is a target and no ship (R28). */
function uncounted(item: Included, header: Header): Change | undefined {
  const status = targetStatus(item, header);
  if (status.target !== 'free' || status.ship) return undefined;
  const what = `${item.unit.id}: an ASW unit is a target, but no ship`;
  return by('sub-combat-ships', { what, by: 0, from: item.place, basis: optionBasis('aswInSubCombat') });
}

/** The convoy points that submarine combat can strike: those in section 0, on ASW counters where R7 counts them. */
export function convoyPointsInSubCombat(combat: NavalCombat, header: Header, ids: Ids): number {
  const units = included(combat.defender, ids);
  return units.reduce((sum, item) => sum + convoyPointsOnCounter(item, header), combat.defender.convoyPoints ?? 0);
}

/** Convoy points as ships: those in section 0; outside of submarine combat also those in an included Convoy Section. */
function convoyShips(combat: NavalCombat, units: readonly Included[], header: Header): Change {
  const { convoyPoints = 0, convoyPointsInConvoySection = 0 } = combat.defender;
  const onCounters = units.map((item) => convoyPointsOnCounter(item, header)).reduce((sum, points) => sum + points, 0);
  const convoySection = combat.kind !== 'sub' && combat.sections?.includes('convoy') === true;
  const points = convoyPoints + onCounters + (convoySection ? convoyPointsInConvoySection : 0);
  return by('sub-combat-ships', {
    what: `${points} convoy points${convoySection ? '' : ' in section 0'}, ${convoyShip.convoyPoints} a ship`,
    by: Math.ceil(points / convoyShip.convoyPoints),
    from: at(combat.defender, 'convoyPoints'),
    ...(onCounters > 0 ? { basis: optionBasis('aswConvoyPoints') } : {}),
  });
}

/** R7: the convoy points of an ASW counter count where the option says so. */
function convoyPointsOnCounter({ unit, section }: Included, header: Header): number {
  if (unit.type !== 'asw' || section !== 0 || reading(header, 'aswConvoyPoints') !== 'counted') return 0;
  return (unit.convoyPoints ?? 0) * countOf(unit);
}

function isDamaged(unit: Unit): boolean {
  return !isAircraft(unit) && unit.damaged === true;
}

function none(rule: RuleId, why: string): TargetStatus {
  return { target: 'none', rule, why };
}
