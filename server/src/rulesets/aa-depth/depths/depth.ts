/** The depth of submarines and its direct effects: acting, blocking convoys, and being a target. */
import type { Place } from '../../../model/place';
import { placeAt, type RuleId } from '../kit';
import type { Depth, Header, Submarine, UnitType } from '../data';
import { getCombatMoment, findDeclarationInForce } from '../declarations/declarations';
import { isSubmarine } from '../units/units';

/** Anything with a depth: a group in a battle, or submarines outside battles. */
export type DepthHolder = Pick<Submarine, 'depth'> & { readonly id?: string; readonly type?: UnitType };

/** A depth and its source. */
export interface ResolvedDepth {
  readonly depth: Depth;
  readonly rule: RuleId;
  readonly from?: Place;
}

/**
 * The depth of submarines in the scenario's battles: the written one, else the last declared one, else surfaced.
 * @param submarines the group; undefined for submarines given only by number
 * @param owner the power that owns them
 */
export function resolveDepth(
  submarines: DepthHolder | undefined,
  owner: string | undefined,
  header: Header,
): ResolvedDepth {
  if (submarines?.depth !== undefined)
    return { depth: submarines.depth, rule: 'depths', from: placeAt(submarines, 'depth') };
  const declaration =
    submarines?.id === undefined
      ? undefined
      : findDeclarationInForce(submarines.id, owner, header, getCombatMoment(header));
  if (declaration === undefined) return { depth: 'surfaced', rule: 'default-depth' };
  return { depth: declaration.depth, rule: 'depth-holds', from: placeAt(declaration, 'depth') };
}

/** The depth of units in a battle; undefined unless they are submarines. */
export function resolveUnitDepth(
  { type, group, power }: { readonly type: string; readonly group?: DepthHolder; readonly power: string | undefined },
  header: Header,
): Depth | undefined {
  return isSubmarine(type as UnitType) ? resolveDepth(group, power, header).depth : undefined;
}

/** When submarines at a depth can be attacked: always, once found, or never. */
export const targetability: Readonly<
  Record<Depth, { readonly when: 'always' | 'if-found' | 'never'; readonly rule: RuleId }>
> = {
  surfaced: { when: 'always', rule: 'surfaced-target' },
  periscope: { when: 'if-found', rule: 'periscope-found' },
  submerged: { when: 'if-found', rule: 'submerged-found' },
  silent: { when: 'never', rule: 'silent-running' },
};

/** True if submarines at a depth must be found before they can be attacked. */
export function isHidden(depth: Depth): boolean {
  return targetability[depth].when === 'if-found';
}

/** True if submarines at a depth act at all; in silent running they do not. */
export function isActive(depth: Depth): boolean {
  return depth !== 'silent';
}

/** The effect of a depth on the convoy routes of its sea zone. */
export const convoyBlocking: Readonly<Record<Depth, { readonly isBlocked: boolean; readonly rule: RuleId }>> = {
  surfaced: { isBlocked: true, rule: 'surfaced-convoys' },
  periscope: { isBlocked: true, rule: 'periscope-convoys' },
  submerged: { isBlocked: true, rule: 'submerged-convoys' },
  silent: { isBlocked: false, rule: 'silent-running' },
};

/** All depths, from the surface down. */
export const depths: readonly Depth[] = ['surfaced', 'periscope', 'submerged', 'silent'];
