/** Diagnostics for submarines that faulty torpedoes keep out, with the period and fixes. */
import type { Violation, Fix, RelatedInformation } from '../../../model/diagnostic';
import { cite, setMember, placeAt, offer } from '../kit';
import { computeSubmarineValue } from '../attack/submarine-value';
import type { Engagement, Header, NumberedSection, SubUnit } from '../data';
import { createLeaveOutFix } from '../fixes';
import { listKeptOutSubmarines } from '../initiation/kept-out';
import { formatTurnName } from '../turns';
import { getOwner } from '../units';
import { getTorpedoPenalty } from './period';

/** Reports the submarines that a rule on torpedoes keeps out. @param explain returns the reason as a clause */
export function* checkTorpedoes(
  engagement: Engagement,
  header: Header,
  rule: 'torpedo-zero' | 'torpedo-section-zero',
  explain: (unit: SubUnit) => string,
): Iterable<Violation> {
  for (const { unit, owner } of listKeptOutSubmarines(engagement, header, rule)) {
    const sectionFixes = createSectionFixes(unit, engagement, header);
    yield {
      message: `${explain(unit)}, so it cannot take part${cite(rule)}. Leave it out${sectionFixes.length > 0 ? ', or attack from a higher section' : ''}.`,
      place: placeAt(unit, 'section'),
      related: listTorpedoInformation(owner, header),
      fixes: [{ ...createLeaveOutFix(unit), preferred: true }, ...sectionFixes],
    };
  }
}

/** Related information: the turn since which the US is at war, with the last turn of faulty torpedoes. */
function listTorpedoInformation(owner: string | undefined, header: Header): readonly RelatedInformation[] {
  const { lastTurn, place } = getTorpedoPenalty(owner, header);
  if (lastTurn === undefined || place === undefined) return [];
  return [{ message: `The torpedoes are faulty until ${formatTurnName(lastTurn)}, counted from here.`, place }];
}

const sections: readonly NumberedSection[] = [1, 2, 3, 4];

/** A fix that moves a submarine to the lowest section from which it has an attack; none if there is no such section. */
function createSectionFixes(unit: SubUnit, engagement: Engagement, header: Header): readonly Fix[] {
  const owner = getOwner(unit, engagement.subs);
  const section = sections.find(
    (candidate) => computeSubmarineValue({ ...unit, section: candidate }, owner, engagement, header).total > 0,
  );
  if (section === undefined) return [];
  return [offer(`Attack from section ${section}`, setMember(unit, 'section', section))];
}
