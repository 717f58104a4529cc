import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import type { AirForce, NavalRound, Unit } from '../../data';
import { resolveUnits } from '../../force';
import { midway } from '../../scenarios';
import { listDefinedFixes, createRemovalFix } from '../../units';

export const squadronsUsedTwice: AwawCheck = {
  rule: 'round-order',
  title: 'Squadrons do one thing in a round',
  part: 'navalRounds',
  scope: 'references',
  *check(round, _, ids) {
    const uses = new Map<Unit, string>();
    for (const { role, force } of listAirForces(round))
      for (const { unit } of resolveUnits(force, ids)) {
        const firstRole = uses.get(unit);
        uses.set(unit, firstRole ?? role);
        if (firstRole === undefined) continue;
        const index = force.members?.indexOf(unit.id) ?? -1;
        yield {
          message: `${unit.id} already fly in ${firstRole}, and squadrons do one thing in a round${cite('round-order')}. Remove them from ${role}.`,
          place: force.members && index >= 0 ? placeAt(force.members, index) : placeAt(unit, 'id'),
          fixes: listDefinedFixes(createRemovalFix(force, unit)),
        };
      }
  },
  base: addPath(midway, 'navalRounds.midway'),
  passes: `
    attacker: { groups: [{ number: 1, units: [{ id: kaga, type: cv }], cap: { units: [{ id: zeroes, type: nas }] } }] }
    strikes: [{ id: first, by: attacker, group: 1, attacker: { units: [{ id: kates, type: nas, squadrons: 2 }] } }]
  `,
  fails: `
    attacker: { groups: [{ number: 1, units: [{ id: kaga, type: cv }], cap: { units: [{ id: zeroes, type: nas }] } }] }
    strikes: [{ id: first, by: attacker, group: 1, attacker: { members: [zeroes] } }]
    #                                                                    ^^^^^^ already fly in the combat air patrol of group 1
  `,
};

/** The air forces of a round, in the order of their assignment. */
function listAirForces({ attacker, defender, strikes = [] }: NavalRound) {
  const patrols = [attacker, defender].flatMap(({ groups }) =>
    groups.flatMap(({ number, cover, cap }) => [
      { role: `the combat air patrol of group ${number}`, force: cap },
      { role: `the cover of group ${number}`, force: cover },
    ]),
  );
  const assignments: readonly { role: string; force: AirForce | undefined }[] = [
    ...patrols,
    ...strikes.map((strike) => ({ role: strike.id, force: strike.attacker })),
  ];
  return assignments.flatMap(({ role, force }) => (force === undefined ? [] : [{ role, force }]));
}
