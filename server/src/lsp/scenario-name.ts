/** What the names of files tell. */
import { configFile } from '../protocol';

const scenarioName = /\.scenario\.ya?ml$/i;

/** @param name of a file, or its URI */
export function isScenarioName(name: string): boolean {
  return scenarioName.test(name);
}

/** Whether a file may hold a table, by its name. */
export function mayHoldTable(name: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(name) && !isScenarioName(name) && !name.endsWith(configFile);
}
