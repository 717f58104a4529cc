/** Anti-aircraft fire of the attacking submarines in naval air combat. The scenario supplies the chart: there is no house table. */
import { sumChanges, type Amount } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import type { Engagement, Header, SubUnit, Tables } from '../data';
import { listAttackers } from '../initiation/participants';
import { getCount } from '../units';

export type AntiAircraftChart = Exclude<Tables['antiAircraft'], string | undefined>;

/**
 * The anti-aircraft factors of the participating submarines.
 * @param countRemaining the number of a line still in action; default all
 */
export function computeAntiAircraftFactors(
  engagement: Engagement,
  header: Header,
  countRemaining: (unit: SubUnit) => number = getCount,
): Amount {
  const lines = listAttackers(engagement, header).map((unit) =>
    changeBy('naval-air-combat', {
      label: unit.id,
      by: (unit.antiAir ?? 0) * countRemaining(unit),
      from: placeAt(unit, 'antiAir'),
    }),
  );
  const zero = changeBy('naval-air-combat', { label: 'submarines', by: 0, from: placeAt(engagement, 'subs') });
  return sumChanges('anti-aircraft factors', zero, lines);
}

/** The supplied chart, if any. */
export function getAntiAircraftChart(header: Header): AntiAircraftChart | undefined {
  const chart = header.tables?.antiAircraft;
  return typeof chart === 'object' ? chart : undefined;
}

/**
 * The air-to-sea factors that anti-aircraft fire shoots down; 0 if an invalid chart has no number.
 * @param roll the d10, 1 to 10
 */
export function readShotDown(chart: AntiAircraftChart, factors: number, roll: number): number {
  const column = chart.factors.filter((threshold) => factors >= threshold).length;
  return chart.results[roll - 1]?.[column - 1] ?? 0;
}
