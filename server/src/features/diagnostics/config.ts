/** Diagnostics of the configuration of the workspace, which every scenario in its folder reports. */
import type { Diagnostic } from '../../model/diagnostic';
import { checkSchema, configSchema } from '../../schema';
import type { Config } from '../scenario/config';

const cache = new WeakMap<Config, readonly Diagnostic[]>();

export function diagnoseConfig(config: Config | undefined): readonly Diagnostic[] {
  const [document] = config?.file.documents ?? [];
  if (!config || !document || config.file.broken) return [];
  let diagnostics = cache.get(config);
  if (!diagnostics) cache.set(config, (diagnostics = checkSchema(configSchema, document.data)));
  return diagnostics;
}
