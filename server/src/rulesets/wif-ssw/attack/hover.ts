/** Hovers on the engagement: both searches, the value of each submarine, the fire of both sides, and the expected results. */
import { valueAt } from '../../../model/place';
import type { Explanation, Remark } from '../../../model/ruleset';
import { counted, expected, listed, percent, sentence } from '../../../model/wording';
import { chartOf } from '../chart/naval-combat-chart';
import { forcesOf } from '../combats/ssw-forces';
import type { Engagement, Header, Scenario } from '../data';
import { onEngagement, type EngagementHere, type WifHover } from '../hover-here';
import {
  airAttack,
  aswFire,
  bothSearches,
  cellInWords,
  columnOf,
  fire,
  gainOfDice,
  shown,
  submarineFire,
  type Shown,
} from '../hover-parts';
import { gainInWords } from '../hover-words';
import { cite } from '../rules';
import { navalAirByConvoySide } from '../surprise/combat-types';
import { expectedSurprise } from '../surprise/expected';
import { zoneTitle } from '../wording';
import { sectionModifiersOf } from './section-modifiers';
import { submarineCount } from './submarine-count';
import { attackValues } from './submarine-factors';

/** Maximum number of submarine values that are shown as tables; the sum lists all. */
const maxValues = 6;

export const engagementHover: WifHover = onEngagement(['', 'id', 'seaZone'], explain);

/** One side: its factors, its targets, and the result. */
export const sidesHover: WifHover = onEngagement(['subs', 'convoy'], ({ engagement, header, path }) =>
  path[0] === 'subs'
    ? { title: 'Sub side', text: resultText(engagement, header), ...shown(fire(submarineFire(engagement, header))) }
    : { title: 'Convoy side', text: resultText(engagement, header), ...shown(fire(aswFire(engagement, header))) },
);

/** Submarines of equal value: which one is lost first without orders. */
export const tieRemark: Remark<Scenario> = {
  at: [
    'engagements.*.subs.units.*',
    'engagements.*.subs.units.*.attack',
    'engagements.*.orders.subs.losses',
    'engagements.*.orders.subs.losses.*',
  ],
  say: (scenario, _, { path }) => {
    const { subs, ties } = forcesOf(valueAt(scenario, path.slice(0, 2)) as Engagement, scenario);
    const unit = path[2] === 'subs' ? (valueAt(scenario, path.slice(0, 5)) as { id?: string }) : undefined;
    const told = ties.subs
      .map((lines) => lines.map((line) => subs[line]!.name))
      .filter((names) => unit === undefined || (unit.id !== undefined && names.includes(unit.id)));
    if (told.length === 0) return undefined;
    const text = told
      .map(
        (names) => `${listed(names)} are worth the same: unless orders name them, the first in the file is lost first`,
      )
      .map((words) => `${words}${cite('owner-chooses-losses')}.`);
    return { text: text.join(' '), rules: ['owner-chooses-losses'] };
  },
};

/** Expectations and results, with the arithmetic behind them. */
export const outcomeHover: WifHover = onEngagement(
  ['expect', 'expect.*', 'expect.*.*', 'result', 'result.*', 'result.*.*'],
  ({ engagement, header, path }) => {
    const part = partsOfOutcome[String(path[1])];
    const title = path[0] === 'expect' ? 'Expectation' : 'Result';
    if (part === undefined) {
      const text = [surpriseText(engagement, header), resultText(engagement, header)].join('\n\n');
      return { title, text, amounts: [], bases: [chartOf(header).basis] };
    }
    return { title: `${title}: ${part.title}`, ...shown(part.parts(engagement, header)) };
  },
);

export const lossesHover: WifHover = onEngagement(
  ['orders.*.losses', 'orders.*.losses.*'],
  ({ engagement, header, path }) => ({
    title: 'Order of losses',
    text: `The owner gives up units in this order; the others follow, those of the lowest value first${cite('owner-chooses-losses')}.`,
    ...shown(fire(path[1] === 'subs' ? aswFire(engagement, header) : submarineFire(engagement, header))),
  }),
);

interface PartOfOutcome {
  readonly title: string;
  readonly parts: (engagement: Engagement, header: Header) => readonly Shown[];
}

const submarineLosses = (engagement: Engagement, header: Header): readonly Shown[] =>
  callsNavalAir(engagement, header) ? fire(airAttack(engagement, header)) : fire(aswFire(engagement, header));

const partsOfOutcome: Readonly<Record<string, PartOfOutcome>> = {
  searchTotals: { title: 'search totals', parts: bothSearches },
  surprisePoints: { title: 'surprise points', parts: bothSearches },
  convoyPoints: { title: 'convoy points', parts: (...of) => fire(submarineFire(...of)) },
  escorts: { title: 'escorts', parts: (...of) => fire(submarineFire(...of)) },
  subs: { title: 'submarines', parts: submarineLosses },
};

function explain({ engagement, header }: EngagementHere): Explanation {
  const title = `${zoneTitle(engagement)}: strategic submarine warfare`;
  if (submarineCount(engagement, header).total === 0) {
    const text = `No submarine takes part: nothing further happens in this sea zone${cite('declare-participants')}.`;
    return { title, text, amounts: [], bases: [{ kind: 'option', name: 'noSubDeclared' }] };
  }
  const airFire = callsNavalAir(engagement, header) ? [airAttack(engagement, header)] : [];
  return {
    title,
    text: [surpriseText(engagement, header), resultText(engagement, header)].join('\n\n'),
    ...shown([
      ...bothSearches(engagement, header),
      ...values(engagement, header),
      ...[submarineFire(engagement, header), aswFire(engagement, header), ...airFire].flatMap((reading) => [
        { amount: reading.factors },
        ...columnOf(reading),
      ]),
    ]),
    rules: ['one-round', 'ssw-participants', 'no-asw-pre-fire'],
    bases: [chartOf(header).basis, sectionModifiersOf(header).basis],
  };
}

/** The values of the submarines that have modifiers. */
function values(engagement: Engagement, header: Header): Shown[] {
  return attackValues(engagement, header)
    .filter(({ value }) => value.changes.length > 0)
    .slice(0, maxValues)
    .map(({ value }) => ({ amount: value }));
}

/** The surprise points of the search: by the dice of the file, or as an expectation. */
function surpriseText(engagement: Engagement, header: Header): string {
  const gain = gainOfDice(engagement, header);
  if (gain !== undefined) {
    return `${sentence(gainInWords(gain))}, by the dice of the table${cite('surprise-gained')}.`;
  }
  const { subs, convoy } = expectedSurprise(engagement, header);
  return (
    `The sub side gains surprise points ${percent(subs.share)} of the time (${expected(subs.points)} on average), ` +
    `the convoy side ${percent(convoy.share)} of the time (${expected(convoy.points)} on average)${cite('surprise-gained')}.`
  );
}

/** The result of the combat before surprise points and defence rolls. */
function resultText(engagement: Engagement, header: Header): string {
  const [subs, asw] = [submarineFire(engagement, header), aswFire(engagement, header)];
  const lines = [
    `- submarines: ${counted(subs.factors.total, 'factor')} against ${counted(subs.ships.total, 'ship')}: ${outcome(subs)}`,
    `- ASW, at the same time: ${counted(asw.factors.total, 'factor')} against ${counted(asw.ships.total, 'submarine')}: ${outcome(asw)}`,
  ];
  if (callsNavalAir(engagement, header)) {
    const air = airAttack(engagement, header);
    const against = `${counted(air.factors.total, 'factor')} against ${counted(air.ships.total, 'submarine')}`;
    lines.push(`- or, as the convoy side ordered, naval air combat: ${against}: ${outcome(air)}`);
  }
  return `Expected before surprise points and defence rolls:\n\n${lines.join('\n')}`;
}

function outcome(reading: ReturnType<typeof submarineFire>): string {
  return reading.column ? `column ${reading.column.total}, ${cellInWords(reading)}` : 'no column, no effect';
}

function callsNavalAir(engagement: Engagement, header: Header): boolean {
  return engagement.orders?.convoy?.combatType === 'naval-air' && navalAirByConvoySide(engagement, header).available;
}
