/** One-line description of a referenced object, for hovers on references. */
import type { Declaration } from '../../model/ids';
import { locate, rangeOf } from '../../text';
import type { Located } from '../../model/place';
import { kindWords } from '../../schema';
import { lineOf } from '../analysis';
import type { Analysis } from '../analysis';
import { idAt } from '../ids/id-at';
import { declarationsOf } from '../ids/named-id';
import { bold, escape } from '../format/markdown';
import type { Scenario } from '../scenario';
import { detailOf } from '../symbols';

/** A reference with its declaration. */
export interface Named {
  readonly declaration: Declaration;
  /** Location of the declaration. */
  readonly where: Located;
}

/** Resolves the reference under the cursor; undefined on a declaration, and if there is no id. */
export function namedAt(analysis: Analysis, scenario: Scenario, offset: number): Named | undefined {
  const at = idAt(analysis, offset);
  const [declaration] = at ? declarationsOf(at) : [];
  const range = declaration && rangeOf(scenario.document, declaration.place);
  if (!range || range.from === at!.range.from) return undefined;
  const where = locate(scenario.document, range.from);
  return where && { declaration, where };
}

/** `**kaga**: unit, cv, name Kaga (line 51)`. */
export function namedLine(analysis: Analysis, scenario: Scenario, { declaration }: Named): string {
  const { id, kind, object, place } = declaration;
  const line = lineOf(analysis, scenario)(place);
  const details = typeof object === 'object' && object !== null ? detailOf(object) : '';
  const words = [kindWords(kind), details].filter((part) => part !== '').join(', ');
  return `${bold(id)}: ${escape(words)}${line === undefined ? '' : ` (line ${line})`}`;
}
