/** Lists of combats with their forecasts, in open and closed files. */
import type { CancellationToken } from 'vscode-languageserver';
import { formatForecasts, listCombatsByScenario } from '../features';
import type { CombatListArguments, FileCombats, Forecast } from '../protocol';
import { toRange } from './convert';
import type { Documents } from './documents';
import type { LiveCalculation } from './live-odds';
import type { ReadScenario } from './read-scenario';
import type { Workspace } from './workspace/workspace';

export type CombatLists = ReturnType<typeof createCombatLists>;

export interface CombatListsDependencies {
  readonly documents: Documents;
  readonly workspace: Workspace;
  readonly live: LiveCalculation;
  readonly readScenario: ReadScenario;
}

export function createCombatLists({ documents, workspace, live, readScenario }: CombatListsDependencies) {
  async function listFileCombats(uri: string): Promise<FileCombats> {
    const scenario = await readScenario(uri);
    const scenarios = (scenario ? listCombatsByScenario(scenario.analysis) : []).map((scenarioCombats) => ({
      ...scenarioCombats,
      combats: scenarioCombats.combats.map((combat) => ({ ...combat, range: toRange(scenario!, combat.range) })),
    }));
    return { uri, scenarios };
  }

  return {
    async list({ uri }: CombatListArguments): Promise<readonly FileCombats[]> {
      if (uri !== undefined) return [await listFileCombats(uri)];
      const all: FileCombats[] = [];
      for (const scenarioUri of new Set([...documents.listUris(), ...(await workspace.listScenarioFiles())])) {
        const fileCombats = await listFileCombats(scenarioUri);
        if (fileCombats.scenarios.length > 0) all.push(fileCombats);
      }
      return all;
    },
    /** Calculates what is missing. Combats without odds are left out; all are if live odds are off. */
    async forecast({ uri }: CombatListArguments, token: CancellationToken): Promise<readonly Forecast[]> {
      const scenario = uri === undefined ? undefined : await readScenario(uri);
      if (!scenario) return [];
      return formatForecasts(scenario.analysis, await live.calculate(scenario, token));
    },
  };
}
