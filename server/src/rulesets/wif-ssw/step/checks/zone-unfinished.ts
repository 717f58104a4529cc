import { placeAt, cite, addPath, type WifCheck } from '../../kit';
import { playedScenario } from '../../scenarios';
import { listInterrupting, listSswLog } from '../log';
import { reorderLog } from '../log-edits';

export const zoneUnfinished: WifCheck = {
  rule: 'zones-one-at-a-time',
  title: 'One sea zone is finished before the next begins',
  *check(scenario) {
    const log = listSswLog(scenario);
    const entries = log.map(({ entry }) => entry);
    const zones = [...new Set(entries.map(({ engagement }) => engagement))];
    const byZone = zones.flatMap((zone) => entries.filter(({ engagement }) => engagement === zone));
    const edits = reorderLog(entries, byZone);
    for (const { entry, open } of listInterrupting(log)) {
      yield {
        message: `${entry.engagement} begins before ${open.engagement} is finished, but sea zones are played one at a time${cite('zones-one-at-a-time')}. Finish ${open.engagement} first.`,
        place: placeAt(entry, 'engagement'),
        related: [{ message: `${open.engagement} begins here and goes on later.`, place: placeAt(open, 'engagement') }],
        fixes: [{ title: 'Play the sea zones one at a time', edits }],
      };
    }
  },
  base: addPath(playedScenario, 'log'),
  passes: `
    - { engagement: biscay, step: initiation }
    - { engagement: biscay, step: search }
    - { engagement: faeroes, step: initiation }
    - { engagement: faeroes, step: search }
  `,
  fails: `
    - { engagement: biscay, step: initiation }
    - { engagement: faeroes, step: initiation }
    #               ^^^^^^^ faeroes begins before biscay is finished
    - { engagement: biscay, step: search }
    - { engagement: faeroes, step: search }
  `,
};
