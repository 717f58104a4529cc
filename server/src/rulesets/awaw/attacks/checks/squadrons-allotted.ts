import { squadronsIn } from '../../air/air-forces';
import { at, cite, counted, examplesOf, remove, set, under, type AwawConstraint } from '../../constraint';
import { airStrikes } from '../../encounters';
import { isComplete } from '../../force';
import { strike } from '../../scenarios';

export const squadronsAllotted: AwawConstraint = {
  code: 'squadrons-allotted',
  rule: 'air-attack-row',
  title: 'No more squadrons are allotted to targets than attack',
  *check(scenario, ids) {
    for (const { object: attack } of airStrikes(scenario)) {
      const { targets, attacker } = attack;
      const last = targets?.at(-1);
      if (targets === undefined || last === undefined) continue;
      const allotted = targets.reduce((sum, { squadrons }) => sum + squadrons, 0);
      const there = squadronsIn(attacker, ids);
      if (allotted <= there || !isComplete(attacker, ids)) continue;
      const left = last.squadrons - (allotted - there);
      yield {
        message: `${counted(allotted, 'squadron')} are allotted to targets, but only ${there} attack${cite('air-attack-row')}. Allot ${allotted - there} fewer.`,
        place: at(last, 'squadrons'),
        fixes: [
          ...(left > 0 ? [{ title: `Change the squadrons to ${left}`, edits: [set(last, 'squadrons', left)] }] : []),
          { title: 'Remove the targets: the squadrons are spread evenly', edits: [remove(attack, 'targets')] },
        ],
      };
    }
  },
  examples: examplesOf({
    on: under(strike, 'airAttacks.strike'),
    passes: 'targets: [{ ships: [hood], squadrons: 3 }, { ships: [escorts], squadrons: 2 }]',
    fails: `
      targets: [{ ships: [hood], squadrons: 3 }, { ships: [escorts], squadrons: 3 }]
      #                                                                         ^ 6 squadrons are allotted
    `,
  }),
};
