/** Transports: numbers at the start, and numbers available (20.63, 20.64). */
import type { Header, TransportBox } from '../data';
import { transportNumbers } from './rules';

const westernNumbers = transportNumbers['transports-western'];
const japaneseNumbers = transportNumbers['transports-japan'];

/** Nations whose transports are recorded on the British sheet. */
export const westernAllies: ReadonlySet<string> = new Set(['britain', 'us', 'france']);

/** The possible levels of transports at the start; undefined if unknown. */
export function listLevelsAtStart(
  { nation, box }: TransportBox,
  { nations = {} }: Header,
): readonly number[] | undefined {
  if (nation === undefined) return undefined;
  const research = nations[nation]?.research?.transports;
  if (nation === 'japan') {
    if (box !== 'pacific') return undefined;
    return research === undefined
      ? [japaneseNumbers.without, japaneseNumbers.with]
      : [research ? japaneseNumbers.with : japaneseNumbers.without];
  }
  const hasResult = [...westernAllies].some((ally) => nations[ally]?.research?.transports === true);
  return westernAllies.has(nation) && hasResult ? [westernNumbers[box]] : undefined;
}

/**
 * The number of transports of a box that can be used regardless of damage: the user's number, or 4 in the Atlantic as in the worked example;
 * undefined for other boxes, of which the source says nothing.
 */
export function getGuarantee({ box }: TransportBox, { options }: Header): number | undefined {
  return (
    options?.transportGuarantee ??
    (box === 'atlantic' ? transportNumbers['transports-available'].guaranteed : undefined)
  );
}

export interface Availability {
  readonly undamaged: number;
  /** Undamaged transports, plus damaged ones up to the guarantee; if that is unknown, all that are afloat. */
  readonly usable: number;
}

/** The transports available after the losses in the enemy's turn. */
export function computeAvailability(box: TransportBox, header: Header): Availability {
  const { count, sunk = 0, damaged = 0 } = box;
  const afloat = Math.max(0, count - sunk);
  const undamaged = Math.max(0, afloat - damaged);
  return { undamaged, usable: Math.max(undamaged, Math.min(getGuarantee(box, header) ?? afloat, afloat)) };
}

/** The number of transports that the activities of a turn use. */
export function countUsed({ activities = [] }: TransportBox): number {
  return activities.reduce((sum, { transports = 1 }) => sum + transports, 0);
}

/** The number of damaged transports that the activities of a turn use. */
export function countDamagedUsed({ activities = [] }: TransportBox): number {
  return activities.reduce((sum, { damaged = 0 }) => sum + damaged, 0);
}
