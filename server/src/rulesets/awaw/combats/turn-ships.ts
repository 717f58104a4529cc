/** What a turn keeps of the ships that several combats have, and how it is told. */
import type { State } from '../../../engine/combat';
import { counted, nameOfKey } from '../../../model/wording';
import type { Unit } from '../data';

/** Indexes of the counters of a ship: what became of a named one; of light ships how many are sunk and damaged. */
export type Tracked = { readonly fate: number } | LightTracked;

/** Of light ships: the index of the counters of those that are sunk and damaged. */
export interface LightTracked {
  /** How many there are; a combat may take fewer. */
  readonly all: number;
  readonly sunk: number;
  readonly damaged: number;
}

/** What became of a named ship: hits that are too few to damage it, or these. Nothing of it is repaired in a turn. */
export const fates = { damaged: 8, sunk: 9 };

/** What became of the ships that are carried over. */
export function shipsInWords(
  units: ReadonlyMap<string, Unit>,
  tracked: ReadonlyMap<string, Tracked>,
  state: State,
): string {
  const words = [...tracked].flatMap(([id, known]): readonly string[] => {
    const unit = units.get(id)!;
    const name = 'name' in unit && unit.name !== undefined ? unit.name : nameOfKey(id);
    if ('fate' in known) {
      const fate = state[known.fate]!;
      if (fate === 0) return [];
      return [
        fate === fates.sunk
          ? `${name} sunk`
          : fate === fates.damaged
            ? `${name} damaged`
            : `${name} with ${counted(fate, 'hit')}`,
      ];
    }
    const [sunk, damaged] = [state[known.sunk]!, state[known.damaged]!];
    return [
      ...(sunk > 0 ? [`${sunk} of ${name} sunk`] : []),
      ...(damaged > 0 ? [`${damaged} of ${name} damaged`] : []),
    ];
  });
  return words.join(', ') || 'no ship lost or damaged';
}
