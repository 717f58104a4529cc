/** Starters for new scenarios of naval combat in A World at War. */
import { countOf, countQuestion, type Answers, type Starter, type Starters } from '../../model/starter';
import { opponentsOf } from '../opponents';
import { templates } from './templates';
import { nationAdjective } from './wording';

const nations = {
  germany: { side: 'axis', name: 'Germany' },
  italy: { side: 'axis', name: 'Italy' },
  japan: { side: 'axis', name: 'Japan' },
  britain: { side: 'allied', name: 'Britain' },
  us: { side: 'allied', name: 'United States' },
  france: { side: 'allied', name: 'France' },
};

const { attackerQuestion, defenderQuestion, keysOf, titleOf } = opponentsOf(nations, 'Nation');

function headerOf(answers: Answers) {
  const [attacker, defender] = keysOf(answers);
  return {
    ruleset: 'awaw',
    title: titleOf(answers),
    turn: { year: 1942, season: 'spring' },
    nations: { [attacker]: { side: nations[attacker].side }, [defender]: { side: nations[defender].side } },
  };
}

const kinds = { ca: 'cruisers', dd: 'destroyers' };

/** The ships of a side: capital ships individually, the others together. Ids are readable in messages: `american-cruisers`. */
function shipsOf(answers: Answers, side: 'attacker' | 'defender') {
  const whose = nationAdjective(String(answers[side])).toLowerCase();
  const battleships = countOf(answers, `${side}.bb`);
  const capital = Array.from({ length: battleships }, (_, index) => ({
    id: `${whose}-battleship${battleships === 1 ? '' : `-${index + 1}`}`,
    type: 'bb',
    size: 3,
  }));
  const light = (['ca', 'dd'] as const)
    .map((type) => ({ id: `${whose}-${kinds[type]}`, type, count: countOf(answers, `${side}.${type}`) }))
    .filter(({ count: number }) => number > 0);
  return [...capital, ...light];
}

/** Questions for the ships of a side, at most as many as the attack table covers. */
const shipQuestions = (side: 'attacker' | 'defender', battleships: number, cruisers: number, destroyers: number) => [
  countQuestion(`${side}.bb`, 'Battleships', { usual: battleships, max: 6 }),
  countQuestion(`${side}.ca`, 'Cruisers', { usual: cruisers, max: 8 }),
  countQuestion(`${side}.dd`, 'Destroyers', { usual: destroyers, max: 9 }),
];

const airAttack: Starter = {
  id: 'air-attack',
  title: 'Air attack',
  detail: 'carrier squadrons against ships at sea or in port',
  list: 'airAttacks',
  form: (answers) => [
    {
      title: 'Attacker',
      questions: [attackerQuestion('japan'), countQuestion('squadrons', 'Squadrons', { usual: 6, min: 1, max: 20 })],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [
        defenderQuestion(answers),
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
      questions: [attackerQuestion('japan'), ...shipQuestions('attacker', 1, 2, 2)],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [defenderQuestion(answers), ...shipQuestions('defender', 1, 1, 3)],
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
    {
      title: 'Attacker',
      questions: [attackerQuestion('germany'), countQuestion('subs', 'Submarines', { usual: 2, min: 1, max: 6 })],
    },
    {
      title: 'Defender',
      needsAny: true,
      questions: [defenderQuestion(answers), ...shipQuestions('defender', 1, 0, 3)],
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
