/** What refactorings have in common: what is under the cursor, and what they hand back. */
import type { Located, Path } from '../../model/place';
import { locate, writtenMember } from '../../text';
import type { MemberRange, TextEdit } from '../../text';
import { nodeOf } from '../../text/node';
import type { Node } from '../../text/node';
import type { Analysis } from '../analysis';
import { scenarioAt } from '../analysis';
import type { Scenario } from '../scenario';

/** A change of how a scenario is written that leaves what it says. */
export interface Refactoring {
  readonly kind: 'refactor.rewrite' | 'refactor.extract' | 'refactor.inline';
  /** What it does, in the imperative. */
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** A file that it makes. */
  readonly file?: NewFile;
}

/** A file beside a scenario. */
export interface NewFile {
  /** From the scenario's folder, with slashes: a proposal. */
  readonly path: string;
  readonly text: string;
  /** The edits of the scenario where the file has a path. */
  readonly edits: (path: string) => readonly TextEdit[];
}

/** A cursor in a scenario that can be read. */
export interface Cursor {
  readonly analysis: Analysis;
  readonly scenario: Scenario;
  readonly offset: number;
  readonly located: Located;
}

/** Undefined where not all of the scenario can be read: what a change would do to it is not certain then. */
export function cursorAt(analysis: Analysis, offset: number): Cursor | undefined {
  const scenario = scenarioAt(analysis, offset);
  if (!scenario || scenario.document.broken || analysis.file.broken) return undefined;
  const located = locate(scenario.document, offset);
  return located && { analysis, scenario, offset, located };
}

/** A list or mapping around the cursor, as a member of what holds it. */
export interface Held {
  /** From the root, its own key included. */
  readonly path: Path;
  readonly owner: object;
  readonly key: string | number;
  readonly value: object;
  readonly node: Node;
  readonly member: MemberRange;
}

/** The lists and mappings that the cursor is in, or on the key of, from the outermost; what came by an alias is none of them. */
export function heldAround({
  scenario,
  located: { chain, path },
}: Pick<Cursor, 'scenario' | 'located'>): readonly Held[] {
  return path.flatMap((key, depth): Held[] => {
    const owner = chain[depth]!;
    const value = (owner as Record<string | number, unknown>)[key];
    if (typeof value !== 'object' || value === null) return [];
    const node = nodeOf(value);
    const member = writtenMember(scenario.document, owner, key);
    return node && !node.source && member ? [{ path: path.slice(0, depth + 1), owner, key, value, node, member }] : [];
  });
}

/** How a title calls a value: by its key, or by its id. */
export function calledBy({ key, value }: Pick<Held, 'key' | 'value'>): string {
  if (typeof key === 'string') return `\`${key}\``;
  const { id } = value as { readonly id?: unknown };
  return typeof id === 'string' ? `\`${id}\`` : 'this item';
}

/** A refactoring whose edits are made when they are read: few of those who list actions ask for them. */
export function later(kind: Refactoring['kind'], title: string, make: () => readonly TextEdit[]): Refactoring {
  let made: readonly TextEdit[] | undefined;
  return {
    kind,
    title,
    get edits() {
      return (made ??= make());
    },
  };
}
