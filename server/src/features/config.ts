/**
 * The configuration file of a workspace, `asdic.config.yaml`: severities, scenarios that are left out, and for each ruleset
 * the options and tables of scenarios that say nothing else. Editor and command line go by the same file, and it goes before the settings of an editor.
 *
 *     severity: { wif-ssw/owner-passed: warning }
 *     exclude: [drafts/**]
 *     defaults:
 *       wif-ssw: { options: { warOnSpain: kept }, tables: { navalCombatChart: tables/chart.yaml } }
 *
 * What of it cannot be read counts as absent: its own problems say so (`problems/config.ts`).
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
  /** As a scenario would write it: `../asdic.config.yaml`. */
  readonly path: string;
  readonly file: SourceFile;
  readonly severity: SeverityByCode;
  /** Globs of scenarios that are not checked, relative to the file's folder. */
  readonly exclude: readonly string[];
}

/** Members of a scenario that a configuration may state for all. */
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

/** What a scenario of a ruleset has, unless it says otherwise. */
function defaultsOf({ file }: Config, ruleset: string): Readonly<Record<string, unknown>> {
  return mapping(mapping(file.documents[0]?.data['defaults'])[ruleset]);
}

/** By the scenario's members: the same members lead to the same object, so that nothing is found anew for an edit elsewhere. */
const laidOver = new WeakMap<object, WeakMap<object, object>>();

/** The scenario with the defaults of a configuration where it says nothing. The scenario itself where there are none. */
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

/** Whether a place stands in the configuration. */
export function isInConfig({ file }: Config, place: Place): boolean {
  const [document] = file.documents;
  return document !== undefined && rangeOf(document, place) !== undefined;
}

/** A path that the configuration writes, as the scenario would. */
export function fromConfig({ path }: Config, written: string): string {
  return path.slice(0, path.length - configFile.length) + written;
}

function mapping(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : {};
}
