/** The damage that raids and rockets can do to a territory. */
import { createAmount, type Amount, type Change } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import type { DamageBefore, Header, RocketStrike, StrategicBombingRaid } from '../data';
import { battlesNumbers } from '../battles/rules';
import { findDecisiveOption, createOptionBasis, getReading } from '../options';
import { computeDice } from '../values';

export type Weapon = 'raids' | 'rockets';

/** A territory's losses this turn, in IPCs. */
export type TerritoryLosses = Required<DamageBefore>;

const damageRules = { raids: 'raid-damage', rockets: 'rocket-damage' } as const;

/** The cost of earlier attacks: the territory's losses this turn, and the owner's payments. */
export interface Costs {
  readonly lost: TerritoryLosses;
  readonly spent: number;
}

export const noCosts: Costs = { lost: { raids: 0, rockets: 0 }, spent: 0 };

/** A territory's losses this turn before an attack: as written with the attack, else by earlier attacks. */
export function findLossesBefore(
  { damageBefore }: StrategicBombingRaid | RocketStrike,
  earlier: Costs = noCosts,
): TerritoryLosses {
  if (damageBefore === undefined) return earlier.lost;
  return { raids: damageBefore.raids ?? 0, rockets: damageBefore.rockets ?? 0 };
}

/**
 * The most that an attack can still cost a territory; at least 0.
 * @param earlier the cost of earlier attacks
 * @param losses the territory's losses this turn; by default those before the attack
 */
export function computeDamageCap(
  attack: StrategicBombingRaid | RocketStrike,
  weapon: Weapon,
  header: Header,
  earlier: Costs = noCosts,
  losses: TerritoryLosses = findLossesBefore(attack, earlier),
): Amount {
  const { value } = attack;
  const from = attack.damageBefore === undefined ? undefined : placeAt(attack, 'damageBefore');
  const rule = damageRules[weapon];
  const computeCap = (variantHeader: Header): number =>
    computeRemainingCap(value, weapon, losses, getReading(variantHeader, 'economicCap'));
  const basis = findDecisiveOption(header, ['economicCap'], computeCap);
  const causes = losses.raids > 0 && losses.rockets > 0 ? 'raids and rockets' : losses.raids > 0 ? 'raids' : 'rockets';
  const lossChange: Change = {
    rule,
    label: `lost this turn by ${causes}`,
    by: computeCap(header) - value,
    ...(from && { from }),
  };
  const territoryCap = createAmount(
    getCapLabel(weapon),
    changeBy(rule, { label: 'value of the territory', by: value, from: placeAt(attack, 'value') }),
    [{ ...lossChange, ...(basis && { basis: createOptionBasis('economicCap') }) }],
  );
  const treasury = header.powers?.[attack.defender.power]?.treasury;
  if (treasury === undefined) return territoryCap;
  const lossesBefore = findLossesBefore(attack, earlier);
  const damage = losses.raids - lossesBefore.raids + losses.rockets - lossesBefore.rockets;
  const remainingCash = Math.max(0, treasury - earlier.spent - damage);
  if (remainingCash >= territoryCap.total) return territoryCap;
  const cash = changeBy('raid-cash', {
    label: earlier.spent > 0 ? 'IPCs left in hand' : 'IPCs in hand',
    by: remainingCash - territoryCap.total,
    from: placeAt(header.powers![attack.defender.power]!, 'treasury'),
  });
  return createAmount(territoryCap.label, territoryCap.base, [...territoryCap.changes, cash]);
}

/** Q18: the damage that the caps still allow. */
function computeRemainingCap(
  value: number,
  weapon: Weapon,
  losses: TerritoryLosses,
  option: 'separate' | 'double' | 'single',
): number {
  const ownCap = value - losses[weapon];
  const computeJointCap = (times: number): number => times * value - losses.raids - losses.rockets;
  const remaining = { separate: ownCap, double: Math.min(ownCap, computeJointCap(2)), single: computeJointCap(1) }[
    option
  ];
  return Math.max(0, remaining);
}

function getCapLabel(weapon: Weapon): string {
  return weapon === 'raids' ? 'maximum damage by the raid' : 'maximum damage by the rocket';
}

/** Damage dice of each bomber in a raid. */
export function computeRaidDice({ attacker: { power } }: StrategicBombingRaid, header: Header): Amount {
  return computeDice({ type: 'bmbr', power }, 'attacker', header);
}

/** Sides of the damage dice; a rocket rolls one die. */
export const damageSides: number = battlesNumbers['unit-values'].sides;
