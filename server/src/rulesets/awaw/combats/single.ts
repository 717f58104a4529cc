/** Submarine attacks (22.9) and harbour attacks: one roll a target, read on a table of its own. */
import type { Change } from '../../../engine/amount';
import type { Step } from '../../../engine/combat';
import { harbourAttack } from '../tables/harbour-attack';
import { submarineAttack } from '../tables/submarine-attack';
import { attackSteps } from './attack';
import type { Criticals, Reading } from './attack';
import { settle } from './victims';
import type { Victim } from './victims';

export interface SingleAttack {
  readonly kind: 'submarine-attack' | 'harbour-attack';
  readonly id: string;
  readonly victim: Victim;
  readonly modifiers: readonly Change[];
  readonly criticals: Criticals;
  /** The scenario's own table, where it has one. */
  readonly table?: readonly number[];
  /** Whether no later attack of the combat is on the target. */
  readonly last: boolean;
}

export function singleAttackSteps({ last, table, ...attack }: SingleAttack): readonly Step[] {
  const reading = attack.kind === 'submarine-attack' ? submarineReading : harbourReading;
  const steps = attackSteps({ ...attack, by: 'attacker', when: () => true, read: (_, total) => reading(total, table) });
  return last ? [...steps, settle(attack.victim)] : steps;
}

function submarineReading(total: number, table?: readonly number[]): Reading {
  const { hits, asterisk } = submarineAttack(total, table);
  if (asterisk) return { hits, text: () => 'Column 2: an asterisk, of which no known source says what it does' };
  return { hits, text: () => `Column ${Math.min(10, Math.max(2, total))}` };
}

function harbourReading(total: number, table?: readonly number[]): Reading {
  return { hits: harbourAttack(total, table), text: () => `Column ${Math.min(14, Math.max(2, total))}` };
}
