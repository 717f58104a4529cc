import { findNearest } from '../../../../model/nearest';
import { atKey, cite, buildExamples, formatList, removeMember, renameMember, under, type WifCheck } from '../../kit';
import { westernApproaches } from '../../scenarios';
import { dieDiagnostics } from '../die-diagnostics';
import { subCombatDice } from '../table-dice';

export const navalDice: WifCheck = {
  rule: 'damage-roll',
  severity: 'warning',
  title: 'Dice of submarine combat have its labels and show 1 to 10',
  part: 'navalCombats',
  *check({ kind, dice = {} }) {
    yield* dieDiagnostics(dice);
    if (kind !== 'sub' || Array.isArray(dice)) return;
    for (const label of Object.keys(dice)) {
      if (label === 'seed' || (subCombatDice as readonly string[]).includes(label)) continue;
      const nearestLabel = findNearest(label, subCombatDice);
      const free = nearestLabel !== undefined && !Object.hasOwn(dice, nearestLabel);
      yield {
        message: `Submarine combat has no die \`${label}\`${cite('damage-roll')}. Its labels are ${formatList(subCombatDice.map((die) => `\`${die}\``))}. ${nearestLabel ? `Did you mean \`${nearestLabel}\`?` : 'Use one of them, or remove the die.'}`,
        place: atKey(dice, label),
        fixes: [
          ...(free
            ? [
                {
                  title: `Rename to \`${nearestLabel}\``,
                  edits: [renameMember(dice, label, nearestLabel)],
                  preferred: true,
                },
              ]
            : []),
          { title: `Remove \`${label}\``, edits: [removeMember(dice, label)] },
        ],
      };
    }
  },
  examples: buildExamples({
    on: under(westernApproaches, 'navalCombats.approaches'),
    passes: 'dice: { damage.convoy: [3, 8] }',
    fails: `
      dice: { search.subs: 4 }
      #       ^^^^^^^^^^^ has no die \`search.subs\`
    `,
  }),
};
