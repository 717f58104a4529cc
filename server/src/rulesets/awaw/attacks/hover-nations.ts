/** Hovers on the turn, the nations and their modifiers, and the nationality table. */
import { createAmount, type Amount } from '../../../engine/amount';
import { valueAt } from '../../../model/place';
import { by, cite, capitalize, type AwawHover } from '../kit';
import type { Header, Nation } from '../data';
import { sourceSentence } from '../hover-wording';
import { nationalityLine, type NationalityEntry } from '../nationality';
import { nationName } from '../wording';

const sideWords: Readonly<Record<Nation['side'], string>> = {
  axis: 'On the side of the Axis.',
  allied: 'On the side of the Allies.',
  neutral: 'Neutral.',
};

const allFast = `Undamaged capital ships are all fast${cite('capital-ship-speed')}.`;
const fewSlow = `A few battleships are slow${cite('capital-ship-speed')}.`;
const mostSlow = `Most capital ships of the start are slow${cite('capital-ship-speed')}.`;

/** Notes on the speed of a nation's capital ships. */
const fleets: Readonly<Record<string, string | undefined>> = {
  germany: allFast,
  italy: allFast,
  japan: fewSlow,
  france: fewSlow,
  britain: mostSlow,
  us: mostSlow,
};

/** Both modifiers of a nation as an attacker, at the date of the scenario. */
function listModifiers(nation: string, header: Header): Amount[] {
  const name = capitalize(nationName(nation));
  const naval = nationalityLine(nation, 'naval', 1, header);
  const air = nationalityLine(nation, 'air', 1, header);
  return [
    createAmount(`${name}, naval`, by('fleet-nationality', naval)),
    createAmount(`${name}, air`, by('air-nationality', air)),
  ];
}

export const nationHover: AwawHover = {
  at: ['nations.*'],
  explain: (scenario, _, { path }) => {
    const key = String(path[1]);
    const nation = scenario.nations?.[key];
    if (nation === undefined) return undefined;
    return {
      title: capitalize(nationName(key)),
      text: [sideWords[nation.side], fleets[key]].filter(Boolean).join(' '),
      amounts: listModifiers(key, scenario),
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
      title: `${capitalize(turn.season)} ${turn.year}`,
      text: 'The nationality modifiers are those of this turn.',
      amounts: Object.keys(nations).flatMap((nation) => listModifiers(nation, scenario)),
      rules: ['fleet-nationality', 'air-nationality'],
    };
  },
};

export const nationalityEntryHover: AwawHover = {
  at: ['tables.nationality.entries.*', 'tables.nationality.entries.*.*'],
  explain: (scenario, _, { path }) => {
    const entry = valueAt(scenario, path.slice(0, 4)) as NationalityEntry | undefined;
    const table = scenario.tables?.nationality;
    if (entry === undefined || typeof table !== 'object') return undefined;
    const from = entry.from ? `from ${entry.from.season} ${entry.from.year} on` : 'from the start';
    return {
      title: `${capitalize(nationName(entry.nation))}, ${from}`,
      text: `Added to attacks of the nation${cite('air-nationality', 'fleet-nationality')}; the naval one is subtracted when its ships are attacked${cite('target-nationality')}.${sourceSentence(table)} At the date of the scenario this holds:`,
      amounts: listModifiers(entry.nation, scenario),
    };
  },
};
