/** Sea battles of the base game for tests: short forces, odds as numbers, traces with table dice. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { computeExactOdds } from '../../../../../server/src/engine/exact';
import type { ExactOutcomes } from '../../../../../server/src/engine/outcome';
import { computeChance } from '../../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { traceCombat } from '../../../../../server/src/engine/trace';
import {
  createCounterList,
  createBoard,
  createBattleCombat,
} from '../../../../../server/src/rulesets/axis-and-allies/combats';
import type { Group, BattleDefinition } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import type { BattleSide } from '../../../../../server/src/rulesets/axis-and-allies/data';

/** The units of Revised with attack, defence, price, domain and name. */
const types = {
  trn: { attack: 0, defender: 1, cost: 8, domain: 'surface', singular: 'transport' },
  sub: { attack: 2, defender: 2, cost: 8, domain: 'submarine', singular: 'submarine' },
  dd: { attack: 3, defender: 3, cost: 12, domain: 'surface', singular: 'destroyer' },
  ftr: { attack: 3, defender: 4, cost: 10, domain: 'air', singular: 'fighter' },
  ac: { attack: 1, defender: 3, cost: 16, domain: 'surface', singular: 'carrier' },
  bmbr: { attack: 4, defender: 1, cost: 15, domain: 'air', singular: 'bomber' },
  bb: { attack: 4, defender: 4, cost: 24, domain: 'surface', singular: 'battleship' },
} as const;

export type Force = Readonly<Partial<Record<keyof typeof types, number>>>;

/** The groups of a force, with some of them changed. */
export function createGroups(
  side: BattleSide,
  force: Force,
  more: Readonly<Record<string, Partial<Group>>> = {},
): Group[] {
  return Object.entries(force).map(([type, count]) => {
    const { attack, defender, cost, domain, singular } = types[type as keyof Force];
    const by = side === 'attacker' ? attack : defender;
    const value = { label: singular, base: { rule: 'unit-values', label: singular, by }, changes: [], total: by };
    const words = { name: type, type, singular, title: `${singular}s`, typeTitle: `${singular}s` };
    const facts = { domain, hits: type === 'bb' ? 2 : 1, isDestroyer: type === 'dd', dicePerUnit: 1, value, cost };
    return { ...words, count, ...facts, submerge: 'never', ...more[type] };
  });
}

export type Plan = Omit<Partial<BattleDefinition>, 'attacker' | 'defender'> &
  Readonly<
    Record<BattleSide, Partial<BattleDefinition['attacker']> & { force: Force; more?: Record<string, Partial<Group>> }>
  >;

/** The combat of forces of Revised. */
export function createBattle({ attacker, defender, ...plan }: Plan): Combat {
  const createSide = (side: BattleSide, { force, more, ...orders }: Plan['attacker']) => ({
    groups: createGroups(side, force, more),
    ...orders,
  });
  const battle: BattleDefinition = {
    title: 'a battle',
    dieSides: 6,
    attacker: createSide('attacker', attacker),
    defender: createSide('defender', defender),
    ...plan,
  };
  return createBattleCombat(battle, createBoard(battle, createCounterList()));
}

export function computeOdds(combat: Combat): ExactOutcomes {
  const odds = runToEnd(computeExactOdds(combat));
  assert.ok(!('tooLarge' in odds));
  assert.ok(Math.abs(odds.mass - 1) < 1e-12, `the shares add up to ${odds.mass}`);
  return odds;
}

/** The probability of each outcome: attacker wins, defender wins, nobody left, both left. */
export function computeOutcomes(combat: Combat): Readonly<Record<string, number>> {
  const label = combat.labels?.find(({ path }) => path[0] === 'outcome');
  assert.ok(label?.words);
  const odds = computeOdds(combat);
  return Object.fromEntries(
    label.words.map(({ word }) => [word, computeChance(odds, (end) => label.read(end) === word)]),
  );
}

/** Asserts the probabilities of outcomes to 1e-12. Outcomes that are not listed must have probability 0. */
export function assertOutcomes(combat: Combat, expected: Readonly<Record<string, number>>): void {
  for (const [word, probability] of Object.entries(computeOutcomes(combat))) {
    const expectedProbability = expected[word] ?? 0;
    assert.ok(
      Math.abs(probability - expectedProbability) < 1e-12,
      `${word}: ${probability} instead of ${expectedProbability}`,
    );
  }
}

/** Resolves a battle with table dice. Returns the measures and labels at the end by path: `attacker.sub`. */
export function resolveWithTable(combat: Combat, table: Readonly<Record<string, readonly number[]>>) {
  const traced = traceCombat(combat, { table });
  assert.equal(traced.pendingRoll, undefined, `dice are missing: ${traced.pendingRoll?.label}`);
  assert.deepEqual(traced.unused, []);
  const { measures, labels = [] } = combat;
  const read = [...measures, ...labels].map(({ path, read }) => [path.join('.'), read(traced.end)] as const);
  return { entries: traced.entries, end: Object.fromEntries(read), pendingRoll: traced.pendingRoll };
}
