/** Checks the attacking units that are ordered to search. */
import type { Place } from '../../../model/place';
import type { Violation, Fix } from '../../../model/diagnostic';
import { getUnits } from '../../axis-and-allies/forces';
import { removeKey, setMember, placeAt, capitalize, addArticle, offer, type RuleId } from '../kit';
import type { Group, Header, SeaBattle, UnitType } from '../data';
import { unitTypes } from '../units/unit-types';
import { formatProhibition } from '../wording';
import { findSearchProhibition } from './searchers';

/** Why units cannot search, and what to do about it. */
interface SearcherRemedy {
  /** A sentence that says what to do. */
  readonly remedy: string;
  /** The value beside `searches` that rules the units out as searchers. */
  readonly findCause?: (group: Group) => Place;
  readonly createFixes?: (group: Group) => readonly Fix[];
}

/** Reports units with `searches: true` that a rule forbids to search. */
export function* checkSearchers(
  battle: SeaBattle,
  header: Header,
  rule: RuleId,
  { remedy, findCause, createFixes = () => [] }: SearcherRemedy,
): Iterable<Violation> {
  for (const unit of getUnits<Group>(battle, 'attacker')) {
    const { group, type, id } = unit;
    if (group?.searches !== true) continue;
    const prohibition = findSearchProhibition(unit, battle, header);
    if (prohibition?.rule !== rule) continue;
    yield {
      message: `${id ?? capitalize(addArticle(unitTypes[type as UnitType].singular))} cannot search: ${formatProhibition(prohibition)}. ${remedy}`,
      place: placeAt(group, 'searches'),
      ...(findCause && { related: [{ message: 'This is why.', place: findCause(group) }] }),
      fixes: [
        { ...removeKey(group, 'searches'), preferred: true },
        offer('Change `searches` to false', setMember(group, 'searches', false)),
        ...createFixes(group),
      ],
    };
  }
}
