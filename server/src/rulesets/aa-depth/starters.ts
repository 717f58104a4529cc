/** What a new scenario of Axis & Allies with submarine depths may begin with. */
import { countOf, countQuestion, type Answers, type Starter, type Starters } from '../../model/starter';
import { attackerQuestion, defenderQuestion, headerOf } from '../axis-and-allies/starter-powers';
import { templates } from './templates';

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

const fleet = [
  ['dd', 'destroyers'],
  ['ac', 'carriers'],
  ['ftr', 'fighters'],
  ['bb', 'battleships'],
  ['trn', 'transports'],
] as const;

function unitsOf(answers: Answers, side: 'attacker' | 'defender') {
  return fleet
    .map(([type, id]) => ({ id: `${side}-${id}`, type, count: countOf(answers, `${side}.${type}`) }))
    .filter(({ count: number }) => number > 0);
}

const seaBattle: Starter = {
  id: 'sea-battle',
  title: 'Sea battle',
  detail: 'submarines at depths are searched for, dive and fight',
  list: 'seaBattles',
  form: (answers) => [
    {
      title: 'Attacker',
      needsAny: true,
      questions: [
        countQuestion('attacker.dd', 'Destroyers', { usual: 2 }),
        countQuestion('attacker.ac', 'Carriers'),
        countQuestion('attacker.ftr', 'Fighters', { usual: 1 }),
        countQuestion('attacker.bb', 'Battleships'),
        attackerQuestion('uk'),
      ],
    },
    {
      title: 'Defender',
      questions: [
        countQuestion('subs', 'Submarines', { usual: 3, min: 1 }),
        { kind: 'choice', id: 'depth', title: 'Depth', choices: depths },
        countQuestion('defender.dd', 'Destroyers'),
        countQuestion('defender.ac', 'Carriers'),
        countQuestion('defender.bb', 'Battleships'),
        countQuestion('defender.trn', 'Transports'),
        defenderQuestion(answers),
      ],
    },
    { title: 'Game', questions: [{ kind: 'choice', id: 'unitTable', title: 'Unit table', choices: tables }] },
  ],
  scenario: (answers) => ({
    ...headerOf('aa-depth', answers),
    unitTable: answers['unitTable']!,
    seaBattles: [
      {
        id: 'submarine-hunt',
        seaZone: 'SZ 7',
        attacker: {
          power: answers['attacker']!,
          units: unitsOf(answers, 'attacker'),
          // Destroyers and aircraft search; without any the file says that nobody does.
          ...(countOf(answers, 'attacker.dd') + countOf(answers, 'attacker.ftr') === 0 && {
            orders: { search: false },
          }),
        },
        defender: {
          power: answers['defender']!,
          units: [
            { id: 'wolfpack', type: 'sub', count: countOf(answers, 'subs'), depth: answers['depth']! },
            ...unitsOf(answers, 'defender'),
          ],
        },
      },
    ],
  }),
};

export const starters: Starters = { starters: [seaBattle], templates };
