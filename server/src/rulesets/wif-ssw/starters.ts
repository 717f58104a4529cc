/** Starters for new scenarios of strategic submarine warfare. */
import type { Plain } from '../../model/edit';
import {
  getCount,
  createCountQuestion,
  createTextQuestion,
  type Answers,
  type Question,
  type QuestionGroup,
  type Starter,
  type Starters,
  type UnitOffers,
} from '../../model/starter';
import { createOpponents } from '../opponents';
import { computeSubmarineValue } from './attack/submarine-value';
import type { Engagement, Header, SubUnit } from './data';
import { damageRoll } from './dice/numbers';
import { templates } from './templates';
import { torpedoPower } from './torpedoes/period';

const powers = {
  germany: { side: 'axis', name: 'Germany' },
  italy: { side: 'axis', name: 'Italy' },
  japan: { side: 'axis', name: 'Japan' },
  cw: { side: 'allied', name: 'Commonwealth' },
  us: { side: 'allied', name: 'United States' },
  france: { side: 'allied', name: 'France' },
};

type Power = keyof typeof powers;

const {
  askForAttacker,
  askForDefender,
  getKeys: listKeys,
  formatTitle: createTitle,
} = createOpponents(powers, 'Power');

const listChoices = (values: readonly string[]) => values.map((value) => ({ value, title: value }));

function createSettingGroup(answers: Answers): QuestionGroup {
  // Defaults: the US enters the war at the end of 1941, France leaves it in 1940.
  const yearRange = listKeys(answers).includes('us')
    ? { defaultValue: 1942, min: 1942 }
    : { defaultValue: 1941, min: 1939 };
  return {
    title: 'Where and when',
    questions: [
      createTextQuestion('seaZone', 'Sea zone', 'North Atlantic'),
      createCountQuestion('year', 'Year', { ...yearRange, max: 1945 }),
      {
        kind: 'choice',
        id: 'months',
        title: 'Months',
        choices: listChoices(['jan-feb', 'mar-apr', 'may-jun', 'jul-aug', 'sep-oct', 'nov-dec']),
      },
      {
        kind: 'choice',
        id: 'weather',
        title: 'Weather',
        choices: listChoices(['fine', 'rain', 'snow', 'storm', 'blizzard']),
      },
    ],
  };
}

const strongestAttack = 6;

/** The weakest attack with which the submarines can take part: faulty torpedoes keep weaker ones of the US out. */
function findLeastAttack(answers: Answers): number {
  const { attacker, months } = answers;
  // The first questions come before all answers.
  if (attacker !== torpedoPower || months === undefined) return 1;
  const header = writeHeader(answers) as Header;
  const combat = { weather: answers['weather'] } as Engagement;
  const attacks = Array.from({ length: strongestAttack }, (_, index) => index + 1);
  const isEnough = (attack: number): boolean => {
    const unit = createSubmarines({ ...answers, attack }) as SubUnit;
    return computeSubmarineValue(unit, attacker, combat, header).total > 0;
  };
  return attacks.find(isEnough) ?? strongestAttack;
}

function createForm(answers: Answers): readonly QuestionGroup[] {
  const leastAttack = findLeastAttack(answers);
  const submarineQuestions: readonly Question[] = [
    askForAttacker(),
    createCountQuestion('subs', 'Submarines', { defaultValue: 3, min: 1, max: 12 }),
    createCountQuestion('attack', 'Attack of each', {
      defaultValue: 4,
      min: leastAttack,
      max: strongestAttack,
      ...(leastAttack > 1 && {
        minReason: 'Faulty torpedoes would leave a weaker US submarine an attack of 0: it could not take part (1.8)',
      }),
    }),
    // Without a defence factor no die is rolled for a submarine: what becomes of it would be certain.
    createCountQuestion('defence', 'Defence factor of each', {
      defaultValue: 7,
      min: 1,
      max: damageRoll.neverSaves - 1,
    }),
    createCountQuestion('section', 'Section of the sea box', { defaultValue: 3, min: 2, max: 4 }),
  ];
  const convoyQuestions: readonly Question[] = [
    askForDefender(answers),
    createCountQuestion('convoyPoints', 'Convoy points', { defaultValue: 8, min: 1, max: 40 }),
    createCountQuestion('asw', 'ASW units of value 2', { defaultValue: 1, max: 6 }),
    createCountQuestion('scs', 'Surface ships', { max: 6 }),
    createCountQuestion('cv', 'Carriers', { max: 3 }),
    createCountQuestion('bombers', 'Naval bombers', { max: 4 }),
  ];
  return [
    createSettingGroup(answers),
    { title: 'Submarines', questions: submarineQuestions },
    { title: 'Convoy', questions: convoyQuestions },
  ];
}

function writeHeader(answers: Answers) {
  const [attacker, defender] = listKeys(answers);
  const createPower = (owner: Power, enemy: Power, action: string) => ({
    side: powers[owner].side,
    action,
    atWarWith: [enemy],
    ...(owner === 'us' && { atWarSince: { year: 1941, months: 'nov-dec' } }),
  });
  return {
    ruleset: 'wif-ssw',
    title: createTitle(answers),
    turn: { year: getCount(answers, 'year'), months: answers['months']! },
    powers: {
      [attacker]: createPower(attacker, defender, 'naval'),
      [defender]: createPower(defender, attacker, 'combined'),
    },
  };
}

const createSubmarines = (answers: Answers) => ({
  id: 'flotilla',
  type: 'sub',
  attack: getCount(answers, 'attack'),
  section: getCount(answers, 'section'),
  defence: getCount(answers, 'defence'),
  ...createCount(getCount(answers, 'subs')),
});

const createCount = (count: number): Readonly<Record<string, number>> => (count > 1 ? { count } : {});

function createEscorts(
  answers: Answers,
  sectionMember: Readonly<Record<string, number>>,
): Readonly<Record<string, Plain>> {
  const [asw, bombers] = [getCount(answers, 'asw'), getCount(answers, 'bombers')];
  const createUnits = (id: string, count: number, values: Readonly<Record<string, Plain>>) =>
    Array.from({ length: count }, (_, index) => ({
      id: count === 1 ? id : `${id}-${index + 1}`,
      ...values,
      ...sectionMember,
    }));
  const units = [
    ...(asw > 0
      ? [{ id: asw === 1 ? 'escort' : 'escorts', type: 'asw', asw: 2, ...sectionMember, ...createCount(asw) }]
      : []),
    ...createUnits('cruiser', getCount(answers, 'scs'), { type: 'scs', cost1: 1 }),
    ...createUnits('carrier', getCount(answers, 'cv'), { type: 'cv' }),
    ...createUnits('patrol', bombers, { type: 'nav', range: 12, airToSea: 3 }),
  ];
  return units.length > 0 ? { units } : {};
}

const engagement: Starter = {
  id: 'engagement',
  title: 'Strategic submarine warfare',
  detail: 'submarines against the convoys of a sea zone',
  list: 'engagements',
  createForm,
  createScenario: (answers) => ({
    ...writeHeader(answers),
    engagements: [
      {
        id: 'convoy-battle',
        seaZone: answers['seaZone']!,
        weather: answers['weather']!,
        subs: { power: answers['attacker']!, units: [createSubmarines(answers)] },
        convoy: {
          power: answers['defender']!,
          convoyPoints: getCount(answers, 'convoyPoints'),
          ...createEscorts(answers, {}),
        },
      },
    ],
  }),
};

const submarineCombat: Starter = {
  id: 'submarine-combat',
  title: 'Submarine combat of the base game',
  detail: 'a naval combat, as the add-on changes it',
  list: 'navalCombats',
  createForm,
  createScenario: (answers) => ({
    ...writeHeader(answers),
    navalCombats: [
      {
        id: 'submarine-combat',
        seaZone: answers['seaZone']!,
        kind: 'sub',
        weather: answers['weather']!,
        attacker: { power: answers['attacker']!, units: [createSubmarines(answers)] },
        defender: {
          power: answers['defender']!,
          convoyPoints: getCount(answers, 'convoyPoints'),
          ...createEscorts(answers, { section: 0 }),
        },
      },
    ],
  }),
};

const escorts = { asw: { asw: 2 }, scs: { cost1: 1 }, cv: {}, nav: { range: 12, airToSea: 3 } };

const offers: readonly UnitOffers[] = [
  { patterns: ['engagements.*.subs.units'], units: { sub: { attack: 4, section: 3 } } },
  { patterns: ['engagements.*.convoy.units'], units: escorts },
  { patterns: ['navalCombats.*.attacker.units'], units: { sub: { attack: 4, section: 3 } } },
  {
    patterns: ['navalCombats.*.defender.units'],
    units: Object.fromEntries(Object.entries(escorts).map(([type, values]) => [type, { ...values, section: 0 }])),
  },
];

export const starters: Starters = { starters: [engagement, submarineCombat], templates, offers };
