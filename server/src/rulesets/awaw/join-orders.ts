/** The `joins` order: whether ships fight in a combat depends on their state after earlier combats. */
import { explainTooFew } from '../join-order';
import { memoize } from '../memoize';
import { isLightShips, isNamedShip, type Unit } from './data';

/** The part of a unit that joins: the unit itself, fewer of its ships, or none. `why` is the end of a sentence, if not all of it joins. */
export interface JoinResult {
  readonly unit?: Unit;
  readonly why?: string;
}

/** Cached by unit, so that the result keeps its identity. */
export const resolveJoin: (unit: Unit) => JoinResult = memoize((unit: Unit): JoinResult => {
  if (isNamedShip(unit)) {
    const { unless } = unit.joins ?? {};
    const keepsOut = unless !== undefined && unit.damaged === true;
    if (keepsOut) return { why: 'it is damaged' };
    return unless === 'hit' && (unit.hits ?? 0) > 0 ? { why: 'it is hit' } : { unit };
  }
  if (!isLightShips(unit) || unit.joins === undefined) return { unit };
  const { count = 1 } = unit;
  const damaged = unit.type === 'ca' && unit.joins.unless === 'damaged' ? Math.min(count, unit.damaged ?? 0) : 0;
  const reason =
    explainTooFew(unit.joins, count - damaged) ?? (damaged > 0 ? `${damaged} of ${count} are damaged` : undefined);
  if (reason === undefined) return { unit };
  const ableCount = count - damaged;
  if (ableCount === 0 || explainTooFew(unit.joins, ableCount) !== undefined) return { why: reason };
  return { unit: { ...unit, count: ableCount, damaged: 0 } as Unit, why: reason };
});
