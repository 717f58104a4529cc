import { placeAt, cite, removeMember, addPath, offer, type AwawCheck } from '../../kit';
import { resolveUnits } from '../../force';
import { midway } from '../../scenarios';
import { getGroupSpeed } from '../../task-forces/task-force';
import { formatUnit } from '../../wording';

export const slowGroupAttacksDistant: AwawCheck = {
  rule: 'group-speed',
  severity: 'warning',
  title: 'Only fast groups fight distant groups',
  part: 'navalRounds',
  scope: 'references',
  *check(round, header, ids) {
    const number = round.number ?? 1;
    const fleetCombats = round.fleetCombats ?? [];
    for (const [index, combat] of fleetCombats.entries()) {
      for (const [side, otherSide] of [
        ['attacker', 'defender'],
        ['defender', 'attacker'],
      ] as const) {
        if (combat[side] > number || combat[otherSide] <= number) continue;
        const group = round[side].groups.find((candidate) => candidate.number === combat[side]);
        const speed = group && getGroupSpeed(resolveUnits(group, ids), header, group.cargo);
        if (speed?.speed !== 'slow') continue;
        const reason = speed.slowUnit ? formatUnit(speed.slowUnit.unit) : 'its cargo';
        yield {
          message: `Combat group ${combat[side]} of the ${side} is slow because of ${reason}${cite('group-speed')}: only fast groups fight a distant group${cite('fleet-pairing')}. Choose another group, or remove slow ships.`,
          place: placeAt(combat, side),
          ...(speed.slowUnit
            ? { related: [{ message: 'The slow unit is here.', place: placeAt(speed.slowUnit.unit, 'id') }] }
            : {}),
          fixes: [offer(`Remove ${combat.id}`, removeMember(fleetCombats, index))],
        };
      }
    }
  },
  base: addPath(midway, 'navalRounds.midway'),
  passes: `
    attacker: { groups: [{ number: 1, units: [{ id: mogami, type: ca, count: 2 }] }] }
    defender: { groups: [{ number: 3, units: [{ id: benson, type: dd, count: 4 }] }] }
    fleetCombats: [{ id: chase, attacker: 1, defender: 3 }]
  `,
  fails: `
    attacker: { groups: [{ number: 1, units: [{ id: mogami, type: ca, count: 2, damaged: 1 }] }] }
    defender: { groups: [{ number: 3, units: [{ id: benson, type: dd, count: 4 }] }] }
    fleetCombats: [{ id: chase, attacker: 1, defender: 3 }]
    #                                     ^ slow because of mogami
  `,
};
