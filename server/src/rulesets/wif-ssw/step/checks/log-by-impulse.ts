import { placeAt, cite, type WifCheck } from '../../kit';
import { getImpulse } from '../../impulse';
import { playedScenario } from '../../scenarios';
import { listSswLog } from '../log';
import { reorderLog } from '../log-edits';

export const logByImpulse: WifCheck = {
  rule: 'ssw-step',
  title: 'The log follows the impulses',
  *check(scenario) {
    const { engagements = [] } = scenario;
    const impulses = new Map(engagements.map((engagement) => [engagement.id, getImpulse(engagement, scenario)]));
    const entries = listSswLog(scenario).map(({ entry }) => entry);
    const findImpulse = (id: string): number | undefined => impulses.get(id);
    const isDated = entries.every(({ engagement }) => findImpulse(engagement) !== undefined);
    const sortedEntries = entries.toSorted((a, b) => findImpulse(a.engagement)! - findImpulse(b.engagement)!);
    const begunEngagements = new Set<string>();
    let latest = entries[0];
    for (const entry of entries) {
      const [impulse, latestImpulse] = [findImpulse(entry.engagement), findImpulse(latest!.engagement)];
      const isFirst = !begunEngagements.has(entry.engagement);
      begunEngagements.add(entry.engagement);
      if (impulse === undefined) continue;
      if (latestImpulse === undefined || impulse >= latestImpulse) latest = entry;
      else if (isFirst)
        yield {
          message: `${entry.engagement} of impulse ${impulse} comes after ${latest!.engagement} of impulse ${latestImpulse}, but each impulse has a step of its own${cite('ssw-step')}. Move it forward.`,
          place: placeAt(entry, 'engagement'),
          related: [{ message: `Impulse ${latestImpulse} is here.`, place: placeAt(latest!, 'engagement') }],
          fixes: isDated ? [{ title: 'Sort the log by impulses', edits: reorderLog(entries, sortedEntries) }] : [],
        };
    }
  },
  base: playedScenario,
  passes: `
    engagements/biscay: impulse: 1
    engagements/faeroes: impulse: 2
    log:
      - { engagement: biscay, step: initiation }
      - { engagement: biscay, step: search }
      - { engagement: biscay, step: combat-type-choice }
      - { engagement: biscay, step: combat }
      - { engagement: faeroes, step: initiation }
  `,
  fails: `
    engagements/biscay: impulse: 2
    engagements/faeroes: impulse: 1
    log:
      - { engagement: biscay, step: initiation }
      - { engagement: biscay, step: search }
      - { engagement: biscay, step: combat-type-choice }
      - { engagement: biscay, step: combat }
      - { engagement: faeroes, step: initiation }
    #                 ^^^^^^^ faeroes of impulse 1 comes after biscay of impulse 2
      - { engagement: faeroes, step: search }
      - { engagement: faeroes, step: combat-type-choice }
      - { engagement: faeroes, step: combat }
  `,
};
