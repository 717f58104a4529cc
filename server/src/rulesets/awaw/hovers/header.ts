/** The turn, the nations and their modifiers, and the tables that a scenario supplies. */
import { valueAt } from '../../../model/place';
import { amount } from '../../../engine/amount';
import type { Amount } from '../../../engine/amount';
import type { Header, Tables } from '../data';
import { fleets, sideWords } from './nation-notes';
import { criticalResult } from '../facts/critical';
import { by } from '../facts/line';
import { nationalityLine } from '../facts/nationality';
import { counted, nationName, sentence } from '../wording';
import type { AwawHover } from './here';
import { cite, percent, sourceSentence } from './words';

/** Both modifiers of a nation at the date of the scenario, as it attacks. */
function modifiersOf(nation: string, header: Header): Amount[] {
  const name = sentence(nationName(nation));
  const naval = nationalityLine(nation, 'naval', 1, header);
  const air = nationalityLine(nation, 'air', 1, header);
  return [amount(`${name}, naval`, by('fleet-nationality', naval)), amount(`${name}, air`, by('air-nationality', air))];
}

export const nationHover: AwawHover = {
  at: ['nations.*'],
  explain: (scenario, _, { path }) => {
    const key = String(path[1]);
    const nation = scenario.nations?.[key];
    if (nation === undefined) return undefined;
    return {
      title: sentence(nationName(key)),
      text: [sideWords[nation.side], fleets[key]].filter(Boolean).join(' '),
      amounts: modifiersOf(key, scenario),
      rules: ['fleet-nationality', 'air-nationality', ...(fleets[key] === undefined ? [] : ['capital-ship-speed'])],
    };
  },
};

export const turnHover: AwawHover = {
  at: ['turn', 'turn.*'],
  explain: (scenario) => {
    const { turn, nations = {} } = scenario;
    if (turn === undefined) return undefined;
    return {
      title: `${sentence(turn.season)} ${turn.year}`,
      text: 'The nationality modifiers are those of this turn.',
      amounts: Object.keys(nations).flatMap((nation) => modifiersOf(nation, scenario)),
      rules: ['fleet-nationality', 'air-nationality'],
    };
  },
};

type Entry = Exclude<Tables['nationality'], string | undefined>['entries'][number];

export const nationalityEntryHover: AwawHover = {
  at: ['tables.nationality.entries.*', 'tables.nationality.entries.*.*'],
  explain: (scenario, _, { path }) => {
    const entry = valueAt(scenario, path.slice(0, 4)) as Entry | undefined;
    const table = scenario.tables?.nationality;
    if (entry === undefined || typeof table !== 'object') return undefined;
    const from = entry.from ? `from ${entry.from.season} ${entry.from.year} on` : 'from the start';
    return {
      title: `${sentence(nationName(entry.nation))}, ${from}`,
      text: `Added to attacks of the nation${cite('air-nationality', 'fleet-nationality')}; the naval one is subtracted when its ships are attacked${cite('target-nationality')}.${sourceSentence(table)} At the date of the scenario this holds:`,
      amounts: modifiersOf(entry.nation, scenario),
    };
  },
};

export const criticalTableHover: AwawHover = {
  at: ['tables.criticalHits.results.*'],
  explain: (scenario, _, { path }) => {
    const face = Number(path[3]);
    const result = criticalResult(face, scenario);
    if (result === undefined) return undefined;
    const effects = [
      result.hits ? counted(result.hits, 'more hit') : undefined,
      result.sunk === true ? 'the ship is sunk' : undefined,
    ].filter((effect) => effect !== undefined);
    return {
      title: `Critical die: ${face}`,
      text: `${percent(1 / 6)} of critical hits. ${effects.length > 0 ? `${sentence(effects.join(', '))}.` : 'No effect that Asdic plays.'}${sourceSentence(valueAt(scenario, path.slice(0, 2)) as { source?: string })}`,
      amounts: [],
      rules: ['critical-effect', 'critical-one-die'],
      bases: [{ kind: 'supplied-table', name: 'criticalHits' }],
    };
  },
};
