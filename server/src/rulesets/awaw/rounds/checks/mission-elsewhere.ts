import { listAirUnits } from '../../air/squadrons';
import { placeAt, cite, removeMember, setMember, addPath, createPreferredFix, offer, type AwawCheck } from '../../kit';
import type { AirForce, AirUnit, Scenario } from '../../data';
import { strike } from '../../scenarios';

type Mission = 'attack' | 'cover' | 'cap';

const missionNames: Readonly<Record<NonNullable<AirUnit['mission']>, string>> = {
  search: 'search',
  cover: 'cover',
  cap: 'combat air patrol',
  attack: 'attack',
  counterair: 'counterair',
  'das-interception': 'the interception of defensive air support',
  'submarine-warfare': 'submarine warfare',
};

export const missionElsewhere: AwawCheck = {
  rule: 'round-order',
  severity: 'warning',
  title: 'Squadrons fly their own mission',
  *check(scenario, ids) {
    for (const { id, force, mission } of listAirForces(scenario))
      for (const unit of listAirUnits(force, ids)) {
        if (unit.mission === undefined || unit.mission === mission) continue;
        yield {
          message: `${unit.id} have the mission ${missionNames[unit.mission]}, but fly ${mission === 'attack' ? 'in the attack' : missionNames[mission]} in ${id}: squadrons do one thing in a round${cite('round-order')}. Correct the mission, or remove them.`,
          place: placeAt(unit, 'mission'),
          fixes: [
            createPreferredFix(`Change the mission to ${mission}`, setMember(unit, 'mission', mission)),
            offer('Remove the mission', removeMember(unit, 'mission')),
          ],
        };
      }
  },
  base: addPath(strike, 'airAttacks.strike'),
  passes: 'attacker: { units: [{ id: stukas, type: aas, squadrons: 5, mission: attack }] }',
  fails: `
    attacker: { units: [{ id: stukas, type: aas, squadrons: 5, mission: search }] }
    #                                                                   ^^^^^^ have the mission search
  `,
  fixed: 'attacker: { units: [{ id: stukas, type: aas, squadrons: 5, mission: attack }] }',
};

/** Air forces of attacks and rounds, with their missions. */
function listAirForces({ airAttacks = [], navalRounds = [] }: Scenario) {
  const airForces = [
    ...airAttacks.map(({ id, attacker, cover, cap }) => ({ id, attacker, cover, cap })),
    ...navalRounds.flatMap(({ id, attacker, defender, strikes = [] }) => [
      ...[attacker, defender].flatMap(({ groups }) =>
        groups.map(({ cover, cap }) => ({ id, attacker: undefined, cover, cap })),
      ),
      ...strikes.map((strike) => ({ id: strike.id, attacker: strike.attacker, cover: undefined, cap: undefined })),
    ]),
  ];
  return airForces.flatMap(({ id, attacker, cover, cap }) => {
    const forces: readonly (readonly [Mission, AirForce | undefined])[] = [
      ['attack', attacker],
      ['cover', cover],
      ['cap', cap],
    ];
    return forces.flatMap(([mission, force]) => (force === undefined ? [] : [{ id, mission, force }]));
  });
}
