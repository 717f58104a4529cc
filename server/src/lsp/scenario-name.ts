/** Kinds of files by their names. */
import { configFile } from '../protocol';

const scenarioPattern = /\.scenario\.ya?ml$/i;

/** @param name file name or URI */
export function isScenarioName(name: string): boolean {
  return scenarioPattern.test(name);
}

/** Whether a file may hold a table, judged by its name. */
export function mayHoldTable(name: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(name) && !isScenarioName(name) && !name.endsWith(configFile);
}
