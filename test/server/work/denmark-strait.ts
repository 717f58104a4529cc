/** Creates the task to calculate the odds of a sample. */
import { combatData, findCombat } from '../../../server/src/features';
import type { OddsTask } from '../../../server/src/work/task';
import { analysisOfFile } from '../../support/samples';

export function denmarkStrait(): OddsTask {
  const found = findCombat(analysisOfFile('samples/awaw/surface-action.scenario.yaml'), { id: 'denmark-strait' });
  if ('refused' in found) throw new Error(found.refused);
  return { kind: 'odds', ...combatData(found), runs: 100, seed: 1 };
}
