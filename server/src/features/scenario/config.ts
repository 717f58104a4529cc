/**
 * The configuration file of a workspace, `asdic.config.yaml`: severities, excluded scenarios, and default options and tables
 * per ruleset. Editor and command line use the same file, and it overrides the settings of an editor.
 *
 *     severity: { wif-ssw/owner-passed: warning }
 *     exclude: [drafts/**]
 *     defaults:
 *       wif-ssw: { options: { warOnSpain: kept }, tables: { navalCombatChart: tables/chart.yaml } }
 *
 * Invalid values are ignored; the diagnostics of the file itself report them (`diagnostics/config.ts`).
 */
import type { Severity } from '../../model/diagnostic';
import { configFile } from '../../protocol';
import { overlay, parse, rangeAt } from '../../text';
import type { SourceFile } from '../../text';
import type { Place } from '../../model/place';
import type { SeverityByCode } from './severity';
import { isMapping } from '../../model/values';

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
export function toScenarioPath({ path }: Config, written: string): string {
  return path.slice(0, path.length - configFile.length) + written;
}

function toMapping(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : {};
}
