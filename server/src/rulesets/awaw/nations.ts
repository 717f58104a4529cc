/** The nation whose modifier counts if an attack involves several (rulings 7 and 8). */
import type { Basis } from '../../engine/amount';
import { countSquadrons } from './air/squadrons';
import { isAirUnit, type Header } from './data';
import type { OwnedUnit } from './force';
import { getNationalityModifier } from './nationality';
import { createOptionBasis, getReading } from './options';
import { getFactors } from './ships/strength';

/** The nation whose modifier counts, and the option that decided, if one did. */
export interface ChosenNation {
  readonly nation: string | undefined;
  readonly option?: Basis;
}

/** The nation whose Air DRM counts for an air attack. */
export function chooseAirNation(attackers: readonly OwnedUnit[], header: Header): ChosenNation {
  const weights = sumWeights(attackers, ({ unit }) => (isAirUnit(unit) ? countSquadrons(unit) : 0));
  const getDrm = (nation: string | undefined): number => getNationalityModifier(nation, 'air', header);
  const isByWeight = getReading(header, 'mixedAttackers') === 'most-squadrons';
  const rankedNations = [...weights].sort(([a, x], [b, y]) => (isByWeight ? y - x : 0) || getDrm(a) - getDrm(b));
  return chooseNation(rankedNations, ([nation]) => getDrm(nation), createOptionBasis('mixedAttackers'));
}

/** The nation whose Naval DRM counts for ships that fire, or are attacked, together. */
export function chooseNavalNation(ships: readonly OwnedUnit[], header: Header): ChosenNation {
  const weights = sumWeights(ships, ({ unit, nation }) => getFactors(unit, nation, header) ?? 0);
  const getDrm = (nation: string | undefined): number => getNationalityModifier(nation, 'naval', header);
  const isByWeight = getReading(header, 'mixedDefenders') === 'most-factors';
  const rankedNations = [...weights].sort(([a, x], [b, y]) => (isByWeight ? y - x : 0) || getDrm(b) - getDrm(a));
  return chooseNation(rankedNations, ([nation]) => getDrm(nation), createOptionBasis('mixedDefenders'));
}

type Weight = readonly [nation: string | undefined, weight: number];

function sumWeights(
  units: readonly OwnedUnit[],
  computeWeight: (owned: OwnedUnit) => number,
): ReadonlyMap<string | undefined, number> {
  const weights = new Map<string | undefined, number>();
  for (const owned of units) {
    const unitWeight = computeWeight(owned);
    if (unitWeight > 0) weights.set(owned.nation, (weights.get(owned.nation) ?? 0) + unitWeight);
  }
  return weights;
}

function chooseNation(
  rankedNations: readonly Weight[],
  getDrm: (weight: Weight) => number,
  option: Basis,
): ChosenNation {
  const [firstNation] = rankedNations;
  if (firstNation === undefined) return { nation: undefined };
  const isDecisive = rankedNations.some((other) => getDrm(other) !== getDrm(firstNation));
  return isDecisive ? { nation: firstNation[0], option } : { nation: firstNation[0] };
}
