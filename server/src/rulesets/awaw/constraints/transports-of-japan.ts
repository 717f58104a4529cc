import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { levelsAtStart } from '../facts/transports';
import { sectionOf } from '../rules';
import { nationName } from '../wording';
import { example, type AwawConstraint } from './constraint';

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
      message: `${nationName(box.nation)} starts with ${levels.join(' or ')} transports here (${box.box}), not ${box.count} (${sectionOf('transports-japan')}). Correct the count, or leave \`atStart\` out.`,
      place: at(box, 'count'),
      fixes: levels.map((level) => ({ title: `Set the count to ${level}`, edits: [set(box, 'count', level)] })),
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        nations: { japan: { side: axis, research: { transports: true } } }
        transports: [{ id: pacific, nation: japan, box: pacific, atStart: true, count: 20 }]
      `,
      example`
        ruleset: awaw
        nations: { japan: { side: axis, research: { transports: false } } }
        transports: [{ id: pacific, nation: japan, box: pacific, atStart: true, count: 19 }]
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        nations: { japan: { side: axis, research: { transports: false } } }
        transports: [{ id: pacific, nation: japan, box: pacific, atStart: true, count: 20 }]
        #                                                                              ^^
      `,
      example`
        ruleset: awaw
        nations: { japan: { side: axis } }
        transports: [{ id: pacific, nation: japan, box: pacific, atStart: true, count: 25 }]
        #                                                                              ^^
      `,
    ],
  },
};
