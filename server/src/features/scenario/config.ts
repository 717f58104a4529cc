/**
 * The configuration file of a workspace, `asdic.config.yaml`: severities, excluded scenarios, and default options and tables
 * per ruleset. Editor and command line use the same file, and it overrides the settings of an editor.
 *
 *     severity: { wif-ssw/owner-passed: warning }
 *     exclude: [drafts/**]
 *     defaults:
 *       wif-ssw: { options: { warOnSpain: kept }, tables: { navalCombatChart: tables/chart.yaml } }
 *
 * Invalid values are ignored; the diagnostics of the file itself report them (`diagnoseConfig`).
 */
import type { Diagnostic, Severity } from '../../model/diagnostic';
import { configFile } from '../../protocol';
import { type SourceFile, overlay, parse, rangeAt } from '../../text';
import type { Place } from '../../model/place';
import { isMapping } from '../../model/values';
import { checkSchema, configSchema } from '../../schema';

export { configFile };

export interface Config {
  /** Path relative to the scenario: `../asdic.config.yaml`. */
  readonly path: string;
  readonly file: SourceFile;
  readonly severity: SeverityByCode;
  /** Globs of scenarios that are not checked, relative to the folder of the configuration. */
  readonly exclude: readonly string[];
}

/** Scenario members that a configuration may set. */
const defaultMembers = ['options', 'tables'] as const;

export const severityLevels: readonly (Severity | 'off')[] = ['off', 'hint', 'information', 'warning', 'error'];

/**
 * @param text of the file
 * @param path from the scenario's folder to the file
 */
export function readConfig(text: string, path: string): Config {
  const file = parse(text);
  const data = file.documents[0]?.data ?? {};
  const severity = Object.entries(toMapping(data['severity'])).filter(([, level]) => isLevel(level));
  return {
    path,
    file,
    severity: Object.fromEntries(severity) as SeverityByCode,
    exclude: Array.isArray(data['exclude'])
      ? (data['exclude'] as readonly unknown[]).filter((glob) => typeof glob === 'string')
      : [],
  };
}

function isLevel(level: unknown): level is Severity | 'off' {
  return severityLevels.some((candidate) => candidate === level);
}

/** Defaults for scenarios of a ruleset. */
function getDefaults({ file }: Config, ruleset: string): Readonly<Record<string, unknown>> {
  return toMapping(toMapping(file.documents[0]?.data['defaults'])[ruleset]);
}

/** Merged objects by the scenario's and the default's members: the identity of the result is stable across edits elsewhere. */
const mergeCache = new WeakMap<object, WeakMap<object, object>>();

/** Merges the defaults of a configuration into a scenario. Returns the scenario itself if there are none. */
export function withDefaults(data: object, config: Config | undefined, ruleset: string): object {
  const defaults = config && getDefaults(config, ruleset);
  if (!defaults) return data;
  const source = data as Readonly<Record<string, unknown>>;
  const members = defaultMembers.flatMap((key) => {
    const defaultValue = defaults[key];
    const ownValue = source[key];
    if (!isMapping(defaultValue) || (ownValue !== undefined && !isMapping(ownValue))) return [];
    return [[key, ownValue === undefined ? defaultValue : mergeOnce(ownValue, defaultValue)] as const];
  });
  return members.length === 0 ? data : overlay(data, Object.fromEntries(members), { replace: true });
}

function mergeOnce(ownValue: object, defaultValue: object): object {
  const mergedByDefault = mergeCache.get(ownValue) ?? new WeakMap<object, object>();
  mergeCache.set(ownValue, mergedByDefault);
  const mergedValue = mergedByDefault.get(defaultValue) ?? overlay(ownValue, defaultValue);
  mergedByDefault.set(defaultValue, mergedValue);
  return mergedValue;
}

/** Whether a place is in the configuration file. */
export function isInConfig({ file }: Config, place: Place): boolean {
  const [document] = file.documents;
  return document !== undefined && rangeAt(document, place) !== undefined;
}

/** Converts a path in the configuration to one relative to the scenario. */
export function toScenarioPath({ path }: Config, configPath: string): string {
  return path.slice(0, path.length - configFile.length) + configPath;
}

function toMapping(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : {};
}

/** Severities by code or by prefix (`wif-ssw/*`, `aare/price-*`): the longest match counts. `off` hides a diagnostic. */
export type SeverityByCode = Readonly<Record<string, Severity | 'off'>>;

/** @returns undefined if nothing matches the code */
export function findLevel(severity: SeverityByCode, code: string): Severity | 'off' | undefined {
  if (Object.hasOwn(severity, code)) return severity[code];
  for (let length = code.length; length >= 0; length--) {
    const beginning = `${code.slice(0, length)}*`;
    if (Object.hasOwn(severity, beginning)) return severity[beginning];
  }
  return undefined;
}

const configDiagnostics = new WeakMap<Config, readonly Diagnostic[]>();

export function diagnoseConfig(config: Config | undefined): readonly Diagnostic[] {
  const [document] = config?.file.documents ?? [];
  if (!config || !document || config.file.broken) return [];
  let diagnostics = configDiagnostics.get(config);
  if (!diagnostics) configDiagnostics.set(config, (diagnostics = checkSchema(configSchema, document.data)));
  return diagnostics;
}
