/** The dice of a file: what a combat takes from them, and the checks of table dice against the combat that rolls them. */
import type { FairDice } from '../engine/fair-dice';
import type { Combat } from '../engine/combat';
import type { TableDice } from '../engine/dice-source';
import { listRollIds } from '../engine/trace';
import { removeMember, renameMember } from '../model/edit';
import { findNearest } from '../model/nearest';
import { placeAt, placeAtKey } from '../model/place';
import type { Violation } from '../model/diagnostic';
import { formatList } from '../model/wording';

type Faces = number | readonly number[];

/** The dice of a combat entry. */
export interface FileDice {
  readonly dice?: TableDice;
  readonly seed?: number;
  readonly fair?: FairDice;
}

/** Separates table dice from a seed and fair dice beside them. */
export function readDice(dice: object | undefined): FileDice {
  if (dice === undefined || Array.isArray(dice)) return { dice };
  const { seed, fair, ...table } = dice as { seed?: number; fair?: FairDice };
  return { dice: table, seed, ...(fair !== undefined && { fair }) };
}

/** The table dice by label; empty if they are a plain list or absent. */
export function listByLabel(dice: object | undefined): readonly (readonly [label: string, faces: Faces])[] {
  if (dice === undefined || Array.isArray(dice)) return [];
  return Object.entries(readDice(dice).dice as Readonly<Record<string, Faces>>);
}

/** Reports labels that the combat never rolls. @param createCombat created only if there are labels @param citation of the rule */
export function* checkLabels(
  dice: object | undefined,
  createCombat: () => Combat,
  citation: string,
  isHandledElsewhere: (label: string) => boolean = () => false,
): Generator<Violation> {
  const labelledDice = listByLabel(dice);
  if (dice === undefined || labelledDice.length === 0) return;
  const labels = [...new Set(listRollIds(createCombat().steps))];
  for (const [label] of labelledDice) {
    if (labels.includes(label) || isHandledElsewhere(label)) continue;
    const suggestion = findNearest(label, labels);
    const isFree = suggestion !== undefined && !Object.hasOwn(dice, suggestion);
    const available = labels.length === 0 ? 'there are none' : `the dice are ${formatList(labels.map(quote))}`;
    yield {
      message: `No die \`${label}\` is rolled here${suggestion === undefined ? `: ${available}` : ''}${citation}. ${suggestion === undefined ? 'Use one of these labels, or remove the die.' : `Did you mean ${quote(suggestion)}?`}`,
      place: placeAtKey(dice as Record<string, unknown>, label),
      fixes: [
        ...(isFree
          ? [
              {
                title: `Rename to \`${suggestion}\``,
                edits: [renameMember(dice as Record<string, unknown>, label, suggestion)],
                preferred: true,
              },
            ]
          : []),
        { title: `Remove \`${label}\``, edits: [removeMember(dice as Record<string, unknown>, label)] },
      ],
    };
  }
}

function quote(label: string): string {
  return `\`${label}\``;
}

/** Reports faces that the die does not have. The original roll cannot be known. */
export function* checkFaces(dice: object | undefined, sides: number, citation: string): Generator<Violation> {
  const lists = Array.isArray(dice) ? [[undefined, dice as readonly number[]] as const] : listByLabel(dice);
  for (const [label, faces] of lists) {
    const isSingle = typeof faces === 'number';
    for (const [index, face] of (isSingle ? [faces] : faces).entries()) {
      if (face <= sides) continue;
      yield {
        message: `${label === undefined ? 'This die' : `The die \`${label}\``} shows ${face}, but the dice have ${sides} sides${citation}. Enter what was rolled, 1 to ${sides}.`,
        place: isSingle ? placeAt(dice as Record<string, unknown>, label) : placeAt(faces, index),
      };
    }
  }
}
