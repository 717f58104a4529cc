import { at, type AwawConstraint, cite, examplesOf, set, under } from '../../constraint';
import { atlantic } from '../../scenarios';
import { nationName } from '../../wording';
import { levelsAtStart } from '../transports';

export const transportsOfJapan: AwawConstraint = {
  code: 'transports-of-japan',
  rule: 'transports-japan',
  severity: 'warning',
  title: 'Japan starts with its transports',
  part: 'transports',
  scope: 'part',
  *check(box, header) {
    if (box.atStart !== true || box.nation === undefined || box.nation !== 'japan') return;
    const levels = levelsAtStart(box, header);
    if (levels === undefined || levels.includes(box.count)) return;
    yield {
      message: `${nationName(box.nation)} starts with ${levels.join(' or ')} transports here (${box.box}), not ${box.count}${cite('transports-japan')}. Correct the count, or leave \`atStart\` out.`,
      place: at(box, 'count'),
      fixes: levels.map((level) => ({ title: `Set the count to ${level}`, edits: [set(box, 'count', level)] })),
    };
  },
  examples: examplesOf({
    on: under(atlantic, 'transports'),
    passes: '- { id: marus, nation: japan, box: pacific, atStart: true, count: 20 }',
    fails: `
      - { id: marus, nation: japan, box: pacific, atStart: true, count: 21 }
      #                                                                 ^^ 19 or 20 transports
    `,
    otherFixes: {
      'Set the count to 19': '- { id: marus, nation: japan, box: pacific, atStart: true, count: 19 }',
      'Set the count to 20': '- { id: marus, nation: japan, box: pacific, atStart: true, count: 20 }',
    },
  }),
};
