import { placeAt, cite, capitalize, setMember, offer, type WifCheck } from '../../kit';
import type { Engagement } from '../../data';
import { chooseReading } from '../../fixes';
import { listJoiningSubs, getOpponent, getPowerPlace, findSide, type WarSide } from '../../groups';
import { getReading } from '../../options';
import { biscay } from '../../scenarios';
import { formatSide } from '../../wording';

export const notPhasingSide: WifCheck = {
  rule: 'owner-acted',
  title: 'The sub side is the side whose impulse it is',
  *check(scenario) {
    const { engagements = [], phasingSide: phasing } = scenario;
    if (phasing === undefined || getReading(scenario, 'subPlayer') !== 'phasing-side') return;
    const hasBegun = (engagement: Engagement, warSide: WarSide): boolean =>
      findSide(engagement.subs, scenario) === warSide && listJoiningSubs(engagement).length > 0;
    const side = getOpponent(phasing);
    let haveBothBegun: boolean | undefined;
    for (const engagement of engagements) {
      if (!hasBegun(engagement, side)) continue;
      haveBothBegun ??= engagements.some((other) => hasBegun(other, phasing));
      yield {
        message: `It is the impulse of ${formatSide(phasing)}, so ${formatSide(side)} cannot begin strategic submarine warfare${cite('owner-acted', { option: 'subPlayer' })}. Change \`phasingSide\` or the option.`,
        place: getPowerPlace(engagement, 'subs'),
        related: [
          { message: `${capitalize(formatSide(phasing))} has the impulse.`, place: placeAt(scenario, 'phasingSide') },
        ],
        fixes: [
          // If both sides have begun it, changing the impulse would make the other wrong.
          ...(haveBothBegun
            ? []
            : [offer(`Change \`phasingSide\` to ${side}`, setMember(scenario, 'phasingSide', side))]),
          chooseReading(scenario, 'subPlayer', 'either-side'),
        ],
      };
    }
  },
  base: biscay,
  passes: 'phasingSide: axis',
  fails: `
    phasingSide: allied
    engagements/biscay/subs:
      power: germany
      #      ^^^^^^^ It is the impulse of the Allies
  `,
};
