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
  readonly reduce: (to: number) => ReturnType<typeof setMember>;
}

export const aircraftAttackTwice: AareCheck = {
  rule: 'sea-battle-forces',
  title: 'An aircraft attacks once a turn',
  *check(scenario) {
    const { forces = [] } = scenario;
    const sorties = listSorties(scenario);
    for (const [index, sortie] of sorties.entries()) {
      const { id, type, count, place, reduce } = sortie;
      const force = forces.find((candidate) => candidate.id === sortie.force);
      const all = force && countKinds(force).get(type);
      if (all === undefined) continue;
      const earlier = sorties.slice(0, index).filter((other) => other.force === sortie.force && other.type === type);
      const usedCount = earlier.reduce((sum, other) => sum + other.count, countInBattles(scenario, sortie));
      const remaining = Math.max(0, all - usedCount);
      if (count <= remaining) continue;
      const { singular, plural } = revisedNames[type];
      yield {
        message: `\`${id}\` takes ${count} ${count === 1 ? singular : plural} of \`${force!.id}\`, but ${remaining === 0 ? 'none' : `only ${remaining}`} of its ${all} ${remaining === 1 ? 'is' : 'are'} left to attack: ${usedCount === 0 ? 'it has no more' : `${usedCount} ${usedCount === 1 ? 'attacks' : 'attack'} elsewhere in the same turn`}${cite('sea-battle-forces')}. Take fewer.`,
        place,
        related: earlier.map((other) => ({ message: `Taken by ${other.id}.`, place: other.place })),
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

/** The number that certainly attacks at sea: in one of the battles. Those of several may be the same. */
function countInBattles({ turn, seaBattles = [] }: Scenario, { force, type }: Sortie): number {
  const counts = seaBattles.map(({ attacker: { from, power, units } }) => {
    if (from !== force || power !== turn?.power) return 0;
    const same = toUnitCounts(units, power).filter((unit) => unit.type === type);
    return same.reduce((sum, { count }) => sum + count, 0);
  });
  return Math.max(0, ...counts);
}
