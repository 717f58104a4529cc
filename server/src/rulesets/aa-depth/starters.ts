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

const tableChoices = [
  { value: 'revised-d6', title: 'Revised (LHTR), d6' },
  { value: 'global-1940-d6', title: 'Global 1940, d6' },
  { value: 'doubled-d12', title: 'Global 1940, doubled for a d12 (house table)' },
  { value: 'global-war-1936-d12', title: 'Global War 1936, d12' },
  { value: 'derived-d20', title: 'Revised, derived for a d20 (house table)' },
];

const depthChoices = [
  { value: 'periscope', title: 'at periscope depth' },
  { value: 'submerged', title: 'submerged' },
  { value: 'surfaced', title: 'surfaced' },
];

/** Types in the form, in this order, if the table has them. */
const fleetTypes = [
  'sub',
  'dd',
  'cru',
  'lcru',
  'hcru',
  'bb',
  'ac',
  'trn',
  'ftr',
  'tac',
  'bmbr',
  'mbmb',
  'sbmb',
] as const;

type Side = 'attacker' | 'defender';

const defaultCounts: Readonly<Record<string, number>> = { 'attacker.dd': 2, 'attacker.ftr': 1, 'defender.sub': 3 };

const getUnitTable = (answers: Answers): UnitTable =>
  unitTables[(answers['unitTable'] ?? tableChoices[0]!.value) as UnitTableName] ?? unitTables['revised-d6'];

/** Asks for the number of each type, then for the depth of submarines: always, so that no row moves when the first submarine is added. */
function createForceQuestions(answers: Answers, side: Side): readonly Question[] {
  const { rows } = getUnitTable(answers);
  const counts = fleetTypes
    .filter((type) => rows[type] !== undefined)
    .map((type) => {
      const id = `${side}.${type}`;
      return createCountQuestion(id, capitalize(unitTypes[type].plural), { defaultValue: defaultCounts[id] });
    });
  return [...counts, { kind: 'choice', id: `${side}.depth`, title: 'Depth of the submarines', choices: depthChoices }];
}

function createUnits(answers: Answers, side: Side) {
  return fleetTypes
    .map((type) => ({ type, count: getCount(answers, `${side}.${type}`) }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => ({
      id: `${answers[side]}-${unitTypes[type][count === 1 ? 'singular' : 'plural'].replaceAll(' ', '-')}`,
      type,
      count,
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
    fleetTypes.some((type) => unitTypes[type].searches && getCount(answers, `attacker.${type}`) > 0)
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
        { kind: 'choice', id: 'unitTable', title: 'Unit table', choices: tableChoices },
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
    units: { ...Object.fromEntries(fleetTypes.map((type) => [type, {}])), sub: { depth: 'periscope' } },
    listTypes: (scenario) => {
      const header = scenario as Header;
      const values = { ...readUnitTable(header).rows, ...header.units };
      return fleetTypes.filter((type) => values[type] !== undefined);
    },
  },
];

export const starters: Starters = { starters: [seaBattle], templates, offers };
