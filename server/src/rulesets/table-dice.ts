/** Checks the table dice of a file against the combat that rolls them. */
import type { Combat } from '../engine/combat';
import { rollIds } from '../engine/trace';
import { remove, rename } from '../model/edit';
import { nearest } from '../model/nearest';
import { at, atKey } from '../model/place';
import type { Finding } from '../model/problem';
import { listed } from '../model/wording';

type Faces = number | readonly number[];

/** The dice by label, without a seed among them; empty if they are a plain list or absent. */
function byLabel(dice: object | undefined): readonly (readonly [label: string, faces: Faces])[] {
  if (dice === undefined || Array.isArray(dice)) return [];
  return Object.entries(dice as Readonly<Record<string, Faces>>).filter(([label]) => label !== 'seed');
}

/** Reports labels that the combat never rolls. @param combat created only if there are labels @param citation of the rule */
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

/** Reports faces that the die does not have. The original roll cannot be known. */
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
