import { at } from '../../../../model/place';
import { sswLog } from '../../step/log';
import { examplesOf, under, type WifConstraint } from '../../constraint';
import { cite } from '../../rules';
import { played } from '../../scenarios';
import { takeOut } from '../../fixes';

export const aswPreFire: WifConstraint = {
  code: 'asw-pre-fire',
  rule: 'no-asw-pre-fire',
  severity: 'error',
  title: 'ASW units do not fire before the combat',
  scope: 'scenario',
  *check(scenario) {
    const { log = [] } = scenario;
    for (const { entry, index } of sswLog(scenario)) {
      if (entry.step !== 'asw-pre-fire') continue;
      yield {
        message: `ASW units do not fire before strategic submarine warfare: both sides fire at the same time${cite('no-asw-pre-fire')}. Remove the entry.`,
        place: at(entry, 'step'),
        fixes: [takeOut(log, index, 'Remove the entry')],
      };
    }
  },
  examples: examplesOf({
    on: under(played, 'log'),
    passes: `
      - { engagement: biscay, step: search }
      - { engagement: biscay, step: combat }
      - { engagement: approaches, step: asw-pre-fire }
      - { engagement: approaches, step: combat }
    `,
    fails: `
      - { engagement: biscay, step: search }
      - { engagement: biscay, step: asw-pre-fire }
      #                             ^^^^^^^^^^^^ both sides fire at the same time
      - { engagement: biscay, step: combat }
    `,
    otherFixes: {
      'Remove the entry': `
        - { engagement: biscay, step: search }
        - { engagement: biscay, step: combat }
      `,
    },
  }),
};
