/** Actions that need a technology, and the fix that adds it. */
import { append, remove, set, type Edit } from '../../model/edit';
import { at, type Place } from '../../model/place';
import type { Fix } from '../../model/problem';
import { turnOf } from '../axis-and-allies/turn';
import type { AirTransport, Bombardment, Header, Power, Scenario, StrategicBombingRaid, Technology } from './data';
import { hasAcquired, inEffect } from './technologies';
import { technologyName } from './wording';

/** An action of a power that needs a technology. */
export interface Use {
  readonly power: string;
  readonly technology: Technology;
  /** The action, as words after "cannot": `launch a rocket from Berlin`. */
  readonly what: string;
  readonly place: Place;
}

/**
 * The status of a technology for a power: in effect, acquired but not yet in effect, acquired at an unknown date, or not
 * acquired. Undefined for a power that the scenario does not declare.
 */
export function technologyStatus(
  power: string,
  technology: Technology,
  header: Header,
): 'in-effect' | 'not-yet' | 'undated' | 'none' | undefined {
  if (header.powers?.[power] === undefined) return undefined;
  if (inEffect(power, technology, header)) return 'in-effect';
  if (!hasAcquired(power, technology, header)) return 'none';
  return isDated(power, header) ? 'not-yet' : 'undated';
}

/** True if the scenario says whether a power's Mobilize Units phase of this round is over. */
export function isDated(power: string, header: Header): boolean {
  const turn = turnOf(power, header);
  if (turn === undefined) return false;
  return turn !== 'under-way' || header.turn?.phase !== undefined;
}

/** Rockets launched alone or with a raid. */
export function rocketUses({ rocketStrikes = [], strategicBombingRaids = [] }: Scenario): readonly Use[] {
  const use = (power: string, from: string, place: Place): Use => ({
    power,
    technology: 'rockets',
    what: `launch a rocket from ${from}`,
    place,
  });
  return [
    ...rocketStrikes.map((strike) => use(strike.attacker.power, strike.from, at(strike.attacker, 'power'))),
    ...strategicBombingRaids.flatMap(({ attacker, rocket }) =>
      rocket === undefined ? [] : [use(attacker.power, rocket.from, at(rocket, 'from'))],
    ),
  ];
}

/** Fighters that escort a raid. */
export function escortUse({ id, attacker }: StrategicBombingRaid): Use | undefined {
  if ((attacker.escorts ?? 0) === 0) return undefined;
  const what = `escort the bombers of ${id} with fighters`;
  return { power: attacker.power, technology: 'long-range-aircraft', what, place: at(attacker, 'escorts') };
}

/** Destroyers that bombard. */
export function bombardmentUse({ id, attacker }: Bombardment): Use | undefined {
  if ((attacker.units.dd ?? 0) === 0) return undefined;
  const what = `bombard with destroyers in ${id}`;
  return { power: attacker.power, technology: 'combined-arms', what, place: at(attacker.units, 'dd') };
}

/** A bomber that carries infantry. */
export function transportUse(transport: AirTransport): Use {
  const what = `carry infantry by air in ${transport.id}`;
  return { power: transport.power, technology: 'heavy-bombers', what, place: at(transport, 'power') };
}

/** All actions in a scenario that need a technology. */
export function usesOf(scenario: Scenario): readonly Use[] {
  const { strategicBombingRaids = [], bombardments = [], airTransports = [] } = scenario;
  return [
    ...rocketUses(scenario),
    ...strategicBombingRaids.map(escortUse),
    ...bombardments.map(bombardmentUse),
    ...airTransports.map(transportUse),
  ].filter((use) => use !== undefined);
}

/** Adds a technology to those in effect and removes it from the new ones. */
export function giveTechnology(power: Power, technology: Technology): Fix {
  const { technologies, newTechnologies = [] } = power;
  const edits: Edit[] = [technologies ? append(technologies, technology) : set(power, 'technologies', [technology])];
  if (newTechnologies.every((name) => name === technology) && newTechnologies.length > 0) {
    edits.push(remove(power, 'newTechnologies'));
  } else if (newTechnologies.includes(technology)) {
    edits.push(remove(newTechnologies, newTechnologies.indexOf(technology)));
  }
  return { title: `Add ${technologyName(technology)} to the technologies in effect`, edits };
}
