import { examplesOf } from '../../case';
import { nationsAtWar } from '../scenarios';
import { remove } from '../../../model/edit';
import { at } from '../../../model/place';
import { sectionOf } from '../rules';
import { nationName } from '../wording';
import type { AwawConstraint } from './constraint';

export const nationalityEmpty: AwawConstraint = {
  code: 'nationality-empty',
  rule: 'air-nationality',
  severity: 'warning',
  title: 'A nationality entry gives a modifier',
  part: 'tables',
  scope: 'part',
  *check({ nationality }) {
    if (nationality === undefined || typeof nationality === 'string') return;
    for (const [index, entry] of nationality.entries.entries()) {
      if (entry.naval !== undefined || entry.air !== undefined) continue;
      yield {
        message: `This entry of ${nationName(entry.nation)} gives neither a naval nor an air modifier (${sectionOf('air-nationality')}) and does nothing. Add \`naval\` or \`air\`.`,
        place: at(entry, 'nation'),
        fixes: [{ title: 'Take this entry out', edits: [remove(nationality.entries, index)] }],
      };
    }
  },
  examples: examplesOf({
    on: nationsAtWar,
    passes: 'tables: { nationality: { entries: [{ nation: germany, air: 0 }] } }',
    fails: `
      tables: { nationality: { entries: [{ nation: germany }] } }
      #                                            ^^^^^^^ neither a naval nor an air modifier
    `,
    otherFixes: {
      'Take this entry out': 'tables: { nationality: { entries: [] } }',
    },
  }),
};
