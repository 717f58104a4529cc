/** Diagnostics of table files that a scenario names and that cannot be used. */
import type { Diagnostic } from '../../model/diagnostic';
import { createLineIndex } from '../../text';
import type { NotRead } from './environment';
import type { Scenario } from './scenario';
import type { LoadedFile } from './tables';

export function listTableDiagnostics({ tables }: Scenario): readonly Diagnostic[] {
  return tables.files.flatMap(checkTableFile);
}

const notSupplied = 'so the table counts as not supplied';

/** Remedies, by the reason that a file was not read. */
const remedies: Readonly<Record<NotRead, string>> = {
  unsaved: 'This scenario is in no file yet, and the path is relative to it: save it first.',
  'not-relative': 'Give its path relative to this file.',
  outside:
    'It lies outside of the folder that Asdic may read. Move it beside this file, or work in a folder that holds both (in an editor: *Open Folder*).',
  'too-large': 'It is larger than a megabyte. Keep only the table in it.',
};

function checkTableFile({ path, place, file, notRead }: LoadedFile): readonly Diagnostic[] {
  if (!file) {
    const message =
      notRead === undefined
        ? `There is no file \`${path}\`, ${notSupplied}. Give the path of a YAML file that holds the table, relative to this file.`
        : `The file \`${path}\` was not read, ${notSupplied}. ${remedies[notRead]}`;
    return [{ code: 'table/missing', severity: 'error', message, place }];
  }
  const [fault] = file.diagnostics.filter(({ severity }) => severity === 'error');
  if (fault) {
    const line = createLineIndex(file.text).positionAt(fault.range.from).line + 1;
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
