/** How many submarines attack: the ships that ASW fire and aircraft are read against (1.2.5.1, 1.2.5.2). */
import { sumOf } from '../../../engine/amount';
import type { Amount } from '../../../engine/amount';
import { at } from '../../../model/place';
import type { Engagement, Header } from '../data';
import { by } from './line';
import { attackers, countOf } from './participants';

/** The participating submarines, one line for each line of the file. */
export function submarineCount(engagement: Engagement, header: Header): Amount {
  const lines = attackers(engagement, header).map((unit) =>
    by('asw-fire', { what: unit.id, by: countOf(unit), from: at(unit) }),
  );
  const nothing = by('asw-fire', { what: 'submarines', by: 0, from: at(engagement, 'subs') });
  return sumOf('participating submarines', nothing, lines);
}
