/**
 * The configuration file of a workspace, `asdic.config.yaml`: severities, excluded scenarios, and default options and tables
 * per ruleset. Editor and command line use the same file, and it overrides the settings of an editor.
 *
 *     severity: { wif-ssw/owner-passed: warning }
 *     exclude: [drafts/**]
 *     defaults:
 *       wif-ssw: { options: { warOnSpain: kept }, tables: { navalCombatChart: tables/chart.yaml } }
 *
 * Invalid values are ignored; the diagnostics of the file itself report them (`problems/config.ts`).
 */
import type { Severity } from '../model/problem';
import { configFile } from '../protocol';
import { overlaid, parse, rangeOf } from '../text';
import type { SourceFile } from '../text';
import type { Place } from '../model/place';
import type { SeverityByCode } from './problems/severity';
import { isMapping } from '../model/values';

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
  const severity = Object.entries(mapping(data['severity'])).filter(([, level]) => isLevel(level));
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
  return severityLevels.some((known) => known === level);
}

/** Defaults for scenarios of a ruleset. */
function defaultsOf({ file }: Config, ruleset: string): Readonly<Record<string, unknown>> {
  return mapping(mapping(file.documents[0]?.data['defaults'])[ruleset]);
}

/** Merged objects by the scenario's and the default's members: the identity of the result is stable across edits elsewhere. */
const laidOver = new WeakMap<object, WeakMap<object, object>>();

/** Merges the defaults of a configuration into a scenario. Returns the scenario itself if there are none. */
export function withDefaults(data: object, config: Config | undefined, ruleset: string): object {
  const defaults = config && defaultsOf(config, ruleset);
  if (!defaults) return data;
  const source = data as Readonly<Record<string, unknown>>;
  const members = defaultMembers.flatMap((key) => {
    const given = defaults[key];
    const own = source[key];
    if (!isMapping(given) || (own !== undefined && !isMapping(own))) return [];
    return [[key, own === undefined ? given : once(own, given)] as const];
  });
  return members.length === 0 ? data : overlaid(data, Object.fromEntries(members), { replace: true });
}

function once(own: object, given: object): object {
  const known = laidOver.get(own) ?? new WeakMap<object, object>();
  laidOver.set(own, known);
  const both = known.get(given) ?? overlaid(own, given);
  known.set(given, both);
  return both;
}

/** Whether a place is in the configuration file. */
export function isInConfig({ file }: Config, place: Place): boolean {
  const [document] = file.documents;
  return document !== undefined && rangeOf(document, place) !== undefined;
}

/** Converts a path in the configuration to one relative to the scenario. */
export function fromConfig({ path }: Config, written: string): string {
  return path.slice(0, path.length - configFile.length) + written;
}

function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : {};
}
