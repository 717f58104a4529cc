/** The search of both sides: a d10 each with its modifiers (1.2.3). The lower total gains surprise points. */
import type { Amount, Change } from '../../../engine/amount';
import type { Place } from '../../../model/place';
import { listByLabel } from '../../table-dice';
import { changeBy, computeAmount, placeAt, pluralize, type Modifier } from '../kit';
import { computeConvoyPoints } from '../attack/convoy-points';
import type { Engagement, Header, SswSide } from '../data';
import { findHighestSubmarine } from '../initiation/participants';
import { createOptionBasis, getReading } from '../options';
import { isStormy, getWeatherSearch } from '../weather';
import { findConvoySearchAircraft, findSubSearchAircraft } from './aircraft';
import { pointsInSearch, searchDice } from './numbers';

/** Input of a search modifier. */
interface SearchSituation {
  readonly engagement: Engagement;
  readonly header: Header;
  /** The natural roll; undefined before it is rolled. */
  readonly natural: number | undefined;
}

type SearchModifier = Modifier<SearchSituation>;

const highestSection: SearchModifier = {
  id: 'search.highest-section',
  rule: 'highest-section',
  listLines: ({ engagement, header }) => {
    const best = findHighestSubmarine(engagement, header);
    if (best === undefined) return undefined;
    const label = `highest section of a participating submarine: ${best.section} (${best.unit.id})`;
    return { label, by: -best.section, from: placeAt(best.unit, 'section') };
  },
};

const weather: SearchModifier = {
  id: 'search.weather',
  rule: 'weather-search',
  listLines: ({ engagement }) => ({
    label: engagement.weather,
    by: getWeatherSearch(engagement.weather),
    from: placeAt(engagement, 'weather'),
  }),
};

const subAircraft: SearchModifier = {
  id: 'search.sub-aircraft',
  rule: 'sub-aircraft',
  limitedBy: ['best-aircraft-only', 'no-aircraft-in-storm'],
  listLines: ({ engagement, header, natural }) => findSubSearchAircraft(engagement, header, natural),
};

const convoyAircraft: SearchModifier = {
  id: 'search.convoy-aircraft',
  rule: 'convoy-aircraft',
  limitedBy: ['best-aircraft-only', 'no-aircraft-in-storm'],
  listLines: ({ engagement, header }) => findConvoySearchAircraft(engagement, header),
};

const convoyPointsInSearch: SearchModifier = {
  id: 'search.convoy-points',
  rule: 'convoy-points-search',
  limitedBy: ['convoy-points-in-storm', 'lone-convoy-point'],
  listLines: ({ engagement, header }) => {
    if (isStormy(engagement.weather)) return undefined;
    const points = computeConvoyPoints(engagement, header);
    const { basis } = points.changes.find((change) => change.basis) ?? {};
    const from = placeAt(engagement.convoy, 'convoyPoints');
    return { label: pluralize(points.total, 'convoy point'), by: getConvoyPointSearch(points.total), from, basis };
  },
};

/** R24: totals beyond the range of the die. */
const limits: SearchModifier = {
  id: 'search.limits',
  rule: 'surprise-gained',
  listLines: ({ header, natural }, subtotal) => {
    const limitedTotal = Math.min(searchDice.sides, Math.max(0, subtotal));
    if (natural === undefined || limitedTotal === subtotal) return undefined;
    const basis = createOptionBasis('searchTotals');
    if (getReading(header, 'searchTotals') === 'unlimited')
      return { label: `a total of ${subtotal} stands`, by: 0, basis };
    return { label: `limited to 0 to ${searchDice.sides}`, by: limitedTotal - subtotal, basis };
  },
};

export const searchModifiers: Readonly<Record<SswSide, readonly SearchModifier[]>> = {
  subs: [highestSection, weather, subAircraft, limits],
  convoy: [convoyAircraft, convoyPointsInSearch, limits],
};

/**
 * The modifier of convoy points to the search of the convoy side, except in storm and blizzard: 1 from 2 points on, and 1 more for each
 * further ten begun.
 */
export function getConvoyPointSearch(points: number): number {
  const { minimum, each } = pointsInSearch;
  return points < minimum ? 0 : Math.ceil(points / each);
}

/**
 * The modified search of a side.
 * @param natural the die, 1 to 10; undefined before it is rolled: the total is then the modifier, and aircraft count as if the roll included
 * their section
 */
export function computeSearch(
  side: SswSide,
  engagement: Engagement,
  header: Header,
  natural: number | undefined,
): Amount {
  const label = side === 'subs' ? "sub side's search" : "convoy side's search";
  return computeAmount(label, createDieChange(side, engagement, natural), searchModifiers[side], {
    engagement,
    header,
    natural,
  });
}

function createDieChange(side: SswSide, engagement: Engagement, natural: number | undefined): Change {
  if (natural === undefined)
    return changeBy('search-dice', { label: 'die, not rolled yet', by: 0, unrolledDie: `d${searchDice.sides}` });
  const tableDie = findTableDie(side, engagement);
  if (tableDie?.natural !== natural) return changeBy('search-dice', { label: 'die', by: natural });
  return changeBy('search-dice', { label: 'die, rolled at the table', by: natural, from: tableDie.place });
}

/** The search die in the file: by label, or by its index in a plain list. */
export function findTableDie(side: SswSide, { dice }: Engagement): { natural: number; place: Place } | undefined {
  if (dice === undefined) return undefined;
  if (Array.isArray(dice)) {
    const index = side === 'subs' ? 0 : 1;
    const natural = dice[index];
    return natural === undefined ? undefined : { natural, place: placeAt(dice, index) };
  }
  const label = `search.${side}`;
  const value = new Map(listByLabel(dice)).get(label);
  const natural = typeof value === 'number' ? value : value?.[0];
  return natural === undefined ? undefined : { natural, place: placeAt(dice, label) };
}
