/** Reports dice that show an impossible number, or have a label that no combat asks for. */
import type { Violation } from '../../../model/diagnostic';
import { findNearest } from '../../../model/nearest';
import {
  placeAtKey,
  cite,
  formatList,
  offer,
  createPreferredFix,
  removeMember,
  renameMember,
  type RuleId,
} from '../kit';
import { listByLabel } from '../../table-dice';
import type { Dice } from '../data';
import { dieSides, listTableDice } from './table-dice';

/** Reports impossible numbers, without a fix: the real roll is unknown. */
export function* findDieViolations(dice: Dice | undefined): Generator<Violation> {
  for (const { label, value, place } of listTableDice(dice)) {
    if (value <= dieSides) continue;
    yield {
      message: `${label === undefined ? 'This die' : `The die \`${label}\``} shows ${value}, but every die here is a d${dieSides}${cite('search-dice')}. Write what was rolled, 1 to ${dieSides}.`,
      place,
    };
  }
}

/** Reports labels that a kind of combat does not have. @param combat its name, at the start of a sentence */
export function* checkLabels(
  dice: Dice | undefined,
  combat: string,
  labels: readonly string[],
  rule: RuleId,
): Generator<Violation> {
  if (dice === undefined || Array.isArray(dice)) return;
  for (const [label] of listByLabel(dice)) {
    if (labels.includes(label)) continue;
    const nearestLabel = findNearest(label, labels);
    const isFree = nearestLabel !== undefined && !Object.hasOwn(dice, nearestLabel);
    yield {
      message: `${combat} has no die \`${label}\`${cite(rule)}. Its labels are ${formatList(labels.map((die) => `\`${die}\``))}. ${nearestLabel ? `Did you mean \`${nearestLabel}\`?` : 'Use one of them, or remove the die.'}`,
      place: placeAtKey(dice, label),
      fixes: [
        ...(isFree
          ? [createPreferredFix(`Rename to \`${nearestLabel}\``, renameMember(dice, label, nearestLabel))]
          : []),
        offer(`Remove \`${label}\``, removeMember(dice, label)),
      ],
    };
  }
}
