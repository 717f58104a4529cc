/** The damage that raids and rockets can do to a territory. */
import { amount, type Amount, type Change } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { DamageBefore, Header, RocketStrike, StrategicBombingRaid } from '../data';
import { by } from '../line';
import { numbers } from '../numbers';
import { decisive, optionBasis, reading } from '../options';
import { diceOf } from '../values';

export type Weapon = 'raids' | 'rockets';

/** A territory's losses this turn, in IPCs. */
export type Lost = Required<DamageBefore>;

const ruleOf = { raids: 'raid-damage', rockets: 'rocket-damage' } as const;

/** The cost of earlier attacks: the territory's losses this turn, and the owner's payments. */
export interface Costs {
  readonly lost: Lost;
  readonly spent: number;
}

export const noCosts: Costs = { lost: { raids: 0, rockets: 0 }, spent: 0 };

/** A territory's losses this turn before an attack: as written with the attack, else by earlier attacks. */
export function lostBefore({ damageBefore }: StrategicBombingRaid | RocketStrike, earlier: Costs = noCosts): Lost {
  if (damageBefore === undefined) return earlier.lost;
  return { raids: damageBefore.raids ?? 0, rockets: damageBefore.rockets ?? 0 };
}

/**
 * The most that an attack can still cost a territory; at least 0.
 * @param earlier the cost of earlier attacks
 * @param lost the territory's losses this turn; by default those before the attack
 */
export function damageCap(
  attack: StrategicBombingRaid | RocketStrike,
  weapon: Weapon,
  header: Header,
  earlier: Costs = noCosts,
  lost: Lost = lostBefore(attack, earlier),
): Amount {
  const { value } = attack;
  const from = attack.damageBefore === undefined ? undefined : at(attack, 'damageBefore');
  const rule = ruleOf[weapon];
  const left = (under: Header): number => capLeft(value, weapon, lost, reading(under, 'economicCap'));
  const basis = decisive(header, ['economicCap'], left);
  const both = lost.raids > 0 && lost.rockets > 0 ? 'raids and rockets' : lost.raids > 0 ? 'raids' : 'rockets';
  const gone: Change = { rule, what: `lost this turn by ${both}`, by: left(header) - value, ...(from && { from }) };
  const capped = amount(
    what(weapon),
    by(rule, { what: 'value of the territory', by: value, from: at(attack, 'value') }),
    [{ ...gone, ...(basis && { basis: optionBasis('economicCap') }) }],
  );
  const inHand = header.powers?.[attack.defender.power]?.treasury;
  if (inHand === undefined) return capped;
  const before = lostBefore(attack, earlier);
  const now = lost.raids - before.raids + lost.rockets - before.rockets;
  const rest = Math.max(0, inHand - earlier.spent - now);
  if (rest >= capped.total) return capped;
  const cash = by('raid-cash', {
    what: earlier.spent > 0 ? 'IPCs left in hand' : 'IPCs in hand',
    by: rest - capped.total,
    from: at(header.powers![attack.defender.power]!, 'treasury'),
  });
  return amount(capped.what, capped.base, [...capped.changes, cash]);
}

/** Q18: the damage that the caps still allow. */
function capLeft(value: number, weapon: Weapon, lost: Lost, option: 'separate' | 'double' | 'single'): number {
  const own = value - lost[weapon];
  const together = (times: number): number => times * value - lost.raids - lost.rockets;
  const left = { separate: own, double: Math.min(own, together(2)), single: together(1) }[option];
  return Math.max(0, left);
}

function what(weapon: Weapon): string {
  return weapon === 'raids' ? 'maximum damage by the raid' : 'maximum damage by the rocket';
}

/** Damage dice of each bomber in a raid. */
export function raidDice({ attacker: { power } }: StrategicBombingRaid, header: Header): Amount {
  return diceOf({ type: 'bmbr', power }, 'attacker', header);
}

/** Sides of the damage dice; a rocket rolls one die. */
export const damageSides: number = numbers['unit-values'].sides;
