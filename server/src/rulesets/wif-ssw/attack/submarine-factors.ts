/** What the submarines attack with together (1.2.5.1). */
import { sumOf, type Amount, type Change } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { Engagement, Header, SubUnit } from '../data';
import { attackers } from '../initiation/participants';
import { by } from '../line';
import { rounded } from '../rounding';
import { countOf, ownerOf } from '../units';
import { submarineValue } from './submarine-value';

/** The factors that the submarines attack with: the sum of their values, one line a unit, as a whole number. */
export function submarineFactors(engagement: Engagement, header: Header): Amount {
  const lines = attackers(engagement, header).map((unit) => factorLine(unit, engagement, header));
  const nothing = by('sub-factors', { what: 'submarines', by: 0, from: at(engagement, 'subs') });
  return rounded(sumOf('submarine factors', nothing, lines), 'sub-factors', header);
}

function factorLine(unit: SubUnit, engagement: Engagement, header: Header): Change {
  const count = countOf(unit);
  const value = submarineValue(unit, ownerOf(unit, engagement.subs), engagement, header);
  const basis = value.changes.find((change) => change.basis)?.basis;
  const what = count === 1 ? unit.id : `${unit.id}, ${count} of ${value.total} each`;
  return by('sub-factors', { what, by: count * value.total, from: at(unit, 'attack'), basis });
}
