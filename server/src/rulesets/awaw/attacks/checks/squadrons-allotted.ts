import { sumForceSquadrons } from '../../air/squadrons';
import { placeAt, cite, pluralize, removeMember, setMember, addPath, offer, type AwawCheck } from '../../kit';
import { listAirStrikes } from '../../combat-lists';
import { isComplete } from '../../force';
import { strike } from '../../scenarios';

export const squadronsAllotted: AwawCheck = {
  rule: 'air-attack-row',
  title: 'No more squadrons are allotted to targets than attack',
  *check(scenario, ids) {
    for (const { object: attack } of listAirStrikes(scenario)) {
      const { targets, attacker } = attack;
      const last = targets?.at(-1);
      if (targets === undefined || last === undefined) continue;
      const allotted = targets.reduce((sum, { squadrons }) => sum + squadrons, 0);
      const available = sumForceSquadrons(attacker, ids);
      if (allotted <= available || !isComplete(attacker, ids)) continue;
      const remaining = last.squadrons - (allotted - available);
      yield {
        message: `${pluralize(allotted, 'squadron')} are allotted to targets, but only ${available} attack${cite('air-attack-row')}. Allot ${allotted - available} fewer.`,
        place: placeAt(last, 'squadrons'),
        fixes: [
          ...(remaining > 0
            ? [offer(`Change the squadrons to ${remaining}`, setMember(last, 'squadrons', remaining))]
            : []),
          offer('Remove the targets: the squadrons are spread evenly', removeMember(attack, 'targets')),
        ],
      };
    }
  },
  base: addPath(strike, 'airAttacks.strike'),
  passes: 'targets: [{ ships: [hood], squadrons: 3 }, { ships: [escorts], squadrons: 2 }]',
  fails: `
    targets: [{ ships: [hood], squadrons: 3 }, { ships: [escorts], squadrons: 3 }]
    #                                                                         ^ 6 squadrons are allotted
  `,
};
