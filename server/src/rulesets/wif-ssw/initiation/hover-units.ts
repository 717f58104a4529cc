/** Units of the sub side: attacking submarines, aircraft that help the search, and units without a part. */
import { valueAt } from '../../../model/place';
import { cite, capitalize, formatSigned, type WifHover } from '../kit';
import { computeSubmarineFactors } from '../attack/submarine-factors';
import { computeSubmarineValue } from '../attack/submarine-value';
import { createBarringFinder } from '../combats';
import { isAircraft, isSub, type Aircraft, type SubUnit, type Unit } from '../data';
import { defineHoverOnEngagement, type EngagementContext } from '../hover-context';
import { createSearchAmount } from '../hover-amounts';
import { listDamageNotes, explainUnit, type Note } from '../hover-unit';
import { getReading } from '../options';
import { getAircraftSearch, includesSection, noSearchHelp } from '../search/aircraft';
import { findTableDie } from '../search/search';
import { getCount, getOwner } from '../units';
import { isStormy } from '../weather';
import { formatSection } from '../wording';
import { findHighestSubmarine, getParticipation } from './participants';

/** Matches a unit of the sub side and its members. */
export const subSideUnitHover: WifHover = defineHoverOnEngagement(['subs.units.*', 'subs.units.*.*'], (context) => {
  const unit = valueAt(context.engagement, context.path.slice(0, 3)) as Unit;
  const member = context.path[3] as string | undefined;
  return explainUnit(unit, listDamageNotes(unit, member) ?? listNotes(unit, member, context));
});

function listNotes(unit: Unit, member: string | undefined, context: EngagementContext): readonly (Note | undefined)[] {
  if (isSub(unit)) return listSubmarineNotes(unit, member, context);
  if (isAircraft(unit)) return listAircraftNotes(unit, context);
  const text = `It has no part in this combat: only submarines attack${cite('ssw-participants')}.`;
  return [{ text }];
}

function listSubmarineNotes(
  unit: SubUnit,
  member: string | undefined,
  context: EngagementContext,
): readonly (Note | undefined)[] {
  const participationNote = explainParticipation(unit, context);
  const notes = memberNotes[member ?? ''];
  if (notes) return [participationNote, ...notes(unit, context)];
  return [participationNote, explainSection(unit, context), explainValue(unit, context)];
}

type SubmarineNotes = (unit: SubUnit, context: EngagementContext) => readonly (Note | undefined)[];

/** Notes for single members. Other members show the notes of the unit. */
const memberNotes: Readonly<Record<string, SubmarineNotes>> = {
  section: (unit, context) => [explainSection(unit, context), explainValue(unit, context), explainSearch(context)],
  attack: (unit, context) => [explainValue(unit, context)],
  count: (_, context) => [{ amounts: [{ amount: computeSubmarineFactors(context.engagement, context.header) }] }],
  joins: () => [{ rules: ['declare-participants'] }],
  faceUp: () => [{ rules: ['face-up'] }],
  flipped: () => [{ rules: ['initiation-flips-nothing'] }],
  milchcow: () => [{ rules: ['milchcow-force-pool', 'milchcow-otherwise'] }],
  dockedWith: () => [{ rules: ['docked-pair-price', 'no-docking-in-convoy-section'] }],
  antiAir: () => [{ rules: ['naval-air-combat'] }],
};

function explainParticipation(unit: SubUnit, { engagement, scenario }: EngagementContext): Note {
  const status = getParticipation(unit, engagement, scenario);
  if (status.takesPart) {
    const participationText = `It takes part${cite('declare-participants')}.`;
    if (!createBarringFinder(scenario)(unit.id, engagement)?.certainCount) return { text: participationText };
    const markNote = `Attacked convoys this impulse: neither side can include it in naval combat${cite('ssw-subs-barred')}.`;
    return { text: `${participationText} ${markNote}`, rules: ['ssw-subs-barred'] };
  }
  return { text: `It stays out: ${status.why}${cite(status.rule)}.`, rules: [status.rule] };
}

/** The effect of the section on the search and the attack. */
function explainSection(unit: SubUnit, { engagement, header }: EngagementContext): Note | undefined {
  if (!getParticipation(unit, engagement, header).takesPart) return undefined;
  const highest = findHighestSubmarine(engagement, header);
  const sectionName = capitalize(formatSection(unit.section));
  const searchText =
    highest?.section === unit.section
      ? `${sectionName} is the highest of a participating submarine: ${unit.section} is subtracted from the search of the sub side${cite('highest-section')}.`
      : `The search goes by section ${highest?.section} instead, where ${highest?.unit.id} is${cite('highest-section')}.`;
  if (unit.section === 4) {
    return {
      text: `${searchText} There a submarine attacks with its full factor in any weather${cite('section-four')}.`,
    };
  }
  return { text: searchText };
}

function explainValue(unit: SubUnit, { engagement, header }: EngagementContext): Note {
  const amount = computeSubmarineValue(unit, getOwner(unit, engagement.subs), engagement, header);
  const count = getCount(unit);
  const note = count > 1 ? `${count} together: ${count * amount.total} factors` : undefined;
  return { amounts: [{ amount, totalNote: note }] };
}

function explainSearch({ engagement, header }: EngagementContext): Note {
  return { amounts: [createSearchAmount('subs', engagement, header)] };
}

function listAircraftNotes(unit: Aircraft, context: EngagementContext): readonly Note[] {
  return [
    { text: `${formatSearch(unit, context)} It has no part in the combat${cite('ssw-participants')}.` },
    explainSearch(context),
  ];
}

/** The effect of an aircraft of the sub side on the search. */
function formatSearch(unit: Aircraft, { engagement, header }: EngagementContext): string {
  const { weather } = engagement;
  const searchModifier = getAircraftSearch(unit, header);
  if (searchModifier === 0) return `${noSearchHelp}${cite('sub-aircraft')}.`;
  if (isStormy(weather))
    return `It does not help the search when the weather is ${weather}${cite('no-aircraft-in-storm')}.`;
  const { section } = unit;
  if (section === undefined || section === 'convoy') {
    return `It helps the search only from a numbered section of the seabox${cite('sub-aircraft')}.`;
  }
  const die = findTableDie('subs', engagement);
  const option = `option \`planeSection\`: ${getReading(header, 'planeSection')}`;
  if (die === undefined) {
    return `It gives ${formatSigned(searchModifier)} to the search when the roll includes section ${section} (${option})${cite('sub-aircraft')}.`;
  }
  const isIncluded = includesSection(section, engagement, header, die.natural);
  const effectText = isIncluded
    ? `includes section ${section}: it gives ${formatSigned(searchModifier)}`
    : `does not include section ${section}: it gives nothing`;
  return `A roll of ${die.natural} ${effectText} (${option})${cite('sub-aircraft')}. Only the best aircraft counts${cite('best-aircraft-only')}.`;
}
