import { placeAt, cite, removeMember, capitalize, offer, type AwawCheck } from '../../kit';
import type { Turn } from '../../data';
import { nationsAtWar } from '../../scenarios';
import { formatNation } from '../../wording';

export const nationalityTwice: AwawCheck = {
  rule: 'fleet-nationality',
  title: 'A nation has one modifier of a kind from a turn on',
  part: 'tables',
  *check({ nationality }) {
    if (nationality === undefined || typeof nationality === 'string') return;
    const firstEntries = new Map<string, object>();
    for (const [index, entry] of nationality.entries.entries()) {
      for (const kind of ['naval', 'air'] as const) {
        if (entry[kind] === undefined) continue;
        const entryName = `${entry.nation} ${kind} ${formatTurnName(entry.from)}`;
        const firstEntry = firstEntries.get(entryName);
        firstEntries.set(entryName, firstEntry ?? entry);
        if (firstEntry === undefined) continue;
        yield {
          message: `${capitalize(formatNation(entry.nation))} has a second ${kind} modifier ${formatTurnName(entry.from)}, and only the first holds${cite(kind === 'naval' ? 'fleet-nationality' : 'air-nationality')}. Change \`from\`, or remove one of them.`,
          place: placeAt(entry, kind),
          related: [{ message: 'The first is here.', place: placeAt(firstEntry) }],
          fixes: [offer('Remove the entry', removeMember(nationality.entries, index))],
        };
      }
    }
  },
  base: nationsAtWar,
  passes: `
    tables:
      nationality:
        entries:
          - { nation: germany, naval: 2, air: 1 }
          - { nation: germany, from: { year: 1943, season: spring }, naval: 1 }
  `,
  fails: `
    tables:
      nationality:
        entries:
          - { nation: germany, naval: 2, air: 1 }
          - { nation: germany, naval: 1 }
    #                                 ^ a second naval modifier
  `,
};

function formatTurnName(from: Turn | undefined): string {
  return from === undefined ? 'from the start' : `from ${from.season} ${from.year}`;
}
