/** The `joins` order: whether ships fight in a combat depends on their state after earlier combats. */
import { tooFew } from '../joining';
import { once } from '../once';
import { isLightShips, isNamedShip, type Unit } from './data';

/** The part of a unit that joins: the unit itself, fewer of its ships, or none. `why` is the end of a sentence, if not all of it joins. */
export interface Joining {
  readonly unit?: Unit;
  readonly why?: string;
}

/** Cached by unit, so that the result keeps its identity. */
export const joiningOf: (unit: Unit) => Joining = once((unit: Unit): Joining => {
  if (isNamedShip(unit)) {
    const { unless } = unit.joins ?? {};
    const keepsOut = unless !== undefined && unit.damaged === true;
    if (keepsOut) return { why: 'it is damaged' };
    return unless === 'hit' && (unit.hits ?? 0) > 0 ? { why: 'it is hit' } : { unit };
  }
  if (!isLightShips(unit) || unit.joins === undefined) return { unit };
  const { count = 1 } = unit;
  const damaged = unit.type === 'ca' && unit.joins.unless === 'damaged' ? Math.min(count, unit.damaged ?? 0) : 0;
  const why = tooFew(unit.joins, count - damaged) ?? (damaged > 0 ? `${damaged} of ${count} are damaged` : undefined);
  if (why === undefined) return { unit };
  const rest = count - damaged;
  if (rest === 0 || tooFew(unit.joins, rest) !== undefined) return { why };
  return { unit: { ...unit, count: rest, damaged: 0 } as Unit, why };
});
