/** What the constraints on US torpedoes say of the period, and how a submarine gets out of it. */
import { set } from '../../../model/edit';
import type { Fix, Related } from '../../../model/problem';
import type { Engagement, Header, NumberedSection, SubUnit } from '../data';
import { submarineValue } from '../facts/submarine-value';
import { ownerOf } from '../facts/participants';
import { torpedoPenalty } from '../facts/torpedoes';
import { turnName } from '../facts/turns';

/** The turn since which the US is at war, with the last turn of its bad torpedoes. */
export function torpedoRelated(owner: string | undefined, header: Header): readonly Related[] {
  const { until, place } = torpedoPenalty(owner, header);
  if (until === undefined || place === undefined) return [];
  return [{ message: `The torpedoes are bad until ${turnName(until)}, counted from here.`, place }];
}

const sections: readonly NumberedSection[] = [1, 2, 3, 4];

/** The lowest section from which the submarine could attack with something. */
export function torpedoFixes(unit: SubUnit, engagement: Engagement, header: Header): readonly Fix[] {
  const owner = ownerOf(unit, engagement.subs);
  const section = sections.find(
    (higher) => submarineValue({ ...unit, section: higher }, owner, engagement, header).total > 0,
  );
  if (section === undefined) return [];
  return [{ title: `Attack from section ${section}`, edits: [set(unit, 'section', section)] }];
}
