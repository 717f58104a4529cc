/** The steps of submarine attacks (22.9) and harbor attacks: each attacker rolls against one target. */
import type { Change } from '../../../engine/amount';
import type { Step } from '../../../engine/combat';
import type { Side } from '../data';
import { readHarborAttack, clampHarborColumn } from '../submarines/harbor-attack';
import { readSubmarineAttack, clampSubmarineColumn } from '../submarines/submarine-attack';
import { createAttackRollSteps, type AttackResult, type Criticals } from './attack';
import { joinId } from './board';
import type { StepsAndMeasures } from './flight';
import { createSettleStep } from './settle';
import type { Victim } from './victims';

export type SingleAttackKind = 'submarine-attack' | 'harbor-attack';

export interface SingleAttacks {
  readonly kind: SingleAttackKind;
  /** Prefix of its step ids if a combat has several such attacks. */
  readonly id?: string;
  readonly by: Side;
  /** One for each roll, in order. */
  readonly rolls: readonly { readonly victim: Victim; readonly modifiers: readonly Change[] }[];
  readonly criticals: Criticals;
  /** The supplied table, if any. */
  readonly table?: readonly number[];
  /** Whether a later part of the combat attacks or reads a target. */
  readonly isUsedLater?: (victim: Victim) => boolean;
}

/** The steps and measures of submarine or harbor attacks. */
export function createSingleAttackSteps({
  kind,
  id,
  by,
  rolls,
  criticals,
  table,
  isUsedLater,
}: SingleAttacks): StepsAndMeasures {
  const readResult = kind === 'submarine-attack' ? computeSubmarineResult : computeHarborResult;
  const lastIndexes = new Map(rolls.map(({ victim }, index) => [victim, index]));
  const earlierCounts = new Map<Victim, number>();
  const steps = rolls.flatMap(({ victim, modifiers }, index): readonly Step[] => {
    const earlierCount = earlierCounts.get(victim) ?? 0;
    earlierCounts.set(victim, earlierCount + 1);
    const isLast = lastIndexes.get(victim) === index && isUsedLater?.(victim) !== true;
    const attack = createAttackRollSteps({
      ...{ kind, by, victim, modifiers, criticals },
      id: joinId(id, earlierCount === 0 ? victim.id : `${victim.id}.${earlierCount + 1}`),
      when: () => true,
      read: (_, total) => readResult(total, table),
    });
    return isLast ? [...attack, createSettleStep(victim)] : attack;
  });
  return { steps, measures: [] };
}

function computeSubmarineResult(total: number, table?: readonly number[]): AttackResult {
  const { hits, hasAsterisk } = readSubmarineAttack(total, table);
  if (hasAsterisk) return { hits, describe: () => 'Column 2: an asterisk, whose effect no known source explains' };
  return { hits, describe: () => `Column ${clampSubmarineColumn(total)}` };
}

function computeHarborResult(total: number, table?: readonly number[]): AttackResult {
  return { hits: readHarborAttack(total, table), describe: () => `Column ${clampHarborColumn(total)}` };
}
