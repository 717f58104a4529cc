import { placeAt, cite, removeItem, addPath, type WifCheck } from '../../kit';
import { playedScenario } from '../../scenarios';
import { listSswLog } from '../../step/log';

export const aswPreFire: WifCheck = {
  rule: 'no-asw-pre-fire',
  title: 'ASW units do not fire before the combat',
  *check(scenario) {
    const { log = [] } = scenario;
    for (const { entry, index } of listSswLog(scenario)) {
      if (entry.step !== 'asw-pre-fire') continue;
      yield {
        message: `ASW units do not fire before strategic submarine warfare: both sides fire at the same time${cite('no-asw-pre-fire')}. Remove the entry.`,
        place: placeAt(entry, 'step'),
        fixes: [removeItem(log, index, 'Remove the entry')],
      };
    }
  },
  base: addPath(playedScenario, 'log'),
  passes: `
    - { engagement: biscay, step: initiation }
    - { engagement: biscay, step: search }
    - { engagement: biscay, step: combat-type-choice }
    - { engagement: biscay, step: combat }
    - { engagement: approaches, step: asw-pre-fire }
    - { engagement: approaches, step: combat }
  `,
  fails: `
    - { engagement: biscay, step: initiation }
    - { engagement: biscay, step: search }
    - { engagement: biscay, step: combat-type-choice }
    - { engagement: biscay, step: asw-pre-fire }
    #                             ^^^^^^^^^^^^ both sides fire at the same time
    - { engagement: biscay, step: combat }
  `,
};
