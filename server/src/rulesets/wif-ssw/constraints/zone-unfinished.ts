import { at } from '../../../model/place';
import { interrupting, sswLog } from '../facts/log';
import { example, type WifConstraint } from '../constraint';
import { reordered } from './log-edits';

export const zoneUnfinished: WifConstraint = {
  code: 'zone-unfinished',
  rule: 'zones-one-at-a-time',
  severity: 'error',
  title: 'One sea zone is finished before the next is begun',
  scope: 'scenario',
  *check(scenario) {
    const log = sswLog(scenario);
    const entries = log.map(({ entry }) => entry);
    const zones = [...new Set(entries.map(({ engagement }) => engagement))];
    const byZone = zones.flatMap((zone) => entries.filter(({ engagement }) => engagement === zone));
    for (const { entry, open } of interrupting(log)) {
      yield {
        message: `${entry.engagement} is begun before ${open.engagement} is finished: the sea zones are dealt with one at a time, each to its end (1.2.1). Finish ${open.engagement} first.`,
        place: at(entry, 'engagement'),
        related: [{ message: `${open.engagement} was begun and goes on later.`, place: at(open, 'engagement') }],
        fixes: [{ title: 'Deal with the sea zones one at a time', edits: reordered(entries, byZone) }],
      };
    }
  },
  examples: {
    passes: [
      example`
        ruleset: wif-ssw
        engagements:
          - id: biscay
            seaZone: Bay of Biscay
            weather: fine
            subs: { units: [{ id: flotilla-7, type: sub, attack: 3, section: 3 }] }
            convoy: { convoyPoints: 12 }
          - id: faeroes
            seaZone: Faeroes Gap
            weather: fine
            subs: { units: [{ id: flotilla-1, type: sub, attack: 4, section: 4 }] }
            convoy: { convoyPoints: 8 }
        log:
          - { engagement: biscay, step: initiation }
          - { engagement: biscay, step: naval-air-interception }
          - { engagement: biscay, step: search }
          - { engagement: biscay, step: combat-type-choice }
          - { engagement: biscay, step: combat }
          - { engagement: faeroes, step: initiation }
          - { engagement: faeroes, step: search }
          - { engagement: faeroes, step: combat }
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
          - id: faeroes
            seaZone: Faeroes Gap
            weather: fine
            subs: { units: [{ id: flotilla-1, type: sub, attack: 4, section: 4 }] }
            convoy: { convoyPoints: 8 }
        log:
          - { engagement: biscay, step: initiation }
          - { engagement: biscay, step: search }
          - { engagement: faeroes, step: initiation }
        #                 ^^^^^^^
          - { engagement: faeroes, step: search }
          - { engagement: biscay, step: combat }
          - { engagement: faeroes, step: combat }
      `,
    ],
  },
};
