/** The targets of a combat, from the units of a force: named ships one by one, light ships together. */
import { isLightShips, isNamedShip } from '../data';
import type { Header } from '../data';
import type { OneFactorType } from '../facts/damage';
import type { Owned } from '../facts/force';
import { hitsBefore } from '../facts/hits-before';
import { sizeOf } from '../facts/strength';
import type { LightPart, Ships } from './victims';

/** A target with its owner. */
export interface OwnedShips extends Ships {
  /** Its lines of units, each with its owner: modifiers look at them. */
  readonly owned: readonly Owned[];
  /** Ids of its units. */
  readonly units: readonly string[];
}

export interface Circumstances {
  readonly header: Header;
  readonly inPort: boolean;
  readonly tieOrder?: readonly OneFactorType[];
}

/** Capital ships and carriers, in the order of the file; a ship of a size that nothing tells counts as one of three factors. */
export function namedShips(units: readonly Owned[], { header, inPort }: Circumstances): readonly OwnedShips[] {
  return units.flatMap((owned) => {
    const { unit, nation } = owned;
    if (!isNamedShip(unit)) return [];
    const target = { kind: 'named', size: sizeOf(unit, nation, header) ?? usualSize } as const;
    const hits = hitsBefore(unit, target.size, inPort, header);
    return [
      { id: unit.id, name: unit.name ?? unit.id, target, named: true, hits, inPort, owned: [owned], units: [unit.id] },
    ];
  });
}

const usualSize = 3;

/** The light ships of a force as one target; undefined where it has none. */
export function lightShips(
  units: readonly Owned[],
  { inPort, tieOrder }: Circumstances,
  id = 'light-ships',
): OwnedShips | undefined {
  const parts: LightPart[] = [];
  const light: Owned[] = [];
  let damaged = 0;
  for (const owned of units) {
    const { unit } = owned;
    if (!isLightShips(unit)) continue;
    light.push(owned);
    const count = unit.count ?? 1;
    parts.push({ unit: unit.id, type: unit.type, count });
    if (unit.type === 'ca') damaged += unit.damaged ?? 0;
  }
  if (parts.length === 0) return undefined;
  const sum = (type: LightPart['type']): number =>
    parts.reduce((total, part) => total + (part.type === type ? part.count : 0), 0);
  const ones = { dd: sum('dd'), cve: sum('cve'), transport: sum('transport') };
  const target = { kind: 'light', cruisers: sum('ca'), ones } as const;
  const name = parts.map((part) => part.unit).join(', ');
  return {
    ...{ id, name, target, named: false, inPort, tieOrder, parts, owned: light },
    hits: damaged > 0 ? 1 : 0,
    units: parts.map((part) => part.unit),
  };
}
