import { at, cite, examplesOf, remove, under, type AwawConstraint } from '../../constraint';
import { unitsOf } from '../../force';
import { midway } from '../../scenarios';
import { groupSpeed } from '../../task-forces/task-force';
import { unitName } from '../../wording';

export const slowGroupAttacksDistant: AwawConstraint = {
  code: 'slow-group-attacks-distant',
  rule: 'group-speed',
  severity: 'warning',
  title: 'Only fast groups fight distant groups',
  part: 'navalRounds',
  scope: 'references',
  *check(round, header, ids) {
    const number = round.number ?? 1;
    const fleetCombats = round.fleetCombats ?? [];
    for (const [index, combat] of fleetCombats.entries()) {
      for (const [own, other] of [
        ['attacker', 'defender'],
        ['defender', 'attacker'],
      ] as const) {
        if (combat[own] > number || combat[other] <= number) continue;
        const group = round[own].groups.find((one) => one.number === combat[own]);
        const speed = group && groupSpeed(unitsOf(group, ids), header, group.cargo);
        if (speed?.speed !== 'slow') continue;
        const because = speed.because ? unitName(speed.because.unit) : 'its cargo';
        yield {
          message: `Combat group ${combat[own]} of the ${own} is slow because of ${because}${cite('group-speed')}: only fast groups fight a distant group${cite('fleet-pairing')}. Choose another group, or remove slow ships.`,
          place: at(combat, own),
          ...(speed.because
            ? { related: [{ message: 'The slow unit is here.', place: at(speed.because.unit, 'id') }] }
            : {}),
          fixes: [{ title: `Remove ${combat.id}`, edits: [remove(fleetCombats, index)] }],
        };
      }
    }
  },
  examples: examplesOf({
    on: under(midway, 'navalRounds.midway'),
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
  }),
};
