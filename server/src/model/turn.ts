/** A turn of a scenario: its combats in the order in which they are fought, and their totals. */
import type { Basis } from '../engine/amount';
import type { Combat, Counter, State } from '../engine/combat';
import { lasting } from '../engine/turn/lasting';
import type { Gain, Stage, Total, Turn } from '../engine/turn/turn';
import type { CombatSite } from './combat-site';
import { expectedInWords, leaves, meets, oddsKeyOfExpect } from './expect';
import type { Leaf } from './expect';
import type { Ids } from './ids';

/** Reason for the position of a combat in the turn. */
export interface TurnOrder {
  /** In a few words: `strategic submarine warfare, impulse 2`; `order of the file`, if the rules leave the choice. */
  readonly why: string;
  /** Id of the rule that determines it. */
  readonly rule?: string;
}

/** Dependencies between a combat and the other combats of the turn. */
export interface CarriedOver extends Pick<Stage, 'involves' | 'when' | 'optional' | 'combat' | 'leaves'> {
  /** Describes the forces at its start as far as earlier combats changed them: `lohs: 3 of 4`; empty if unchanged. */
  readonly left?: (state: State) => readonly string[];
}

/** A combat with its position in the turn. */
export interface OrderedSite {
  readonly site: CombatSite;
  readonly order: TurnOrder;
}

/** A combat of a turn, as built by a ruleset. */
export interface TurnSite extends OrderedSite {
  /** Absent if it is independent of the others. */
  readonly carried?: CarriedOver;
}

/** A total of a turn. */
export interface TurnTotal extends Total {
  /** The power with the loss, by the name of the side: `Germany`; absent for expectations. */
  readonly owner?: string;
  /** Noun in the plural and in the singular: `submarines destroyed`. */
  readonly words: { readonly many: string; readonly one: string };
  /** The expectation of a combat, if the total measures whether it is met: 1 or 0. */
  readonly expects?: { readonly site: string; readonly path: readonly string[]; readonly expected: string };
}

/** A turn with the data that reports need. */
export interface ScenarioTurn {
  readonly turn: Turn;
  /** Parallel to `turn.totals`. */
  readonly totals: readonly TurnTotal[];
  /** Parallel to `turn.stages`. */
  readonly sites: readonly TurnSite[];
  /** Rulings of the ruleset that determine what carries over. */
  readonly bases?: readonly Basis[];
  /** Describes the effects of earlier combats: `Akagi sunk, Kaga damaged`. */
  readonly leftInWords?: (state: State) => string;
}

/** For combats whose order the rules leave to the players. */
export const orderOfFile: TurnOrder = { why: 'order of the file' };

/** The turn-related part of a ruleset: without `turn`, combats are independent of each other. */
interface StatesTurns {
  readonly turn?: (scenario: object, ids: Ids, sites: readonly CombatSite[]) => ScenarioTurn;
  readonly turnOrder?: (scenario: object, sites: readonly CombatSite[]) => readonly OrderedSite[];
  readonly title?: string;
}

/** Orders combats as they are fought, without building them. @param sites in file order */
export function inTurn(
  { turnOrder }: Pick<StatesTurns, 'turnOrder'>,
  scenario: object,
  sites: readonly CombatSite[],
): readonly OrderedSite[] {
  return turnOrder?.(scenario, sites) ?? sites.map((site) => ({ site, order: orderOfFile }));
}

/** Builds the turn of some combats of a scenario. @param sites in file order, at least one @throws if building a combat throws */
export function turnBy(
  { turn, title }: StatesTurns,
  scenario: object,
  ids: Ids,
  sites: readonly CombatSite[],
): ScenarioTurn {
  return turn?.(scenario, ids, sites) ?? plainTurn(title ?? 'Turn', sites);
}

/** Creates a turn of independent combats in the given order. */
export function plainTurn(title: string, sites: readonly CombatSite[]): ScenarioTurn {
  return turnOf(
    title,
    sites.map((site) => ({ site, order: orderOfFile })),
  );
}

/**
 * Creates a turn of combats in the given order.
 * @param counters state that carries over between combats
 * @throws if building a combat throws
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
    // Gains and remaining forces are read from the same end state.
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

/** Returns the id of the combat of a stage. */
export function siteOfStage({ id }: Pick<Stage, 'id'>): string {
  return id.slice(id.indexOf('/') + 1);
}

interface Addition extends Omit<Gain, 'total'> {
  /** Additions with the same key are summed. */
  readonly key: string;
  readonly total: TurnTotal;
}

/** Lists the losses that a combat adds for each power. */
function additionsOf({ sides }: CombatSite, { measures }: Combat): readonly Addition[] {
  const shown = measures.filter(({ repeats = false }) => !repeats);
  const units = shown.flatMap(({ of }) => (of?.kind === 'units' ? [of] : []));
  const counted = new Set(units.map(({ side }) => side));
  /** Sides whose units have owners, so that their value is attributed by unit. */
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

/** @param as converts the number; identity by default */
function addition(of: Gain['of'], owner: string, many: string, one: string, as?: (value: number) => number): Addition {
  return {
    key: JSON.stringify([owner, many]),
    total: { path: [owner, many], title: `${many}, ${owner}`, owner, words: { many, one }, quietAtZero: true },
    of,
    ...(as && { as }),
  };
}

/** Lists a 0-or-1 addition for each expectation of a combat. */
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

/** Finds the measure or label that an expectation is about; undefined if the combat has none. */
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

/** Groups totals by owner, in the order in which owners occur. */
function byOwner(totals: readonly (readonly [string, TurnTotal])[]): readonly (readonly [string, TurnTotal])[] {
  const owners = [...new Set(totals.map(([, { owner }]) => owner))];
  return owners.flatMap((owner) => totals.filter(([, total]) => total.owner === owner));
}
