import { at } from '../../../model/place';
import { sswLog } from '../facts/log';
import { example, type WifConstraint } from '../constraint';
import { takeOut } from '../fixes';

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
        message: `ASW units do not fire before the combat in strategic submarine warfare: both sides fire at the same time (1.2.5.1). Take the entry out.`,
        place: at(entry, 'step'),
        fixes: [takeOut(log, index, 'Take the entry out')],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        navalCombats:
          - id: biscay-subs
            kind: sub
            attacker: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            defender: { convoyPoints: 4, units: [{ id: escort-group, type: asw, asw: 2, section: 0 }] }
        log:
          - { engagement: biscay-subs, step: asw-pre-fire }
          - { engagement: biscay-subs, step: combat }
      `,
    ],
    fails: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            seaZone: Bay of Biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
        log:
          - { engagement: biscay, step: search }
          - { engagement: biscay, step: asw-pre-fire }
        #                               ^^^^^^^^^^^^
          - { engagement: biscay, step: combat }
      `,
    ],
  },
};
