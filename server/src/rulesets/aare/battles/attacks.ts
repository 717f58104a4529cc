/** Attacks other than sea battles in a common form: attacker and defenders. */
import type { Place } from '../../../model/place';
import { toUnitCounts } from '../../axis-and-allies/forces';
import { placeAt, type RuleId } from '../kit';
import type { LandGroup, Scenario } from '../data';

/** An object with a power. */
interface Owner {
  readonly power?: string;
}

export interface Attack {
  readonly id: string;
  /** The rule of the attack. */
  readonly rule: RuleId;
  readonly attacker: { readonly power: string };
  readonly defenders: readonly Owner[];
  /** The missing units and where to enter them; undefined if both sides have what the attack needs. */
  readonly missing?: { readonly reason: string; readonly place: Place };
}

/** All attacks, grouped by kind. */
export function listAttacks(scenario: Scenario): readonly Attack[] {
  return [
    ...listBombardmentAttacks(scenario),
    ...listRaidAttacks(scenario),
    ...listRocketAttacks(scenario),
    ...listMissionAttacks(scenario),
    ...listFlightAttacks(scenario),
  ];
}

function listBombardmentAttacks({ bombardments: all = [] }: Scenario): readonly Attack[] {
  return all.map((bombardment) => {
    const { id, attacker, defender } = bombardment;
    const ships = (attacker.units.bb ?? 0) + (attacker.units.dd ?? 0);
    const targets = toUnitCounts<LandGroup>(defender.units, defender.power).length;
    const missing =
      ships === 0
        ? { reason: 'no ships bombard', place: placeAt(attacker, 'units') }
        : targets === 0
          ? { reason: 'there is nothing to hit', place: placeAt(defender, 'units') }
          : undefined;
    return { id, rule: 'shore-bombardment', attacker, defenders: [defender], ...(missing && { missing }) };
  });
}

function listRaidAttacks({ strategicBombingRaids = [] }: Scenario): readonly Attack[] {
  return strategicBombingRaids.map(({ id, attacker, rocket, defender }) => ({
    id,
    rule: 'raid-damage',
    attacker,
    defenders: [defender],
    // A rocket does damage even without bombers.
    ...(attacker.bombers === 0 &&
      rocket === undefined && { missing: { reason: 'no bombers raid', place: placeAt(attacker, 'bombers') } }),
  }));
}

function listRocketAttacks({ rocketStrikes = [] }: Scenario): readonly Attack[] {
  return rocketStrikes.map(({ id, attacker, defender }) => ({
    id,
    rule: 'rocket-launch',
    attacker,
    defenders: [defender],
  }));
}

function listMissionAttacks({ kamikazeMissions = [] }: Scenario): readonly Attack[] {
  return kamikazeMissions.map(({ id, attacker, defender }) => ({
    id,
    rule: 'interception',
    attacker,
    defenders: [defender],
    ...(attacker.fighters === 0 && {
      missing: { reason: 'no fighters are on the mission', place: placeAt(attacker, 'fighters') },
    }),
  }));
}

function listFlightAttacks({ flyOvers = [] }: Scenario): readonly Attack[] {
  return flyOvers.map(({ id, attacker, spaces }) => ({
    id,
    rule: 'anti-aircraft-fire',
    attacker,
    defenders: spaces,
    ...((attacker.units.ftr ?? 0) + (attacker.units.bmbr ?? 0) === 0 && {
      missing: { reason: 'no aircraft fly', place: placeAt(attacker, 'units') },
    }),
  }));
}
