import type { Path } from '../../model/place';
import { descend, rootSchema } from '../../schema/schema';
import type { Schema } from '../../schema/schema';

/** The schema of a ruleset with its definitions, and of it what speaks of a path; undefined where the data do not lead there. */
export function schemaAt(
  rulesetId: string,
  data: object,
  path: Path,
): { readonly root: Schema; readonly schema: Schema | undefined } {
  const root = rootSchema(rulesetId);
  const steps = descend(root, root, data, path);
  return { root, schema: steps.length === path.length + 1 ? steps.at(-1)!.schema : undefined };
}
