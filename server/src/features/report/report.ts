/** The report on a combat, as plain data for the report view and the command line. */
import type { CombatReport, ReportBasis } from '../../protocol';
import type { Range } from '../../text';
import type { Ids } from '../../model/ids';
import { displayLimits } from '../scenario/display-limits';
import type { Option, Ruleset } from '../../model/ruleset';
import { valueAt } from '../../model/place';
import { capitalize } from '../../model/wording';
import { describeAt } from '../../schema';
import type { GetLine } from '../format/report-amount';
import { toReportRule } from '../format/rules';

/** A report without the members that only the host knows. `range` is in offsets. */
export type Report = Omit<CombatReport, 'uri' | 'version' | 'textHash' | 'range'> & { readonly range: Range };

/** The ids and names that a combat declares or refers to, without duplicates, up to a limit. @param combat its member of the scenario */
export function collectNames(combat: object, { declarations }: Pick<Ids, 'declarations'>): readonly string[] {
  const declared = new Set(declarations.map(({ id }) => id));
  const names = new Set<string>();
  const visit = (key: string, value: unknown): void => {
    if (typeof value === 'string') {
      if (key === 'id' || key === 'name' || declared.has(value)) names.add(value);
    } else if (Array.isArray(value)) value.forEach((item) => visit(key, item));
    else if (typeof value === 'object' && value !== null)
      Object.entries(value).forEach(([name, member]) => visit(name, member));
  };
  visit('', combat);
  return [...names].slice(0, displayLimits.names);
}

/** Text after the title of a table, by kind of basis. */
const tableWords: Readonly<Record<string, string>> = {
  'house table': 'a house table of Asdic, as the numbers of the game are not public',
  'supplied table': 'as the scenario supplies it',
  'no table': 'no table is supplied, so it has no effect',
};

/** @param bases in words (`format/report-amount.ts`) */
export function describeBases(
  bases: readonly string[],
  ruleset: Ruleset,
  data: object,
  getLine: GetLine,
): readonly ReportBasis[] {
  return bases.map((basis): ReportBasis => {
    const name = basis.slice(basis.lastIndexOf(' ') + 1);
    const kind = basis.slice(0, -name.length - 1);
    const option = kind === 'option' ? ruleset.options.find((item) => item.name === name) : undefined;
    if (option) return createOptionBasis(option, ruleset, data, getLine);
    const path =
      valueAt(data, ['tables', name]) === undefined && valueAt(data, [name]) !== undefined ? [name] : ['tables', name];
    const words = tableWords[kind];
    if (words === undefined) return { basis, text: capitalize(basis), rules: [] };
    const { title = name, rule } = describeAt(ruleset.id, nest(path), { path }) ?? {};
    const rules = rule === undefined ? [] : [toReportRule(ruleset, rule)];
    const isReplaceable = kind === 'house table' && ruleset.houseTables?.[name] !== undefined;
    return {
      ...{ basis, text: `${title}: ${words}`, rules },
      ...(isReplaceable && { houseTable: { table: name, title } }),
      ...findLine(data, path, getLine),
    };
  });
}

/** Data that has a value at a path: descriptions are looked up by data, and a house table is in no scenario. */
function nest(path: readonly string[]): object {
  return path.reduceRight<object>((inner, key) => ({ [key]: inner }), {});
}

function createOptionBasis(option: Option, ruleset: Ruleset, data: object, getLine: GetLine): ReportBasis {
  const { name, question, readings, default: defaultValue } = option;
  const scenarioValue = valueAt(data, ['options', name]) as string | number | boolean | undefined;
  const scenarioReading = typeof defaultValue === 'object' ? undefined : String(scenarioValue ?? defaultValue);
  const meaning = scenarioReading === undefined ? undefined : readings[scenarioReading];
  const reading =
    meaning?.replaceAll('`', '').replace(/\.$/, '') ??
    scenarioReading ??
    (scenarioValue === undefined ? 'the default' : 'as the scenario says');
  return {
    basis: `option ${name}`,
    text: `${capitalize(question)}: ${reading}${scenarioValue === undefined ? '' : ' (the reading of the scenario)'}`,
    rules: option.rules.map((rule) => toReportRule(ruleset, rule)),
    ...findLine(data, ['options', name], getLine),
  };
}

function findLine(data: object, path: readonly string[], getLine: GetLine): Pick<ReportBasis, 'line'> {
  const owner = valueAt(data, path.slice(0, -1));
  const key = path.at(-1)!;
  if (typeof owner !== 'object' || owner === null || !Object.hasOwn(owner, key)) return {};
  const line = getLine({ owner, key });
  return line === undefined ? {} : { line };
}
