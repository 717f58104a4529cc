/** Shore bombardment: the ships that bombard and their values. */
import { amount, type Amount } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { Bombardment, Header } from '../data';
import { by } from '../line';
import { numbers } from '../numbers';
import { inEffect } from '../technologies';
import { unitName } from '../wording';

export type BombardingType = 'bb' | 'dd';

/** Bombarding ships of a type. */
export interface Bombarding {
  readonly type: BombardingType;
  /** Number of dice; 0 if the type may not bombard. */
  readonly dice: Amount;
  /** A die of at most the total hits. */
  readonly hitsOn: Amount;
}

/** The bombarding ships by type. Types without ships are omitted. */
export function bombarding(bombardment: Bombardment, header: Header): readonly Bombarding[] {
  const { units } = bombardment.attacker;
  return (['bb', 'dd'] as const)
    .filter((type) => (units[type] ?? 0) > 0)
    .map((type) => ({ type, dice: diceOfType(type, bombardment, header), hitsOn: hitsOn(type) }));
}

function diceOfType(type: BombardingType, { attacker, seaCombat }: Bombardment, header: Header): Amount {
  const count = attacker.units[type] ?? 0;
  const rule = ruleOf(type);
  const barred = by('shore-bombardment', { what: 'sea combat was fought here', by: -count });
  const needsCombinedArms = by('destroyer-bombardment', { what: 'no combined arms', by: -count });
  const may = type === 'bb' || inEffect(attacker.power, 'combined-arms', header);
  const base = by(rule, {
    what: type === 'bb' ? 'battleships' : 'destroyers',
    by: count,
    from: at(attacker.units, type),
  });
  return amount('dice', base, [may ? (seaCombat === true ? barred : undefined) : needsCombinedArms]);
}

function hitsOn(type: BombardingType): Amount {
  const value = type === 'bb' ? numbers['shore-bombardment'].battleship : numbers['destroyer-bombardment'].hitsOn;
  return amount(`bombardment by ${unitName(type)}`, by(ruleOf(type), { what: unitName(type), by: value }));
}

function ruleOf(type: BombardingType): 'shore-bombardment' | 'destroyer-bombardment' {
  return type === 'bb' ? 'shore-bombardment' : 'destroyer-bombardment';
}
