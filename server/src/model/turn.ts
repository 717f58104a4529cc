/** A turn of a scenario: its combats in the order in which they are fought, and what is added up over them. */
import type { Basis } from '../engine/amount';
import type { Combat, Counter, State } from '../engine/combat';
import { lasting } from '../engine/turn/lasting';
import type { Gain, Stage, Total, Turn } from '../engine/turn/turn';
import type { CombatSite } from './combat-site';
import { expectedInWords, leaves, meets, oddsKeyOfExpect } from './expect';
import type { Leaf } from './expect';
import type { Ids } from './ids';

/** Why a combat is fought when it is. */
export interface TurnOrder {
  /** In a few words: `strategic submarine warfare, impulse 2`; `order of the file`, where the rules leave the choice. */
  readonly why: string;
  /** Id of the rule that says so. */
  readonly rule?: string;
}

/** How a combat depends on earlier ones of the turn, and later ones on it. */
export interface CarriedOver extends Pick<Stage, 'involves' | 'when' | 'optional' | 'combat' | 'leaves'> {
  /** What it begins with as far as earlier combats have changed that, in words: `lohs: 3 of 4`; empty where all is there. */
  readonly left?: (state: State) => readonly string[];
}

/** A combat with when it is fought. */
export interface OrderedSite {
  readonly site: CombatSite;
  readonly order: TurnOrder;
}

/** A combat of a turn, as a ruleset states it. */
export interface TurnSite extends OrderedSite {
  /** Absent where it has nothing to do with the others. */
  readonly carried?: CarriedOver;
}

/** What is added up over a turn. */
export interface TurnTotal extends Total {
  /** Whose loss it is, by the powers of the side: `Germany`; absent of what is expected. */
  readonly owner?: string;
  /** What is counted, in the plural and in the singular: `submarines destroyed`. */
  readonly words: { readonly many: string; readonly one: string };
  /** What a combat is expected to come to, where the total tells whether it does: 1 or 0. */
  readonly expects?: { readonly site: string; readonly path: readonly string[]; readonly expected: string };
}

/** A turn with what a report needs to know of it. */
export interface ScenarioTurn {
  readonly turn: Turn;
  /** Those of `turn.totals`. */
  readonly totals: readonly TurnTotal[];
  /** Those of `turn.stages`. */
  readonly sites: readonly TurnSite[];
  /** What carrying over rests on: rulings of the ruleset. */
  readonly bases?: readonly Basis[];
  /** What earlier combats have left, in a few words: `Akagi sunk, Kaga damaged`. */
  readonly leftInWords?: (state: State) => string;
}

/** Where the rules leave the order to the players. */
export const orderOfFile: TurnOrder = { why: 'order of the file' };

/** A ruleset, as far as it states turns: without `turn`, combats have nothing to do with each other. */
interface StatesTurns {
  readonly turn?: (scenario: object, ids: Ids, sites: readonly CombatSite[]) => ScenarioTurn;
  readonly turnOrder?: (scenario: object, sites: readonly CombatSite[]) => readonly OrderedSite[];
  readonly title?: string;
}

/** The combats in the order in which they are fought; none is stated for it. @param sites in the order of the file */
export function inTurn(
  { turnOrder }: Pick<StatesTurns, 'turnOrder'>,
  scenario: object,
  sites: readonly CombatSite[],
): readonly OrderedSite[] {
  return turnOrder?.(scenario, sites) ?? sites.map((site) => ({ site, order: orderOfFile }));
}

/**
 * The turn that some combats of a scenario make, by its ruleset.
 * @param sites in the order of the file, at least one
 * @throws what stating a combat throws
 */
export function turnBy(
  { turn, title }: StatesTurns,
  scenario: object,
  ids: Ids,
  sites: readonly CombatSite[],
): ScenarioTurn {
  return turn?.(scenario, ids, sites) ?? plainTurn(title ?? 'Turn', sites);
}

/** Combats that have nothing to do with each other, in the order in which they are given. */
export function plainTurn(title: string, sites: readonly CombatSite[]): ScenarioTurn {
  return turnOf(
    title,
    sites.map((site) => ({ site, order: orderOfFile })),
  );
}

/**
 * A turn of combats in their order.
 * @param counters what carries over from one to another
 * @throws what stating a combat throws
 */
export function turnOf(
  title: string,
  sites: readonly TurnSite[],
  counters: readonly Counter[] = [],
  start: State = [],
): ScenarioTurn {
  const totals = new Map<string, TurnTotal>();
  const expected = new Map<string, TurnTotal>();
  for (const { site, carried } of sites) {
    const combat = carried ? carried.combat(start) : site.combat();
    for (const { key, total } of additionsOf(site, combat)) if (!totals.has(key)) totals.set(key, total);
    for (const { key, total } of expectationsOf(site, combat)) expected.set(key, total);
  }
  const all = [...byOwner([...totals]), ...expected];
  const indexes = new Map(all.map(([key], index) => [key, index]));
  const stages = sites.map(({ site, carried: given }, index): Stage => {
    const { left: _, ...carried } = given ?? {};
    const gains = (combat: Combat) =>
      [...additionsOf(site, combat), ...expectationsOf(site, combat)].flatMap(({ key, of, as }): Gain[] => {
        const total = indexes.get(key);
        return total === undefined ? [] : [{ total, of, as }];
      });
    // What is gained and what is left are read off the same end.
    const whole = (combat: Combat) =>
      lasting(
        combat,
        gains(combat).map(({ of }) => of),
      );
    return {
      id: `${index}/${site.id}`,
      title: site.title,
      involves: [],
      combat: () => site.combat(),
      ...carried,
      ...(given && { combat: (state) => whole(given.combat(state)) }),
      gains,
    };
  });
  const shown = all.map(([, total]) => total);
  return { turn: { title, counters, start, stages, totals: shown }, totals: shown, sites };
}

/** The id of the site of which a stage is. */
export function siteOfStage({ id }: Pick<Stage, 'id'>): string {
  return id.slice(id.indexOf('/') + 1);
}

interface Addition extends Omit<Gain, 'total'> {
  /** Additions with the same key are added up. */
  readonly key: string;
  readonly total: TurnTotal;
}

/** What a combat adds to the losses of the powers that fight in it. */
function additionsOf({ sides }: CombatSite, { measures }: Combat): readonly Addition[] {
  const shown = measures.filter(({ repeats = false }) => !repeats);
  const units = shown.flatMap(({ of }) => (of?.kind === 'units' ? [of] : []));
  const counted = new Set(units.map(({ side }) => side));
  /** Sides whose units tell to whom their value is lost. */
  const owned = new Set(units.flatMap(({ owner, side }) => (owner === undefined ? [] : [side])));
  const currency = shown.flatMap(({ of }) => (of?.kind === 'value' && of.side !== undefined ? [of.currency] : []))[0];
  return shown.flatMap((measure): readonly Addition[] => {
    const { of, adds } = measure;
    const nameOf = (side: string): string => sides[side]?.name ?? side;
    if (adds?.shares && adds.shares.length > 0)
      return adds.shares.map(({ owner, read }) => addition({ ...measure, read }, owner, adds.title, adds.one));
    if (adds) return [addition(measure, nameOf(adds.side), adds.title, adds.one)];
    if (of?.kind === 'units') {
      const { side, start, worth } = of;
      const { name: owner, title, one } = of.owner ?? { ...of, name: nameOf(side) };
      const lost = addition(measure, owner, `${title} lost`, `${one} lost`, (left) => start - left);
      if (!owned.has(side) || worth === undefined || currency === undefined) return [lost];
      const words = `${currency} lost`;
      return [lost, addition(measure, owner, words, words, (left) => worth * (start - left))];
    }
    if (of?.kind === 'side' && !counted.has(of.side))
      return [addition(measure, nameOf(of.side), 'units lost', 'unit lost', (left) => of.start - left)];
    if (of?.kind !== 'value' || of.side === undefined || owned.has(of.side)) return [];
    return [addition(measure, nameOf(of.side), `${of.currency} lost`, `${of.currency} lost`)];
  });
}

/** @param as what the number comes to; itself by default */
function addition(of: Gain['of'], owner: string, many: string, one: string, as?: (value: number) => number): Addition {
  return {
    key: JSON.stringify([owner, many]),
    total: { path: [owner, many], title: `${many}, ${owner}`, owner, words: { many, one }, quietAtZero: true },
    of,
    ...(as && { as }),
  };
}

/** Whether each thing comes about that a combat is expected to come to. */
function expectationsOf({ id, expect }: CombatSite, combat: Combat): readonly Addition[] {
  if (expect === undefined) return [];
  return [...leaves(expect, [])].flatMap(({ path, value }): Addition[] => {
    if (path[0] === oddsKeyOfExpect) return [];
    const found = readingAt(combat, path, value);
    if (found === undefined) return [];
    const words = `${found.title} ${expectedInWords(value)}`;
    return [
      {
        key: JSON.stringify(['expect', id, ...path]),
        total: {
          path: ['expect', id, ...path],
          title: `${id}: ${words}`,
          of: { kind: 'event' },
          words: { many: words, one: words },
          expects: { site: id, path, expected: expectedInWords(value) },
        },
        of: found.of,
        as: found.as,
      },
    ];
  });
}

/** What tells whether a combat comes to what is expected of it; undefined where it has no such value. */
function readingAt(
  { measures, labels = [] }: Combat,
  path: Leaf['path'],
  expected: Leaf['value'],
): (Omit<Gain, 'total'> & { readonly title: string }) | undefined {
  const key = path.join('\n');
  const label = labels.find((one) => one.path.join('\n') === key);
  const isMet = (value: number | string): number => (meets(value, expected) ? 1 : 0);
  if (label) return { title: label.title, of: { read: (end) => isMet(label.read(end)) } };
  const measure = measures.find((one) => one.path.join('\n') === key);
  return measure && { title: measure.title, of: measure, as: isMet };
}

/** Those of an owner together, in the order in which the owners are met. */
function byOwner(totals: readonly (readonly [string, TurnTotal])[]): readonly (readonly [string, TurnTotal])[] {
  const owners = [...new Set(totals.map(([, { owner }]) => owner))];
  return owners.flatMap((owner) => totals.filter(([, total]) => total.owner === owner));
}
