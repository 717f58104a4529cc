/** The names of files that are scenarios wherever they stand. */

const scenarioName = /\.scenario\.ya?ml$/i;

/** @param name of a file, or its URI */
export function isScenarioName(name: string): boolean {
  return scenarioName.test(name);
}
