/** Which powers are enemies. */
import { set } from '../../model/edit';
import type { Fix } from '../../model/problem';
import type { Header, Power } from './data';
import { powerName } from './wording';

export type WarSide = Power['side'];

/** The side of the war that a power is on; undefined where the scenario does not tell. */
export function sideOf(power: string | undefined, { powers }: Pick<Header, 'powers'>): WarSide | undefined {
  return power === undefined ? undefined : powers?.[power]?.side;
}

/** Whether two powers are known to be on one side. */
export function onOneSide(one: string | undefined, other: string | undefined, header: Header): boolean {
  const side = sideOf(one, header);
  return side !== undefined && side === sideOf(other, header);
}

/** The side in words. */
export function warSideName(side: WarSide): string {
  return side === 'axis' ? 'the Axis' : 'the Allies';
}

/** Fixes that give units to each enemy of a power. @param owner what has the member `power` */
export function giveToEnemies(owner: { readonly power?: string }, of: string, header: Header): readonly Fix[] {
  const { powers = {} } = header;
  return Object.keys(powers)
    .filter((name) => powers[name]!.side !== powers[of]?.side)
    .map((name) => ({ title: `Change the power to ${powerName(name)}`, edits: [set(owner, 'power', name)] }));
}
