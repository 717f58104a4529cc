/**
 * Completion and hovers in `asdic.config.yaml`. Values below `defaults` are handled like options and tables of a scenario; everything else
 * by the schema of the configuration.
 */
import { valueAt } from '../model/place';
import type { Path } from '../model/place';
import { configSchema, describe } from '../schema';
import { locate, placeAt, rangeOf } from '../text';
import type { Analysis } from './analysis';
import { allCodes, codePage } from './codes/code-page';
import { firstFound } from './completion/at-cursor';
import { offersAt, textsAt } from './completion/completions';
import type { Completion } from './completion/completion';
import type { Spot } from './completion/spot';
import { descriptionMarkdown } from './hover/description';
import type { HoverText } from './hover/hover';

/** A position below `defaults`, in terms of a scenario: ruleset, data and path. */
interface Defaults {
  readonly ruleset: string;
  readonly data: object;
  readonly path: Path;
}

function defaultsAt({ environment }: Analysis, data: object, way: Path): Defaults | undefined {
  const [head, ruleset, ...path] = way;
  const given = valueAt(data, way.slice(0, 2));
  const isKnown = environment.rulesets.some(({ id }) => id === ruleset);
  return head === 'defaults' && isKnown && path.length > 0 && typeof given === 'object' && given !== null
    ? { ruleset: String(ruleset), data: given, path }
    : undefined;
}

/** @param analysis of the configuration's text, with all rulesets */
export function configCompletions(analysis: Analysis, offset: number): readonly Completion[] {
  return firstFound(analysis, offset, (spot) => {
    const { document, path } = spot;
    const defaults = defaultsAt(analysis, document.data, path);
    if (defaults) {
      const { ruleset, data, path: inside } = defaults;
      return offersAt(analysis, ruleset, {
        ...spot,
        path: inside,
        document: { ...document, data: data as Spot['document']['data'] },
      });
    }
    const isCode = spot.as === 'key' && path.length === 1 && path[0] === 'severity';
    return isCode
      ? textsAt(spot, codesFor(analysis, valueAt(document.data, path)))
      : offersAt(analysis, configSchema, spot);
  });
}

/** Codes and code prefixes without a severity so far. */
function codesFor(
  { environment }: Analysis,
  given: unknown,
): readonly { readonly text: string; readonly detail?: string }[] {
  const codes = allCodes(environment.rulesets);
  const groups = [...new Set(codes.map((code) => `${code.split('/')[0]}/*`))];
  const all = [...groups.map((text) => ({ text, detail: 'all that begin so' })), ...codes.map((text) => ({ text }))];
  return all.filter(({ text }) => !Object.hasOwn(Object(given) as object, text));
}

/** @param analysis of the configuration's text, with all rulesets */
export function configHover(analysis: Analysis, offset: number): HoverText | undefined {
  const [document] = analysis.file.documents;
  const where = document && locate(document, offset);
  const place = where && placeAt(document, where.path);
  const range = place && rangeOf(document, where.onKey ? { ...place, onKey: true } : place);
  if (!range) return undefined;
  const markdown = wordsOn(analysis, document.data, where.path, where.onKey);
  return markdown === undefined || markdown === '' ? undefined : { range, markdown, rules: { lines: [], remarks: [] } };
}

function wordsOn(analysis: Analysis, data: object, path: Path, onKey: boolean): string | undefined {
  const { environment } = analysis;
  const code =
    path.length === 2 && path[0] === 'severity' && onKey ? codePage(String(path[1]), environment) : undefined;
  if (code !== undefined) return code;
  const defaults = defaultsAt(analysis, data, path);
  const ruleset = environment.rulesets.find(({ id }) => id === defaults?.ruleset);
  const description = defaults
    ? describe(defaults.ruleset, defaults.data, { path: defaults.path })
    : describe(configSchema, data, { path });
  return description && descriptionMarkdown(description, ruleset, environment.ruleLink);
}
