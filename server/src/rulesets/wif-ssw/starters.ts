/** What a new scenario of strategic submarine warfare may begin with. */
import type { Plain } from '../../model/edit';
import {
  countOf,
  type Answers,
  type Question,
  type QuestionGroup,
  type Starter,
  type Starters,
} from '../../model/starter';
import { templates } from './templates';

const sides = { germany: 'axis', italy: 'axis', japan: 'axis', cw: 'allied', us: 'allied', france: 'allied' } as const;

type Power = keyof typeof sides;

const names: Readonly<Record<Power, string>> = {
  germany: 'Germany',
  italy: 'Italy',
  japan: 'Japan',
  cw: 'Commonwealth',
  us: 'United States',
  france: 'France',
};

const powersOf = (side?: string): readonly Power[] =>
  (Object.keys(sides) as Power[]).filter((power) => side === undefined || sides[power] === side);

const choicesOf = (powers: readonly Power[]) => powers.map((value) => ({ value, title: names[value] }));

function sideOf(answers: Answers): string {
  return sides[answers['hunter'] as Power] ?? 'axis';
}

function enemiesOf(answers: Answers): readonly Power[] {
  const side = sideOf(answers);
  return powersOf(side === 'axis' ? 'allied' : 'axis');
}

function setting(answers: Answers): QuestionGroup {
  const isWithUs = answers['hunter'] === 'us' || answers['prey'] === 'us';
  const questions: readonly Question[] = [
    // The US enters the war at the end of 1941, France leaves it in 1940: a scenario may of course say otherwise.
    { kind: 'count', id: 'year', title: 'Year', min: isWithUs ? 1942 : 1939, max: 1945, usual: isWithUs ? 1942 : 1941 },
    {
      kind: 'choice',
      id: 'months',
      title: 'Months',
      choices: ['jan-feb', 'mar-apr', 'may-jun', 'jul-aug', 'sep-oct', 'nov-dec'].map((value) => ({
        value,
        title: value,
      })),
    },
    {
      kind: 'choice',
      id: 'weather',
      title: 'Weather',
      choices: ['fine', 'rain', 'snow', 'storm', 'blizzard'].map((value) => ({ value, title: value })),
    },
  ];
  return { title: 'When', questions };
}

function form(answers: Answers): readonly QuestionGroup[] {
  const hunters: readonly Question[] = [
    { kind: 'choice', id: 'hunter', title: 'Power', choices: choicesOf(powersOf()) },
    { kind: 'count', id: 'subs', title: 'Submarines', min: 1, max: 12, usual: 3 },
    // Early torpedoes and rough weather leave nothing of weaker attacks, and those submarines have to stay out.
    { kind: 'count', id: 'attack', title: 'Attack of each', min: 4, max: 6, usual: 4 },
    { kind: 'count', id: 'section', title: 'Section of the sea box', min: 2, max: 4, usual: 3 },
  ];
  const prey: readonly Question[] = [
    { kind: 'choice', id: 'prey', title: 'Power', choices: choicesOf(enemiesOf(answers)) },
    { kind: 'count', id: 'convoyPoints', title: 'Convoy points', min: 1, max: 40, usual: 8 },
    { kind: 'count', id: 'asw', title: 'ASW units', min: 0, max: 6, usual: 1 },
    { kind: 'count', id: 'bombers', title: 'Naval bombers', min: 0, max: 4, usual: 0 },
  ];
  return [{ title: 'Submarines', questions: hunters }, { title: 'Convoy', questions: prey }, setting(answers)];
}

function header(answers: Answers) {
  const [hunter, prey] = [answers['hunter'] as Power, answers['prey'] as Power];
  const power = (own: Power, enemy: Power, action: string) => ({
    side: sides[own],
    action,
    atWarWith: [enemy],
    ...(own === 'us' && { atWarSince: { year: 1941, months: 'nov-dec' } }),
  });
  return {
    ruleset: 'wif-ssw',
    title: `${names[hunter]} against ${names[prey]}`,
    turn: { year: countOf(answers, 'year'), months: answers['months']! },
    powers: { [hunter]: power(hunter, prey, 'naval'), [prey]: power(prey, hunter, 'combined') },
  };
}

const submarines = (answers: Answers) => ({
  id: 'flotilla',
  type: 'sub',
  attack: countOf(answers, 'attack'),
  section: countOf(answers, 'section'),
  ...several(countOf(answers, 'subs')),
});

const several = (count: number): Readonly<Record<string, number>> => (count > 1 ? { count } : {});

function escorts(answers: Answers, inSection: Readonly<Record<string, number>>): Readonly<Record<string, Plain>> {
  const [asw, bombers] = [countOf(answers, 'asw'), countOf(answers, 'bombers')];
  const units = [
    ...(asw > 0 ? [{ id: 'escorts', type: 'asw', asw: 2, ...inSection, ...several(asw) }] : []),
    ...Array.from({ length: bombers }, (_, index) => ({
      id: `patrol-${index + 1}`,
      type: 'nav',
      range: 12,
      airToSea: 3,
      ...inSection,
    })),
  ];
  return units.length > 0 ? { units } : {};
}

const engagement: Starter = {
  id: 'engagement',
  title: 'Strategic submarine warfare',
  detail: 'submarines against the convoys of a sea zone',
  list: 'engagements',
  form,
  scenario: (answers) => ({
    ...header(answers),
    engagements: [
      {
        id: 'convoy-battle',
        seaZone: 'North Atlantic',
        weather: answers['weather']!,
        subs: { power: answers['hunter']!, units: [submarines(answers)] },
        convoy: {
          power: answers['prey']!,
          convoyPoints: countOf(answers, 'convoyPoints'),
          ...escorts(answers, {}),
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
  form,
  scenario: (answers) => ({
    ...header(answers),
    navalCombats: [
      {
        id: 'submarine-combat',
        seaZone: 'North Atlantic',
        kind: 'sub',
        weather: answers['weather']!,
        attacker: { power: answers['hunter']!, units: [submarines(answers)] },
        defender: {
          power: answers['prey']!,
          convoyPoints: countOf(answers, 'convoyPoints'),
          ...escorts(answers, { section: 0 }),
        },
      },
    ],
  }),
};

export const starters: Starters = { starters: [engagement, submarineCombat], templates };
