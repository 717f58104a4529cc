/** Hovers on the engagement: both searches, the value of each submarine, the fire of both sides, and the expected results. */
import { valueAt } from '../../../model/place';
import type { Explanation, Remark } from '../../../model/ruleset';
import { formatExpected } from '../../../model/wording';
import {
  listAmounts,
  cite,
  pluralize,
  formatList,
  formatPercent,
  capitalize,
  type WifHover,
  type HoverAmount,
} from '../kit';
import { getChart } from '../chart/naval-combat-chart';
import { readForces } from '../combats/ssw-forces';
import type { Engagement, Header, Scenario } from '../data';
import { defineHoverOnEngagement, type EngagementContext } from '../hover-context';
import {
  readAirAttack,
  readAswFire,
  listSearchAmounts,
  describeCell,
  listColumnAmounts,
  listFireAmounts,
  computeGainFromDice,
  readSubmarineFire,
} from '../hover-amounts';
import { formatGain } from '../hover-wording';
import { getNavalAirCallAvailability } from '../surprise/combat-types';
import { computeExpectedSurprise } from '../surprise/expected';
import { formatZoneTitle } from '../wording';
import { getSectionModifiers } from './section-modifiers';
import { computeSubmarineCount } from './submarine-count';
import { listAttackValues } from './submarine-factors';

/** Maximum number of submarine values that are shown as tables; the sum lists all. */
const maxValues = 6;

export const engagementHover: WifHover = defineHoverOnEngagement(['', 'id', 'seaZone'], explainEngagement);

/** One side: its factors, its targets, and the result. */
export const sidesHover: WifHover = defineHoverOnEngagement(['subs', 'convoy'], ({ engagement, header, path }) => {
  const [title, fire] =
    path[0] === 'subs' ? (['Sub side', readSubmarineFire] as const) : (['Convoy side', readAswFire] as const);
  const text = describeResult(engagement, header);
  return { title, text, ...listAmounts(listFireAmounts(fire(engagement, header))) };
});

/** Submarines of equal value: which one is lost first without orders. */
export const tieRemark: Remark<Scenario> = {
  patterns: [
    'engagements.*.subs.units.*',
    'engagements.*.subs.units.*.attack',
    'engagements.*.orders.subs.losses',
    'engagements.*.orders.subs.losses.*',
  ],
  say: (scenario, _, { path }) => {
    const { subs, tiedLosses } = readForces(valueAt(scenario, path.slice(0, 2)) as Engagement, scenario);
    const unit = path[2] === 'subs' ? (valueAt(scenario, path.slice(0, 5)) as { id?: string }) : undefined;
    const tiedNames = tiedLosses.subs
      .map((lines) => lines.map((line) => subs[line]!.name))
      .filter((names) => unit === undefined || (unit.id !== undefined && names.includes(unit.id)));
    if (tiedNames.length === 0) return undefined;
    const text = tiedNames.map(
      (names) =>
        `${formatList(names)} are worth the same: unless orders name them, the first in the file is lost first${cite('owner-chooses-losses')}.`,
    );
    return { text: text.join(' '), rules: ['owner-chooses-losses'] };
  },
};

/** Expectations and results, with the arithmetic behind them. */
export const outcomeHover: WifHover = defineHoverOnEngagement(
  ['expect', 'expect.*', 'expect.*.*', 'result', 'result.*', 'result.*.*'],
  ({ engagement, header, path }) => {
    const part = outcomeParts[String(path[1])];
    const title = path[0] === 'expect' ? 'Expectation' : 'Result';
    if (part === undefined) {
      const text = [describeSurprise(engagement, header), describeResult(engagement, header)].join('\n\n');
      return { title, text, amounts: [], bases: [getChart(header).basis] };
    }
    return { title: `${title}: ${part.title}`, ...listAmounts(part.listAmounts(engagement, header)) };
  },
);

export const lossesHover: WifHover = defineHoverOnEngagement(
  ['orders.*.losses', 'orders.*.losses.*'],
  ({ engagement, header, path }) => ({
    title: 'Order of losses',
    text: `The owner gives up units in this order; the others follow, those of the lowest value first${cite('owner-chooses-losses')}.`,
    ...listAmounts(
      listFireAmounts(path[1] === 'subs' ? readAswFire(engagement, header) : readSubmarineFire(engagement, header)),
    ),
  }),
);

interface OutcomePart {
  readonly title: string;
  readonly listAmounts: (engagement: Engagement, header: Header) => readonly HoverAmount[];
}

const listSubmarineLosses = (engagement: Engagement, header: Header): readonly HoverAmount[] =>
  listFireAmounts((callsNavalAir(engagement, header) ? readAirAttack : readAswFire)(engagement, header));

const outcomeParts: Readonly<Record<string, OutcomePart>> = {
  searchTotals: { title: 'search totals', listAmounts: listSearchAmounts },
  surprisePoints: { title: 'surprise points', listAmounts: listSearchAmounts },
  convoyPoints: { title: 'convoy points', listAmounts: (...args) => listFireAmounts(readSubmarineFire(...args)) },
  escorts: { title: 'escorts', listAmounts: (...args) => listFireAmounts(readSubmarineFire(...args)) },
  subs: { title: 'submarines', listAmounts: listSubmarineLosses },
};

function explainEngagement({ engagement, header }: EngagementContext): Explanation {
  const title = `${formatZoneTitle(engagement)}: strategic submarine warfare`;
  if (computeSubmarineCount(engagement, header).total === 0) {
    const text = `No submarine takes part: nothing further happens in this sea zone${cite('declare-participants')}.`;
    return { title, text, amounts: [], bases: [{ kind: 'option', name: 'noSubDeclared' }] };
  }
  const airFire = callsNavalAir(engagement, header) ? [readAirAttack(engagement, header)] : [];
  return {
    title,
    text: [describeSurprise(engagement, header), describeResult(engagement, header)].join('\n\n'),
    ...listAmounts([
      ...listSearchAmounts(engagement, header),
      ...listValues(engagement, header),
      ...[readSubmarineFire(engagement, header), readAswFire(engagement, header), ...airFire].flatMap((reading) => [
        { amount: reading.factors },
        ...listColumnAmounts(reading),
      ]),
    ]),
    rules: ['one-round', 'ssw-participants', 'no-asw-pre-fire'],
    bases: [getChart(header).basis, getSectionModifiers(header).basis],
  };
}

/** The values of the submarines that have modifiers. */
function listValues(engagement: Engagement, header: Header): HoverAmount[] {
  return listAttackValues(engagement, header)
    .filter(({ value }) => value.changes.length > 0)
    .slice(0, maxValues)
    .map(({ value }) => ({ amount: value }));
}

/** The surprise points of the search: by the dice of the file, or as an expectation. */
function describeSurprise(engagement: Engagement, header: Header): string {
  const gain = computeGainFromDice(engagement, header);
  if (gain !== undefined) {
    return `${capitalize(formatGain(gain))}, by the dice of the table${cite('surprise-gained')}.`;
  }
  const { subs, convoy } = computeExpectedSurprise(engagement, header);
  return (
    `The sub side gains surprise points ${formatPercent(subs.probability)} of the time (${formatExpected(subs.points)} on average), ` +
    `the convoy side ${formatPercent(convoy.probability)} of the time (${formatExpected(convoy.points)} on average)${cite('surprise-gained')}.`
  );
}

/** The result of the combat before surprise points and defence rolls. */
function describeResult(engagement: Engagement, header: Header): string {
  const [subs, asw] = [readSubmarineFire(engagement, header), readAswFire(engagement, header)];
  const lines = [
    `- submarines: ${pluralize(subs.factors.total, 'factor')} against ${pluralize(subs.ships.total, 'ship')}: ${describeOutcome(subs)}`,
    `- ASW, at the same time: ${pluralize(asw.factors.total, 'factor')} against ${pluralize(asw.ships.total, 'submarine')}: ${describeOutcome(asw)}`,
  ];
  if (callsNavalAir(engagement, header)) {
    const air = readAirAttack(engagement, header);
    const fireText = `${pluralize(air.factors.total, 'factor')} against ${pluralize(air.ships.total, 'submarine')}`;
    lines.push(`- or, as the convoy side ordered, naval air combat: ${fireText}: ${describeOutcome(air)}`);
  }
  return `Expected before surprise points and defence rolls:\n\n${lines.join('\n')}`;
}

function describeOutcome(reading: ReturnType<typeof readSubmarineFire>): string {
  return reading.column ? `column ${reading.column.total}, ${describeCell(reading)}` : 'no column, no effect';
}

function callsNavalAir(engagement: Engagement, header: Header): boolean {
  return (
    engagement.orders?.convoy?.combatType === 'naval-air' && getNavalAirCallAvailability(engagement, header).available
  );
}
