import { placeAt, cite, addPath, type AwawCheck } from '../../kit';
import { isAirUnit, type AirForce } from '../../data';
import { strike } from '../../scenarios';
import { listDefinedFixes, createUnnamedRemovalFix } from '../../units';
import { formatType } from '../../wording';

export const notAnAirUnit: AwawCheck = {
  rule: 'air-squadrons',
  title: 'An air attack, cover and CAP consist of air units',
  part: 'airAttacks',
  scope: 'references',
  *check({ attacker, cover, cap }, _, ids) {
    const forces: readonly (readonly [string, AirForce | undefined])[] = [
      ['an air attack', attacker],
      ['cover', cover],
      ['combat air patrol', cap],
    ];
    for (const [role, force] of forces)
      for (const unit of force?.units ?? []) {
        if (isAirUnit(unit)) continue;
        yield {
          message: `${unit.id} (${formatType(unit.type)}) cannot fly in ${role}${cite('air-squadrons')}. Use squadrons (\`aas\`, \`nas\`) or army air factors (\`aaf\`).`,
          place: placeAt(unit, 'type'),
          fixes: listDefinedFixes(createUnnamedRemovalFix({ units: force?.units }, unit, ids)),
        };
      }
  },
  base: addPath(strike, 'airAttacks.strike'),
  passes: 'attacker: { units: [{ id: kates, type: nas, squadrons: 3 }] }',
  fails: `
    attacker: { units: [{ id: kates, type: nas, squadrons: 3 }, { id: akagi, type: cv, size: 3 }] }
    #                                                                              ^^ cannot fly in an air attack
  `,
};
