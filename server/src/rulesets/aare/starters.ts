/** Starters for new scenarios of Axis & Allies Revised: Enhanced. */
import { getCount, countQuestion, getCounts, type Starter, type Starters, type UnitOffers } from '../../model/starter';
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
        countQuestion('attacker.sub', 'Submarines', { defaultValue: 3 }),
        countQuestion('attacker.dd', 'Destroyers', { defaultValue: 1 }),
        countQuestion('attacker.ac', 'Carriers'),
        countQuestion('attacker.ftr', 'Fighters'),
        countQuestion('attacker.bb', 'Battleships'),
        countQuestion('attacker.bmbr', 'Bombers'),
      ],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        askForDefender(answers),
        countQuestion('defender.dd', 'Destroyers', { defaultValue: 2 }),
        countQuestion('defender.sub', 'Submarines'),
        countQuestion('defender.ac', 'Carriers', { defaultValue: 1 }),
        // The defender's fighters are based on carriers, two on each.
        countQuestion('defender.ftr', 'Fighters', {
          defaultValue: 1,
          max: 2 * getCount(answers, 'defender.ac'),
          maxReason: 'Two on each aircraft carrier',
        }),
        countQuestion('defender.bb', 'Battleships'),
        countQuestion('defender.trn', 'Transports'),
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
      questions: [askForAttacker('us'), countQuestion('bb', 'Battleships', { defaultValue: 2, min: 1 })],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        askForDefender(answers),
        countQuestion('defender.inf', 'Infantry', { defaultValue: 3 }),
        countQuestion('defender.art', 'Artillery', { defaultValue: 1 }),
        countQuestion('defender.arm', 'Tanks'),
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
      questions: [askForAttacker('us'), countQuestion('bombers', 'Bombers', { defaultValue: 3, min: 1 })],
    },
    {
      title: 'Defender',
      questions: [
        askForDefender(answers),
        countQuestion('value', 'Value of the territory', { defaultValue: 10, min: 1, max: 20 }),
        countQuestion('fighters', 'Fighters'),
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
  { at: ['seaBattles.*.attacker.units', 'seaBattles.*.attacker.forces.*.units'], units: createUnitsByType(fleet) },
  {
    at: ['seaBattles.*.defender.units', 'seaBattles.*.defender.forces.*.units'],
    // Bombers defend on land only.
    units: createUnitsByType(fleet.filter((type) => type !== 'bmbr')),
  },
  { at: ['bombardments.*.defender.units'], units: createUnitsByType(army) },
];

export const starters: Starters = { starters: [seaBattle, bombardment, raid], templates, offers };
