/** Hovers on convoy points: their effect on the search, their number of ships, and the effects of hits. */
import { listAmounts, cite, pluralize, formatPercent, type WifHover, type RuleId } from '../kit';
import type { Engagement } from '../data';
import { damageRoll } from '../dice/numbers';
import { defineHoverOnEngagement, type EngagementContext } from '../hover-context';
import { listFireAmounts, createSearchAmount, readSubmarineFire } from '../hover-amounts';
import { computeConvoyEffects } from '../options';
import { isStormy } from '../weather';
import { computeConvoyPoints, computeShipCount } from './convoy-points';
import { convoyShip } from './numbers';

export const convoyPointsHover: WifHover = defineHoverOnEngagement(
  ['convoy.convoyPoints'],
  ({ engagement, header }) => {
    const { total } = computeConvoyPoints(engagement, header);
    const searchEffect = describeSearchEffect(total, engagement);
    return {
      title: pluralize(total, 'convoy point'),
      text: `${searchEffect.text}${cite(searchEffect.rule)}. Convoy points are what the submarines fire at${cite('ship-count')}.`,
      ...listAmounts([
        createSearchAmount('convoy', engagement, header),
        { amount: computeShipCount(engagement, header) },
      ]),
      rules: [searchEffect.rule, 'effects-on-convoy'],
    };
  },
);

/** The effect of convoy points on the search, and its rule. */
function describeSearchEffect(
  points: number,
  { weather }: Engagement,
): { readonly text: string; readonly rule: RuleId } {
  if (isStormy(weather)) {
    return {
      text: `When the weather is ${weather}, convoy points do not count in the search`,
      rule: 'convoy-points-in-storm',
    };
  }
  if (points === 1) return { text: 'A lone convoy point does not count in the search', rule: 'lone-convoy-point' };
  return { text: 'Convoy points make the convoy side easier to find', rule: 'convoy-points-search' };
}

export const zeroSectionHover: WifHover = defineHoverOnEngagement(['convoy.convoyPointsInZeroSection'], () => ({
  title: 'Convoy points in the 0 section',
  text: `They take no part in strategic submarine warfare: they count neither in the search nor as ships${cite('ssw-participants')}. Ordinary submarine combat can strike them${cite('sub-combat-targets')}.`,
  amounts: [],
}));

export const convoyDefenceHover: WifHover = defineHoverOnEngagement(['convoy.convoyDefence'], (context) => {
  const { engagement, header } = context;
  const { sides, neverSaves } = damageRoll;
  const defence = engagement.convoy.convoyDefence ?? neverSaves;
  const clause =
    defence >= neverSaves
      ? 'every effect on convoys stands'
      : `an effect on convoys stands on a d${sides} roll of 1 to ${defence} (${formatPercent(defence / sides)}), otherwise it falls one step`;
  return {
    title: `Defence of ${defence}`,
    text: `Here ${clause}${cite('damage-roll')}. ${formatFates(context)}`,
    ...listAmounts(listFireAmounts(readSubmarineFire(engagement, header))),
    bases: [{ kind: 'option', name: 'convoyEffects' }],
  };
});

const fates = { lost: 'lost', repair: 'sent to the repair pool', port: 'sent to port' } as const;

/** R17: the fate of the convoy points of a ship. */
function formatFates({ header }: EngagementContext): string {
  const { destroyed = 'lost', damaged = 'repair', aborted = 'port' } = computeConvoyEffects(header);
  return `Of up to ${convoyShip.convoyPoints} convoy points a ship, a destroyed ship's are ${fates[destroyed]}, a damaged one's ${fates[damaged]}, an aborted one's ${fates[aborted]}${cite('effects-on-convoy')}.`;
}
