/** YAML anchors as names: the anchor and its aliases. */
import { type NamedAnchor, type Range, findAnchors } from '../../text';
import type { Analysis } from './analysis';

/** The anchor at the cursor, which may be on the anchor itself or on an alias. */
export interface AnchorAt extends NamedAnchor {
  readonly range: Range;
}

export function anchorAt({ text }: Pick<Analysis, 'text'>, offset: number): AnchorAt | undefined {
  // Avoids scanning the whole text if there is no anchor or alias at the cursor.
  if (!isAtSign(text, offset)) return undefined;
  for (const named of findAnchors(text)) {
    const range = [named.anchor, ...named.aliases].find(({ from, to }) => from - 1 <= offset && offset <= to);
    if (range) return { ...named, range };
  }
  return undefined;
}

const nameEnds = /[\s,[\]{}]/;

/** Whether the word at an offset begins with the sign of an anchor or an alias. */
function isAtSign(text: string, offset: number): boolean {
  const isSign = (at: number) => text[at] === '&' || text[at] === '*';
  if (isSign(offset)) return true;
  let from = offset;
  while (from > 0 && !nameEnds.test(text[from - 1]!)) from--;
  return isSign(from);
}
