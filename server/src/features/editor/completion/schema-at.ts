import type { Path } from '../../../model/place';
import { type Schema, descend, rootSchema } from '../../../schema/schema';

/** Returns the root schema of a ruleset, and the schema at a path; undefined if the data do not lead there. */
export function schemaAt(
  rulesetId: string,
  data: object,
  path: Path,
): { readonly root: Schema; readonly schema: Schema | undefined } {
  const root = rootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  return { root, schema: steps.length === path.length + 1 ? steps.at(-1)!.schema : undefined };
}
