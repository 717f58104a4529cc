/** Cadiz and the Azores (1.5): who may be there, and what becomes of him. */
import type { Header, Unit } from '../data';
import { isAircraft, isSub } from '../data';
import type { BaseState, Fate, HistoricBase } from './state';

/** The rights at the start: what `bases` says. */
export function basesAtStart(header: Header): Record<HistoricBase, BaseState> {
  return {
    cadiz: { held: header.bases?.cadiz?.inUse },
    azores: { held: header.bases?.azores?.inUse },
  };
}

/** The powers whose aircraft may base in the Azores (1.5). */
export const azoresPowers: readonly string[] = ['cw', 'us'];

/** Whether a unit may be at a base; undefined where its owner is not known. */
export function mayBase(base: HistoricBase, unit: Unit): boolean | undefined {
  const kind = base === 'cadiz' ? isSub(unit) : isAircraft(unit);
  if (!kind) return false;
  if (unit.power === undefined) return undefined;
  return base === 'cadiz' ? unit.power === 'germany' : azoresPowers.includes(unit.power);
}

/** What becomes of one unit, in a sentence without its name: `rebases to Brest, 3 away`. */
export function fateOf(unit: Unit, base: HistoricBase, fate: Fate, header: Header): string {
  if (fate === 'overrun') return 'is overrun';
  if (fate === 'spiral') return 'goes to the production spiral, to arrive in the next turn';
  const ports = header.bases?.[base];
  const open = (ports && 'ports' in ports ? (ports.ports ?? []) : []).filter(({ eligible }) => eligible !== false);
  const nearest = [...open].sort((a, b) => a.distance - b.distance);
  if (fate === 'rebase-to-nearest') {
    return nearest[0]
      ? `rebases to ${nearest[0].name}, the nearest eligible port`
      : 'rebases to the nearest eligible port';
  }
  const range = 'range' in unit ? unit.range : undefined;
  if (range === undefined || ports === undefined || !('ports' in ports))
    return 'rebases to a port within its range, or is destroyed';
  const reach = nearest.filter(({ distance }) => distance <= range);
  return reach.length > 0
    ? `rebases to ${reach.map(({ name }) => name).join(' or ')}, within its range of ${range}`
    : `is destroyed: no eligible port lies within its range of ${range}`;
}
