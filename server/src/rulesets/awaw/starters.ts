/** Starters for new scenarios of naval combat in A World at War. */
import { getCount, countQuestion, type Answers, type Starter, type Starters } from '../../model/starter';
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

const kinds = { ca: 'cruisers', dd: 'destroyers' };

/** The ships of a side: capital ships individually, the others together. Ids are readable in messages: `american-cruisers`. */
function createShips(answers: Answers, side: 'attacker' | 'defender') {
  const adjective = getNationAdjective(String(answers[side])).toLowerCase();
  const battleships = getCount(answers, `${side}.bb`);
  const capital = Array.from({ length: battleships }, (_, index) => ({
    id: `${adjective}-battleship${battleships === 1 ? '' : `-${index + 1}`}`,
    type: 'bb',
    size: 3,
  }));
  const light = (['ca', 'dd'] as const)
    .map((type) => ({ id: `${adjective}-${kinds[type]}`, type, count: getCount(answers, `${side}.${type}`) }))
    .filter(({ count: number }) => number > 0);
  return [...capital, ...light];
}

/** Questions for the ships of a side, at most as many as the attack table covers. */
const createShipQuestions = (
  side: 'attacker' | 'defender',
  battleships: number,
  cruisers: number,
  destroyers: number,
) => [
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
      questions: [defenderQuestion(answers), ...createShipQuestions('defender', 1, 0, 3)],
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

export const starters: Starters = { starters: [airAttack, fleetCombat, submarineAttack], templates };
