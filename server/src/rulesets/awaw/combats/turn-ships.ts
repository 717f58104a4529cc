/** The state that a turn keeps of ships shared by several combats, and its text. */
import type { State } from '../../../engine/combat';
import { pluralize, keyToName } from '../../../model/wording';
import type { Unit } from '../data';

/** Indexes of a ship's counters: the fate of a named ship, or the losses of light ships. */
export type Tracked = { readonly fate: number } | LightTracked;

/** Indexes of the counters of sunk and damaged light ships. */
export interface LightTracked {
  /** The number of ships; a combat may take fewer. */
  readonly all: number;
  readonly sunk: number;
  readonly damaged: number;
}

/** Codes of the fate counter; lower values are hits too few to damage the ship. Nothing is repaired within a turn. */
export const fateCodes = { damaged: 8, sunk: 9 };

/** Formats the losses of the ships that are carried over. */
export function formatShips(
  units: ReadonlyMap<string, Unit>,
  tracked: ReadonlyMap<string, Tracked>,
  state: State,
): string {
  const words = [...tracked].flatMap(([id, counters]): readonly string[] => {
    const unit = units.get(id)!;
    const name = 'name' in unit && unit.name !== undefined ? unit.name : keyToName(id);
    if ('fate' in counters) {
      const fate = state[counters.fate]!;
      if (fate === 0) return [];
      return [
        fate === fateCodes.sunk
          ? `${name} sunk`
          : fate === fateCodes.damaged
            ? `${name} damaged`
            : `${name} with ${pluralize(fate, 'hit')}`,
      ];
    }
    const [sunk, damaged] = [state[counters.sunk]!, state[counters.damaged]!];
    return [
      ...(sunk > 0 ? [`${sunk} of ${name} sunk`] : []),
      ...(damaged > 0 ? [`${damaged} of ${name} damaged`] : []),
    ];
  });
  return words.join(', ') || 'no ship lost or damaged';
}
