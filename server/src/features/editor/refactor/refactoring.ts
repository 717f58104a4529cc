/** Shared code of refactorings: the cursor, and the result type. */
import type { LocatedValue, Path } from '../../../model/place';
import { type MemberRange, type TextEdit, locate, findWrittenMember } from '../../../text';
import { type Node, getNode } from '../../../text/node';
import { type Analysis, findScenarioAt } from '../../analysis/analysis';
import type { Scenario } from '../../scenario/scenario';

/** A change in the text of a scenario that keeps its meaning. */
export interface Refactoring {
  readonly kind: 'refactor.rewrite' | 'refactor.extract' | 'refactor.inline';
  /** Imperative title. */
  readonly title: string;
  readonly edits: readonly TextEdit[];
  /** A file that it creates. */
  readonly file?: NewFile;
}

/** A new file next to a scenario. */
export interface NewFile {
  /** Proposed path, relative to the scenario's folder, with slashes. */
  readonly path: string;
  readonly text: string;
  /** Returns the edits of the scenario for the final path of the file. */
  readonly createEdits: (path: string) => readonly TextEdit[];
}

/** A cursor in a scenario without syntax errors. */
export interface Cursor {
  readonly analysis: Analysis;
  readonly scenario: Scenario;
  readonly offset: number;
  readonly located: LocatedValue;
}

/** Undefined if the scenario has syntax errors: then the effect of a change is uncertain. */
export function createCursor(analysis: Analysis, offset: number): Cursor | undefined {
  const scenario = findScenarioAt(analysis, offset);
  if (!scenario || scenario.document.broken || analysis.file.broken) return undefined;
  const located = locate(scenario.document, offset);
  return located && { analysis, scenario, offset, located };
}

/** A list or mapping around the cursor, with its parent. */
export interface EnclosingValue {
  /** From the root, including its own key. */
  readonly path: Path;
  readonly owner: object;
  readonly key: string | number;
  readonly value: object;
  readonly node: Node;
  readonly member: MemberRange;
}

/** Lists and mappings around the cursor, or with the cursor on their key, the outermost first; without values from aliases. */
export function listEnclosingValues({
  scenario,
  located: { chain, path },
}: Pick<Cursor, 'scenario' | 'located'>): readonly EnclosingValue[] {
  return path.flatMap((key, depth): EnclosingValue[] => {
    const owner = chain[depth]!;
    const value = (owner as Record<string | number, unknown>)[key];
    if (typeof value !== 'object' || value === null) return [];
    const node = getNode(value);
    const member = findWrittenMember(scenario.document, owner, key);
    return node && !node.source && member ? [{ path: path.slice(0, depth + 1), owner, key, value, node, member }] : [];
  });
}

/** Name of a value in a title: its key, or its id. */
export function formatName({ key, value }: Pick<EnclosingValue, 'key' | 'value'>): string {
  if (typeof key === 'string') return `\`${key}\``;
  const { id } = value as { readonly id?: unknown };
  return typeof id === 'string' ? `\`${id}\`` : 'this item';
}

/** Creates a refactoring with lazy edits: few clients that list actions need them. */
export function createRefactoring(
  kind: Refactoring['kind'],
  title: string,
  computeEdits: () => readonly TextEdit[],
): Refactoring {
  let computed: readonly TextEdit[] | undefined;
  return {
    kind,
    title,
    get edits() {
      return (computed ??= computeEdits());
    },
  };
}
