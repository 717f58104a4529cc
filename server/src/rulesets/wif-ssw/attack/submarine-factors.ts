/** The total attack of the submarines (1.2.5.1). */
import { sumChanges, type Amount, type Change } from '../../../engine/amount';
import { memoizePair } from '../../memoize';
import { changeBy, placeAt } from '../kit';
import type { Engagement, Header, SubUnit } from '../data';
import { listAttackers } from '../initiation/participants';
import { roundAmount } from '../rounding';
import { getCount, getOwner } from '../units';
import { computeSubmarineValue } from './submarine-value';

/** The participating submarines in the order of the file, with their values. */
export const listAttackValues = memoizePair((engagement: Engagement, header: Header): readonly AttackValue[] =>
  listAttackers(engagement, header).map((unit) => ({
    unit,
    value: computeSubmarineValue(unit, getOwner(unit, engagement.subs), engagement, header),
  })),
);

interface AttackValue {
  readonly unit: SubUnit;
  readonly value: Amount;
}

/** The attack factors of the submarines: the sum of their values as a whole number, with a line for each unit. */
export function computeSubmarineFactors(engagement: Engagement, header: Header): Amount {
  const lines = listAttackValues(engagement, header).map(createFactorLine);
  const zero = changeBy('sub-factors', { label: 'submarines', by: 0, from: placeAt(engagement, 'subs') });
  return roundAmount(sumChanges('submarine factors', zero, lines), 'sub-factors', header);
}

function createFactorLine({ unit, value }: AttackValue): Change {
  const count = getCount(unit);
  const basis = value.changes.find((change) => change.basis)?.basis;
  const label = count === 1 ? unit.id : `${unit.id}, ${count} of ${value.total} each`;
  return changeBy('sub-factors', { label, by: count * value.total, from: placeAt(unit, 'attack'), basis });
}
