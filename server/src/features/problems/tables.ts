/** Files of supplied tables that a scenario names and that cannot be used. */
import type { Problem } from '../../model/problem';
import { lineIndex } from '../../text';
import type { Scenario } from '../scenario';
import type { LoadedFile } from '../tables';

export function tableProblems({ tables }: Scenario): readonly Problem[] {
  return tables.files.flatMap(problemOf);
}

function problemOf({ path, place, file }: LoadedFile): readonly Problem[] {
  if (!file) {
    const message = `There is no file \`${path}\` in this workspace folder, so the table counts as not supplied. Give the path of a YAML file that holds the table, relative to this file.`;
    return [{ code: 'table/missing', severity: 'error', message, place }];
  }
  const [fault] = file.problems.filter(({ severity }) => severity === 'error');
  if (fault) {
    const line = lineIndex(file.text).positionAt(fault.range.from).line + 1;
    return [{ code: 'table/unreadable', severity: 'error', message: `${path}, line ${line}: ${fault.message}`, place }];
  }
  if (!file.documents[0])
    return [
      {
        code: 'table/unreadable',
        severity: 'error',
        message: `The file \`${path}\` is empty: it should hold the table.`,
        place,
      },
    ];
  return [];
}
