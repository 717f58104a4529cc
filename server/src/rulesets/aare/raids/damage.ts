/** What raids and rockets can cost a territory. */
import { amount, type Amount, type Change } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { DamageBefore, Header, RocketStrike, StrategicBombingRaid } from '../data';
import { by } from '../line';
import { numbers } from '../numbers';
import { decisive, optionBasis, reading } from '../options';
import { diceOf } from '../values';

export type Weapon = 'raids' | 'rockets';

/** What a territory has lost this turn, in IPCs. */
export type Lost = Required<DamageBefore>;

const ruleOf = { raids: 'raid-damage', rockets: 'rocket-damage' } as const;

/** What attacks before one have cost: the territory in the turn, and its owner of what he had in hand. */
export interface Costs {
  readonly lost: Lost;
  readonly spent: number;
}

export const noCosts: Costs = { lost: { raids: 0, rockets: 0 }, spent: 0 };

/** What a territory has lost this turn before an attack: as it is written with the attack, else by those before it. */
export function lostBefore({ damageBefore }: StrategicBombingRaid | RocketStrike, earlier: Costs = noCosts): Lost {
  if (damageBefore === undefined) return earlier.lost;
  return { raids: damageBefore.raids ?? 0, rockets: damageBefore.rockets ?? 0 };
}

/**
 * The most that an attack can still cost a territory, from 0.
 * @param earlier what other attacks before it have cost
 * @param lost what the territory has lost this turn; before the attack by default
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

/** Q18: what the caps leave. */
function capLeft(value: number, weapon: Weapon, lost: Lost, option: 'separate' | 'double' | 'single'): number {
  const own = value - lost[weapon];
  const together = (times: number): number => times * value - lost.raids - lost.rockets;
  const left = { separate: own, double: Math.min(own, together(2)), single: together(1) }[option];
  return Math.max(0, left);
}

function what(weapon: Weapon): string {
  return weapon === 'raids' ? 'maximum damage by the raid' : 'maximum damage by the rocket';
}

/** The dice that each bomber of a raid rolls for damage. */
export function raidDice({ attacker: { power } }: StrategicBombingRaid, header: Header): Amount {
  return diceOf({ type: 'bmbr', power }, 'attacker', header);
}

/** Sides of the dice for damage; a rocket rolls one. */
export const damageSides: number = numbers['unit-values'].sides;
