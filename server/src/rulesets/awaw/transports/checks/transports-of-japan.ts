import { placeAt, cite, setMember, addPath, offer, type AwawCheck } from '../../kit';
import { atlantic } from '../../scenarios';
import { listLevelsAtStart } from '../transports';

export const transportsOfJapan: AwawCheck = {
  rule: 'transports-japan',
  severity: 'warning',
  title: 'Japan starts with the right number of transports',
  part: 'transports',
  *check(box, header) {
    if (box.atStart !== true || box.nation === undefined || box.nation !== 'japan') return;
    const levels = listLevelsAtStart(box, header);
    if (levels === undefined || levels.includes(box.count)) return;
    yield {
      message: `Japan starts with ${levels.join(' or ')} transports here (${box.box}), not ${box.count}${cite('transports-japan')}. Correct the count, or remove \`atStart\`.`,
      place: placeAt(box, 'count'),
      fixes: levels.map((level) => offer(`Change the count to ${level}`, setMember(box, 'count', level))),
    };
  },
  base: addPath(atlantic, 'transports'),
  passes: '- { id: marus, nation: japan, box: pacific, atStart: true, count: 20 }',
  fails: `
    - { id: marus, nation: japan, box: pacific, atStart: true, count: 21 }
    #                                                                 ^^ 19 or 20 transports
  `,
};
