/** Amounts that several hovers show: the searches, and the fire of both sides on the chart. */
import type { Amount } from '../../engine/amount';
import { totalAsw } from './asw/asw-value';
import { shipCount } from './attack/convoy-points';
import { submarineCount } from './attack/submarine-count';
import { submarineFactors } from './attack/submarine-factors';
import { cellOf } from './chart/naval-combat-chart';
import { readChart, type ChartReading } from './chart/reading';
import type { Engagement, Header, SswSide } from './data';
import { effectsInWords, gainInWords, tableKind } from './hover-words';
import { navalAirFactors } from './naval-air/factors';
import { convoySearch, subSearch, tableDie } from './search/search';
import { surprisePoints, type SurpriseGain } from './surprise/surprise';

/** An amount and the line under its total. */
export interface Shown {
  readonly amount: Amount;
  readonly verdict?: string;
}

/** Amounts and verdicts as separate lists, as an explanation needs them. */
export function shown(parts: readonly Shown[]): { amounts: Amount[]; verdicts: (string | undefined)[] } {
  return { amounts: parts.map(({ amount }) => amount), verdicts: parts.map(({ verdict }) => verdict) };
}

const searchOf = { subs: subSearch, convoy: convoySearch };

/** The search total of a side, with the die of the file if there is one. */
export function searchTotal(side: SswSide, engagement: Engagement, header: Header): Amount {
  return searchOf[side](engagement, header, tableDie(side, engagement)?.natural);
}

/** The surprise points from the dice of the file; undefined if a die is missing. */
export function gainOfDice(engagement: Engagement, header: Header): SurpriseGain | undefined {
  if (!tableDie('subs', engagement) || !tableDie('convoy', engagement)) return undefined;
  const [subs, convoy] = [searchTotal('subs', engagement, header), searchTotal('convoy', engagement, header)];
  return surprisePoints(subs.total, convoy.total);
}

/** The search of a side and its result. */
export function search(side: SswSide, engagement: Engagement, header: Header): Shown {
  const amount = searchTotal(side, engagement, header);
  const gain = gainOfDice(engagement, header);
  if (gain !== undefined) return { amount, verdict: gainInWords(gain) };
  const rolled = tableDie(side, engagement) !== undefined;
  return { amount, verdict: rolled ? 'the other die is not rolled yet' : 'to be added to the die' };
}

/** Both searches; the result is under the second. */
export function bothSearches(engagement: Engagement, header: Header): readonly Shown[] {
  const { amount } = search('subs', engagement, header);
  const known = gainOfDice(engagement, header) !== undefined;
  return [known ? { amount } : search('subs', engagement, header), search('convoy', engagement, header)];
}

/** The submarines' fire: factors against ships. */
export function submarineFire(engagement: Engagement, header: Header): ChartReading {
  return readChart(header, 'subAndAsw', submarineFactors(engagement, header), shipCount(engagement, header));
}

/** ASW fire: factors against the participating submarines. */
export function aswFire(engagement: Engagement, header: Header): ChartReading {
  return readChart(header, 'subAndAsw', totalAsw(engagement, header), submarineCount(engagement, header));
}

/** The attack of the aircraft in naval air combat, before anti-aircraft fire. */
export function airAttack(engagement: Engagement, header: Header): ChartReading {
  return readChart(
    header,
    'navalAir',
    navalAirFactors(engagement, header),
    submarineCount(engagement, header, 'naval-air-targets'),
  );
}

/** The parts of a reading: factors, targets, and the column with its cell. */
export function fire(reading: ChartReading): readonly Shown[] {
  const { factors, ships } = reading;
  return [{ amount: factors }, { amount: ships }, ...columnOf(reading)];
}

/** The column of a reading with its cell; empty if there is none. */
export function columnOf(reading: ChartReading): readonly Shown[] {
  return reading.column ? [{ amount: reading.column, verdict: cellInWords(reading) }] : [];
}

/** `3D, 3 damaged (row of 6 to 10 ships, house table)`. */
export function cellInWords({ effects, band, basis }: ChartReading): string {
  return `${cellOf(effects)}: ${effectsInWords(effects)} (row ${bandInWords(band)}, ${tableKind(basis)})`;
}

/** A band of the chart: `6 to 10`, `28 and more`. */
export function bandInWords(band: ChartReading['band']): string {
  if (band === undefined) return 'none';
  return band.to === undefined ? `${band.from} and more` : `${band.from} to ${band.to}`;
}
