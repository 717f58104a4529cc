/** The two sides of the war, and the enemies of a power. */
import { setMember } from '../../model/edit';
import type { Fix } from '../../model/diagnostic';
import type { Header, Power } from './data';
import { formatPower } from './wording';

export type WarSide = Power['side'];

/** The side of the war that a power is on; undefined if the scenario does not say. */
export function getWarSide(power: string | undefined, { powers }: Pick<Header, 'powers'>): WarSide | undefined {
  return power === undefined ? undefined : powers?.[power]?.side;
}

/** True if two powers are known to be on the same side. */
export function areAllies(power: string | undefined, otherPower: string | undefined, header: Header): boolean {
  const side = getWarSide(power, header);
  return side !== undefined && side === getWarSide(otherPower, header);
}

/** The name of a side, inside a sentence. */
export function formatWarSide(side: WarSide): string {
  return side === 'axis' ? 'the Axis' : 'the Allies';
}

/** Fixes that assign units to an enemy of a power, one for each. @param owner the object with the member `power` */
export function createEnemyPowerFixes(
  owner: { readonly power?: string },
  power: string,
  header: Header,
): readonly Fix[] {
  const { powers = {} } = header;
  return Object.keys(powers)
    .filter((name) => powers[name]!.side !== powers[power]?.side)
    .map((name) => ({ title: `Change the power to ${formatPower(name)}`, edits: [setMember(owner, 'power', name)] }));
}
