/** Who takes part in strategic submarine warfare: the declared submarines against the Convoy Section (1.2.1, 1.2.5.1). */
import { at } from '../../../model/place';
import type { Place } from '../../../model/place';
import { isAircraft, isSub } from '../data';
import type { Aircraft, Engagement, Group, Header, SubUnit, Unit } from '../data';
import { reading } from '../options';
import type { RuleId } from '../rules';
import type { CarriesOut } from './line';
import { submarineValue } from './submarine-value';
import { torpedoPenalty } from './torpedoes';

/** The power that owns a unit: its own `power`, or that of its group. Undefined where neither is given. */
export function ownerOf(unit: Unit, group: Group): string | undefined {
  return unit.power ?? group.power;
}

/** The owner of a unit of an engagement, whichever group it stands in. */
export function ownerIn(unit: Unit, engagement: Engagement): string | undefined {
  const group = groupsOf(engagement).find(({ units }) => units?.includes(unit));
  return group && ownerOf(unit, group);
}

/** How many like units a line of the file stands for: 1 unless it says otherwise. */
export function countOf(unit: Unit): number {
  return 'count' in unit ? (unit.count ?? 1) : 1;
}

/** Why a submarine of the sub side does not take part. */
export interface Obstacle {
  readonly rule: RuleId;
  /** As the rest of a sentence about the unit: `its owner passed this impulse`. */
  readonly why: string;
  /** What the reason was read from. */
  readonly from: Place;
}

/** Whether a submarine of the sub side takes part, and if not, by which rule and why. */
export type Participation = { readonly in: true } | ({ readonly in: false } & Obstacle);

/** Everything that keeps a submarine of the sub side out; nothing where it takes part. Constraints fault what is not the owner's own choice. */
export function* obstacles(unit: SubUnit, engagement: Engagement, header: Header): Generator<Obstacle> {
  const owner = ownerOf(unit, engagement.subs);
  const power = owner === undefined ? undefined : header.powers?.[owner];
  if (unit.joins === false) {
    yield { rule: 'declare-participants', why: 'its owner leaves it out', from: at(unit, 'joins') };
  }
  if (unit.section === 'convoy') {
    const why = 'it is in the Convoy Section and does not attack';
    yield { rule: 'ssw-participants', why, from: at(unit, 'section') };
  }
  if (unit.faceUp === false) yield { rule: 'face-up', why: 'it is face down', from: at(unit, 'faceUp') };
  if (power?.action === 'pass') {
    yield { rule: 'owner-acted', why: 'its owner passed this impulse', from: at(power, 'action') };
  }
  const partner = dockedPartner(unit, engagement.subs);
  if (partner !== undefined && reading(header, 'dockedPairAttacks') === 'no') {
    yield { rule: 'docked-pair-price', why: `it is docked with ${partner}`, from: at(unit, 'dockedWith') };
  }
  if (torpedoPenalty(owner, header).penalty === true && submarineValue(unit, owner, engagement, header).total <= 0) {
    const rule = unit.section === 0 ? 'torpedo-section-zero' : 'torpedo-zero';
    yield { rule, why: 'its torpedoes leave it an attack of 0', from: at(unit, 'attack') };
  }
}

/** The standing of a submarine of the sub side; the first reason that keeps it out. */
export function standing(unit: SubUnit, engagement: Engagement, header: Header): Participation {
  for (const obstacle of obstacles(unit, engagement, header)) return { in: false, ...obstacle };
  return { in: true };
}

/** The submarines of the sub side that take part, in the order of the file. */
export function attackers(engagement: Engagement, header: Header): SubUnit[] {
  return engagement.subs.units.filter(isSub).filter((unit) => standing(unit, engagement, header).in);
}

/** The participating submarine in the highest section, the first of equals. */
export function highestSubmarine(
  engagement: Engagement,
  header: Header,
): { unit: SubUnit; section: number } | undefined {
  let best: { unit: SubUnit; section: number } | undefined;
  for (const unit of attackers(engagement, header)) {
    if (unit.section !== 'convoy' && unit.section > (best?.section ?? -1)) best = { unit, section: unit.section };
  }
  return best;
}

/** The units of the Convoy Section, aircraft that intercepted included. A unit in a numbered section is not among them. */
export function convoyUnits(engagement: Engagement): Unit[] {
  const interceptors = (engagement.interception?.units ?? []).filter(isAircraft);
  return [...(engagement.convoy.units ?? []), ...interceptors].filter(inConvoySection);
}

/** Whether a unit of the convoy side stands in the Convoy Section, as it does unless it says otherwise. */
export function inConvoySection(unit: Unit): boolean {
  return unit.section === undefined || unit.section === 'convoy';
}

/** The units of the Convoy Section that fight; R21 may leave out those that are face down. */
export function fightingUnits(engagement: Engagement, header: Header): Unit[] {
  return convoyUnits(engagement).filter((unit) => fights(unit, convoyUnits(engagement), header));
}

/** Whether a unit of the Convoy Section counts for fire and search: R21 for those face down, R22 for planes on a damaged carrier. */
export function fights(unit: Unit, companions: readonly Unit[], header: Header): boolean {
  if (unit.faceUp === false && reading(header, 'faceDownEscorts') === 'do-not-fight') return false;
  return !isAircraft(unit) || flies(unit, companions, header);
}

/** Whether an aircraft can fly: not from a damaged carrier (R22). A carrier plane whose carrier is not told can. */
export function flies(unit: Aircraft, companions: readonly Unit[], header: Header): boolean {
  return !onDamagedCarrier(unit, companions) || reading(header, 'planesOnDamagedCarrier') === 'count';
}

/** Whether a carrier plane is on a carrier that is damaged. */
export function onDamagedCarrier(unit: Aircraft, companions: readonly Unit[]): boolean {
  if (unit.type !== 'cvp' || unit.on === undefined) return false;
  return companions.some((carrier) => carrier.type === 'cv' && carrier.id === unit.on && carrier.damaged === true);
}

/** The id of the submarine or milchcow that a unit is docked with, whichever of the two the file says it of. */
export function dockedPartner(unit: SubUnit, { units = [] }: Group): string | undefined {
  return unit.dockedWith ?? units.find((other) => isSub(other) && other.dockedWith === unit.id)?.id;
}

function groupsOf(engagement: Engagement): Group[] {
  return [engagement.subs, engagement.convoy, ...(engagement.interception ? [engagement.interception] : [])];
}

export const participantFacts: readonly CarriesOut[] = [
  { id: 'standing', rule: 'declare-participants' },
  { id: 'standing', rule: 'face-up' },
  { id: 'standing', rule: 'owner-acted' },
  { id: 'standing', rule: 'docked-pair-price' },
  { id: 'standing', rule: 'torpedo-zero' },
  { id: 'standing', rule: 'torpedo-section-zero' },
  { id: 'convoy-section', rule: 'ssw-participants' },
  { id: 'convoy-section', rule: 'interception-into-convoy-section' },
];
