/** Naval air combat inside strategic submarine warfare: the aircraft of the convoy side against the attacking submarines (1.2.4, 1.2.5.2). */
import { sumChanges, type Amount } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import { listFightingUnits } from '../attack/convoy-section';
import { isAircraft, type Engagement, type Header } from '../data';

/** The naval air factors of the Convoy Section: air-to-sea factors at their normal value in every year. */
export function computeNavalAirFactors(engagement: Engagement, header: Header): Amount {
  const lines = listFightingUnits(engagement, header)
    .filter(isAircraft)
    .map((unit) =>
      changeBy('naval-air-factors', { label: unit.id, by: unit.airToSea, from: placeAt(unit, 'airToSea') }),
    );
  const zero = changeBy('naval-air-factors', { label: 'aircraft', by: 0, from: placeAt(engagement, 'convoy') });
  return sumChanges('naval air factors', zero, lines);
}
