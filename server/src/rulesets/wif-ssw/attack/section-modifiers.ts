/**
 * The shore bombardment modifiers of the sections, which reduce the attack of submarines (1.2.5.1). We do not have the base game's numbers: a
 * scenario may supply them, and the default is a house table that agrees with every worked example (R1).
 */
import type { Basis, Change } from '../../../engine/amount';
import { changeBy } from '../kit';
import type { Header, NumberedSection, Section, Tables, Weather } from '../data';
import { getReading } from '../options';

export type SectionModifiers = Exclude<Tables['sectionModifiers'], string | undefined>;

/** The weather columns of the table. */
export type TableWeather = 'fine' | 'rain' | 'snow';

export const houseSectionModifiers: SectionModifiers = {
  source: 'house table: agrees with the worked examples of the rules, otherwise an assumption',
  fine: { '1': -2, '2': -1, '3': 0, '4': 0 },
  rain: { '1': -3, '2': -2, '3': -1, '4': 0 },
  snow: { '1': -3, '2': -2, '3': -1, '4': 0 },
};

/** The table in use, and its basis. */
export function getSectionModifiers(header: Header): { readonly table: SectionModifiers; readonly basis: Basis } {
  const suppliedTable = header.tables?.sectionModifiers;
  if (typeof suppliedTable === 'object')
    return { table: suppliedTable, basis: { kind: 'supplied-table', name: 'sectionModifiers' } };
  return { table: houseSectionModifiers, basis: { kind: 'house-table', name: 'sectionModifiers' } };
}

/** The weather column that applies. Blizzard uses that of rain and storm that of snow if the rule is taken literally, else the reverse (R3). */
export function getAdjustmentWeather(weather: Weather, header: Header): TableWeather {
  if (weather === 'fine' || weather === 'rain' || weather === 'snow') return weather;
  const isLiteral = getReading(header, 'stormAndBlizzard') === 'literal';
  return (weather === 'blizzard') === isLiteral ? 'rain' : 'snow';
}

/**
 * The modifier of section and weather to a submarine's attack. Undefined if no table is read: section 4 keeps the printed value in any
 * weather, section 0 has a fixed value, and the Convoy Section does not attack.
 */
export function getSectionModifier(section: Section, weather: Weather, header: Header): Change | undefined {
  if (section === 'convoy' || section === 0 || section === 4) return undefined;
  const { table, basis } = getSectionModifiers(header);
  const modifier = table[getAdjustmentWeather(weather, header)][toSectionKey(section)];
  return changeBy('section-modifier', { label: `section ${section} in ${weather}`, by: modifier, basis });
}

function toSectionKey(section: Exclude<NumberedSection, 0>): keyof SectionModifiers['fine'] {
  return `${section}`;
}
