/** Starters for new scenarios of Axis & Allies with submarine depths. */
import {
  getCount,
  createCountQuestion,
  type Answers,
  type Question,
  type Starter,
  type Starters,
  type UnitOffers,
} from '../../model/starter';
import { capitalize } from '../../model/wording';
import { askForAttacker, askForDefender, createHeader, createSeaZoneQuestion } from '../axis-and-allies/starter-powers';
import type { Header, UnitTableName } from './data';
import { templates } from './templates';
import { unitTables, type UnitTable } from './units/unit-tables';
import { getUnitTable as readUnitTable } from './units/units';
import { unitTypes } from './units/unit-types';

const tables = [
  { value: 'revised-d6', title: 'Revised (LHTR), d6' },
  { value: 'global-1940-d6', title: 'Global 1940, d6' },
  { value: 'doubled-d12', title: 'Global 1940, doubled for a d12 (house table)' },
  { value: 'global-war-1936-d12', title: 'Global War 1936, d12' },
  { value: 'derived-d20', title: 'Revised, derived for a d20 (house table)' },
];

const depths = [
  { value: 'periscope', title: 'at periscope depth' },
  { value: 'submerged', title: 'submerged' },
  { value: 'surfaced', title: 'surfaced' },
];

/** Types in the form, in this order, if the table has them. */
const fleet = ['sub', 'dd', 'cru', 'lcru', 'hcru', 'bb', 'ac', 'trn', 'ftr', 'tac', 'bmbr', 'mbmb', 'sbmb'] as const;

type Side = 'attacker' | 'defender';

const defaultFleet: Readonly<Record<string, number>> = { 'attacker.dd': 2, 'attacker.ftr': 1, 'defender.sub': 3 };

const getUnitTable = (answers: Answers): UnitTable =>
  unitTables[(answers['unitTable'] ?? tables[0]!.value) as UnitTableName] ?? unitTables['revised-d6'];

/** The number of each type; last the depth of the submarines, which stays so that no row moves when the first is added. */
function createForceQuestions(answers: Answers, side: Side): readonly Question[] {
  const { rows } = getUnitTable(answers);
  const counts = fleet
    .filter((type) => rows[type] !== undefined)
    .map((type) => {
      const id = `${side}.${type}`;
      return createCountQuestion(id, capitalize(unitTypes[type].plural), { defaultValue: defaultFleet[id] });
    });
  return [...counts, { kind: 'choice', id: `${side}.depth`, title: 'Depth of the submarines', choices: depths }];
}

function createUnits(answers: Answers, side: Side) {
  return fleet
    .map((type) => ({ type, count: getCount(answers, `${side}.${type}`) }))
    .filter(({ count: number }) => number > 0)
    .map(({ type, count: number }) => ({
      id: `${answers[side]}-${unitTypes[type][number === 1 ? 'singular' : 'plural'].replaceAll(' ', '-')}`,
      type,
      count: number,
      ...(type === 'sub' && { depth: answers[`${side}.depth`]! }),
    }));
}

function hasHiddenSubmarines(answers: Answers): boolean {
  return getCount(answers, 'defender.sub') > 0 && answers['defender.depth'] !== 'surfaced';
}

/** True if there are hidden submarines and units that search. */
function canSearch(answers: Answers): boolean {
  return (
    hasHiddenSubmarines(answers) &&
    fleet.some((type) => unitTypes[type].searches && getCount(answers, `attacker.${type}`) > 0)
  );
}

const seaBattle: Starter = {
  id: 'sea-battle',
  title: 'Sea battle',
  detail: 'submarines at depths are searched for, dive and fight',
  list: 'seaBattles',
  createForm: (answers) => [
    {
      title: 'Game',
      questions: [
        { kind: 'choice', id: 'unitTable', title: 'Unit table', choices: tables },
        createSeaZoneQuestion('SZ 7'),
      ],
    },
    {
      title: 'Attacker',
      needsAny: true,
      questions: [askForAttacker('uk'), ...createForceQuestions(answers, 'attacker')],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [askForDefender(answers), ...createForceQuestions(answers, 'defender')],
    },
  ],
  createScenario: (answers) => ({
    ...createHeader('aa-depth', answers),
    unitTable: answers['unitTable']!,
    seaBattles: [
      {
        id: 'sea-battle',
        seaZone: answers['seaZone']!,
        attacker: {
          power: answers['attacker']!,
          units: createUnits(answers, 'attacker'),
          // Destroyers and aircraft search by default; without any, the file says that nobody does.
          ...(hasHiddenSubmarines(answers) && !canSearch(answers) && { orders: { search: false } }),
        },
        defender: { power: answers['defender']!, units: createUnits(answers, 'defender') },
      },
    ],
  }),
};

const offers: readonly UnitOffers[] = [
  {
    patterns: ['attacker', 'defender'].flatMap((side) => [
      `seaBattles.*.${side}.units`,
      `seaBattles.*.${side}.forces.*.units`,
    ]),
    units: { ...Object.fromEntries(fleet.map((type) => [type, {}])), sub: { depth: 'periscope' } },
    listTypes: (scenario) => {
      const header = scenario as Header;
      const values = { ...readUnitTable(header).rows, ...header.units };
      return fleet.filter((type) => values[type] !== undefined);
    },
  },
];

export const starters: Starters = { starters: [seaBattle], templates, offers };
