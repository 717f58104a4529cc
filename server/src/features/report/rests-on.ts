/** Describes what numbers are based on besides the rules: options with their readings, and the sources of tables. */
import type { Option, Ruleset } from '../../model/ruleset';
import { valueAt } from '../../model/place';
import { sentence } from '../../model/wording';
import type { ReportBasis } from '../../protocol';
import { describe } from '../../schema';
import type { LineOf } from '../format/amounts';
import { citation } from '../format/rules';

/** Text after the title of a table, by kind of basis. */
const tableWords: Readonly<Record<string, string>> = {
  'house table': 'a house table of Asdic, as the numbers of the game are not public',
  'supplied table': 'as the scenario supplies it',
  'no table': 'no table is supplied, so it has no effect',
};

/** @param bases in words (`format/bases.ts`) */
export function restsOn(
  bases: readonly string[],
  ruleset: Ruleset,
  data: object,
  lineOf: LineOf,
): readonly ReportBasis[] {
  return bases.map((basis): ReportBasis => {
    const name = basis.slice(basis.lastIndexOf(' ') + 1);
    const kind = basis.slice(0, -name.length - 1);
    const option = kind === 'option' ? ruleset.options.find((one) => one.name === name) : undefined;
    if (option) return optionBasis(option, ruleset, data, lineOf);
    const path =
      valueAt(data, ['tables', name]) === undefined && valueAt(data, [name]) !== undefined ? [name] : ['tables', name];
    const words = tableWords[kind];
    if (words === undefined) return { basis, text: sentence(basis), rules: [] };
    const { title = name, rule } = describe(ruleset.id, holding(path), { path }) ?? {};
    const rules = rule === undefined ? [] : [citation(ruleset, rule)];
    return { basis, text: `${title}: ${words}`, rules, ...lineAt(data, path, lineOf) };
  });
}

/** Data that has a value at a path: descriptions are looked up by data, and a house table is in no scenario. */
function holding(path: readonly string[]): object {
  return path.reduceRight<object>((held, key) => ({ [key]: held }), {});
}

function optionBasis(option: Option, ruleset: Ruleset, data: object, lineOf: LineOf): ReportBasis {
  const { name, question, readings, default: usual } = option;
  const given = valueAt(data, ['options', name]) as string | number | boolean | undefined;
  const chosen = typeof usual === 'object' ? undefined : String(given ?? usual);
  const meaning = chosen === undefined ? undefined : readings[chosen];
  const reading =
    meaning?.replaceAll('`', '').replace(/\.$/, '') ??
    chosen ??
    (given === undefined ? 'the default' : 'as the scenario says');
  return {
    basis: `option ${name}`,
    text: `${sentence(question)}: ${reading}${given === undefined ? '' : ' (the reading of the scenario)'}`,
    rules: option.rules.map((rule) => citation(ruleset, rule)),
    ...lineAt(data, ['options', name], lineOf),
  };
}

function lineAt(data: object, path: readonly string[], lineOf: LineOf): Pick<ReportBasis, 'line'> {
  const owner = valueAt(data, path.slice(0, -1));
  const key = path.at(-1)!;
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, key)) return {};
  const line = lineOf({ owner, key });
  return line === undefined ? {} : { line };
}
