/** Transports: how many there are at the start, and how many can be used (20.63, 20.64). */
import type { Header, TransportBox } from '../data';
import { transportNumbers } from './numbers';

const western = transportNumbers['transports-western'];
const japan = transportNumbers['transports-japan'];

/** Nations whose transports are recorded on the British sheet. */
export const westernAllies: ReadonlySet<string> = new Set(['britain', 'us', 'france']);

/** The levels that a group of transports can have at the start; undefined where nothing is known of them. */
export function levelsAtStart({ nation, box }: TransportBox, { nations = {} }: Header): readonly number[] | undefined {
  if (nation === undefined) return undefined;
  const research = nations[nation]?.research?.transports;
  if (nation === 'japan') {
    if (box !== 'pacific') return undefined;
    return research === undefined ? [japan.without, japan.with] : [research ? japan.with : japan.without];
  }
  const known = [...westernAllies].some((ally) => nations[ally]?.research?.transports === true);
  return westernAllies.has(nation) && known ? [western[box]] : undefined;
}

/** How many transports of a box can be used whatever was damaged: the number is the user's; 4 is that of the worked example. */
export function guaranteed({ options }: Header): number {
  return options?.transportGuarantee ?? transportNumbers['transports-available'].guaranteed;
}

export interface Availability {
  readonly undamaged: number;
  /** Undamaged ones and, up to the guarantee, damaged ones. */
  readonly usable: number;
}

/** How many transports can be used after the losses in the turn of the enemy. */
export function available({ count, sunk = 0, damaged = 0 }: TransportBox, header: Header): Availability {
  const afloat = Math.max(0, count - sunk);
  const undamaged = Math.max(0, afloat - damaged);
  return { undamaged, usable: Math.max(undamaged, Math.min(guaranteed(header), afloat)) };
}

/** How many transports the activities of a turn use. */
export function used({ activities = [] }: TransportBox): number {
  return activities.reduce((sum, { transports = 1 }) => sum + transports, 0);
}

/** How many damaged transports the activities of a turn use. */
export function damagedUsed({ activities = [] }: TransportBox): number {
  return activities.reduce((sum, { damaged = 0 }) => sum + damaged, 0);
}
