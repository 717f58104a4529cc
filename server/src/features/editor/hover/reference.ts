/** One-line description of a referenced object, for hovers on references. */
import type { Declaration } from '../../../model/ids';
import { locate, rangeAt } from '../../../text';
import type { LocatedValue } from '../../../model/place';
import { describeKind } from '../../../schema';
import { type Analysis, lineResolver } from '../../analysis/analysis';
import { idAt } from '../../analysis/id-at';
import { findDeclarations } from '../../scenario/named-id';
import { bold, escapeMarkdown } from '../../format/markdown';
import type { Scenario } from '../../scenario/scenario';
import { describeObject } from '../symbols';

/** A reference with its declaration. */
export interface NamedReference {
  readonly declaration: Declaration;
  /** Location of the declaration. */
  readonly where: LocatedValue;
}

/** Resolves the reference under the cursor; undefined on a declaration, and if there is no id. */
export function referenceAt(analysis: Analysis, scenario: Scenario, offset: number): NamedReference | undefined {
  const at = idAt(analysis, offset);
  const [declaration] = at ? findDeclarations(at) : [];
  const range = declaration && rangeAt(scenario.document, declaration.place);
  if (!range || range.from === at!.range.from) return undefined;
  const where = locate(scenario.document, range.from);
  return where && { declaration, where };
}

/** `**kaga**: unit, cv, name Kaga (line 51)`. */
export function formatReference(analysis: Analysis, scenario: Scenario, { declaration }: NamedReference): string {
  const { id, kind, object, place } = declaration;
  const line = lineResolver(analysis, scenario)(place);
  const details = typeof object === 'object' && object !== null ? describeObject(object) : '';
  const words = [describeKind(kind), details].filter((part) => part !== '').join(', ');
  return `${bold(id)}: ${escapeMarkdown(words)}${line === undefined ? '' : ` (line ${line})`}`;
}
