/** The depth of submarines and what it does by itself: whether they act, block convoys, and can be attacked. */
import { at, type Place } from '../../../model/place';
import type { Depth, Header, Submarine, UnitType } from '../data';
import { combatMoment, inForce } from '../declarations/declarations';
import type { RuleId } from '../rules';
import { isSubmarine } from '../units/units';

/** What has a depth: a group of a battle, or submarines that are in none. */
export type HasDepth = Pick<Submarine, 'depth'> & { readonly id?: string; readonly type?: UnitType };

/** A depth and why it is this one. */
export interface KnownDepth {
  readonly depth: Depth;
  readonly rule: RuleId;
  readonly from?: Place;
}

/**
 * The depth of submarines in the battles of a scenario: as written with them, else as declared last, else surfaced.
 * @param of the group; undefined for submarines that are given by their number alone
 * @param owner the power that owns them
 */
export function depthOf(of: HasDepth | undefined, owner: string | undefined, header: Header): KnownDepth {
  if (of?.depth !== undefined) return { depth: of.depth, rule: 'depths', from: at(of, 'depth') };
  const declared = of?.id === undefined ? undefined : inForce(of.id, owner, header, combatMoment(header));
  if (declared === undefined) return { depth: 'surfaced', rule: 'default-depth' };
  return { depth: declared.depth, rule: 'depth-holds', from: at(declared, 'depth') };
}

/** The depth of units of a battle; undefined for what is no submarine. */
export function depthOfUnits(
  { type, group, power }: { readonly type: string; readonly group?: HasDepth; readonly power: string | undefined },
  header: Header,
): Depth | undefined {
  return isSubmarine(type as UnitType) ? depthOf(group, power, header).depth : undefined;
}

/** Whether submarines at a depth can be attacked: at once, when they have been found, or not at all. */
export const targetable: Readonly<
  Record<Depth, { readonly when: 'always' | 'if-found' | 'never'; readonly rule: RuleId }>
> = {
  surfaced: { when: 'always', rule: 'surfaced-target' },
  periscope: { when: 'if-found', rule: 'periscope-found' },
  submerged: { when: 'if-found', rule: 'submerged-found' },
  silent: { when: 'never', rule: 'silent-running' },
};

/** Whether submarines at a depth have to be found before they can be attacked. */
export function isHidden(depth: Depth): boolean {
  return targetable[depth].when === 'if-found';
}

/** Whether submarines at a depth do anything at all: in silent running they do not. */
export function isActive(depth: Depth): boolean {
  return depth !== 'silent';
}

/** Whether submarines at a depth block the convoy routes of their sea zone. */
export const convoys: Readonly<Record<Depth, { readonly blocked: boolean; readonly rule: RuleId }>> = {
  surfaced: { blocked: true, rule: 'surfaced-convoys' },
  periscope: { blocked: true, rule: 'periscope-convoys' },
  submerged: { blocked: true, rule: 'submerged-convoys' },
  silent: { blocked: false, rule: 'silent-running' },
};

/** All depths, from the surface down. */
export const depths: readonly Depth[] = ['surfaced', 'periscope', 'submerged', 'silent'];
