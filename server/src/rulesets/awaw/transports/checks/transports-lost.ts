import { placeAt, cite, setMember, addPath, offer, type AwawCheck } from '../../kit';
import { atlantic } from '../../scenarios';

export const transportsLost: AwawCheck = {
  rule: 'transports-available',
  title: 'No more transports are sunk and damaged than there were',
  part: 'transports',
  *check(box) {
    const { count, sunk = 0, damaged = 0 } = box;
    if (sunk + damaged <= count) return;
    const max = sunk <= count ? count - sunk : undefined;
    yield {
      message: `${sunk} transports were sunk and ${damaged} damaged, but there were only ${count} at the end of the owner's turn${cite('transports-available')}. Correct one of the numbers.`,
      place: placeAt(box, damaged > 0 ? 'damaged' : 'sunk'),
      fixes: [
        ...(max === undefined ? [] : [offer(`Change the damaged to ${max}`, setMember(box, 'damaged', max))]),
        offer(`Change the count to ${sunk + damaged}`, setMember(box, 'count', sunk + damaged)),
      ],
    };
  },
  base: addPath(atlantic, 'transports.atlantic'),
  passes: `
    sunk: 12
    damaged: 4
  `,
  fails: `
    sunk: 12
    damaged: 5
    #        ^ there were only 16
  `,
};
