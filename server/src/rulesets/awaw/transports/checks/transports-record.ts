import { placeAt, cite, capitalize, setMember, addPath, createPreferredFix, type AwawCheck } from '../../kit';
import { atlantic } from '../../scenarios';
import { formatNation } from '../../wording';
import { westernAllies } from '../transports';

export const transportsRecord: AwawCheck = {
  rule: 'transports-record',
  severity: 'warning',
  title: 'Transports of the Western Allies are on the British record',
  part: 'transports',
  *check(box, { nations = {} }) {
    const { nation, recordedBy } = box;
    if (nation === undefined || recordedBy === undefined || recordedBy === 'britain') return;
    if (!westernAllies.has(nation)) return;
    yield {
      message: `${capitalize(formatNation(nation))} is a Western Ally, whose transports are on the British record${cite('transports-record')}, not on that of ${formatNation(recordedBy)}. Change \`recordedBy\`.`,
      place: placeAt(box, 'recordedBy'),
      fixes: Object.hasOwn(nations, 'britain')
        ? [createPreferredFix('Change the record to that of Britain', setMember(box, 'recordedBy', 'britain'))]
        : [],
    };
  },
  base: addPath(atlantic, 'transports.atlantic'),
  passes: `
    nation: us
    recordedBy: britain
  `,
  fails: `
    nation: us
    recordedBy: us
    #           ^^ The US is a Western Ally
  `,
  fixed: 'recordedBy: britain',
};
