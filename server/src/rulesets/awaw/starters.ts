/** What a new scenario of naval combat in A World at War may begin with. */
import {
  countOf,
  type Answers,
  type ChoiceQuestion,
  type Question,
  type Starter,
  type Starters,
} from '../../model/starter';
import { templates } from './templates';

const sides = {
  germany: 'axis',
  italy: 'axis',
  japan: 'axis',
  britain: 'allied',
  us: 'allied',
  france: 'allied',
} as const;

type Nation = keyof typeof sides;

const names: Readonly<Record<Nation, string>> = {
  germany: 'Germany',
  italy: 'Italy',
  japan: 'Japan',
  britain: 'Britain',
  us: 'United States',
  france: 'France',
};

const all = Object.keys(sides) as readonly Nation[];

const choicesOf = (nations: readonly Nation[]) => nations.map((value) => ({ value, title: names[value] }));

const attackerQuestion = (usual: Nation): ChoiceQuestion => ({
  kind: 'choice',
  id: 'attacker',
  title: 'Nation',
  choices: choicesOf(all),
  usual,
});

function defenderQuestion({ attacker }: Answers): ChoiceQuestion {
  const side = sides[attacker as Nation] ?? 'axis';
  const enemies = all.filter((nation) => sides[nation] !== side);
  return { kind: 'choice', id: 'defender', title: 'Nation', choices: choicesOf(enemies) };
}

const count = (id: string, title: string, usual = 0, min = 0, max = 12): Question => ({
  kind: 'count',
  id,
  title,
  min,
  max,
  usual,
});

function headerOf(answers: Answers) {
  const [attacker, defender] = [answers['attacker'] as Nation, answers['defender'] as Nation];
  return {
    ruleset: 'awaw',
    title: `${names[attacker]} against ${names[defender]}`,
    turn: { year: 1942, season: 'spring' },
    nations: { [attacker]: { side: sides[attacker] }, [defender]: { side: sides[defender] } },
  };
}

/** Ships of a side: capital ships one by one, the others together. */
function shipsOf(answers: Answers, side: 'attacker' | 'defender') {
  const capital = Array.from({ length: countOf(answers, `${side}.bb`) }, (_, index) => ({
    id: `${side}-battleship-${index + 1}`,
    type: 'bb',
    size: 3,
  }));
  const light = (['ca', 'dd'] as const)
    .map((type) => ({ id: `${side}-${type}`, type, count: countOf(answers, `${side}.${type}`) }))
    .filter(({ count: number }) => number > 0);
  return [...capital, ...light];
}

/** Light ships of a side: no more than the attack table has a row for. */
const shipQuestions = (side: 'attacker' | 'defender', battleships: number, cruisers: number, destroyers: number) => [
  count(`${side}.bb`, 'Battleships', battleships, 0, 6),
  count(`${side}.ca`, 'Cruisers', cruisers, 0, 8),
  count(`${side}.dd`, 'Destroyers', destroyers, 0, 9),
];

const airAttack: Starter = {
  id: 'air-attack',
  title: 'Air attack',
  detail: 'carrier squadrons against ships at sea or in port',
  list: 'airAttacks',
  form: (answers) => [
    { title: 'Attacker', questions: [count('squadrons', 'Squadrons', 6, 1, 20), attackerQuestion('japan')] },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        ...shipQuestions('defender', 1, 0, 4),
        {
          kind: 'choice',
          id: 'where',
          title: 'Where',
          choices: [
            { value: 'at-sea', title: 'at sea' },
            { value: 'in-port', title: 'in port' },
          ],
        },
        defenderQuestion(answers),
      ],
    },
  ],
  scenario: (answers) => ({
    ...headerOf(answers),
    airAttacks: [
      {
        id: 'air-attack',
        where: answers['where']!,
        attacker: {
          nation: answers['attacker']!,
          units: [{ id: 'carrier-air', type: 'nas', squadrons: countOf(answers, 'squadrons') }],
        },
        defender: { nation: answers['defender']!, units: shipsOf(answers, 'defender') },
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
      questions: [...shipQuestions('attacker', 1, 2, 2), attackerQuestion('japan')],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [...shipQuestions('defender', 1, 1, 3), defenderQuestion(answers)],
    },
  ],
  scenario: (answers) => ({
    ...headerOf(answers),
    fleetCombats: [
      {
        id: 'surface-action',
        attacker: { nation: answers['attacker']!, units: shipsOf(answers, 'attacker') },
        defender: { nation: answers['defender']!, units: shipsOf(answers, 'defender') },
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
    { title: 'Attacker', questions: [count('subs', 'Submarines', 2, 1, 6), attackerQuestion('germany')] },
    {
      title: 'Defender',
      needsAny: true,
      questions: [...shipQuestions('defender', 1, 0, 3), defenderQuestion(answers)],
    },
  ],
  scenario: (answers) => ({
    ...headerOf(answers),
    submarineAttacks: [
      {
        id: 'submarine-attack',
        attacker: {
          nation: answers['attacker']!,
          units: [{ id: 'submarines', type: 'sub', count: countOf(answers, 'subs') }],
        },
        defender: { nation: answers['defender']!, units: shipsOf(answers, 'defender') },
      },
    ],
  }),
};

export const starters: Starters = { starters: [airAttack, fleetCombat, submarineAttack], templates };
