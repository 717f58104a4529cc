/** Hovers on the weather: its effect on search, submarines and aircraft. */
import { listAmounts, cite, citeSection, formatList, capitalize, formatSigned, type WifHover } from '../kit';
import { getSectionModifier } from '../attack/section-modifiers';
import type { Engagement, Header, Section } from '../data';
import { defineHoverOnEngagement } from '../hover-context';
import { createSearchAmount } from '../hover-amounts';
import { getTableKind } from '../hover-wording';
import { listAttackers } from '../initiation/participants';
import { isStormy, getWeatherSearch } from '../weather';

export const weatherHover: WifHover = defineHoverOnEngagement(['weather'], ({ engagement, header }) => {
  const { weather } = engagement;
  const effects = [
    describeSearchModifier(getWeatherSearch(weather)),
    describeSubmarineEffect(engagement, header),
    isStormy(weather)
      ? `no aircraft and no convoy points count in the search${cite('no-aircraft-in-storm', 'convoy-points-in-storm')}, and there is no naval air combat${cite('naval-air-by-convoy-side')}`
      : undefined,
    `no effect on ASW${cite('asw-weather')}`,
  ];
  const sides = isStormy(weather) ? (['subs', 'convoy'] as const) : (['subs'] as const);
  return {
    title: capitalize(weather),
    text: `Here: ${effects.filter((effect) => effect !== undefined).join('; ')}.`,
    ...listAmounts(sides.map((side) => createSearchAmount(side, engagement, header))),
    rules: [
      ...(weather === 'fine' ? [] : (['section-modifier-weather'] as const)),
      ...(isStormy(weather) ? (['no-aircraft-in-storm', 'convoy-points-in-storm'] as const) : []),
    ],
  };
});

function describeSearchModifier(modifier: number): string {
  const effect = modifier === 0 ? "sub side's search unchanged" : `sub side's search ${formatSigned(modifier)}`;
  return `${effect}${cite('weather-search')}`;
}

/** The effect of the weather on the submarines, by section: `submarines in section 3 attack at -1, in section 2 at -2`. */
function describeSubmarineEffect(engagement: Engagement, header: Header): string {
  const sections = [...new Set<Section>(listAttackers(engagement, header).map(({ section }) => section))];
  const sectionModifiers = sections
    .sort((a, b) => Number(b) - Number(a))
    .flatMap((section) => {
      const modifier = getSectionModifier(section, engagement.weather, header);
      return modifier === undefined ? [] : [{ section, ...modifier }];
    });
  const table = sectionModifiers[0]?.basis;
  if (table === undefined) {
    return `no submarine that takes part is in a section where the weather counts${cite('section-zero')}`;
  }
  const parts = sectionModifiers.map(({ section, by }, index) =>
    index === 0
      ? `submarines in section ${section} attack at ${formatSigned(by)}`
      : `in section ${section} at ${formatSigned(by)}`,
  );
  return `${formatList(parts)} (${getTableKind(table)}; ${citeSection('section-modifier')})`;
}
