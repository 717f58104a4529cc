import { nearest } from '../../../../model/nearest';
import { atKey, cite, examplesOf, listed, remove, rename, under, type WifConstraint } from '../../constraint';
import { westernApproaches } from '../../scenarios';
import { beyondTheDie } from '../beyond-the-die';
import { subCombatDice } from '../table-dice';

export const navalDice: WifConstraint = {
  code: 'naval-dice',
  rule: 'damage-roll',
  severity: 'warning',
  title: 'Dice of submarine combat have its labels and show 1 to 10',
  part: 'navalCombats',
  *check({ kind, dice = {} }) {
    yield* beyondTheDie(dice);
    if (kind !== 'sub' || Array.isArray(dice)) return;
    for (const label of Object.keys(dice)) {
      if (label === 'seed' || (subCombatDice as readonly string[]).includes(label)) continue;
      const meant = nearest(label, subCombatDice);
      const free = meant !== undefined && !Object.hasOwn(dice, meant);
      yield {
        message: `Submarine combat has no die \`${label}\`${cite('damage-roll')}. Its labels are ${listed(subCombatDice.map((die) => `\`${die}\``))}. ${meant ? `Did you mean \`${meant}\`?` : 'Use one of them, or remove the die.'}`,
        place: atKey(dice, label),
        fixes: [
          ...(free ? [{ title: `Rename to \`${meant}\``, edits: [rename(dice, label, meant)], preferred: true }] : []),
          { title: `Remove \`${label}\``, edits: [remove(dice, label)] },
        ],
      };
    }
  },
  examples: examplesOf({
    on: under(westernApproaches, 'navalCombats.approaches'),
    passes: 'dice: { damage.convoy: [3, 8] }',
    fails: `
      dice: { search.subs: 4 }
      #       ^^^^^^^^^^^ has no die \`search.subs\`
    `,
  }),
};
