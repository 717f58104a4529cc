/** Dice that a file says were rolled at the table, checked against the combat that asks for them. */
import type { Combat } from '../engine/combat';
import { rollIds } from '../engine/trace';
import { remove, rename } from '../model/edit';
import { nearest } from '../model/nearest';
import { at, atKey } from '../model/place';
import type { Finding } from '../model/problem';
import { listed } from '../model/wording';

type Faces = number | readonly number[];

/** The dice by label, without a seed that stands among them; none where they are a plain list or are not given. */
function byLabel(dice: object | undefined): readonly (readonly [label: string, faces: Faces])[] {
  if (dice === undefined || Array.isArray(dice)) return [];
  return Object.entries(dice as Readonly<Record<string, Faces>>).filter(([label]) => label !== 'seed');
}

/** Labels that the combat never asks for. @param combat is stated only where there are labels @param cited the citation of a rule */
export function* unknownLabels(
  dice: object | undefined,
  combat: () => Combat,
  cited: string,
  spokenOf: (label: string) => boolean = () => false,
): Generator<Finding> {
  const given = byLabel(dice);
  if (dice === undefined || given.length === 0) return;
  const labels = [...new Set(rollIds(combat().steps))];
  for (const [label] of given) {
    if (labels.includes(label) || spokenOf(label)) continue;
    const meant = nearest(label, labels);
    const free = meant !== undefined && !Object.hasOwn(dice, meant);
    const known = labels.length === 0 ? 'there are none' : `the dice are ${listed(labels.map(quoted))}`;
    yield {
      message: `No die \`${label}\` is rolled here${meant === undefined ? `: ${known}` : ''}${cited}. ${meant === undefined ? 'Use one of these labels, or remove the die.' : `Did you mean ${quoted(meant)}?`}`,
      place: atKey(dice as Record<string, unknown>, label),
      fixes: [
        ...(free
          ? [
              {
                title: `Rename to \`${meant}\``,
                edits: [rename(dice as Record<string, unknown>, label, meant)],
                preferred: true,
              },
            ]
          : []),
        { title: `Remove \`${label}\``, edits: [remove(dice as Record<string, unknown>, label)] },
      ],
    };
  }
}

function quoted(label: string): string {
  return `\`${label}\``;
}

/** Faces that no die of the game shows. There is no telling what was rolled. */
export function* beyondTheDie(dice: object | undefined, sides: number, cited: string): Generator<Finding> {
  const lists = Array.isArray(dice) ? [[undefined, dice as readonly number[]] as const] : byLabel(dice);
  for (const [label, faces] of lists) {
    const one = typeof faces === 'number';
    for (const [index, face] of (one ? [faces] : faces).entries()) {
      if (face <= sides) continue;
      yield {
        message: `${label === undefined ? 'This die' : `The die \`${label}\``} shows ${face}, but the dice have ${sides} sides${cited}. Enter what was rolled, 1 to ${sides}.`,
        place: one ? at(dice as Record<string, unknown>, label) : at(faces, index),
      };
    }
  }
}
