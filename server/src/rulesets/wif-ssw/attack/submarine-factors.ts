/** The total attack of the submarines (1.2.5.1). */
import { sumOf, type Amount, type Change } from '../../../engine/amount';
import { at } from '../../../model/place';
import { onceOfBoth } from '../../once';
import type { Engagement, Header, SubUnit } from '../data';
import { attackers } from '../initiation/participants';
import { by } from '../line';
import { rounded } from '../rounding';
import { countOf, ownerOf } from '../units';
import { submarineValue } from './submarine-value';

/** The participating submarines in the order of the file, with their values. */
export const attackValues = onceOfBoth((engagement: Engagement, header: Header): readonly AttackValue[] =>
  attackers(engagement, header).map((unit) => ({
    unit,
    value: submarineValue(unit, ownerOf(unit, engagement.subs), engagement, header),
  })),
);

interface AttackValue {
  readonly unit: SubUnit;
  readonly value: Amount;
}

/** The attack factors of the submarines: the sum of their values as a whole number, with a line for each unit. */
export function submarineFactors(engagement: Engagement, header: Header): Amount {
  const lines = attackValues(engagement, header).map(factorLine);
  const nothing = by('sub-factors', { what: 'submarines', by: 0, from: at(engagement, 'subs') });
  return rounded(sumOf('submarine factors', nothing, lines), 'sub-factors', header);
}

function factorLine({ unit, value }: AttackValue): Change {
  const count = countOf(unit);
  const basis = value.changes.find((change) => change.basis)?.basis;
  const what = count === 1 ? unit.id : `${unit.id}, ${count} of ${value.total} each`;
  return by('sub-factors', { what, by: count * value.total, from: at(unit, 'attack'), basis });
}
