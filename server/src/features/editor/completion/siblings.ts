/** The surroundings of a completion: the other items of a list, so that a new one looks like them, and the schema. */
import { type Schema, descend, getRootSchema } from '../../../schema/schema';
import type { Plain } from '../../../model/edit';
import { type Path, valueAt } from '../../../model/place';
import { isMapping } from '../../../model/values';
import { isInherited } from '../../../text';
import { getNode } from '../../../text/node';

export interface Siblings {
  /** All of them are flow mappings. */
  readonly areFlow: boolean;
  /** Keys that all of them have, in the order of the model. */
  readonly keys: readonly string[];
  /** The item before the new one; the first other item if there is none. */
  readonly model: Readonly<Record<string, Plain>>;
}

/** Finds the sibling mappings of a list item; undefined if there are none. @param path of the item, which need not exist */
export function findSiblings(data: object, path: Path): Siblings | undefined {
  const index = path.at(-1);
  const list: unknown = valueAt(data, path.slice(0, -1));
  if (typeof index !== 'number' || !Array.isArray(list)) return undefined;
  const mappings = (list as readonly unknown[]).map((item, at) => (at !== index && isMapping(item) ? item : undefined));
  const others = mappings.filter((item) => item !== undefined);
  const model = mappings.findLast((item, at) => item && at < index) ?? others[0];
  if (!model) return undefined;
  return {
    areFlow: others.every((item) => getNode(item)?.flow === true),
    keys: Object.keys(model).filter((key) =>
      others.every((item) => Object.hasOwn(item, key) && !isInherited(item, key)),
    ),
    model: model as Readonly<Record<string, Plain>>,
  };
}

/** Returns the root schema of a ruleset, and the schema at a path; undefined if the data do not lead there. */
export function findSchemaAt(
  rulesetId: string,
  data: object,
  path: Path,
): { readonly root: Schema; readonly schema: Schema | undefined } {
  const root = getRootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  return { root, schema: steps.length === path.length + 1 ? steps.at(-1)!.schema : undefined };
}
