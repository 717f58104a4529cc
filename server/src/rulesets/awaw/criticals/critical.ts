/** Critical hits (20.524, 20.526; A31 to A35): what earns a critical die, and what it does. */
import type { Fate } from '../damage/damage';
import type { CriticalHit, Header } from '../data';
import { reading } from '../options';
import type { RuleId } from '../rules';
import { criticalNumbers } from './numbers';

/** What a critical hit depends on: one attack roll on one named ship. */
export interface CriticalSituation {
  /** The sum of the dice before any modifier. */
  readonly natural: number;
  /** Hits that the roll did. */
  readonly hits: number;
  readonly before: Fate;
  readonly after: Fate;
  readonly inPort: boolean;
  /** 0 for anything but an air attack. */
  readonly surpriseLevel: number;
}

/**
 * The rules by which a roll on a named ship earns a critical die: any number of them earn one die (A34). Modifiers play no part: the
 * natural roll alone counts (A32).
 */
export function criticalReasons(situation: CriticalSituation, header: Header): readonly RuleId[] {
  const { natural, hits, before, after, inPort, surpriseLevel } = situation;
  const reasons: RuleId[] = [];
  if (
    natural === criticalNumbers['critical-double-six'].natural &&
    (hits > 0 || reading(header, 'criticalWithoutHits') === 'allowed')
  ) {
    reasons.push('critical-double-six');
  }
  if (after === before || after === 'unharmed') return reasons;
  if (inPort && after === 'sunk') reasons.push('critical-sunk-in-port');
  if (surpriseLevel >= criticalNumbers['critical-surprise'].level) reasons.push('critical-surprise');
  return reasons;
}

/** The chance of a natural twelve on one roll of two dice. */
export const doubleSixChance = 1 / 36;

/** What a face of the critical die does by the table that the scenario supplies; undefined where there is none. @param face 1 to 6 */
export function criticalResult(face: number, { tables }: Header): CriticalHit | undefined {
  const table = tables?.criticalHits;
  if (typeof table !== 'object') return undefined;
  return table.results[`${face}` as keyof typeof table.results] ?? {};
}
