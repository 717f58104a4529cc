/** What a new scenario of Axis & Allies Revised: Enhanced may begin with. */
import { countOf, countsOf, type Question, type Starter, type Starters } from '../../model/starter';
import { attackerQuestion, defenderQuestion, headerOf } from '../axis-and-allies/starter-powers';
import { templates } from './templates';

const count = (id: string, title: string, usual = 0, min = 0): Question => ({
  kind: 'count',
  id,
  title,
  min,
  max: 30,
  usual,
});

const fleet = ['sub', 'dd', 'ac', 'ftr', 'bb', 'bmbr', 'trn'];
const army = ['inf', 'art', 'arm'];

const seaBattle: Starter = {
  id: 'sea-battle',
  title: 'Sea battle',
  detail: 'detection of submarines, opening fire, rounds of combat',
  list: 'seaBattles',
  form: (answers) => [
    {
      title: 'Attacker',
      needsAny: true,
      questions: [
        count('attacker.sub', 'Submarines', 3),
        count('attacker.dd', 'Destroyers', 1),
        count('attacker.ac', 'Carriers'),
        count('attacker.ftr', 'Fighters'),
        count('attacker.bb', 'Battleships'),
        count('attacker.bmbr', 'Bombers'),
        attackerQuestion('germany'),
      ],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        count('defender.dd', 'Destroyers', 2),
        count('defender.sub', 'Submarines'),
        count('defender.ac', 'Carriers', 1),
        // Fighters of the defender are those of its carriers, two on each.
        { ...count('defender.ftr', 'Fighters', 1), max: 2 * countOf(answers, 'defender.ac') } as Question,
        count('defender.bb', 'Battleships'),
        count('defender.trn', 'Transports'),
        defenderQuestion(answers),
      ],
    },
  ],
  scenario: (answers) => ({
    ...headerOf('aare', answers),
    seaBattles: [
      {
        id: 'sea-battle',
        seaZone: 'SZ 6',
        attacker: { power: answers['attacker']!, units: countsOf(answers, 'attacker.', fleet) },
        defender: { power: answers['defender']!, units: countsOf(answers, 'defender.', fleet) },
      },
    ],
  }),
};

const bombardment: Starter = {
  id: 'bombardment',
  title: 'Shore bombardment',
  detail: 'battleships bombard a territory before a landing',
  list: 'bombardments',
  form: (answers) => [
    { title: 'Attacker', questions: [count('bb', 'Battleships', 2, 1), attackerQuestion('us')] },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        count('defender.inf', 'Infantry', 3),
        count('defender.art', 'Artillery', 1),
        count('defender.arm', 'Tanks'),
        defenderQuestion(answers),
      ],
    },
  ],
  scenario: (answers) => ({
    ...headerOf('aare', answers),
    bombardments: [
      {
        id: 'bombardment',
        territory: 'Western Europe',
        attacker: { power: answers['attacker']!, units: { bb: countOf(answers, 'bb') } },
        defender: { power: answers['defender']!, units: countsOf(answers, 'defender.', army) },
      },
    ],
  }),
};

const raid: Starter = {
  id: 'raid',
  title: 'Strategic bombing raid',
  detail: 'bombers against an industrial complex',
  list: 'strategicBombingRaids',
  form: (answers) => [
    { title: 'Attacker', questions: [count('bombers', 'Bombers', 3, 1), attackerQuestion('us')] },
    {
      title: 'Defender',
      questions: [
        { ...count('value', 'Value of the territory', 10, 1), max: 20 } as Question,
        count('fighters', 'Fighters'),
        defenderQuestion(answers),
      ],
    },
  ],
  scenario: (answers) => ({
    ...headerOf('aare', answers),
    strategicBombingRaids: [
      {
        id: 'raid',
        territory: 'Germany',
        value: countOf(answers, 'value'),
        attacker: { power: answers['attacker']!, bombers: countOf(answers, 'bombers') },
        defender: {
          power: answers['defender']!,
          fighters: countOf(answers, 'fighters'),
          antiAircraft: { guns: 1 },
        },
      },
    ],
  }),
};

export const starters: Starters = { starters: [seaBattle, bombardment, raid], templates };
