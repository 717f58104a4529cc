/** Compares combats with the enumerator by the joint odds of the remaining units of each group. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import type { SeaBattle as Battle } from '../../../../../server/src/rulesets/axis-and-allies/combats';
import type { BattleSide } from '../../../../../server/src/rulesets/axis-and-allies/data';
import type { Battle as Plain, Group as PlainGroup } from '../../../../support/axis-and-allies/battle';
import { enumerate } from '../../../../support/axis-and-allies/enumerate';
import { numberOf } from '../../../../support/axis-and-allies/fraction';
import { oddsOf } from './battles';

const domains = { submarine: 'submarine', destroyer: 'surface', ship: 'surface', air: 'air' } as const;

/** Converts a battle of the enumerator to one of the rulesets. Each group is a separate type, so that orders of loss can name it. */
export function described({ attacker, defender, sides }: Plain): Battle {
  const sideOf = (side: BattleSide) => {
    const { groups, losses } = side === 'attacker' ? attacker : defender;
    return {
      groups: groups.map((group) => groupOf(group, side)),
      losses: losses.map((word) => word.replace(' ', '-')),
    };
  };
  const { afterRound, fewerThan, chanceBelow } = attacker.retreat ?? {};
  const retreat = {
    ...(afterRound !== undefined && { afterRound }),
    ...(fewerThan !== undefined && { fewerThan }),
    ...(chanceBelow !== undefined && { chanceBelow: Number(chanceBelow) }),
  };
  return { title: 'a battle', die: sides, attacker: { ...sideOf('attacker'), retreat }, defender: sideOf('defender') };
}

function groupOf(group: PlainGroup, side: BattleSide): Battle['attacker']['groups'][number] {
  const { id, kind, count, attack, defence, attackDice = 1, hits = 1, submerges = false } = group;
  const by = side === 'attacker' ? attack : defence;
  const value = { what: id, base: { rule: 'unit-values', what: id, by }, changes: [], total: by };
  return {
    ...{ name: id, type: id, title: id, one: id, typeTitle: id, count, hits, value },
    domain: domains[kind],
    destroyer: kind === 'destroyer',
    dice: side === 'attacker' ? attackDice : 1,
    submerge: submerges ? 'always' : 'never',
  };
}

/** Asserts that both give the same probabilities of all combinations of remaining units, to 1e-12. */
export function assertAgrees(combat: Combat, battle: Plain): void {
  const counted = (side: BattleSide, { id }: PlainGroup) => {
    const measure = combat.measures.find(({ path }) => path.join('.') === `${side}.${id}`);
    assert.ok(measure, `nothing counts ${side}.${id}`);
    return measure;
  };
  const measures = [
    ...battle.attacker.groups.map((group) => counted('attacker', group)),
    ...battle.defender.groups.map((group) => counted('defender', group)),
  ];
  const wanted = new Map<string, number>();
  const found = new Map<string, number>();
  const give = (to: Map<string, number>, name: string, share: number) => void to.set(name, (to.get(name) ?? 0) + share);
  for (const { end, share } of enumerate(battle)) give(wanted, end.left.join(' '), numberOf(share));
  for (const { state, share } of oddsOf(combat).ends)
    give(found, measures.map(({ read }) => read(state)).join(' '), share);
  for (const name of new Set([...wanted.keys(), ...found.keys()])) {
    const [is, was] = [found.get(name) ?? 0, wanted.get(name) ?? 0];
    assert.ok(Math.abs(is - was) < 1e-12, `left ${name}: ${is} instead of ${was}`);
  }
}
