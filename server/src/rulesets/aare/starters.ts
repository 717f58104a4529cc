/** Starters for new scenarios of Axis & Allies Revised: Enhanced. */
import {
  getCount,
  createCountQuestion,
  getCounts,
  type Starter,
  type Starters,
  type UnitOffers,
} from '../../model/starter';
import {
  askForAttacker,
  askForDefender,
  createHeader,
  createSeaZoneQuestion,
  createTerritoryQuestion,
} from '../axis-and-allies/starter-powers';
import { templates } from './templates';

const fleet = ['sub', 'dd', 'ac', 'ftr', 'bb', 'bmbr', 'trn'];
const army = ['inf', 'art', 'arm'];

const seaBattle: Starter = {
  id: 'sea-battle',
  title: 'Sea battle',
  detail: 'detection of submarines, opening fire, rounds of combat',
  list: 'seaBattles',
  createForm: (answers) => [
    { title: 'Place', questions: [createSeaZoneQuestion('SZ 6')] },
    {
      title: 'Attacker',
      needsAny: true,
      questions: [
        askForAttacker('germany'),
        createCountQuestion('attacker.sub', 'Submarines', { defaultValue: 3 }),
        createCountQuestion('attacker.dd', 'Destroyers', { defaultValue: 1 }),
        createCountQuestion('attacker.ac', 'Carriers'),
        createCountQuestion('attacker.ftr', 'Fighters'),
        createCountQuestion('attacker.bb', 'Battleships'),
        createCountQuestion('attacker.bmbr', 'Bombers'),
      ],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        askForDefender(answers),
        createCountQuestion('defender.dd', 'Destroyers', { defaultValue: 2 }),
        createCountQuestion('defender.sub', 'Submarines'),
        createCountQuestion('defender.ac', 'Carriers', { defaultValue: 1 }),
        // The defender's fighters are based on carriers, two on each.
        createCountQuestion('defender.ftr', 'Fighters', {
          defaultValue: 1,
          max: 2 * getCount(answers, 'defender.ac'),
          maxReason: 'Two on each aircraft carrier',
        }),
        createCountQuestion('defender.bb', 'Battleships'),
        createCountQuestion('defender.trn', 'Transports'),
      ],
    },
  ],
  createScenario: (answers) => ({
    ...createHeader('aare', answers),
    seaBattles: [
      {
        id: 'sea-battle',
        seaZone: answers['seaZone']!,
        attacker: { power: answers['attacker']!, units: getCounts(answers, 'attacker.', fleet) },
        defender: { power: answers['defender']!, units: getCounts(answers, 'defender.', fleet) },
      },
    ],
  }),
};

const bombardment: Starter = {
  id: 'bombardment',
  title: 'Shore bombardment',
  detail: 'battleships bombard a territory before a landing',
  list: 'bombardments',
  createForm: (answers) => [
    { title: 'Place', questions: [createTerritoryQuestion('Western Europe')] },
    {
      title: 'Attacker',
      questions: [askForAttacker('us'), createCountQuestion('bb', 'Battleships', { defaultValue: 2, min: 1 })],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        askForDefender(answers),
        createCountQuestion('defender.inf', 'Infantry', { defaultValue: 3 }),
        createCountQuestion('defender.art', 'Artillery', { defaultValue: 1 }),
        createCountQuestion('defender.arm', 'Tanks'),
      ],
    },
  ],
  createScenario: (answers) => ({
    ...createHeader('aare', answers),
    bombardments: [
      {
        id: 'bombardment',
        territory: answers['territory']!,
        attacker: { power: answers['attacker']!, units: { bb: getCount(answers, 'bb') } },
        defender: { power: answers['defender']!, units: getCounts(answers, 'defender.', army) },
      },
    ],
  }),
};

const raid: Starter = {
  id: 'raid',
  title: 'Strategic bombing raid',
  detail: 'bombers against an industrial complex',
  list: 'strategicBombingRaids',
  createForm: (answers) => [
    { title: 'Place', questions: [createTerritoryQuestion('Germany')] },
    {
      title: 'Attacker',
      questions: [askForAttacker('us'), createCountQuestion('bombers', 'Bombers', { defaultValue: 3, min: 1 })],
    },
    {
      title: 'Defender',
      questions: [
        askForDefender(answers),
        createCountQuestion('value', 'Value of the territory', { defaultValue: 10, min: 1, max: 20 }),
        createCountQuestion('fighters', 'Fighters'),
      ],
    },
  ],
  createScenario: (answers) => ({
    ...createHeader('aare', answers),
    strategicBombingRaids: [
      {
        id: 'raid',
        territory: answers['territory']!,
        value: getCount(answers, 'value'),
        attacker: { power: answers['attacker']!, bombers: getCount(answers, 'bombers') },
        defender: {
          power: answers['defender']!,
          fighters: getCount(answers, 'fighters'),
          antiAircraft: { guns: 1 },
        },
      },
    ],
  }),
};

const createUnitsByType = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, {}]));

const offers: readonly UnitOffers[] = [
  {
    patterns: ['seaBattles.*.attacker.units', 'seaBattles.*.attacker.forces.*.units'],
    units: createUnitsByType(fleet),
  },
  {
    patterns: ['seaBattles.*.defender.units', 'seaBattles.*.defender.forces.*.units'],
    // Bombers defend on land only.
    units: createUnitsByType(fleet.filter((type) => type !== 'bmbr')),
  },
  { patterns: ['bombardments.*.defender.units'], units: createUnitsByType(army) },
];

export const starters: Starters = { starters: [seaBattle, bombardment, raid], templates, offers };
