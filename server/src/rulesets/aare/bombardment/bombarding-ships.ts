/** Shore bombardment: the ships that bombard and their values. */
import { createAmount, type Amount } from '../../../engine/amount';
import { changeBy, placeAt } from '../kit';
import type { Bombardment, Header } from '../data';
import { bombardmentNumbers } from './rules';
import { isInEffect } from '../technologies';
import { formatUnit } from '../wording';

export type BombardingType = 'bb' | 'dd';

/** Bombarding ships of a type. */
export interface BombardingShips {
  readonly type: BombardingType;
  /** Number of dice; 0 if the type may not bombard. */
  readonly dice: Amount;
  /** A die of at most the total hits. */
  readonly hitsOn: Amount;
}

/** The bombarding ships by type. Types without ships are omitted. */
export function listBombardingShips(bombardment: Bombardment, header: Header): readonly BombardingShips[] {
  const { units } = bombardment.attacker;
  return (['bb', 'dd'] as const)
    .filter((type) => (units[type] ?? 0) > 0)
    .map((type) => ({ type, dice: computeDice(type, bombardment, header), hitsOn: computeHitNumber(type) }));
}

function computeDice(type: BombardingType, { attacker, seaCombat }: Bombardment, header: Header): Amount {
  const count = attacker.units[type] ?? 0;
  const rule = getRule(type);
  const barred = changeBy('shore-bombardment', { label: 'sea combat was fought here', by: -count });
  const needsCombinedArms = changeBy('destroyer-bombardment', { label: 'no combined arms', by: -count });
  const canBombard = type === 'bb' || isInEffect(attacker.power, 'combined-arms', header);
  const base = changeBy(rule, {
    label: type === 'bb' ? 'battleships' : 'destroyers',
    by: count,
    from: placeAt(attacker.units, type),
  });
  return createAmount('dice', base, [canBombard ? (seaCombat === true ? barred : undefined) : needsCombinedArms]);
}

function computeHitNumber(type: BombardingType): Amount {
  const value =
    type === 'bb'
      ? bombardmentNumbers['shore-bombardment'].battleship
      : bombardmentNumbers['destroyer-bombardment'].hitsOn;
  return createAmount(
    `bombardment by ${formatUnit(type)}`,
    changeBy(getRule(type), { label: formatUnit(type), by: value }),
  );
}

function getRule(type: BombardingType): 'shore-bombardment' | 'destroyer-bombardment' {
  return type === 'bb' ? 'shore-bombardment' : 'destroyer-bombardment';
}
