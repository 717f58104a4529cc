/** Aircraft in the search: the best one of a side counts, and none in storm and blizzard (1.2.3). */
import type { Basis } from '../../../engine/amount';
import { placeAt, type Line } from '../kit';
import { listConvoyUnits, canFight, canFly } from '../attack/convoy-section';
import { isAircraft, type Aircraft, type Engagement, type Header, type NumberedSection } from '../data';
import { listAttackers, findHighestSubmarine } from '../initiation/participants';
import { findDecisiveOption, getReading } from '../options';
import { isStormy } from '../weather';
import { formatSection, formatUnitKind } from '../wording';
import { aircraftInSearch } from './numbers';

/** The search modifier of one aircraft for its side: 0, -1 or -2. */
export function getAircraftSearch(unit: Aircraft, header: Header): number {
  const { short, long, navalBomber } = aircraftInSearch;
  const range = unit.range ?? 0;
  if (unit.type === 'nav') {
    const isInRange = getReading(header, 'navRange') === 'any' || (range >= short.from && range <= short.to);
    return isInRange ? navalBomber : 0;
  }
  if (unit.type !== 'cvp') return 0;
  if (range >= long.from) return long.by;
  return range >= short.from ? short.by : 0;
}

/** The modifier for aircraft of the convoy side: that of the best one in the Convoy Section. */
export function findConvoySearchAircraft(engagement: Engagement, header: Header): Line | undefined {
  if (isStormy(engagement.weather) || !listConvoyUnits(engagement).some(isAircraft)) return undefined;
  const best = findBestConvoyAircraft(engagement, header);
  const computeModifier = (variantHeader: Header) => findBestConvoyAircraft(engagement, variantHeader)?.by ?? 0;
  const basis = findDecisiveOption(header, ['navRange', 'planesOnDamagedCarrier', 'faceDownEscorts'], computeModifier);
  if (best) return createAircraftLine(best, basis);
  return basis && { label: 'no aircraft that counts', by: 0, basis };
}

/**
 * The modifier for aircraft of the sub side: that of the best one in a section that the search includes.
 * @param natural the die; undefined before it is rolled: every numbered section counts then
 */
export function findSubSearchAircraft(
  engagement: Engagement,
  header: Header,
  natural: number | undefined,
): Line | undefined {
  if (isStormy(engagement.weather) || !engagement.subs.units.some(isAircraft)) return undefined;
  const best = findBestSubAircraft(engagement, header, natural);
  const computeModifier = (variantHeader: Header) => findBestSubAircraft(engagement, variantHeader, natural)?.by ?? 0;
  const basis = findDecisiveOption(header, ['planeSection', 'planeNeedsSubmarine', 'navRange'], computeModifier);
  if (best) {
    const line = createAircraftLine(best, basis);
    return natural === undefined ? { ...line, label: `${line.label}, if the roll includes it` } : line;
  }
  return basis && { label: `no aircraft that counts with a roll of ${natural}`, by: 0, basis };
}

/** True if the search of the sub side includes a section (R4): the roll, natural or improved, does not exceed its number. */
export function includesSection(
  section: NumberedSection,
  engagement: Engagement,
  header: Header,
  natural: number,
): boolean {
  const improvement =
    getReading(header, 'planeSection') === 'improved-roll' ? findHighestSubmarine(engagement, header)?.section : 0;
  return natural - (improvement ?? 0) <= section;
}

interface Candidate {
  readonly unit: Aircraft;
  readonly by: number;
}

function findBestConvoyAircraft(engagement: Engagement, header: Header): Candidate | undefined {
  const companions = listConvoyUnits(engagement);
  const eligibleAircraft = companions.filter(isAircraft).filter((unit) => canFight(unit, companions, header));
  return findBest(eligibleAircraft, header);
}

function findBestSubAircraft(
  engagement: Engagement,
  header: Header,
  natural: number | undefined,
): Candidate | undefined {
  const { units } = engagement.subs;
  const eligibleAircraft = units.filter(isAircraft).filter(({ section }) => {
    if (section === undefined || section === 'convoy') return false;
    if (natural !== undefined && !includesSection(section, engagement, header, natural)) return false;
    return getReading(header, 'planeNeedsSubmarine') === 'no' || hasSubmarine(section, engagement, header);
  });
  const flyingAircraft = eligibleAircraft.filter((unit) => canFly(unit, units, header));
  return findBest(flyingAircraft, header);
}

function hasSubmarine(section: NumberedSection, engagement: Engagement, header: Header): boolean {
  return listAttackers(engagement, header).some((unit) => unit.section === section);
}

/** Aircraft are not cumulative: the best one counts, the first if several are equal. */
function findBest(aircraft: readonly Aircraft[], header: Header): Candidate | undefined {
  let best: Candidate | undefined;
  for (const unit of aircraft) {
    const searchModifier = getAircraftSearch(unit, header);
    if (searchModifier < (best?.by ?? 0)) best = { unit, by: searchModifier };
  }
  return best;
}

function createAircraftLine({ unit, by }: Candidate, basis: Basis | undefined): Line {
  // Without the article of `a naval bomber`.
  const kind = formatUnitKind(unit).replace(/^an? /, '');
  const range = unit.type === 'cvp' ? ` with range ${unit.range}` : '';
  const sectionName = formatSection(unit.section ?? 'convoy');
  return { label: `${unit.id}, ${kind}${range} in ${sectionName}`, by, from: placeAt(unit), basis };
}

/** The note for an aircraft that does not help the search, without the citation. */
export const noSearchHelp = 'It does not help the search: only naval bombers and carrier planes of sufficient range do';
