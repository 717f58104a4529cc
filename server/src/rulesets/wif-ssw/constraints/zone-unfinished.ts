import { at } from '../../../model/place';
import { interrupting, sswLog } from '../facts/log';
import { examplesOf, under, type WifConstraint } from '../constraint';
import { played } from '../scenarios';
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
  examples: examplesOf({
    on: under(played, 'log'),
    passes: `
      - { engagement: biscay, step: initiation }
      - { engagement: biscay, step: combat }
      - { engagement: faeroes, step: initiation }
      - { engagement: faeroes, step: combat }
    `,
    fails: `
      - { engagement: biscay, step: initiation }
      - { engagement: faeroes, step: initiation }
      #               ^^^^^^^ faeroes is begun before biscay is finished
      - { engagement: biscay, step: combat }
      - { engagement: faeroes, step: combat }
    `,
    otherFixes: {
      'Deal with the sea zones one at a time': `
        - { engagement: biscay, step: initiation }
        - { engagement: biscay, step: combat }
        - { engagement: faeroes, step: initiation }
        - { engagement: faeroes, step: combat }
      `,
    },
  }),
};
