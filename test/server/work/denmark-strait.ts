/** Creates the task to calculate the odds of a sample. */
import { createCombatData, findCombat } from '../../../server/src/features';
import type { OddsTask } from '../../../server/src/work/task';
import { analysisOfFile } from '../../support/samples';

export function createDenmarkStraitTask(): OddsTask {
  const combat = findCombat(analysisOfFile('samples/awaw/surface-action.scenario.yaml'), { id: 'denmark-strait' });
  if ('refused' in combat) throw new Error(combat.refused);
  return { kind: 'odds', ...createCombatData(combat), runs: 100, seed: 1 };
}
