import { listAttackers } from '../../initiation/participants';
import { placeAt, cite, formatList, addPath, type WifCheck } from '../../kit';
import { playedScenario } from '../../scenarios';
import { listInterrupting, listSswLog } from '../log';
import { listPurchases } from '../../surprise/orders';
import { insertIntoLog, reorderLog } from '../log-edits';

export const zoneUnfinished: WifCheck = {
  rule: 'zones-one-at-a-time',
  title: 'One sea zone is finished before the next begins',
  *check(scenario) {
    const log = listSswLog(scenario);
    const entries = log.map(({ entry }) => entry);
    const zones = [...new Set(entries.map(({ engagement }) => engagement))];
    const byZone = zones.flatMap((zone) => entries.filter(({ engagement }) => engagement === zone));
    const edits = reorderLog(entries, byZone);
    const all = scenario.log ?? [];
    const engagements = new Map(scenario.engagements?.map((engagement) => [engagement.id, engagement]));
    const endsInCombat = (id: string): boolean => {
      const { orders, result } = engagements.get(id)!;
      if (result?.combatType === 'avoided') return false;
      if (listPurchases(orders).some(({ purchase }) => purchase.buy === 'avoid')) return false;
      return listAttackers(engagements.get(id)!, scenario).length > 0;
    };
    for (const { entry, index, open, missing } of listInterrupting(log, endsInCombat)) {
      const added = missing?.map((step) => ({ engagement: open.engagement, step }));
      yield {
        message: `${entry.engagement} begins before ${open.engagement} is finished, but sea zones are played one at a time${cite('zones-one-at-a-time')}. Finish ${open.engagement} first.`,
        place: placeAt(entry, 'engagement'),
        related: [
          {
            message: `${open.engagement} begins here and ${added ? 'never comes to its combat' : 'goes on later'}.`,
            place: placeAt(open, 'engagement'),
          },
        ],
        fixes: [
          added
            ? { title: `Add ${formatList(missing!)}`, edits: insertIntoLog(all, index, added) }
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
