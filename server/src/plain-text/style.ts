/** Colours for a terminal. */

const escapeCodes = { bold: 1, red: 31, yellow: 33, blue: 34, cyan: 36, grey: 90 } as const;

export type Colour = keyof typeof escapeCodes;

/** The output that a text is formatted for. */
export interface Terminal {
  readonly colours: boolean;
  /** The width of the lines, in characters. */
  readonly width: number;
}

/** Colours a text, or leaves it plain. */
export type Paint = (colour: Colour, text: string) => string;

export function createPaint({ colours }: Pick<Terminal, 'colours'>): Paint {
  return (colour, text) => (colours && text !== '' ? `\u001b[${escapeCodes[colour]}m${text}\u001b[0m` : text);
}
