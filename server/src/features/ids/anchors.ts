/** Anchors of YAML as names: where a value is named, and where the name stands for it. */
import { anchorsIn } from '../../text';
import type { NamedAnchor, Range } from '../../text';
import type { Analysis } from '../analysis';

/** The anchor whose name the cursor is on, at the anchor itself or at an alias of it. */
export interface AnchorAt extends NamedAnchor {
  readonly range: Range;
}

export function anchorAt({ text }: Pick<Analysis, 'text'>, offset: number): AnchorAt | undefined {
  // The whole text is read only where a name may be meant.
  if (!isAtSign(text, offset)) return undefined;
  for (const named of anchorsIn(text)) {
    const range = [named.anchor, ...named.aliases].find(({ from, to }) => from - 1 <= offset && offset <= to);
    if (range) return { ...named, range };
  }
  return undefined;
}

const nameEnds = /[\s,[\]{}]/;

/** Whether what stands at an offset without a blank begins with the sign of an anchor or an alias. */
function isAtSign(text: string, offset: number): boolean {
  const isSign = (at: number) => text[at] === '&' || text[at] === '*';
  if (isSign(offset)) return true;
  let from = offset;
  while (from > 0 && !nameEnds.test(text[from - 1]!)) from--;
  return isSign(from);
}
