/** The defenders that engage raiders: a die each gives the class; a missing class is replaced by a lower one (21). */
import type { Ids } from '../../../model/ids';
import { cruiserSize } from '../damage/damage';
import { isCapitalShip, isFastCarrier, type Header, type Raid } from '../data';
import { resolveUnits } from '../force';
import { getShipSize, getSpeed } from '../ships/strength';
import { raiderNumbers } from './numbers';

/** A kind of ship that can engage, with its number and factors. */
export interface DefenderKind {
  /** Face of the die that calls for it: 1 a destroyer factor, 2 to 5 a ship of that size, 6 a fast carrier. */
  readonly face: number;
  readonly isFast: boolean;
  /** Destroyers and cruisers: they may escort a carrier. */
  readonly isLight: boolean;
  /** Naval factors of each. */
  readonly factors: number;
  readonly count: number;
  readonly name: string;
}

/** The face for fast carriers, which engage with light ships of as many factors. */
export const { carrierFace } = raiderNumbers.raiders;
const { destroyerFace } = raiderNumbers.raiders;

/** The defenders of a box by kind, in the order in which they engage: highest face first, then slow ones, then larger ones. */
export function listDefenderKinds(raid: Raid, header: Header, ids: Ids): readonly DefenderKind[] {
  const kinds = new Map<string, DefenderKind>();
  const add = (kind: Omit<DefenderKind, 'count'>, count: number): void => {
    const key = `${kind.face} ${kind.isFast} ${kind.isLight} ${kind.factors}`;
    const previousCount = kinds.get(key)?.count ?? 0;
    if (count > 0) kinds.set(key, { ...kind, count: previousCount + count });
  };
  for (const { unit, nation } of raid.defender === undefined ? [] : resolveUnits(raid.defender, ids)) {
    if (unit.type === 'dd')
      add(
        { face: destroyerFace, isFast: true, isLight: true, factors: 1, name: 'a destroyer factor' },
        unit.count ?? 1,
      );
    if (unit.type === 'ca') {
      const damaged = Math.min(unit.count ?? 1, unit.damaged ?? 0);
      add(
        { face: cruiserSize, isFast: true, isLight: true, factors: cruiserSize, name: 'a cruiser' },
        (unit.count ?? 1) - damaged,
      );
      add(
        { face: cruiserSize, isFast: false, isLight: true, factors: cruiserSize, name: 'a damaged cruiser' },
        damaged,
      );
    }
    if (!isCapitalShip(unit) && !isFastCarrier(unit)) continue;
    const size = getShipSize(unit, nation, header);
    if (size === undefined) continue;
    const isFast = getSpeed(unit, nation, header) !== 'slow';
    const speed = isFast ? 'fast' : 'slow';
    if (isFastCarrier(unit))
      add(
        { face: carrierFace, isFast, isLight: false, factors: size, name: `a ${speed} carrier of ${size} factors` },
        1,
      );
    else add({ face: size, isFast, isLight: false, factors: size, name: `a ${speed} ship of ${size} factors` }, 1);
  }
  return [...kinds.values()].sort(
    (a, b) => b.face - a.face || Number(a.isFast) - Number(b.isFast) || b.factors - a.factors,
  );
}
