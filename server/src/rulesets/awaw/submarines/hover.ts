/** Hovers on submarine and harbor attacks, the roll against each target with its odds, and on supplied tables. */
import { mergeChances, sumDice, probabilityAt } from '../../../dice/distribution';
import type { Ids } from '../../../model/ids';
import { valueAt } from '../../../model/place';
import type { Explanation } from '../../../model/ruleset';
import { formatColumns } from '../air/air-odds';
import { readSuppliedHits, listAttackTargets } from '../combats/single-attack';
import type { SingleAttackKind } from '../combats/single-attack-steps';
import type { HarborAttack, NavalRound, Scenario, SubmarineAttack, Tables } from '../data';
import { computePendingRoll } from '../hover-amounts';
import { formatOdds, formatSource } from '../hover-wording';
import { listAmounts, type AwawHover, cite, pluralize, formatPercent, capitalize } from '../kit';
import { readHarborAttack } from './harbor-attack';
import { readSubmarineAttack } from './submarine-attack';

const kinds = {
  'submarine-attack': { title: 'Submarine attack', table: 'submarineAttack' },
  'harbor-attack': { title: 'Harbor attack', table: 'harborAttack' },
} as const;

const lists = { submarineAttacks: 'submarine-attack', harborAttacks: 'harbor-attack' } as const;

export const singleAttackHover: AwawHover = {
  patterns: Object.keys(lists).flatMap((list) =>
    ['', '.id', '.targets', '.attacker', '.defender'].map((member) => `${list}.*${member}`),
  ),
  explain: (scenario, ids, { path }) => {
    const attack = valueAt(scenario, path.slice(0, 2)) as SubmarineAttack | HarborAttack | undefined;
    return attack && explainAttack(attack, lists[path[0] as keyof typeof lists], scenario, ids);
  },
};

/** Submarine attacks of a round, on an enemy combat group. */
export const roundSubmarineHover: AwawHover = {
  patterns: ['', '.id', '.group', '.targets', '.attacker'].map((member) => `navalRounds.*.submarineAttacks.*${member}`),
  explain: (scenario, ids, { path }) => {
    const round = valueAt(scenario, path.slice(0, 2)) as NavalRound | undefined;
    const attack = round?.submarineAttacks?.[Number(path[3])];
    if (round === undefined || attack === undefined) return undefined;
    const [ownSide, enemy] =
      attack.by === 'attacker' ? [round.attacker, round.defender] : [round.defender, round.attacker];
    const group = enemy.groups.find(({ number }) => number === attack.group);
    if (group === undefined) return undefined;
    const attacker = { nation: ownSide.nation, ...attack.attacker };
    const defender = { nation: enemy.nation, ...group };
    return explainAttack(
      { id: attack.id, attacker, defender, targets: attack.targets },
      'submarine-attack',
      scenario,
      ids,
    );
  },
};

function explainAttack(
  attack: SubmarineAttack | HarborAttack,
  kind: SingleAttackKind,
  scenario: Scenario,
  ids: Ids,
): Explanation {
  const { title, table: name } = kinds[kind];
  const table = readSuppliedHits(kind, scenario);
  const countHits = (roll: number): number =>
    kind === 'submarine-attack' ? readSubmarineAttack(roll, table).hits : readHarborAttack(roll, table);
  const hoverAmounts = listAttackTargets(attack, kind, scenario, ids).map(({ ships, modifiers }) => {
    const amount = computePendingRoll(`roll against ${ships.name}`, 'two dice', modifiers, kind);
    const odds = mergeChances(
      sumDice(2, 6).map(({ value, share: probability }) => ({
        value: countHits(value + amount.total),
        share: probability,
      })),
    );
    return { amount, totalNote: formatOdds(odds, ships.target, ships.hitsBefore) };
  });
  const sourceNote = table === undefined ? ' The table is from one public transcription.' : '';
  return {
    title,
    text: `Hits by column: ${formatColumns((column) => String(countHits(column)), findLastColumn(countHits))}.${sourceNote}`,
    ...listAmounts(hoverAmounts),
    rules: [kind, 'research-rolls'],
    bases: table === undefined ? [] : [{ kind: 'supplied-table', name }],
  };
}

/** The first of the last columns, which all give the same hits. */
function findLastColumn(countHits: (roll: number) => number): number {
  // Beyond the last column of either table.
  let lastColumn = 30;
  while (lastColumn > 2 && countHits(lastColumn - 1) === countHits(lastColumn)) lastColumn--;
  return lastColumn;
}

type SuppliedTable<Name extends keyof Tables> = Exclude<Tables[Name], string | undefined>;

const attackTables = {
  submarineAttack: { rule: 'submarine-attack', name: 'submarine attack' },
  harborAttack: { rule: 'harbor-attack', name: 'harbor attack' },
} as const;

/** The modified roll of the first cell in tables of hits. */
const firstRoll = 2;

export const attackTableHover: AwawHover = {
  patterns: Object.keys(attackTables).map((table) => `tables.${table}.hits.*`),
  explain: (scenario, _, { path }) => {
    const table = path[1] as keyof typeof attackTables;
    const suppliedTable = scenario.tables?.[table];
    const hits = typeof suppliedTable === 'object' ? suppliedTable.hits : undefined;
    const index = Number(path[3]);
    const hitCount = hits?.[index];
    if (hits === undefined || hitCount === undefined) return undefined;
    const { rule, name } = attackTables[table];
    const roll = index + firstRoll;
    const rollRange = index === hits.length - 1 ? `${roll} or more` : index === 0 ? `${roll} or less` : `${roll}`;
    return {
      title: `Modified roll of ${rollRange}: ${pluralize(hitCount, 'hit')}`,
      text: `In a ${name}${cite(rule)}. An unmodified roll of ${roll} has a chance of ${formatPercent(probabilityAt(sumDice(2, 6), roll))}.${formatSource(suppliedTable as { source?: string })}`,
      amounts: [],
      rules: [rule],
      bases: [{ kind: 'supplied-table', name: table }],
    };
  },
};

export const submarineWarfareHover: AwawHover = {
  patterns: [
    'tables.submarineWarfare',
    'tables.submarineWarfare.results.*',
    'tables.submarineWarfare.escortCarriersAStep',
  ],
  explain: (scenario, _, { path }) => {
    const table = scenario.tables?.submarineWarfare;
    if (typeof table !== 'object') return undefined;
    const title = path[2] === 'results' ? getRowTitle(table, Number(path[3])) : 'Submarine warfare';
    if (title === undefined) return undefined;
    return {
      title,
      text: `${formatModifiers(table)} Asdic checks the table; submarine warfare is played by hand${cite('submarine-warfare')}.${formatSource(table)}`.trim(),
      amounts: [],
      rules: ['submarine-warfare'],
      bases: [{ kind: 'supplied-table', name: 'submarineWarfare' }],
    };
  },
};

function getRowTitle({ results }: SuppliedTable<'submarineWarfare'>, index: number): string | undefined {
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
function formatModifiers({ modifiers = [], escortCarriersAStep }: SuppliedTable<'submarineWarfare'>): string {
  const labels = modifiers.map(({ what: label, by }) => `${label} ${by > 0 ? '+' : ''}${by}`);
  const carriers =
    escortCarriersAStep === undefined
      ? ''
      : ` ${capitalize(pluralize(escortCarriersAStep, 'escort carrier'))} ${escortCarriersAStep === 1 ? 'shifts' : 'shift'} the modifier by one${cite('escort-carrier-uses')}.`;
  return `${labels.length === 0 ? '' : `${capitalize(labels.join(', '))}.`}${carriers}`;
}
