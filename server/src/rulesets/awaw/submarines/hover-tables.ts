/** Hovers on supplied tables: the effect of a cell, and its probability. */
import { probabilityAt, sumDice } from '../../../dice/distribution';
import { cite, pluralize, formatPercent, capitalize, type AwawHover } from '../kit';
import type { Tables } from '../data';
import { sourceSentence } from '../hover-wording';

type SuppliedTable<Name extends keyof Tables> = Exclude<Tables[Name], string | undefined>;

const attackTables = {
  submarineAttack: { rule: 'submarine-attack', name: 'submarine attack' },
  harborAttack: { rule: 'harbor-attack', name: 'harbor attack' },
} as const;

/** The modified roll of the first cell in tables of hits. */
const firstRoll = 2;

export const attackTableHover: AwawHover = {
  at: Object.keys(attackTables).map((table) => `tables.${table}.hits.*`),
  explain: (scenario, _, { path }) => {
    const table = path[1] as keyof typeof attackTables;
    const supplied = scenario.tables?.[table];
    const hits = typeof supplied === 'object' ? supplied.hits : undefined;
    const index = Number(path[3]);
    const hitCount = hits?.[index];
    if (hits === undefined || hitCount === undefined) return undefined;
    const { rule, name } = attackTables[table];
    const roll = index + firstRoll;
    const which = index === hits.length - 1 ? `${roll} and more` : index === 0 ? `${roll} and less` : `${roll}`;
    return {
      title: `Modified roll of ${which}: ${pluralize(hitCount, 'hit')}`,
      text: `In a ${name}${cite(rule)}. An unmodified roll of ${roll} has a chance of ${formatPercent(probabilityAt(sumDice(2, 6), roll))}.${sourceSentence(supplied as { source?: string })}`,
      amounts: [],
      rules: [rule],
      bases: [{ kind: 'supplied-table', name: table }],
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

function rowTitle({ results }: SuppliedTable<'submarineWarfare'>, index: number): string | undefined {
  const row = results[index];
  if (row === undefined) return undefined;
  const { roll, transportsSunk = 0, transportsDamaged = 0, submarinesLost = 0 } = row;
  const effects = [
    transportsSunk > 0 ? `${pluralize(transportsSunk, 'transport')} sunk` : undefined,
    transportsDamaged > 0 ? `${pluralize(transportsDamaged, 'transport')} damaged` : undefined,
    submarinesLost > 0 ? `${pluralize(submarinesLost, 'submarine factor')} lost` : undefined,
  ].filter((effect) => effect !== undefined);
  return `Modified roll of ${roll}: ${effects.join(', ') || 'no effect'}`;
}

/** Formats the modifiers of the roll. */
function modifierSentence({ modifiers = [], escortCarriersAStep }: SuppliedTable<'submarineWarfare'>): string {
  const parts = modifiers.map(({ what: label, by }) => `${label} ${by > 0 ? '+' : ''}${by}`);
  const carriers =
    escortCarriersAStep === undefined
      ? ''
      : ` ${capitalize(pluralize(escortCarriersAStep, 'escort carrier'))} ${escortCarriersAStep === 1 ? 'shifts' : 'shift'} the modifier by one${cite('escort-carrier-uses')}.`;
  return `${parts.length === 0 ? '' : `${capitalize(parts.join(', '))}.`}${carriers}`;
}
