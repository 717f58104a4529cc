/** Sea battles of the base game for tests: short forces, odds as numbers, traces with table dice. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { exact } from '../../../../../server/src/engine/exact';
import type { ExactOutcomes } from '../../../../../server/src/engine/outcome';
import { chance } from '../../../../../server/src/engine/outcome';
import { finish } from '../../../../../server/src/engine/progress';
import { trace } from '../../../../../server/src/engine/trace';
import { counterList, layOut, seaBattleCombat } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import type { Group, SeaBattle } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import type { BattleSide } from '../../../../../server/src/rulesets/axis-and-allies/data';

/** The units of Revised with attack, defence, price, domain and name. */
const types = {
  trn: { attack: 0, defender: 1, cost: 8, domain: 'surface', one: 'transport' },
  sub: { attack: 2, defender: 2, cost: 8, domain: 'submarine', one: 'submarine' },
  dd: { attack: 3, defender: 3, cost: 12, domain: 'surface', one: 'destroyer' },
  ftr: { attack: 3, defender: 4, cost: 10, domain: 'air', one: 'fighter' },
  ac: { attack: 1, defender: 3, cost: 16, domain: 'surface', one: 'carrier' },
  bmbr: { attack: 4, defender: 1, cost: 15, domain: 'air', one: 'bomber' },
  bb: { attack: 4, defender: 4, cost: 24, domain: 'surface', one: 'battleship' },
} as const;

export type Force = Readonly<Partial<Record<keyof typeof types, number>>>;

/** The groups of a force, with some of them changed. */
export function groupsOf(side: BattleSide, force: Force, more: Readonly<Record<string, Partial<Group>>> = {}): Group[] {
  return Object.entries(force).map(([type, count]) => {
    const { attack, defender, cost, domain, one } = types[type as keyof Force];
    const by = side === 'attacker' ? attack : defender;
    const value = { what: one, base: { rule: 'unit-values', what: one, by }, changes: [], total: by };
    const words = { name: type, type, one, title: `${one}s`, typeTitle: `${one}s` };
    const facts = { domain, hits: type === 'bb' ? 2 : 1, destroyer: type === 'dd', dice: 1, value, cost };
    return { ...words, count, ...facts, submerge: 'never', ...more[type] };
  });
}

export type Plan = Omit<Partial<SeaBattle>, 'attacker' | 'defender'> &
  Readonly<
    Record<BattleSide, Partial<SeaBattle['attacker']> & { force: Force; more?: Record<string, Partial<Group>> }>
  >;

/** The combat of forces of Revised. */
export function battleOf({ attacker, defender, ...plan }: Plan): Combat {
  const sideOf = (side: BattleSide, { force, more, ...orders }: Plan['attacker']) => ({
    groups: groupsOf(side, force, more),
    ...orders,
  });
  const battle: SeaBattle = {
    title: 'a battle',
    die: 6,
    attacker: sideOf('attacker', attacker),
    defender: sideOf('defender', defender),
    ...plan,
  };
  return seaBattleCombat(battle, layOut(battle, counterList()));
}

export function oddsOf(combat: Combat): ExactOutcomes {
  const odds = finish(exact(combat));
  assert.ok(!('tooLarge' in odds));
  assert.ok(Math.abs(odds.mass - 1) < 1e-12, `the shares add up to ${odds.mass}`);
  return odds;
}

/** The probability of each outcome: attacker wins, defender wins, nobody left, both left. */
export function outcomesOf(combat: Combat): Readonly<Record<string, number>> {
  const label = combat.labels?.find(({ path }) => path[0] === 'outcome');
  assert.ok(label?.words);
  const odds = oddsOf(combat);
  return Object.fromEntries(label.words.map(({ word }) => [word, chance(odds, (end) => label.read(end) === word)]));
}

/** Asserts the probabilities of outcomes to 1e-12. Outcomes that are not listed must have probability 0. */
export function assertOutcomes(combat: Combat, expected: Readonly<Record<string, number>>): void {
  for (const [word, share] of Object.entries(outcomesOf(combat))) {
    const wanted = expected[word] ?? 0;
    assert.ok(Math.abs(share - wanted) < 1e-12, `${word}: ${share} instead of ${wanted}`);
  }
}

/** Resolves a battle with table dice. Returns the measures and labels at the end by path: `attacker.sub`. */
export function resolved(combat: Combat, table: Readonly<Record<string, readonly number[]>>) {
  const traced = trace(combat, { table });
  assert.equal(traced.wanted, undefined, `dice are wanting: ${traced.wanted?.label}`);
  assert.deepEqual(traced.unused, []);
  const { measures, labels = [] } = combat;
  const read = [...measures, ...labels].map(({ path, read }) => [path.join('.'), read(traced.end)] as const);
  return { entries: traced.entries, end: Object.fromEntries(read), wanted: traced.wanted };
}
