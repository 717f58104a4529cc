/** Actions that need a technology, and the fix that adds it. */
import { appendItem, removeMember, setMember, type Edit } from '../../model/edit';
import { placeAt, type Place } from '../../model/place';
import type { Fix } from '../../model/diagnostic';
import { getTurnProgress } from '../axis-and-allies/turn';
import type { AirTransport, Bombardment, Header, Power, Scenario, StrategicBombingRaid, Technology } from './data';
import { hasAcquired, isInEffect } from './technologies';
import { formatTechnology } from './wording';

/** An action of a power that needs a technology. */
export interface TechnologyUse {
  readonly power: string;
  readonly technology: Technology;
  /** The action, as words after "cannot": `launch a rocket from Berlin`. */
  readonly action: string;
  readonly place: Place;
}

/**
 * The status of a technology for a power: in effect, acquired but not yet in effect, acquired at an unknown date, or not
 * acquired. Undefined for a power that the scenario does not declare.
 */
export function getTechnologyStatus(
  power: string,
  technology: Technology,
  header: Header,
): 'in-effect' | 'not-yet' | 'undated' | 'none' | undefined {
  if (header.powers?.[power] === undefined) return undefined;
  if (isInEffect(power, technology, header)) return 'in-effect';
  if (!hasAcquired(power, technology, header)) return 'none';
  return isMobilizationStated(power, header) ? 'not-yet' : 'undated';
}

/** True if the scenario says whether a power's Mobilize Units phase of this round is over. */
export function isMobilizationStated(power: string, header: Header): boolean {
  const turn = getTurnProgress(power, header);
  if (turn === undefined) return false;
  return turn !== 'under-way' || header.turn?.phase !== undefined;
}

/** Rockets launched alone or with a raid. */
export function listRocketUses({ rocketStrikes = [], strategicBombingRaids = [] }: Scenario): readonly TechnologyUse[] {
  const createUse = (power: string, from: string, place: Place): TechnologyUse => ({
    power,
    technology: 'rockets',
    action: `launch a rocket from ${from}`,
    place,
  });
  return [
    ...rocketStrikes.map((strike) => createUse(strike.attacker.power, strike.from, placeAt(strike.attacker, 'power'))),
    ...strategicBombingRaids.flatMap(({ attacker, rocket }) =>
      rocket === undefined ? [] : [createUse(attacker.power, rocket.from, placeAt(rocket, 'from'))],
    ),
  ];
}

/** Fighters that escort a raid. */
export function findEscortUse({ id, attacker }: StrategicBombingRaid): TechnologyUse | undefined {
  if ((attacker.escorts ?? 0) === 0) return undefined;
  const action = `escort the bombers of ${id} with fighters`;
  return { power: attacker.power, technology: 'long-range-aircraft', action, place: placeAt(attacker, 'escorts') };
}

/** Destroyers that bombard. */
export function findBombardmentUse({ id, attacker }: Bombardment): TechnologyUse | undefined {
  if ((attacker.units.dd ?? 0) === 0) return undefined;
  const action = `bombard with destroyers in ${id}`;
  return { power: attacker.power, technology: 'combined-arms', action, place: placeAt(attacker.units, 'dd') };
}

/** A bomber that carries infantry. */
export function getTransportUse(transport: AirTransport): TechnologyUse {
  const action = `carry infantry by air in ${transport.id}`;
  return { power: transport.power, technology: 'heavy-bombers', action, place: placeAt(transport, 'power') };
}

/** All actions in a scenario that need a technology. */
export function listTechnologyUses(scenario: Scenario): readonly TechnologyUse[] {
  const { strategicBombingRaids = [], bombardments = [], airTransports = [] } = scenario;
  return [
    ...listRocketUses(scenario),
    ...strategicBombingRaids.map(findEscortUse),
    ...bombardments.map(findBombardmentUse),
    ...airTransports.map(getTransportUse),
  ].filter((use) => use !== undefined);
}

/** Adds a technology to those in effect and removes it from the new ones. */
export function giveTechnology(power: Power, technology: Technology): Fix {
  const { technologies, newTechnologies = [] } = power;
  const edits: Edit[] = [
    technologies ? appendItem(technologies, technology) : setMember(power, 'technologies', [technology]),
  ];
  if (newTechnologies.every((name) => name === technology) && newTechnologies.length > 0) {
    edits.push(removeMember(power, 'newTechnologies'));
  } else if (newTechnologies.includes(technology)) {
    edits.push(removeMember(newTechnologies, newTechnologies.indexOf(technology)));
  }
  return { title: `Add ${formatTechnology(technology)} to the technologies in effect`, edits };
}
