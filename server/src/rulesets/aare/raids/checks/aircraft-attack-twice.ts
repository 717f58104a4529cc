import { groupBy } from '../../../group-by';
import { addToTally, type Tally } from '../../../tally';
import { countKinds } from '../../../axis-and-allies/claimed-units';
import { toUnitCounts } from '../../../axis-and-allies/forces';
import { revisedNames } from '../../../axis-and-allies/units';
import type { Place } from '../../../../model/place';
import type { AirType, Scenario } from '../../data';
import { ruhr } from '../../scenarios';
import { placeAt, cite, setMember, type AareCheck } from '../../kit';

/** Aircraft of a force in an attack on a territory. */
interface Sortie {
  readonly id: string;
  readonly force: string;
  readonly type: AirType;
  readonly count: number;
  readonly place: Place;
  /** The edit that leaves this many aircraft in the attack. */
  readonly reduce: (remaining: number) => ReturnType<typeof setMember>;
}

export const aircraftAttackTwice: AareCheck = {
  rule: 'sea-battle-forces',
  title: 'An aircraft attacks once a turn',
  *check(scenario) {
    const forces = new Map((scenario.forces ?? []).toReversed().map((force) => [force.id, force]));
    const countsAtSea = countAircraftAtSea(scenario);
    const uses = new Map<string, Tally<Sortie>>();
    for (const sortie of listSorties(scenario)) {
      const { id, type, count, place, reduce } = sortie;
      const force = forces.get(sortie.force);
      const forceCount = force && countKinds(force).get(type);
      if (forceCount === undefined) continue;
      const key = createKey(sortie);
      const earlier = uses.get(key);
      uses.set(key, addToTally(earlier, sortie, count));
      const usedCount = (earlier?.count ?? 0) + (countsAtSea.get(key) ?? 0);
      const remaining = Math.max(0, forceCount - usedCount);
      if (count <= remaining) continue;
      const { singular, plural } = revisedNames[type];
      yield {
        message: `\`${id}\` takes ${count} ${count === 1 ? singular : plural} of \`${force!.id}\`, but ${remaining === 0 ? 'none' : `only ${remaining}`} of its ${forceCount} ${remaining === 1 ? 'is' : 'are'} left to attack: ${usedCount === 0 ? 'it has no more' : `${usedCount} ${usedCount === 1 ? 'attacks' : 'attack'} elsewhere in the same turn`}${cite('sea-battle-forces')}. Take fewer.`,
        place,
        related: (earlier?.first ?? []).map((other) => ({ message: `Taken by ${other.id}.`, place: other.place })),
        fixes: remaining === 0 ? [] : [{ title: `Take ${remaining}`, edits: [reduce(remaining)] }],
      };
    }
  },
  base: ruhr,
  passes: `
    turn: { round: 5, power: us, phase: conduct-combat }
    forces: [{ id: eighth-air-force, power: us, units: { bmbr: 4 } }]
    strategicBombingRaids:
      - { id: ruhr, value: 10, attacker: { from: eighth-air-force, bombers: 3 }, defender: { power: germany, antiAircraft: {} } }
      - { id: berlin, value: 10, attacker: { from: eighth-air-force, bombers: 1 }, defender: { power: germany, antiAircraft: {} } }
  `,
  fails: `
    turn: { round: 5, power: us, phase: conduct-combat }
    forces: [{ id: eighth-air-force, power: us, units: { bmbr: 4 } }]
    strategicBombingRaids:
      - { id: ruhr, value: 10, attacker: { from: eighth-air-force, bombers: 3 }, defender: { power: germany, antiAircraft: {} } }
      - { id: berlin, value: 10, attacker: { from: eighth-air-force, bombers: 2 }, defender: { power: germany, antiAircraft: {} } }
    #                                                                         ^ only 1 of its 4 is left to attack
  `,
};

/** The aircraft of forces in the raids and Kamikaze missions of the power whose turn it is: only these are certainly of one turn. */
function listSorties({ turn, strategicBombingRaids = [], kamikazeMissions = [] }: Scenario): readonly Sortie[] {
  const raids = strategicBombingRaids.flatMap(({ id, attacker }): Sortie[] => {
    const { from: force, power, bombers, escorts = 0 } = attacker;
    if (force === undefined || power !== turn?.power) return [];
    const createSortie = (type: AirType, key: 'bombers' | 'escorts', count: number): Sortie => ({
      ...{ id, force, type, count, place: placeAt(attacker, key) },
      reduce: (to) => setMember(attacker, key, to),
    });
    return [createSortie('bmbr', 'bombers', bombers), createSortie('ftr', 'escorts', escorts)];
  });
  const missions = kamikazeMissions.flatMap(({ id, attacker }): Sortie[] => {
    const { from: force, power, fighters: count } = attacker;
    if (force === undefined || power !== turn?.power) return [];
    const reduce: Sortie['reduce'] = (to) => setMember(attacker, 'fighters', to);
    return [{ id, force, type: 'ftr', count, place: placeAt(attacker, 'fighters'), reduce }];
  });
  return [...raids, ...missions].filter(({ count }) => count > 0);
}

function createKey({ force, type }: Pick<Sortie, 'force' | 'type'>): string {
  return `${type} ${force}`;
}

/** The aircraft that certainly attack at sea, by type and force: the most in one battle, since several battles may list the same aircraft. */
function countAircraftAtSea({ turn, seaBattles = [] }: Scenario): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { attacker } of seaBattles) {
    const { from: force, power, units } = attacker;
    if (force === undefined || power !== turn?.power) continue;
    for (const [type, unitsOfType] of groupBy(toUnitCounts(units, power), (unit) => unit.type as AirType)) {
      const key = createKey({ force, type });
      const count = unitsOfType.reduce((sum, unit) => sum + unit.count, 0);
      counts.set(key, Math.max(counts.get(key) ?? 0, count));
    }
  }
  return counts;
}
