/** The task to calculate the odds of a sample. */
import { combatData } from '../../../server/src/features';
import type { OddsTask } from '../../../server/src/work/task';
import { analysisOfFile } from '../../support/samples';

export function denmarkStrait(): OddsTask {
  const data = combatData(analysisOfFile('samples/awaw/surface-action.scenario.yaml'), { id: 'denmark-strait' });
  if ('refused' in data) throw new Error(data.refused);
  return { kind: 'odds', ...data, runs: 100, seed: 1 };
}
