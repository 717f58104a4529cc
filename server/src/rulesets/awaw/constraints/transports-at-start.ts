import { set } from '../../../model/edit';
import { at } from '../../../model/place';
import { levelsAtStart } from '../facts/transports';
import { sectionOf } from '../rules';
import { nationName } from '../wording';
import { example, type AwawConstraint } from './constraint';

export const transportsAtStart: AwawConstraint = {
  code: 'transports-at-start',
  rule: 'transports-western',
  severity: 'warning',
  title: 'The Western Allies start with their transports',
  part: 'transports',
  scope: 'part',
  *check(box, header) {
    if (box.atStart !== true || box.nation === undefined || box.nation === 'japan') return;
    const levels = levelsAtStart(box, header);
    if (levels === undefined || levels.includes(box.count)) return;
    yield {
      message: `${nationName(box.nation)} starts with ${levels.join(' or ')} transports here (${box.box}), not ${box.count} (${sectionOf('transports-western')}). Correct the count, or leave \`atStart\` out.`,
      place: at(box, 'count'),
      fixes: levels.map((level) => ({ title: `Set the count to ${level}`, edits: [set(box, 'count', level)] })),
    };
  },
  examples: {
    passes: [
      example`
        ruleset: awaw
        nations: { britain: { side: allied, research: { transports: true } } }
        transports:
          - { id: atlantic, nation: britain, box: atlantic, atStart: true, count: 15 }
          - { id: indian, nation: britain, box: indian, atStart: true, count: 5 }
          - { id: pacific, nation: britain, box: pacific, atStart: true, count: 10 }
          - { id: at-large, nation: britain, box: at-large, atStart: true, count: 5 }
          - { id: unbuilt, nation: britain, box: unbuilt, atStart: true, count: 5 }
      `,
      // Without the result the level is not known; later levels are what they are.
      example`
        ruleset: awaw
        nations: { britain: { side: allied, research: { transports: false } } }
        transports:
          - { id: atlantic, nation: britain, box: atlantic, atStart: true, count: 12 }
      `,
    ],
    fails: [
      example`
        ruleset: awaw
        nations: { britain: { side: allied, research: { transports: true } } }
        transports:
          - { id: atlantic, nation: britain, box: atlantic, atStart: true, count: 14 }
        #                                                                         ^^
      `,
    ],
  },
};
