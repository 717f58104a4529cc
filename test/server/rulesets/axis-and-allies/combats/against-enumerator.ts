/** Compares combats with the enumerator by the joint odds of the remaining units of each group. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import type { BattleDefinition as Battle } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import type { BattleSide } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { Battle as Plain, Group as PlainGroup } from '../../../../support/axis-and-allies/battle';
import { enumerate } from '../../../../support/axis-and-allies/enumerate';
import { toNumber } from '../../../../support/axis-and-allies/fraction';
import { computeOdds } from './battles';

const domains = { submarine: 'submarine', destroyer: 'surface', ship: 'surface', air: 'air' } as const;

/** Converts a battle of the enumerator to one of the rulesets. Each group is a separate type, so that orders of loss can name it. */
export function toServerBattle({ attacker, defender, sides, lowLuck = false }: Plain): Battle {
  const createSide = (side: BattleSide) => {
    const { groups, losses } = side === 'attacker' ? attacker : defender;
    return {
      groups: groups.map((group) => createGroup(group, side)),
      losses: losses.map((word) => word.replace(' ', '-')),
    };
  };
  const { afterRound, fewerThan, chanceBelow } = attacker.retreat ?? {};
  const retreat = {
    ...(afterRound !== undefined && { afterRound }),
    ...(fewerThan !== undefined && { fewerThan }),
    ...(chanceBelow !== undefined && { chanceBelow: Number(chanceBelow) }),
  };
  return {
    title: 'a battle',
    dieSides: sides,
    ...(lowLuck && { lowLuck: { rule: 'unit-values' } }),
    attacker: { ...createSide('attacker'), retreat },
    defender: createSide('defender'),
  };
}

function createGroup(group: PlainGroup, side: BattleSide): Battle['attacker']['groups'][number] {
  const { id, kind, count, attack, defence, attackDice = 1, hits = 1, submerges = false } = group;
  const by = side === 'attacker' ? attack : defence;
  const value = { label: id, base: { rule: 'unit-values', label: id, by }, changes: [], total: by };
  return {
    ...{ name: id, type: id, title: id, singular: id, typeTitle: id, count, hits, value },
    domain: domains[kind],
    isDestroyer: kind === 'destroyer',
    dicePerUnit: side === 'attacker' ? attackDice : 1,
    submerge: submerges ? 'always' : 'never',
  };
}

/** Asserts that both give the same probabilities of all combinations of remaining units, to 1e-12. */
export function assertAgrees(combat: Combat, battle: Plain): void {
  const findMeasure = (side: BattleSide, { id }: PlainGroup) => {
    const measure = combat.measures.find(({ path }) => path.join('.') === `${side}.${id}`);
    assert.ok(measure, `nothing counts ${side}.${id}`);
    return measure;
  };
  const measures = [
    ...battle.attacker.groups.map((group) => findMeasure('attacker', group)),
    ...battle.defender.groups.map((group) => findMeasure('defender', group)),
  ];
  const expected = new Map<string, number>();
  const actual = new Map<string, number>();
  const addTo = (probabilities: Map<string, number>, name: string, probability: number) =>
    void probabilities.set(name, (probabilities.get(name) ?? 0) + probability);
  for (const { end, probability } of enumerate(battle)) addTo(expected, end.remaining.join(' '), toNumber(probability));
  for (const { state, probability } of computeOdds(combat).ends)
    addTo(actual, measures.map(({ read }) => read(state)).join(' '), probability);
  for (const name of new Set([...expected.keys(), ...actual.keys()])) {
    const [actualProbability, expectedProbability] = [actual.get(name) ?? 0, expected.get(name) ?? 0];
    assert.ok(
      Math.abs(actualProbability - expectedProbability) < 1e-12,
      `left ${name}: ${actualProbability} instead of ${expectedProbability}`,
    );
  }
}
