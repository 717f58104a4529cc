/** Which powers are major powers. */
import type { Header } from './data';

/** The major powers that the game knows by name. */
export const majorPowers: readonly string[] = ['germany', 'italy', 'japan', 'cw', 'us', 'ussr', 'france', 'china'];

/** True if a power is a major power: as the scenario declares it, or by default. */
export function isMajor(name: string, header: Header): boolean {
  return header.powers?.[name]?.major ?? majorPowers.includes(name);
}
