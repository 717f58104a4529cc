/** Starters for new scenarios of naval combat in A World at War. */
import {
  getCount,
  createCountQuestion,
  type Answers,
  type CountQuestion,
  type QuestionGroup,
  type Starter,
  type Starters,
  type UnitOffers,
} from '../../model/starter';
import { createOpponents } from '../opponents';
import { shipClasses } from './ships/ship-catalogue';
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

const { askForAttacker, askForDefender, getKeys, formatTitle } = createOpponents(nations, 'Nation');

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

/** Ships that have a counter each, and their names in ids. */
const capitalShips = {
  cv: 'carrier',
  cvl: 'light-carrier',
  bb: 'battleship',
  bc: 'battlecruiser',
} as const;

/** Ships that are counted together, and what one of them is called in ids. */
const shipGroups = { ca: 'cruiser', dd: 'destroyer', cve: 'escort-carrier', transport: 'transport' } as const;

type CapitalShip = keyof typeof capitalShips;
type ShipGroup = keyof typeof shipGroups;

/** The size of an unnamed ship: battlecruisers are as large as the largest of their nation. */
function getSize(nation: string, type: CapitalShip): number {
  if (type === 'bc') return shipClasses.findLast((ships) => ships.nation === nation && ships.type === type)?.size ?? 3;
  return type === 'cvl' ? 2 : 3;
}

/** The id of units of a side, after its nation. */
function createId(answers: Answers, side: Side, name: string): string {
  return `${getNationAdjective(String(answers[side])).toLowerCase()}-${name}`;
}

/** The ships of a side: capital ships individually, the others together. Ids are readable in messages: `american-cruisers`. */
function createShips(answers: Answers, side: Side) {
  const nation = String(answers[side]);
  const capital = (Object.keys(capitalShips) as CapitalShip[]).flatMap((type) => {
    const count = getCount(answers, `${side}.${type}`);
    return Array.from({ length: count }, (_, index) => ({
      id: createId(answers, side, `${capitalShips[type]}${count === 1 ? '' : `-${index + 1}`}`),
      type,
      size: getSize(nation, type),
    }));
  });
  const light = (Object.keys(shipGroups) as ShipGroup[])
    .map((type) => ({ type, count: getCount(answers, `${side}.${type}`) }))
    .filter(({ count: number }) => number > 0)
    .map(({ type, count: number }) => ({
      id: createId(answers, side, `${shipGroups[type]}${number === 1 ? '' : 's'}`),
      type,
      count: number,
    }));
  return [...capital, ...light];
}

const shipQuestions: Readonly<Record<CapitalShip | ShipGroup, readonly [title: string, max: number]>> = {
  cv: ['Fleet carriers', 4],
  cvl: ['Light carriers', 4],
  bb: ['Battleships', 4],
  bc: ['Battlecruisers', 4],
  ca: ['Cruisers', 8],
  dd: ['Destroyer factors', 9],
  cve: ['Escort carriers', 6],
  transport: ['Transports', 8],
};

/** Questions for ships of a side, with the numbers at the beginning. */
function createShipQuestions(
  side: Side,
  types: readonly (CapitalShip | ShipGroup)[],
  counts: Partial<Record<CapitalShip | ShipGroup, number>>,
): readonly CountQuestion[] {
  return types.map((type) => {
    const [title, max] = shipQuestions[type];
    return createCountQuestion(`${side}.${type}`, title, { defaultValue: counts[type] ?? 0, max });
  });
}

const allShipTypes = Object.keys(shipQuestions) as readonly (CapitalShip | ShipGroup)[];
/** Ships of a surface action. The most cruisers and destroyers have 25 factors together, as many as the attack table covers. */
const surfaceActionTypes = ['bb', 'bc', 'ca', 'dd'] as const;

/** Squadrons over the ships of a side, and the fire of the ships. */
const createDefenceQuestions = (side: Side): readonly CountQuestion[] => [
  createCountQuestion(`${side}.cap`, 'Squadrons on CAP', { max: 9 }),
  createCountQuestion(`${side}.airDefense`, 'Air defense level', { max: 10 }),
];

function createDefence(answers: Answers, side: Side) {
  const [squadrons, airDefenseLevel] = [getCount(answers, `${side}.cap`), getCount(answers, `${side}.airDefense`)];
  return {
    ...(squadrons > 0 && {
      cap: { nation: answers[side]!, units: [{ id: createId(answers, side, 'cap'), type: 'nas', squadrons }] },
    }),
    ...(airDefenseLevel > 0 && { airDefenseLevel }),
  };
}

const airAttack: Starter = {
  id: 'air-attack',
  title: 'Air attack',
  detail: 'carrier squadrons against ships at sea or in port',
  list: 'airAttacks',
  createForm: ({ aircraft, ...answers }) => [
    {
      title: 'Attacker',
      questions: [
        askForAttacker('japan'),
        {
          kind: 'choice',
          id: 'aircraft',
          title: 'Aircraft',
          choices: [
            { value: 'nas', title: 'naval air' },
            { value: 'aas', title: 'army air' },
          ],
        },
        createCountQuestion('squadrons', 'Squadrons', { defaultValue: 6, min: 1, max: 20 }),
        createCountQuestion('surpriseLevel', 'Surprise level', {
          max: aircraft === 'aas' ? 0 : 7,
          ...(aircraft === 'aas' && { maxReason: 'Land-based strikes never have surprise' }),
        }),
      ],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        askForDefender(answers),
        {
          kind: 'choice',
          id: 'where',
          title: 'Where',
          choices: [
            { value: 'at-sea', title: 'at sea' },
            { value: 'in-port', title: 'in port' },
          ],
        },
        ...createShipQuestions('defender', allShipTypes, { bb: 1, dd: 4 }),
      ],
    },
    { title: 'Defence against aircraft', questions: createDefenceQuestions('defender') },
  ],
  createScenario: (answers) => ({
    ...createHeader(answers),
    airAttacks: [
      {
        id: 'air-attack',
        where: answers['where']!,
        ...(getCount(answers, 'surpriseLevel') > 0 && { surpriseLevel: getCount(answers, 'surpriseLevel') }),
        attacker: {
          nation: answers['attacker']!,
          units: [
            {
              id: answers['aircraft'] === 'aas' ? 'army-air' : 'carrier-air',
              type: answers['aircraft']!,
              squadrons: getCount(answers, 'squadrons'),
            },
          ],
        },
        defender: { nation: answers['defender']!, units: createShips(answers, 'defender') },
        ...createDefence(answers, 'defender'),
      },
    ],
  }),
};

const fleetCombat: Starter = {
  id: 'fleet-combat',
  title: 'Fleet combat',
  detail: 'two combat groups fight a surface action',
  list: 'fleetCombats',
  createForm: (answers) => [
    {
      title: 'Attacker',
      needsAny: true,
      questions: [
        askForAttacker('japan'),
        ...createShipQuestions('attacker', surfaceActionTypes, { bb: 1, ca: 2, dd: 2 }),
      ],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        askForDefender(answers),
        ...createShipQuestions('defender', surfaceActionTypes, { bb: 1, ca: 1, dd: 3 }),
      ],
    },
  ],
  createScenario: (answers) => ({
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
  createForm: (answers) => [
    {
      title: 'Attacker',
      questions: [
        askForAttacker('germany'),
        createCountQuestion('subs', 'Submarine factors', { defaultValue: 2, min: 1, max: 6 }),
      ],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [askForDefender(answers), ...createShipQuestions('defender', allShipTypes, { bb: 1, dd: 3 })],
    },
  ],
  createScenario: (answers) => ({
    ...createHeader(answers),
    submarineAttacks: [
      {
        id: 'submarine-attack',
        attacker: {
          nation: answers['attacker']!,
          units: [
            {
              id: getCount(answers, 'subs') === 1 ? 'submarine' : 'submarines',
              type: 'sub',
              count: getCount(answers, 'subs'),
            },
          ],
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
    createCountQuestion(`${side}.search`, 'Squadrons that search', { defaultValue: 2, max: 9 }),
    createCountQuestion(`${side}.strike`, 'Squadrons that strike', { defaultValue: squadrons, max: 12 }),
    ...createDefenceQuestions(side),
  ],
});

/** Carriers to begin with: fleet carriers, or light ones, or none, as the counters of the nation are. */
function createCarriers(answers: Answers, side: Side, count: number): { readonly [type in 'cv' | 'cvl']?: number } {
  const type = (['cv', 'cvl'] as const).find((carrier) =>
    shipClasses.some((ships) => ships.nation === answers[side] && ships.type === carrier),
  );
  return type === undefined ? {} : { [type]: count };
}

const navalRound: Starter = {
  id: 'naval-round',
  title: 'Round of naval combat',
  detail: 'two groups of ships search for each other, and strike what they find',
  list: 'navalRounds',
  createForm: (answers) => [
    {
      title: 'Attacker',
      needsAny: true,
      questions: [
        askForAttacker('us'),
        ...createShipQuestions('attacker', allShipTypes, { ...createCarriers(answers, 'attacker', 3), ca: 2, dd: 4 }),
      ],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        askForDefender(answers, 'japan'),
        ...createShipQuestions('defender', allShipTypes, {
          ...createCarriers(answers, 'defender', 2),
          ...{ bb: 1, ca: 2, dd: 4 },
        }),
      ],
    },
    createAircraftGroup('attacker', 'Aircraft of the attacker', 5),
    createAircraftGroup('defender', 'Aircraft of the defender', 4),
  ],
  createScenario: (answers) => {
    const createSide = (side: Side) => {
      const squadrons = getCount(answers, `${side}.search`);
      return {
        nation: answers[side]!,
        ...(squadrons > 0 && { search: { squadrons } }),
        groups: [{ number: 1, units: createShips(answers, side), ...createDefence(answers, side) }],
      };
    };
    const strikes = (['attacker', 'defender'] as const)
      .map((by) => ({ by, squadrons: getCount(answers, `${by}.strike`) }))
      .filter(({ squadrons }) => squadrons > 0)
      .map(({ by, squadrons }) => ({
        id: createId(answers, by, 'strike'),
        by,
        group: 1,
        attacker: { units: [{ id: createId(answers, by, 'air'), type: 'nas', squadrons }] },
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

const ships = { cv: { size: 3 }, cvl: { size: 2 }, bb: { size: 3 }, ca: {}, dd: {}, cve: {}, transport: {} };

const offers: readonly UnitOffers[] = [
  {
    patterns: [
      'airAttacks.*.defender.units',
      'fleetCombats.*.attacker.units',
      'fleetCombats.*.defender.units',
      'submarineAttacks.*.defender.units',
      'navalRounds.*.attacker.groups.*.units',
      'navalRounds.*.defender.groups.*.units',
    ],
    units: ships,
  },
  { patterns: ['airAttacks.*.attacker.units', 'navalRounds.*.strikes.*.attacker.units'], units: { nas: {} } },
];

export const starters: Starters = {
  starters: [airAttack, fleetCombat, navalRound, submarineAttack],
  templates,
  offers,
};
