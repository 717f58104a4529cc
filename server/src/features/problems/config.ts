/** Diagnostics of the configuration of the workspace, which every scenario in its folder reports. */
import type { Problem } from '../../model/problem';
import { checkSchema, configSchema } from '../../schema';
import type { Config } from '../config';

const known = new WeakMap<Config, readonly Problem[]>();

export function configProblems(config: Config | undefined): readonly Problem[] {
  const [document] = config?.file.documents ?? [];
  if (!config || !document || config.file.broken) return [];
  let problems = known.get(config);
  if (!problems) known.set(config, (problems = checkSchema(configSchema, document.data)));
  return problems;
}
