/** Anti-aircraft fire of the attacking submarines in naval air combat. The chart is supplied by the scenario: there is no house table. */
import { sumOf, type Amount } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { Engagement, Header, SubUnit, Tables } from '../data';
import { attackers } from '../initiation/participants';
import { by } from '../line';
import { countOf } from '../units';

export type AntiAircraftChart = Exclude<Tables['antiAircraft'], string | undefined>;

/**
 * The anti-aircraft factors of the participating submarines.
 * @param left how many of a line are still in action; all of them unless told
 */
export function antiAircraftFactors(
  engagement: Engagement,
  header: Header,
  left: (unit: SubUnit) => number = countOf,
): Amount {
  const lines = attackers(engagement, header).map((unit) =>
    by('naval-air-combat', { what: unit.id, by: (unit.antiAir ?? 0) * left(unit), from: at(unit, 'antiAir') }),
  );
  const nothing = by('naval-air-combat', { what: 'submarines', by: 0, from: at(engagement, 'subs') });
  return sumOf('anti-aircraft factors', nothing, lines);
}

/** The chart that the scenario supplies, where it does. */
export function antiAircraftChart(header: Header): AntiAircraftChart | undefined {
  const chart = header.tables?.antiAircraft;
  return typeof chart === 'object' ? chart : undefined;
}

/**
 * The air-to-sea factors that anti-aircraft fire shoots down. Where a faulty chart has no number, none.
 * @param roll the d10, 1 to 10
 */
export function shotDown(chart: AntiAircraftChart, factors: number, roll: number): number {
  const column = chart.factors.filter((least) => factors >= least).length;
  return chart.results[roll - 1]?.[column - 1] ?? 0;
}
