/** Dice as a player types them, and dice rolled for a player. */
import { formatList } from '../model/wording';
import type { PlayRoll } from '../protocol';

/**
 * Reads the faces that a player typed: `4 3 6`, `4,3,6` or, if no die has more than nine sides, `436`.
 * @param dice the sides of each die
 * @param parts whose dice they are, if several throw at the same time: `9 of Japan`
 * @returns the faces, or what is wrong as a sentence
 */
export function parseFaces(
  text: string,
  dice: readonly number[],
  parts: readonly string[] = [],
): readonly number[] | string {
  const words = text.match(/[^\s,;]+/g) ?? [];
  const isRunTogether = words.length === 1 && dice.length > 1 && dice.every((sides) => sides <= 9);
  const faces = isRunTogether ? [...words[0]] : words;
  if (faces.length !== dice.length) {
    const needed =
      dice.length === 1
        ? 'One die is needed'
        : `${dice.length} dice are needed${parts.length > 1 ? `, ${formatList(parts)}` : ''}`;
    return `${needed}, and ${faces.length === 1 ? 'there is one' : `there are ${faces.length}`}. Write ${dice.length === 1 ? 'it' : 'them'} like ${formatExample(dice)}.`;
  }
  for (const [index, face] of faces.entries()) {
    const number = Number(face);
    const sides = dice[index]!;
    if (!(Number.isInteger(number) && number >= 1 && number <= sides))
      return `${face} is not a face of a die with ${sides} sides: write a number from 1 to ${sides}.`;
  }
  return faces.map(Number);
}

/** The hits without a roll of all shooters of a roll; undefined if there are none. */
export function sumSureHits(shooters: PlayRoll['shooters'] = []): number | undefined {
  return shooters.reduce((sum, { sureHits = 0 }) => sum + sureHits, 0) || undefined;
}

/** Faces as an example of what to type, `2 4 6`; shortened for many dice. */
function formatExample(dice: readonly number[]): string {
  const exampleFaces = dice.slice(0, 4).map((sides, at) => 1 + ((at * 2 + 1) % sides));
  return `${exampleFaces.join(' ')}${dice.length > exampleFaces.length ? ' \u2026' : ''}`;
}

/** Rolls fair dice. @param dice the sides of each die, at most 2^16 */
export function rollFaces(dice: readonly number[]): readonly number[] {
  return dice.map((sides) => {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    const word = new Uint32Array(1);
    // A word beyond the last multiple of the sides would favour the first faces.
    do crypto.getRandomValues(word);
    while (word[0]! >= limit);
    return 1 + (word[0]! % sides);
  });
}

/** Each effect once, with all sums that have it: `1, 3 to 6`. */
export function groupEffects(
  effects: NonNullable<PlayRoll['effects']>,
): readonly { readonly sums: string; readonly text: string }[] {
  const sums = new Map<string, readonly string[]>();
  for (const { from, to, text } of effects)
    sums.set(text, [...(sums.get(text) ?? []), from === to ? String(from) : `${from} to ${to}`]);
  return [...sums].map(([text, all]) => ({ sums: all.join(', '), text }));
}
