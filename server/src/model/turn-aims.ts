/** Aims of the parties of a turn: the aims of their sides in all combats, added up. */
import type { Side } from '../engine/combat';
import { hasOrders } from './advice';
import type { Aim, SideAdvice } from './advice';
import type { CombatSite, SideName } from './combat-site';
import type { ScenarioTurn } from './turn';
import { listed } from './wording';

/** An aim of a side in one combat, by ids. */
export interface AimOfSite {
  readonly site: string;
  readonly side: Side;
  readonly aim: string;
}

/** An aim over a whole turn. */
export interface TurnAim {
  /** The id of the aim in the combats. */
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  /** A loss of the party: the fewer the better. */
  readonly isLoss: boolean;
  /** Aims of combats that are added up; negative for losses. */
  readonly parts: readonly AimOfSite[];
  /** Totals of the turn that are added up instead, by index, with their factor: -1 if it is to be avoided. */
  readonly totals: readonly { readonly total: number; readonly times: number }[];
}

/** A side of a combat that can be advised. */
export interface AdvisedSite {
  readonly site: CombatSite;
  readonly advised: SideAdvice;
}

/** Powers that fight together in a turn. */
export interface Party {
  /** Readable, without spaces: `germany+italy`. */
  readonly id: string;
  /** `Germany and Italy`. */
  readonly name: string;
  /** In the order of the turn; at least one. */
  readonly sides: readonly AdvisedSite[];
  readonly aims: readonly TurnAim[];
}

/**
 * The parties that have a decision and an aim over the turn. Sides that share a power are one party, and so are enemies of a common enemy.
 */
export function partiesOf({ sites, totals }: ScenarioTurn): readonly Party[] {
  const named = sites.flatMap(({ site }) => Object.entries(site.sides).map(([side, own]) => ({ site, side, own })));
  const partyOf = groupsOf(sites.map(({ site }) => Object.values(site.sides)));
  const ids = [...new Set(named.map(({ own }) => partyOf(own.name)))];
  return ids.flatMap((id) => {
    const members = named.filter(({ own }) => partyOf(own.name) === id);
    const sides = members.flatMap(({ site, side }): AdvisedSite[] => {
      const advised = site.advice?.().find((one) => one.side === side);
      return advised ? [{ site, advised }] : [];
    });
    if (!sides.some(({ advised }) => hasOrders(advised))) return [];
    const names = new Set(members.map(({ own }) => own.name));
    const aims = aimsOf(sides, totals, names);
    return aims.length === 0 ? [] : [{ ...calledBy(members.map(({ own }) => own)), sides, aims }];
  });
}

function calledBy(all: readonly SideName[]): Pick<Party, 'id' | 'name'> {
  const known = [...new Map(all.map((one) => [one.name, one])).values()];
  // A side whose powers are all part of another need not be named.
  const whole = known.filter(
    (one) => !known.some((other) => other !== one && isWithin(one.powers ?? [], other.powers ?? [])),
  );
  const powers = [...new Set(whole.flatMap(({ powers: own, name }) => (own?.length ? own : [name])))];
  return { id: powers.join('+').replaceAll(' ', '-'), name: listed(whole.map(({ name }) => name)) };
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.length > 0 && some.length < all.length && some.every((one) => all.includes(one));
}

/** Maps the name of a side to its party. If a party would be its own enemy, every name is a separate party. */
function groupsOf(combats: readonly (readonly SideName[])[]): (name: string) => string {
  const parents = new Map<string, string>();
  const find = (key: string): string => {
    let at = key;
    for (let up = parents.get(at); up !== undefined; up = parents.get(at)) at = up;
    return at;
  };
  const unite = (one: string, other: string): void => {
    const [a, b] = [find(one), find(other)];
    if (a !== b) parents.set(b, a);
  };
  const friend = (name: string): string => `with ${name}`;
  const foe = (name: string): string => `against ${name}`;
  const names = combats.flat();
  for (const [index, one] of names.entries())
    for (const other of names.slice(index + 1))
      if (one.powers?.some((power) => other.powers?.includes(power)) === true) {
        unite(friend(one.name), friend(other.name));
        unite(foe(one.name), foe(other.name));
      }
  for (const [one, other] of combats) {
    if (!one || !other) continue;
    unite(friend(one.name), foe(other.name));
    unite(friend(other.name), foe(one.name));
  }
  const isSound = names.every(({ name }) => find(friend(name)) !== find(foe(name)));
  return isSound ? (name) => find(friend(name)) : (name) => name;
}

/** The aims that can be added up; a chance of winning cannot. */
function aimsOf(
  sides: readonly AdvisedSite[],
  totals: ScenarioTurn['totals'],
  names: ReadonlySet<string>,
): readonly TurnAim[] {
  const all = sides.flatMap(({ site, advised }) => advised.aims.map((aim) => ({ site, side: advised.side, aim })));
  const summable = all.filter(({ aim }) => aim.unit !== 'chance');
  const byId = new Map<string, Aim>();
  for (const { aim } of summable) if (!byId.has(aim.id)) byId.set(aim.id, aim);
  return [...byId.values()].map(({ id, title, unit, kept }): TurnAim => {
    // Lost value is a total of the turn, including combats without advice.
    const lost = totals.flatMap(({ owner, words }, total) =>
      unit !== '' && owner !== undefined && words.many === `${unit} lost`
        ? [{ total, times: names.has(owner) ? -1 : 1 }]
        : [],
    );
    const parts = summable
      .filter(({ aim }) => aim.id === id)
      .map(({ site, side }) => ({ site: site.id, side, aim: id }));
    return {
      ...{ id, title: kept?.lost ?? title, unit, isLoss: kept !== undefined },
      ...(lost.length > 0 ? { parts: [], totals: lost } : { parts, totals: [] }),
    };
  });
}
