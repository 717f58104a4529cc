import { typeAtTable } from '../../combats';
import { at, cite, examplesOf, under, type WifConstraint } from '../../constraint';
import { takeOut } from '../../fixes';
import { twoSteps } from '../../scenarios';
import { barredSubmarines } from '../marked';

export const sswSubIncluded: WifConstraint = {
  code: 'ssw-sub-included',
  rule: 'ssw-subs-barred',
  title: 'A submarine that attacked convoys is out of naval combat in the same impulse',
  *check(scenario) {
    const { navalCombats = [] } = scenario;
    if (navalCombats.length === 0) return;
    const barred = barredSubmarines(scenario, (engagement) => typeAtTable(engagement, scenario));
    for (const combat of navalCombats) {
      for (const { members = [] } of [combat.attacker, combat.defender]) {
        for (const [index, id] of members.entries()) {
          const marked = barred(id, combat);
          if (marked === undefined) continue;
          yield {
            message: `${id} attacked in \`${marked.engagement.id}\` this impulse, so neither side can include it in naval combat${cite('ssw-subs-barred')}. Remove it.`,
            place: at(members, index),
            related: [{ message: `${id} takes part in strategic submarine warfare here.`, place: marked.place }],
            fixes: [{ ...takeOut(members, index, `Remove ${id} from the combat`), preferred: true }],
          };
        }
      }
    }
  },
  examples: examplesOf({
    on: under(twoSteps, 'navalCombats.biscay-subs.attacker'),
    passes: 'members: [flotilla-1]',
    fails: `
      members: [flotilla-1, flotilla-7]
      #                     ^^^^^^^^^^ neither side can include it in naval combat
    `,
    fixed: 'members: [flotilla-1]',
  }),
};
