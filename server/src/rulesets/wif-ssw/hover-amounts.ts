/** Amounts that several hovers show: the searches, and the fire of both sides on the chart. */
import type { Amount } from '../../engine/amount';
import { computeTotalAsw } from './asw/asw-value';
import { computeShipCount } from './attack/convoy-points';
import { computeSubmarineCount } from './attack/submarine-count';
import { computeSubmarineFactors } from './attack/submarine-factors';
import { formatCell } from './chart/naval-combat-chart';
import { readChart, type ChartReading } from './chart/chart-reading';
import type { Engagement, Header, SswSide } from './data';
import type { HoverAmount } from './kit';
import { formatEffects, formatGain, getTableKind } from './hover-wording';
import { computeNavalAirFactors } from './naval-air/factors';
import { computeSearch, findTableDie } from './search/search';
import { computeSurpriseGain, type SurpriseGain } from './surprise/surprise';

/** The search total of a side, with the die that the file records, if any. */
export function computeSearchTotal(side: SswSide, engagement: Engagement, header: Header): Amount {
  return computeSearch(side, engagement, header, findTableDie(side, engagement)?.natural);
}

/** The surprise points from the dice of the file; undefined if a die is missing. */
export function computeGainFromDice(engagement: Engagement, header: Header): SurpriseGain | undefined {
  if (!findTableDie('subs', engagement) || !findTableDie('convoy', engagement)) return undefined;
  const [subs, convoy] = [
    computeSearchTotal('subs', engagement, header),
    computeSearchTotal('convoy', engagement, header),
  ];
  return computeSurpriseGain(subs.total, convoy.total);
}

/** The search of a side and its result. */
export function createSearchAmount(side: SswSide, engagement: Engagement, header: Header): HoverAmount {
  const amount = computeSearchTotal(side, engagement, header);
  const gain = computeGainFromDice(engagement, header);
  if (gain !== undefined) return { amount, totalNote: formatGain(gain) };
  const isRolled = findTableDie(side, engagement) !== undefined;
  return { amount, totalNote: isRolled ? 'the other die is not rolled yet' : 'to be added to the die' };
}

/** Both searches; the result is under the second. */
export function listSearchAmounts(engagement: Engagement, header: Header): readonly HoverAmount[] {
  const { amount } = createSearchAmount('subs', engagement, header);
  const isRolled = computeGainFromDice(engagement, header) !== undefined;
  return [
    isRolled ? { amount } : createSearchAmount('subs', engagement, header),
    createSearchAmount('convoy', engagement, header),
  ];
}

/** The submarines' fire: factors against ships. */
export function readSubmarineFire(engagement: Engagement, header: Header): ChartReading {
  return readChart(
    header,
    'subAndAsw',
    computeSubmarineFactors(engagement, header),
    computeShipCount(engagement, header),
  );
}

/** ASW fire: factors against the participating submarines. */
export function readAswFire(engagement: Engagement, header: Header): ChartReading {
  return readChart(header, 'subAndAsw', computeTotalAsw(engagement, header), computeSubmarineCount(engagement, header));
}

/** The attack of the aircraft in naval air combat, before anti-aircraft fire. */
export function readAirAttack(engagement: Engagement, header: Header): ChartReading {
  return readChart(
    header,
    'navalAir',
    computeNavalAirFactors(engagement, header),
    computeSubmarineCount(engagement, header, 'naval-air-targets'),
  );
}

/** The parts of a reading: factors, targets, and the column with its cell. */
export function listFireAmounts(reading: ChartReading): readonly HoverAmount[] {
  const { factors, ships } = reading;
  return [{ amount: factors }, { amount: ships }, ...listColumnAmounts(reading)];
}

/** The column of a reading with its cell; empty if there is none. */
export function listColumnAmounts(reading: ChartReading): readonly HoverAmount[] {
  return reading.column ? [{ amount: reading.column, totalNote: describeCell(reading) }] : [];
}

/** `3D, 3 damaged (row of 6 to 10 ships, house table)`. */
export function describeCell({ effects, band, basis }: ChartReading): string {
  return `${formatCell(effects)}: ${formatEffects(effects)} (row ${formatBand(band)}, ${getTableKind(basis)})`;
}

/** A band of the chart: `6 to 10`, `28 and more`. */
export function formatBand(band: ChartReading['band']): string {
  if (band === undefined) return 'none';
  return band.to === undefined ? `${band.from} and more` : `${band.from} to ${band.to}`;
}
