import { nearest } from '../../../../model/nearest';
import { remove, rename } from '../../../../model/edit';
import { atKey } from '../../../../model/place';
import { subCombatDice } from '../table-dice';
import { listed } from '../../../../model/wording';
import { examplesOf, under, type WifConstraint } from '../../constraint';
import { cite } from '../../rules';
import { westernApproaches } from '../../scenarios';
import { beyondTheDie } from '../beyond-the-die';

export const navalDice: WifConstraint = {
  code: 'naval-dice',
  rule: 'damage-roll',
  severity: 'warning',
  title: 'Dice of submarine combat are labelled as they are asked for, and show what they can show',
  part: 'navalCombats',
  scope: 'part',
  *check({ kind, dice = {} }) {
    yield* beyondTheDie(dice);
    if (kind !== 'sub' || Array.isArray(dice)) return;
    for (const label of Object.keys(dice)) {
      if (label === 'seed' || (subCombatDice as readonly string[]).includes(label)) continue;
      const meant = nearest(label, subCombatDice);
      const free = meant !== undefined && !Object.hasOwn(dice, meant);
      yield {
        message: `Nothing in submarine combat asks for the die \`${label}\`: there is no search here, and the labels of damage rolls are ${listed(subCombatDice.map((die) => `\`${die}\``))}${cite('damage-roll')}. ${meant ? `Did you mean \`${meant}\`?` : 'Use one of them, or take the die out.'}`,
        place: atKey(dice, label),
        fixes: [
          ...(free ? [{ title: `Rename to ${meant}`, edits: [rename(dice, label, meant)], preferred: true }] : []),
          { title: `Take \`${label}\` out`, edits: [remove(dice, label)] },
        ],
      };
    }
  },
  examples: examplesOf({
    on: under(westernApproaches, 'navalCombats.approaches'),
    passes: 'dice: { damage.convoy: [3, 8] }',
    fails: `
      dice: { search.subs: 4 }
      #       ^^^^^^^^^^^ there is no search here
    `,
    otherFixes: {
      'Take `search.subs` out': 'dice: {}',
    },
  }),
};
