/** A table of the user's own in place of a house table: a file of the right shape, or the same inside the scenario. */
import { valueAt } from '../../../model/place';
import { isMapping } from '../../../model/values';
import type { Edit, Plain } from '../../../model/edit';
import { createTextEdits } from '../../../text';
import type { Analysis } from '../../analysis/analysis';
import type { Refusal } from '../../analysis/find-combat';
import { toFileName } from './move-table';
import type { NewFile } from './refactoring';

/** The house table as a new file for the user to change, with the edits that name the file. For an empty path they write the table into the scenario. */
export function createOwnTable(analysis: Analysis, document: number, table: string): NewFile | Refusal {
  const scenario = analysis.scenarios[document];
  const houseTable = scenario?.ruleset?.houseTables?.[table];
  if (!scenario || !houseTable) return { refused: `There is no house table ${table} in this scenario.` };
  const { data } = scenario.document;
  if (valueAt(data, ['tables', table]) !== undefined) return { refused: `The scenario has a table ${table} already.` };
  const content = { ...houseTable, source: 'put the name of your game here' };
  const createTableEdits = (value: Plain) => {
    const tables = valueAt(data, ['tables']);
    const edit: Edit = isMapping(tables)
      ? { edit: 'set', owner: tables, key: table, value }
      : { edit: 'set', owner: data, key: 'tables', value: { [table]: value } };
    return createTextEdits(analysis.file, [edit]);
  };
  return {
    path: `tables/${toFileName(table)}.yaml`,
    text: `# These numbers are invented: put in those of your game.\n${writeTable(content)}`,
    createEdits: (path) => createTableEdits(path === '' ? content : path),
  };
}

/** YAML with a row of the table on each line. */
function writeTable(content: object): string {
  const rows = Object.entries(content).flatMap(([key, value]: [string, unknown]) => {
    const isNested = typeof value === 'object' && value !== null && Object.values(value).some(isObject);
    if (!isNested) return [`${key}: ${writeFlow(value)}`];
    return Array.isArray(value)
      ? [`${key}:`, ...value.map((row) => `  - ${writeFlow(row)}`)]
      : [`${key}:`, ...Object.entries(value).map(([name, row]) => `  ${name}: ${writeFlow(row)}`)];
  });
  return `${rows.join('\n')}\n`;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** JSON is YAML. */
function writeFlow(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
}
