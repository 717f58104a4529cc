/** Starters for new scenarios of naval combat in A World at War. */
import {
  getCount,
  countQuestion,
  type Answers,
  type QuestionGroup,
  type Starter,
  type Starters,
  type UnitOffers,
} from '../../model/starter';
import { createOpponents } from '../opponents';
import { templates } from './templates';
import { getNationAdjective } from './wording';

const nations = {
  germany: { side: 'axis', name: 'Germany' },
  italy: { side: 'axis', name: 'Italy' },
  japan: { side: 'axis', name: 'Japan' },
  britain: { side: 'allied', name: 'Britain' },
  us: { side: 'allied', name: 'United States' },
  france: { side: 'allied', name: 'France' },
};

const { attackerQuestion, defenderQuestion, getKeys, formatTitle } = createOpponents(nations, 'Nation');

function createHeader(answers: Answers) {
  const [attacker, defender] = getKeys(answers);
  return {
    ruleset: 'awaw',
    title: formatTitle(answers),
    turn: { year: 1942, season: 'spring' },
    nations: { [attacker]: { side: nations[attacker].side }, [defender]: { side: nations[defender].side } },
  };
}

type Side = 'attacker' | 'defender';

const kinds = { ca: 'cruisers', dd: 'destroyers' };

/** The ships of a side: capital ships individually, the others together. Ids are readable in messages: `american-cruisers`. */
function createShips(answers: Answers, side: Side) {
  const adjective = getNationAdjective(String(answers[side])).toLowerCase();
  const createEach = (name: string, type: string) => {
    const count = getCount(answers, `${side}.${type}`);
    return Array.from({ length: count }, (_, index) => ({
      id: `${adjective}-${name}${count === 1 ? '' : `-${index + 1}`}`,
      type,
      size: 3,
    }));
  };
  const capital = [...createEach('carrier', 'cv'), ...createEach('battleship', 'bb')];
  const light = (['ca', 'dd'] as const)
    .map((type) => ({ id: `${adjective}-${kinds[type]}`, type, count: getCount(answers, `${side}.${type}`) }))
    .filter(({ count: number }) => number > 0);
  return [...capital, ...light];
}

/** Questions for the ships of a side, at most as many as the attack table covers. */
const createShipQuestions = (side: Side, battleships: number, cruisers: number, destroyers: number) => [
  countQuestion(`${side}.bb`, 'Battleships', { defaultValue: battleships, max: 6 }),
  countQuestion(`${side}.ca`, 'Cruisers', { defaultValue: cruisers, max: 8 }),
  countQuestion(`${side}.dd`, 'Destroyers', { defaultValue: destroyers, max: 9 }),
];

const airAttack: Starter = {
  id: 'air-attack',
  title: 'Air attack',
  detail: 'carrier squadrons against ships at sea or in port',
  list: 'airAttacks',
  form: (answers) => [
    {
      title: 'Attacker',
      questions: [
        attackerQuestion('japan'),
        countQuestion('squadrons', 'Squadrons', { defaultValue: 6, min: 1, max: 20 }),
      ],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        defenderQuestion(answers),
        createCarrierQuestion('defender', 0),
        ...createShipQuestions('defender', 1, 0, 4),
        {
          kind: 'choice',
          id: 'where',
          title: 'Where',
          choices: [
            { value: 'at-sea', title: 'at sea' },
            { value: 'in-port', title: 'in port' },
          ],
        },
      ],
    },
  ],
  scenario: (answers) => ({
    ...createHeader(answers),
    airAttacks: [
      {
        id: 'air-attack',
        where: answers['where']!,
        attacker: {
          nation: answers['attacker']!,
          units: [{ id: 'carrier-air', type: 'nas', squadrons: getCount(answers, 'squadrons') }],
        },
        defender: { nation: answers['defender']!, units: createShips(answers, 'defender') },
      },
    ],
  }),
};

const fleetCombat: Starter = {
  id: 'fleet-combat',
  title: 'Fleet combat',
  detail: 'two combat groups fight a surface action',
  list: 'fleetCombats',
  form: (answers) => [
    {
      title: 'Attacker',
      needsAny: true,
      questions: [attackerQuestion('japan'), ...createShipQuestions('attacker', 1, 2, 2)],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [defenderQuestion(answers), ...createShipQuestions('defender', 1, 1, 3)],
    },
  ],
  scenario: (answers) => ({
    ...createHeader(answers),
    fleetCombats: [
      {
        id: 'surface-action',
        attacker: { nation: answers['attacker']!, units: createShips(answers, 'attacker') },
        defender: { nation: answers['defender']!, units: createShips(answers, 'defender') },
      },
    ],
  }),
};

const submarineAttack: Starter = {
  id: 'submarine-attack',
  title: 'Submarine attack',
  detail: 'submarines against ships at sea',
  list: 'submarineAttacks',
  form: (answers) => [
    {
      title: 'Attacker',
      questions: [
        attackerQuestion('germany'),
        countQuestion('subs', 'Submarines', { defaultValue: 2, min: 1, max: 6 }),
      ],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        defenderQuestion(answers),
        createCarrierQuestion('defender', 0),
        ...createShipQuestions('defender', 1, 0, 3),
      ],
    },
  ],
  scenario: (answers) => ({
    ...createHeader(answers),
    submarineAttacks: [
      {
        id: 'submarine-attack',
        attacker: {
          nation: answers['attacker']!,
          units: [{ id: 'submarines', type: 'sub', count: getCount(answers, 'subs') }],
        },
        defender: { nation: answers['defender']!, units: createShips(answers, 'defender') },
      },
    ],
  }),
};

/** The squadrons of a side in a round: those that search, and those that strike what they find. */
const createAircraftGroup = (side: Side, title: string, squadrons: number): QuestionGroup => ({
  title,
  questions: [
    countQuestion(`${side}.search`, 'Squadrons that search', { defaultValue: 2, max: 9 }),
    countQuestion(`${side}.strike`, 'Squadrons that strike', { defaultValue: squadrons, max: 12 }),
  ],
});

const createCarrierQuestion = (side: Side, defaultValue: number) =>
  countQuestion(`${side}.cv`, 'Carriers', { defaultValue, max: 4 });

const navalRound: Starter = {
  id: 'naval-round',
  title: 'Round of naval combat',
  detail: 'two groups of ships search for each other, and strike what they find',
  list: 'navalRounds',
  form: (answers) => [
    {
      title: 'Attacker',
      needsAny: true,
      questions: [
        attackerQuestion('us'),
        createCarrierQuestion('attacker', 3),
        ...createShipQuestions('attacker', 0, 2, 4),
      ],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        defenderQuestion(answers),
        createCarrierQuestion('defender', 2),
        ...createShipQuestions('defender', 1, 2, 4),
      ],
    },
    createAircraftGroup('attacker', 'Aircraft of the attacker', 5),
    createAircraftGroup('defender', 'Aircraft of the defender', 4),
  ],
  scenario: (answers) => {
    const createSide = (side: Side) => {
      const squadrons = getCount(answers, `${side}.search`);
      return {
        nation: answers[side]!,
        ...(squadrons > 0 && { search: { squadrons } }),
        groups: [{ number: 1, units: createShips(answers, side) }],
      };
    };
    const strikes = (['attacker', 'defender'] as const)
      .map((by) => ({ by, squadrons: getCount(answers, `${by}.strike`) }))
      .filter(({ squadrons }) => squadrons > 0)
      .map(({ by, squadrons }) => ({
        id: `${getNationAdjective(String(answers[by])).toLowerCase()}-strike`,
        by,
        group: 1,
        attacker: { units: [{ id: `${by}-air`, type: 'nas', squadrons }] },
      }));
    return {
      ...createHeader(answers),
      navalRounds: [
        {
          id: 'round-1',
          number: 1,
          attacker: createSide('attacker'),
          defender: createSide('defender'),
          ...(strikes.length > 0 && { strikes }),
        },
      ],
    };
  },
};

const ships = { cv: { size: 3 }, bb: { size: 3 }, ca: {}, dd: {} };

const offers: readonly UnitOffers[] = [
  {
    at: [
      'airAttacks.*.defender.units',
      'fleetCombats.*.attacker.units',
      'fleetCombats.*.defender.units',
      'submarineAttacks.*.defender.units',
      'navalRounds.*.attacker.groups.*.units',
      'navalRounds.*.defender.groups.*.units',
    ],
    units: ships,
  },
  { at: ['airAttacks.*.attacker.units', 'navalRounds.*.strikes.*.attacker.units'], units: { nas: {} } },
];

export const starters: Starters = {
  starters: [airAttack, fleetCombat, navalRound, submarineAttack],
  templates,
  offers,
};
