/**
 * Completion and hovers in `asdic.config.yaml`. Values below `defaults` are handled like options and tables of a scenario; everything else
 * by the schema of the configuration.
 */
import { type Path, valueAt } from '../../model/place';
import { configSchema, describeAt } from '../../schema';
import { locate, findPlace, rangeAt } from '../../text';
import type { Analysis } from '../analysis/analysis';
import { listAllCodes, formatCodePage } from '../diagnostics/codes/code-page';
import { findFirstCompletions } from './completion/find-completions';
import { findScenarioCompletions, completeTexts } from './completion/scenario-completions';
import type { Completion } from './completion/completion';
import type { CompletionContext } from './completion/completion-context';
import { formatDescription } from './hover/description';
import type { HoverText } from './hover/hover';

/** A position below `defaults`, in terms of a scenario: ruleset, data and path. */
interface Defaults {
  readonly ruleset: string;
  readonly data: object;
  readonly path: Path;
}

function findDefaultsAt({ environment }: Analysis, data: object, configPath: Path): Defaults | undefined {
  const [rootKey, ruleset, ...path] = configPath;
  const rulesetDefaults = valueAt(data, configPath.slice(0, 2));
  const isKnown = environment.rulesets.some(({ id }) => id === ruleset);
  return rootKey === 'defaults' &&
    isKnown &&
    path.length > 0 &&
    typeof rulesetDefaults === 'object' &&
    rulesetDefaults !== null
    ? { ruleset: String(ruleset), data: rulesetDefaults, path }
    : undefined;
}

/** @param analysis of the configuration's text, with all rulesets */
export function completeConfig(analysis: Analysis, offset: number): readonly Completion[] {
  return findFirstCompletions(analysis, offset, (context) => {
    const { document, path } = context;
    const defaults = findDefaultsAt(analysis, document.data, path);
    if (defaults) {
      const { ruleset, data, path: scenarioPath } = defaults;
      return findScenarioCompletions(analysis, ruleset, {
        ...context,
        path: scenarioPath,
        document: { ...document, data: data as CompletionContext['document']['data'] },
      });
    }
    const isCode = context.position === 'key' && path.length === 1 && path[0] === 'severity';
    return isCode
      ? completeTexts(context, listCodes(analysis, valueAt(document.data, path)))
      : findScenarioCompletions(analysis, configSchema, context);
  });
}

/** Codes and code prefixes without a severity so far. */
function listCodes(
  { environment }: Analysis,
  severities: unknown,
): readonly { readonly text: string; readonly detail?: string }[] {
  const codes = listAllCodes(environment.rulesets);
  const groups = [...new Set(codes.map((code) => `${code.split('/')[0]}/*`))];
  const allCodes = [
    ...groups.map((text) => ({ text, detail: 'all codes that begin like this' })),
    ...codes.map((text) => ({ text })),
  ];
  return allCodes.filter(({ text }) => !Object.hasOwn(Object(severities) as object, text));
}

/** @param analysis of the configuration's text, with all rulesets */
export function hoverConfig(analysis: Analysis, offset: number): HoverText | undefined {
  const [document] = analysis.file.documents;
  const located = document && locate(document, offset);
  const place = located && findPlace(document, located.path);
  const range = place && rangeAt(document, located.onKey ? { ...place, onKey: true } : place);
  if (!range) return undefined;
  const markdown = describeConfigValue(analysis, document.data, located.path, located.onKey);
  return markdown === undefined || markdown === '' ? undefined : { range, markdown, rules: { lines: [], remarks: [] } };
}

function describeConfigValue(analysis: Analysis, data: object, path: Path, onKey: boolean): string | undefined {
  const { environment } = analysis;
  const codePage =
    path.length === 2 && path[0] === 'severity' && onKey ? formatCodePage(String(path[1]), environment) : undefined;
  if (codePage !== undefined) return codePage;
  const defaults = findDefaultsAt(analysis, data, path);
  const ruleset = environment.rulesets.find(({ id }) => id === defaults?.ruleset);
  const description = defaults
    ? describeAt(defaults.ruleset, defaults.data, { path: defaults.path })
    : describeAt(configSchema, data, { path });
  return description && formatDescription(description, ruleset, environment.ruleLink);
}
