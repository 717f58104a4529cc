/** The sample scenarios of the project, with the tables beside them. */
import fs from 'node:fs';
import path from 'node:path';
import { analyse } from '../../server/src/features';
import type { Analysis, Environment } from '../../server/src/features';
import { environment } from './environment';

const suffix = '.scenario.yaml';

/** The sorted scenario files below a folder of the project; none if there is no such folder. */
export function scenarioFiles(folder: string): readonly string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(suffix))
    .map((name) => path.join(folder, name))
    .sort();
}

/** Analyses a file with the tables beside it. */
export function analysisOfFile(file: string): Analysis {
  const readTable: Environment['readTable'] = (name) => {
    const table = path.join(path.dirname(file), name);
    return fs.existsSync(table) ? { text: fs.readFileSync(table, 'utf8') } : undefined;
  };
  return analyse(fs.readFileSync(file, 'utf8'), undefined, environment({ readTable }));
}
