/** Cadiz and the Azores (1.5): their use at the start, and the units that may be there. */
import { isAircraft, isSub, type Header, type Unit } from '../data';
import type { BaseState, HistoricBase } from './state';

/** The initial rights, from `bases`. */
export function getInitialBases(header: Header): Record<HistoricBase, BaseState> {
  return {
    cadiz: { held: header.bases?.cadiz?.inUse },
    azores: { held: header.bases?.azores?.inUse },
  };
}

/** The powers whose aircraft may base in the Azores (1.5). */
const azoresPowers: readonly string[] = ['cw', 'us'];

/** True if a unit may be at a base; undefined if its owner is unknown. */
export function canBase(base: HistoricBase, unit: Unit): boolean | undefined {
  const isRightKind = base === 'cadiz' ? isSub(unit) : isAircraft(unit);
  if (!isRightKind) return false;
  if (unit.power === undefined) return undefined;
  return base === 'cadiz' ? unit.power === 'germany' : azoresPowers.includes(unit.power);
}
