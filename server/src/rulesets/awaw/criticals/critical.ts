/** Critical hits (20.524, 20.526; A31 to A35): the reasons for a critical die, and its effects. */
import type { RuleId } from '../kit';
import type { Fate } from '../damage/damage';
import type { CriticalHit, Header } from '../data';
import { getReading } from '../options';
import { criticalNumbers } from './rules';

/** Inputs of a critical hit: one attack roll on one named ship. */
export interface CriticalSituation {
  /** The sum of the dice before any modifier. */
  readonly natural: number;
  /** Hits of the roll. */
  readonly hits: number;
  readonly before: Fate;
  readonly after: Fate;
  readonly isInPort: boolean;
  /** 0 unless it is an air attack. */
  readonly surpriseLevel: number;
}

/**
 * The rules by which a roll on a named ship earns a critical die; any number of them earn one die (A34). Modifiers do not matter: only the
 * natural roll counts (A32).
 */
export function listCriticalReasons(situation: CriticalSituation, header: Header): readonly RuleId[] {
  const { natural, hits, before, after, isInPort, surpriseLevel } = situation;
  const reasons: RuleId[] = [];
  if (
    natural === criticalNumbers['critical-double-six'].natural &&
    (hits > 0 || getReading(header, 'criticalWithoutHits') === 'allowed')
  ) {
    reasons.push('critical-double-six');
  }
  if (after === before || after === 'unharmed') return reasons;
  if (isInPort && after === 'sunk') reasons.push('critical-sunk-in-port');
  if (surpriseLevel >= criticalNumbers['critical-surprise'].level) reasons.push('critical-surprise');
  return reasons;
}

/** The probability of a natural twelve on two dice. */
export const doubleSixChance = 1 / 36;

/** The effect of a face of the critical die by the supplied table; undefined without a table. @param face 1 to 6 */
export function readCriticalResult(face: number, { tables }: Header): CriticalHit | undefined {
  const table = tables?.criticalHits;
  if (typeof table !== 'object') return undefined;
  return table.results[`${face}` as keyof typeof table.results] ?? {};
}
