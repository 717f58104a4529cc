/** Which powers are major powers. */
import type { Header } from './data';

/** The major powers that the game knows by name. */
export const majorPowers: readonly string[] = ['germany', 'italy', 'japan', 'cw', 'us', 'ussr', 'france', 'china'];

/** Whether a power is a major power: as the scenario says, or as the game has it. */
export function isMajor(name: string, header: Header): boolean {
  return header.powers?.[name]?.major ?? majorPowers.includes(name);
}
