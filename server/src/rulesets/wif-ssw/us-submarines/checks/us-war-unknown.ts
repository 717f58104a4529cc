import { placeAt, cite, setMember, offer, type WifCheck } from '../../kit';
import { building } from '../../scenarios';
import { listBuildsThatNeedWar } from '../builds';

export const usWarUnknown: WifCheck = {
  rule: 'us-sub-builds',
  severity: 'information',
  title: 'Whether the US is at war decides how many submarines it may build',
  *check(scenario) {
    const [first] = listBuildsThatNeedWar(scenario);
    if (!first) return;
    const us = scenario.powers?.us;
    yield {
      message: `The US builds more than one submarine in a year, which it may do only while at war with a major power${cite('us-sub-builds')}. Add \`atWarSince\` to \`us\`, or \`side: neutral\`.`,
      place: placeAt(first, 'unit'),
      related: us ? [{ message: 'The US is described here.', place: placeAt(us) }] : [],
      fixes: us ? [offer('Change the side of the US to neutral', setMember(us, 'side', 'neutral'))] : [],
    };
  },
  base: building,
  passes: `
    powers:
      us: { side: allied }
  `,
  fails: `
    powers:
      us: { side: allied }
    production:
      - { power: us, year: 1942, unit: sub, count: 2 }
      #                                ^^^ The US builds more than one submarine in a year
  `,
};
