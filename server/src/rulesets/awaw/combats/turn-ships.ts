/** The state that a turn keeps of ships and aircraft shared by several combats, and its text. */
import type { State } from '../../../engine/combat';
import { pluralize, convertKeyToName } from '../../../model/wording';
import type { Unit } from '../data';

/** Indexes of a unit's counters: the fate of a named ship, the losses of light ships, or the squadrons that fly no more. */
export type Tracked = { readonly fate: number } | LightTracked | AirTracked;

/** Indexes of the counters of sunk and damaged light ships. */
export interface LightTracked {
  /** The number of ships; a combat may take fewer. */
  readonly all: number;
  readonly sunk: number;
  readonly damaged: number;
}

/** Index of the counter of squadrons that were eliminated or aborted. */
export interface AirTracked {
  /** The number of squadrons. */
  readonly all: number;
  readonly out: number;
  /** Index of the counter of those that were eliminated, if the next turn matters. */
  readonly eliminated?: number;
}

/** Codes of the fate counter; lower values are hits too few to damage the ship. Nothing is repaired at sea within a turn. */
export const fateCodes = { damaged: 8, sunk: 9 };

/** Formats the losses of the ships and aircraft that are carried over. */
export function formatShips(
  units: ReadonlyMap<string, Unit>,
  tracked: ReadonlyMap<string, Tracked>,
  state: State,
): string {
  const losses = [...tracked].flatMap(([id, counters]): readonly string[] => {
    const unit = units.get(id)!;
    const name = 'name' in unit && unit.name !== undefined ? unit.name : convertKeyToName(id);
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
    const formatCount = (counter: number, words: string): string[] =>
      state[counter]! > 0 ? [`${state[counter]} of ${name} ${words}`] : [];
    if ('out' in counters) return formatCount(counters.out, 'out of action');
    return [...formatCount(counters.sunk, 'sunk'), ...formatCount(counters.damaged, 'damaged')];
  });
  return losses.join(', ') || 'no ship lost or damaged';
}
