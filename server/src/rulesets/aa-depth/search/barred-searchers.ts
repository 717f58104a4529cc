/** Checks the attacking units that are ordered to search. */
import { set } from '../../../model/edit';
import { at, type Place } from '../../../model/place';
import type { Finding, Fix } from '../../../model/problem';
import { sentence, withArticle } from '../../../model/wording';
import { unitsOf } from '../../axis-and-allies/forces';
import type { Group, Header, SeaBattle, UnitType } from '../data';
import { takeKeyOut } from '../fixes';
import type { RuleId } from '../rules';
import { unitTypes } from '../units/unit-types';
import { whyNot } from '../wording';
import { searchBar } from './searchers';

/** Further advice, besides searching with other units. */
interface Advice {
  /** A sentence. */
  readonly remedy: string;
  /** The value beside `searches` that rules them out. */
  readonly because?: (group: Group) => Place;
  readonly fixes?: (group: Group) => readonly Fix[];
}

/** Reports units with `searches: true` that a rule forbids to search. */
export function* barredSearchers(
  battle: SeaBattle,
  header: Header,
  rule: RuleId,
  { remedy, because, fixes = () => [] }: Advice,
): Iterable<Finding> {
  for (const unit of unitsOf<Group>(battle, 'attacker')) {
    const { group, type, id } = unit;
    if (group?.searches !== true) continue;
    const bar = searchBar(unit, battle, header);
    if (bar?.rule !== rule) continue;
    yield {
      message: `${id ?? sentence(withArticle(unitTypes[type as UnitType].one))} cannot search: ${whyNot(bar)}. ${remedy}`,
      place: at(group, 'searches'),
      ...(because && { related: [{ message: 'This is why.', place: because(group) }] }),
      fixes: [
        { ...takeKeyOut(group, 'searches'), preferred: true },
        { title: 'Change `searches` to false', edits: [set(group, 'searches', false)] },
        ...fixes(group),
      ],
    };
  }
}
