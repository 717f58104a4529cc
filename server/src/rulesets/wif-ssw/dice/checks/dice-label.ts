import { nearest } from '../../../../model/nearest';
import { atKey, cite, examplesOf, listed, remove, rename, under, type WifConstraint } from '../../constraint';
import { biscay } from '../../scenarios';
import { sswDice } from '../table-dice';

export const diceLabel: WifConstraint = {
  code: 'dice-label',
  rule: 'search-dice',
  severity: 'warning',
  title: 'Dice have the labels that the combat asks for',
  part: 'engagements',
  *check({ dice = {} }) {
    if (Array.isArray(dice)) return;
    for (const label of Object.keys(dice)) {
      if (label === 'seed' || (sswDice as readonly string[]).includes(label)) continue;
      const meant = nearest(label, sswDice);
      const free = meant !== undefined && !Object.hasOwn(dice, meant);
      yield {
        message: `Strategic submarine warfare has no die \`${label}\`${cite('search-dice')}. Its labels are ${listed(sswDice.map((die) => `\`${die}\``))}. ${meant ? `Did you mean \`${meant}\`?` : 'Use one of them, or remove the die.'}`,
        place: atKey(dice, label),
        fixes: [
          ...(free ? [{ title: `Rename to \`${meant}\``, edits: [rename(dice, label, meant)], preferred: true }] : []),
          { title: `Remove \`${label}\``, edits: [remove(dice, label)] },
        ],
      };
    }
  },
  examples: examplesOf({
    on: under(biscay, 'engagements.biscay'),
    passes: 'dice: { search.subs: 4, search.convoy: 5, damage.subs: [2, 9] }',
    fails: `
      dice: { search.sub: 4, search.convoy: 5 }
      #       ^^^^^^^^^^ Did you mean \`search.subs\`?
    `,
    fixed: 'dice: { search.subs: 4, search.convoy: 5 }',
  }),
};
