import { listAttackers } from '../../initiation/participants';
import { placeAt, cite, formatList, addPath, type WifCheck } from '../../kit';
import { playedScenario } from '../../scenarios';
import { listInterruptingEntries, listSswLog } from '../log';
import { listPurchases } from '../../surprise/orders';
import { insertIntoLog, reorderLog } from '../log-edits';

export const zoneUnfinished: WifCheck = {
  rule: 'zones-one-at-a-time',
  title: 'One sea zone is finished before the next begins',
  *check(scenario) {
    const log = listSswLog(scenario);
    const entries = log.map(({ entry }) => entry);
    const zones = [...new Set(entries.map(({ engagement }) => engagement))];
    const entriesByZone = zones.flatMap((zone) => entries.filter(({ engagement }) => engagement === zone));
    const edits = reorderLog(entries, entriesByZone);
    const fullLog = scenario.log ?? [];
    const engagements = new Map(scenario.engagements?.map((engagement) => [engagement.id, engagement]));
    const endsInCombat = (id: string): boolean => {
      const { orders, result } = engagements.get(id)!;
      if (result?.combatType === 'avoided') return false;
      if (listPurchases(orders).some(({ purchase }) => purchase.buy === 'avoid')) return false;
      return listAttackers(engagements.get(id)!, scenario).length > 0;
    };
    for (const { entry, index, openEntry, missing } of listInterruptingEntries(log, endsInCombat)) {
      const addedEntries = missing?.map((step) => ({ engagement: openEntry.engagement, step }));
      yield {
        message: `${entry.engagement} begins before ${openEntry.engagement} is finished, but sea zones are played one at a time${cite('zones-one-at-a-time')}. Finish ${openEntry.engagement} first.`,
        place: placeAt(entry, 'engagement'),
        related: [
          {
            message: `${openEntry.engagement} begins here and ${addedEntries ? 'never comes to its combat' : 'goes on later'}.`,
            place: placeAt(openEntry, 'engagement'),
          },
        ],
        fixes: [
          addedEntries
            ? { title: `Add ${formatList(missing!)}`, edits: insertIntoLog(fullLog, index, addedEntries) }
            : { title: 'Play the sea zones one at a time', edits },
        ],
      };
    }
  },
  base: addPath(playedScenario, 'log'),
  passes: `
    - { engagement: biscay, step: initiation }
    - { engagement: biscay, step: search }
    - { engagement: biscay, step: combat-type-choice }
    - { engagement: biscay, step: combat }
    - { engagement: faeroes, step: initiation }
    - { engagement: faeroes, step: search }
  `,
  fails: `
    - { engagement: biscay, step: initiation }
    - { engagement: biscay, step: search }
    - { engagement: biscay, step: combat-type-choice }
    - { engagement: faeroes, step: initiation }
    #               ^^^^^^^ faeroes begins before biscay is finished
    - { engagement: biscay, step: combat }
    - { engagement: faeroes, step: search }
  `,
};
