/** Tables that a scenario supplies: what a cell does, and how often. */
import { valueAt } from '../../../model/place';
import { shareOf, sumOfDice } from '../../../dice/distribution';
import type { Tables } from '../data';
import { counted, nationName, sentence, typeName } from '../wording';
import type { AwawHover } from './here';
import { cite, percent, sourceSentence } from './words';

type Supplied<Name extends keyof Tables> = Exclude<Tables[Name], string | undefined>;

const attackTables = {
  submarineAttack: { rule: 'submarine-attack', name: 'submarine attack' },
  harborAttack: { rule: 'harbor-attack', name: 'harbor attack' },
} as const;

/** The modified roll of the first cell of the tables of hits. */
const firstRoll = 2;

export const attackTableHover: AwawHover = {
  at: Object.keys(attackTables).map((table) => `tables.${table}.hits.*`),
  explain: (scenario, _, { path }) => {
    const table = path[1] as keyof typeof attackTables;
    const supplied = scenario.tables?.[table];
    const hits = typeof supplied === 'object' ? supplied.hits : undefined;
    const index = Number(path[3]);
    const here = hits?.[index];
    if (hits === undefined || here === undefined) return undefined;
    const { rule, name } = attackTables[table];
    const roll = index + firstRoll;
    const which = index === hits.length - 1 ? `${roll} and more` : index === 0 ? `${roll} and less` : `${roll}`;
    return {
      title: `Modified roll of ${which}: ${counted(here, 'hit')}`,
      text: `In a ${name}${cite(rule)}. An unmodified roll of ${roll} comes up with ${percent(shareOf(sumOfDice(2, 6), roll))}.${sourceSentence(supplied as { source?: string })}`,
      amounts: [],
      rules: [rule],
      bases: [{ kind: 'supplied-table', name: table }],
    };
  },
};

export const airDefenseTableHover: AwawHover = {
  at: ['tables.airDefense.leastFactors.*', 'tables.airDefense.escortCarrier'],
  explain: ({ tables }, _, { path }) => {
    const table = tables?.airDefense;
    if (typeof table !== 'object') return undefined;
    const bases = [{ kind: 'supplied-table', name: 'airDefense' }] as const;
    if (path[2] === 'escortCarrier') {
      return {
        title: 'Escort carriers in air defense',
        text: `One counts ${table.escortCarrier ?? 1} factors: more than its size${cite('escort-carrier-uses')}.${sourceSentence(table)}`,
        ...{ amounts: [], rules: ['escort-carrier-uses'], bases },
      };
    }
    const index = Number(path[3]);
    const least = table.leastFactors[index];
    if (least === undefined) return undefined;
    const next = table.leastFactors[index + 1];
    return {
      title: `Air defense level ${index + 1}`,
      text: `From ${least} naval factors on${next === undefined ? '' : `, up to ${next - 1}`}.${sourceSentence(table)}`,
      ...{ amounts: [], rules: ['air-defense'], bases },
    };
  },
};

export const submarineWarfareHover: AwawHover = {
  at: ['tables.submarineWarfare', 'tables.submarineWarfare.results.*', 'tables.submarineWarfare.escortCarriersAStep'],
  explain: (scenario, _, { path }) => {
    const table = scenario.tables?.submarineWarfare;
    if (typeof table !== 'object') return undefined;
    const title = path[2] === 'results' ? rowTitle(table, Number(path[3])) : 'Submarine warfare';
    if (title === undefined) return undefined;
    return {
      title,
      text: `${modifierSentence(table)} Asdic checks the table; submarine warfare is played by hand${cite('submarine-warfare')}.${sourceSentence(table)}`.trim(),
      amounts: [],
      rules: ['submarine-warfare'],
      bases: [{ kind: 'supplied-table', name: 'submarineWarfare' }],
    };
  },
};

function rowTitle({ results }: Supplied<'submarineWarfare'>, index: number): string | undefined {
  const row = results[index];
  if (row === undefined) return undefined;
  const { roll, transportsSunk = 0, transportsDamaged = 0, submarinesLost = 0 } = row;
  const effects = [
    transportsSunk > 0 ? `${counted(transportsSunk, 'transport')} sunk` : undefined,
    transportsDamaged > 0 ? `${counted(transportsDamaged, 'transport')} damaged` : undefined,
    submarinesLost > 0 ? `${counted(submarinesLost, 'submarine factor')} lost` : undefined,
  ].filter((effect) => effect !== undefined);
  return `Modified roll of ${roll}: ${effects.join(', ') || 'no effect'}`;
}

/** What changes the roll. */
function modifierSentence({ modifiers = [], escortCarriersAStep }: Supplied<'submarineWarfare'>): string {
  const parts = modifiers.map(({ what, by }) => `${what} ${by > 0 ? '+' : ''}${by}`);
  const carriers =
    escortCarriersAStep === undefined
      ? ''
      : ` ${sentence(counted(escortCarriersAStep, 'escort carrier'))} ${escortCarriersAStep === 1 ? 'shifts' : 'shift'} the modifier by one${cite('escort-carrier-uses')}.`;
  return `${parts.length === 0 ? '' : `${sentence(parts.join(', '))}.`}${carriers}`;
}

export const shipEntryHover: AwawHover = {
  at: ['tables.ships.entries.*', 'tables.ships.entries.*.name'],
  explain: (scenario, _, { path }) => {
    const entry = valueAt(scenario, path.slice(0, 4)) as Supplied<'ships'>['entries'][number] | undefined;
    if (entry === undefined) return undefined;
    const { nation, name, type, size, speed } = entry;
    return {
      title: name,
      text: `${sentence(typeName(type))} of ${nationName(nation)}, ${size} naval factors, ${speed} while undamaged${cite('ship-catalogue')}. It takes the place of what the ship list says of this name.${sourceSentence(scenario.tables?.ships as { source?: string })}`,
      amounts: [],
      rules: ['ship-catalogue'],
      bases: [{ kind: 'supplied-table', name: 'ships' }],
    };
  },
};
