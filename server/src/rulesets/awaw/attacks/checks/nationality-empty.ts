import { placeAt, cite, removeMember, offer, type AwawCheck } from '../../kit';
import { nationsAtWar } from '../../scenarios';
import { formatNation } from '../../wording';

export const nationalityEmpty: AwawCheck = {
  rule: 'air-nationality',
  severity: 'warning',
  title: 'A nationality entry gives a modifier',
  part: 'tables',
  *check({ nationality }) {
    if (nationality === undefined || typeof nationality === 'string') return;
    for (const [index, entry] of nationality.entries.entries()) {
      if (entry.naval !== undefined || entry.air !== undefined) continue;
      yield {
        message: `The entry of ${formatNation(entry.nation)} gives neither a naval nor an air modifier${cite('air-nationality')}. Add \`naval\` or \`air\`, or remove the entry.`,
        place: placeAt(entry, 'nation'),
        fixes: [offer('Remove the entry', removeMember(nationality.entries, index))],
      };
    }
  },
  base: nationsAtWar,
  passes: 'tables: { nationality: { entries: [{ nation: germany, air: 0 }] } }',
  fails: `
    tables: { nationality: { entries: [{ nation: germany }] } }
    #                                            ^^^^^^^ neither a naval nor an air modifier
  `,
};
