import assert from 'node:assert/strict';
import { mean } from '../../../../../server/src/dice/distribution';
import { computeMeasureDistribution } from '../../../../../server/src/engine/outcome';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeExactTurn } from '../../../../../server/src/engine/turn/exact';
import { traceTurn } from '../../../../../server/src/engine/turn/trace';
import { listTotalMeasures } from '../../../../../server/src/engine/turn/turn';
import { analyse } from '../../../../../server/src/features';
import { findTurn } from '../../../../../server/src/features/resolve/turn/find';
import type { LocatedTurn } from '../../../../../server/src/features/resolve/turn/find';
import { environment } from '../../../../support/environment';
import { createOneCellChart } from './fight';

function createTurn(scenario: object): LocatedTurn {
  const lookup = findTurn(analyse(JSON.stringify(scenario), undefined, environment()));
  assert.ok(!('refused' in lookup), 'refused' in lookup ? lookup.refused : '');
  return lookup;
}

function computeOdds({ scenarioTurn: { turn } }: LocatedTurn) {
  const odds = runToEnd(computeExactTurn(turn));
  assert.ok(!('tooLarge' in odds));
  return odds;
}

/** The mean of each total, by its title. */
function computeExpectations(locatedTurn: LocatedTurn): Readonly<Record<string, number>> {
  const { turn } = locatedTurn.scenarioTurn;
  const measures = listTotalMeasures(turn);
  const { outcomes } = computeOdds(locatedTurn);
  return Object.fromEntries(
    measures.map((measure) => [measure.title, mean(computeMeasureDistribution(outcomes, { measures }, measure))]),
  );
}

const wolves = { id: 'wolves', type: 'sub', attack: 4, section: 3, count: 3 };
const sloops = { id: 'sloops', type: 'asw', asw: 4, section: 0, count: 2 };

const createEngagement = (id: string, more: object = {}) => ({
  id,
  weather: 'fine',
  subs: { power: 'germany', units: [{ ...wolves, id: `${id}-wolves` }] },
  convoy: { power: 'cw', convoyPoints: 10, units: [{ ...sloops, id: `${id}-sloops` }] },
  ...more,
});

/** A naval combat between the submarines and the escorts of an engagement. */
const createNavalCombat = (id: string, engagementId: string, more: object = {}) => ({
  id,
  kind: 'sub',
  weather: 'fine',
  attacker: { power: 'germany', members: [`${engagementId}-wolves`], ...more },
  defender: { power: 'cw', convoyPoints: 4, members: [`${engagementId}-sloops`] },
});

const base = {
  ruleset: 'wif-ssw',
  title: 'An impulse',
  turn: { year: 1942, months: 'mar-apr' },
  powers: {
    germany: { side: 'axis', action: 'naval', atWarWith: ['cw'] },
    cw: { side: 'allied', action: 'naval' },
  },
};

describe('a turn of submarine warfare', () => {
  it('adds up the losses of each power in independent sea zones', () => {
    const scenario = { ...base, engagements: [createEngagement('east'), createEngagement('west')] };
    const locatedTurn = createTurn(scenario);
    assert.deepEqual(locatedTurn.scenarioTurn.turn.counters, []);
    const alone = computeExpectations(
      createTurn({
        ...scenario,
        engagements: [createEngagement('east'), { ...createEngagement('west'), subs: { power: 'germany', units: [] } }],
      }),
    );
    const both = computeExpectations(locatedTurn);
    for (const [title, value] of Object.entries(both))
      assert.ok(Math.abs(value - 2 * (alone[title] ?? 0)) < 1e-9, `${title}: ${value}`);
    assert.ok(Object.values(both).some((value) => value > 0));
  });

  it('resolves strategic submarine warfare before naval combat, impulse by impulse', () => {
    const locatedTurn = createTurn({
      ...base,
      navalCombats: [createNavalCombat('later', 'west'), { ...createNavalCombat('first', 'east'), impulse: 1 }],
      engagements: [createEngagement('west', { impulse: 2 }), createEngagement('east', { impulse: 1 })],
      impulse: 2,
    });
    assert.deepEqual(
      locatedTurn.combats.map(({ entry }) => entry.id),
      ['east', 'first', 'west', 'later'],
    );
    assert.deepEqual(
      locatedTurn.scenarioTurn.entries.map(({ order }) => order.rule),
      ['zones-one-at-a-time', 'ssw-step', 'zones-one-at-a-time', 'ssw-step'],
    );
  });

  it('submarines that attacked convoys in the impulse, or were hit, stay out of naval combat', () => {
    const scenario = {
      ...base,
      options: { subCombatElsewhere: 'targets' },
      tables: createOneCellChart('A'),
      engagements: [createEngagement('zone', { dice: { 'search.subs': 1, 'search.convoy': 10 } })],
      navalCombats: [createNavalCombat('after', 'zone')],
    };
    const locatedTurn = createTurn(scenario);
    const { stages } = traceTurn(locatedTurn.scenarioTurn.turn, () => ({ seed: 1 }));
    const [first, second] = stages;
    assert.equal(
      first!.simulation?.combat.summary(first!.simulation.trace.end).split(';')[0],
      '2 convoy points sent to port',
    );
    // None was hit but all are marked, so none can attack.
    assert.match(second!.simulation!.combat.summary(second!.simulation!.trace.end), /no submarine takes part/);
    const { carried } = locatedTurn.scenarioTurn.entries[1]!;
    assert.deepEqual(carried!.describeRemaining!(second!.before), [
      'zone-wolves: none of 3, 3 attacked convoys this impulse (1.3)',
    ]);
    const later = createTurn({ ...scenario, navalCombats: [{ ...createNavalCombat('after', 'zone'), impulse: 9 }] });
    const simulation = traceTurn(later.scenarioTurn.turn, () => ({ seed: 1 })).stages[1]!.simulation!;
    const factors = simulation.trace.entries.find(({ step }) => step === 'sub-combat.subs');
    assert.ok(factors && 'amounts' in factors, 'they attack');
    assert.equal(factors.amounts[0]?.total, 8, 'two of the three are left, and no longer marked');
  });

  it('submarines whose attack a convoy avoided may fight in naval combat', () => {
    const scenario = {
      ...base,
      engagements: [createEngagement('zone', { orders: { convoy: { surprise: [{ buy: 'avoid' }] } } })],
      navalCombats: [createNavalCombat('after', 'zone')],
    };
    const odds = computeOdds(createTurn(scenario));
    const parts = odds.stages[1]!.parts.map(({ combat, probability }) => ({
      size: combat.steps.length,
      probability,
    }));
    assert.ok(parts.some(({ size }) => size > 1) && parts.some(({ size }) => size === 1));
    assert.ok(Math.abs(parts.reduce((sum, { probability }) => sum + probability, 0) - 1) < 1e-12);
  });

  it('reports the probability of each expectation of a combat', () => {
    const scenario = {
      ...base,
      engagements: [
        createEngagement('east', { expect: { subs: { destroyed: { min: 1 } }, combatType: 'ssw', odds: {} } }),
        createEngagement('west'),
      ],
    };
    const locatedTurn = createTurn(scenario);
    const chances = computeExpectations(locatedTurn);
    assert.equal(chances['east: combat type ssw'], 1);
    const destroyed = chances['east: submarines destroyed at least 1']!;
    assert.ok(destroyed >= 0 && destroyed < 1);
    assert.deepEqual(
      locatedTurn.scenarioTurn.totals.filter(({ expects }) => expects).map(({ subject }) => subject?.kind),
      ['event', 'event'],
    );
  });

  it('a convoy of the order of battle sails on with its remaining points, and submarines that were not hit attack again', () => {
    const createAttack = (id: string, more: object) => ({
      id,
      weather: 'fine',
      subs: { power: 'germany', units: [{ unit: 'lohs', count: 4 }] },
      convoy: { from: 'sc-100', units: [{ unit: 'b6' }] },
      ...more,
    });
    const scenario = {
      ...base,
      tables: createOneCellChart('D 2A'),
      forces: [
        { power: 'germany', units: [{ id: 'lohs', type: 'sub', attack: 4, section: 3, count: 4 }] },
        { power: 'cw', units: [{ id: 'b6', type: 'asw', asw: 4 }], convoys: [{ id: 'sc-100', convoyPoints: 10 }] },
      ],
      engagements: [createAttack('gap', { impulse: 1 }), createAttack('channel', { impulse: 2 })],
    };
    const { stages } = traceTurn(createTurn(scenario).scenarioTurn.turn, () => ({ seed: 1 }));
    const counted = stages.map(({ simulation }) => {
      const { entries } = simulation!.trace;
      const fire = entries.find(({ step }) => step === 'fire.subs')!;
      assert.ok('amounts' in fire);
      return fire.amounts.slice(0, 2).map(({ total }) => total);
    });
    // Six points of three ships are gone, and three of the four submarines.
    assert.deepEqual(counted[0]![1], 5);
    assert.deepEqual(counted[1]![1], 2);
    assert.ok(counted[1]![0]! < counted[0]![0]!);
  });

  /** Four submarines that attack a convoy of twenty points in two impulses; sloops hit them by a chart of one cell. */
  const createTwoAttacks = ({
    cell = 'D 2A',
    second = {},
    unit = {},
    convoy = {},
    options = {},
  }: Record<string, unknown>) => ({
    ...base,
    options,
    tables: createOneCellChart(cell as string),
    forces: [
      { power: 'germany', units: [{ id: 'lohs', type: 'sub', attack: 4, section: 3, count: 4 }] },
      { power: 'cw', units: [{ id: 'b6', type: 'asw', asw: 4 }], convoys: [{ id: 'sc-100', convoyPoints: 20 }] },
    ],
    engagements: [1, 2].map((impulse) => ({
      ...{ id: `day-${impulse}`, weather: 'fine', impulse },
      subs: { power: 'germany', units: [{ unit: 'lohs', ...(impulse === 2 ? (unit as object) : {}) }] },
      convoy: { from: 'sc-100', units: [{ unit: 'b6' }], ...(impulse === 2 ? (convoy as object) : {}) },
      ...(impulse === 2 ? (second as object) : {}),
    })),
  });

  /** The units with which the second combat begins, and the number of participating submarines. */
  const fightSecond = (scenario: object) => {
    const locatedTurn = createTurn(scenario);
    const { turn, entries } = locatedTurn.scenarioTurn;
    const { before, simulation } = traceTurn(turn, () => ({ seed: 1 })).stages[1]!;
    const fire = simulation!.trace.entries.find(({ step }) => step === 'fire.asw');
    const odds = runToEnd(computeExactTurn(turn));
    assert.ok(!('tooLarge' in odds) && Math.abs(odds.outcomes.mass - 1) < 1e-12);
    const amounts = fire && 'amounts' in fire ? fire.amounts.map(({ total }) => total) : [];
    return {
      remaining: entries[1]!.carried!.describeRemaining!(before),
      submarines: amounts[1],
      summary: simulation!.combat.summary(simulation!.trace.end),
    };
  };

  it('reports the units with which a combat begins', () => {
    // Of ten ships one is damaged and two are aborted: six points; of four submarines the same three.
    assert.deepEqual(fightSecond(createTwoAttacks({})).remaining, ['sc-100: 14 of 20 convoy points', 'lohs: 1 of 4']);
  });

  it('damaged units fight on by an option, and an order keeps them out', () => {
    const options = { hitUnits: 'damaged-fight-on' };
    const fightingOn = fightSecond(createTwoAttacks({ cell: 'D', options }));
    assert.deepEqual(fightingOn.remaining, ['sc-100: 18 of 20 convoy points', 'lohs: 1 damaged']);
    assert.equal(fightingOn.submarines, 4);
    assert.match(fightingOn.summary, /1 submarine damaged/);
    const stayingOut = fightSecond(createTwoAttacks({ cell: 'D', options, unit: { joins: { unless: 'damaged' } } }));
    assert.deepEqual(stayingOut.remaining.slice(1), [
      'lohs: 1 damaged',
      'lohs stays out: it is damaged, and its order keeps damaged ones out',
    ]);
    assert.equal(stayingOut.submarines, 3);
    assert.deepEqual(fightSecond(createTwoAttacks({ cell: 'D' })).remaining[1], 'lohs: 3 of 4');
  });

  it('a damaged submarine that is damaged again is destroyed', () => {
    const options = { hitUnits: 'damaged-fight-on' };
    const { summary } = fightSecond(createTwoAttacks({ cell: '4D', options }));
    assert.match(summary, /4 submarines destroyed/);
  });

  it('an order keeps a line out when it asks for more units than remain', () => {
    const { remaining, summary } = fightSecond(createTwoAttacks({ unit: { joins: { atLeast: 2 } } }));
    assert.deepEqual(remaining.at(-1), 'lohs stays out: only 1 is left to join, and its order asks for 2');
    assert.match(summary, /no submarine takes part/);
    assert.equal(fightSecond(createTwoAttacks({ unit: { joins: { atLeast: 1 } } })).remaining.length, 2);
  });

  it('a combat outside a turn applies orders to join to the state in the file', () => {
    const createSecondCombat = (more: object) => {
      const { engagements } = createTwoAttacks({ unit: { ...more, joins: { unless: 'damaged', atLeast: 3 } } }) as {
        engagements: object[];
      };
      const locatedTurn = createTurn({ ...createTwoAttacks({}), engagements });
      return locatedTurn.combats.find(({ entry }) => entry.id === 'day-2')!.entry.build();
    };
    assert.equal(createSecondCombat({ damaged: true }).steps.length, 1, 'nobody attacks');
    assert.ok(createSecondCombat({}).steps.length > 1);
    assert.equal(createSecondCombat({ count: 2 }).steps.length, 1, 'fewer than the order asks for');
  });

  it('points in port sail again in a later impulse by an option, and not in the same', () => {
    const options = { hitConvoyPoints: 'port-sails-again' };
    assert.deepEqual(fightSecond(createTwoAttacks({ options })).remaining[0], 'sc-100: 18 of 20 convoy points');
    assert.deepEqual(
      fightSecond(createTwoAttacks({ options, second: { impulse: 1 } })).remaining[0],
      'sc-100: 14 of 20 convoy points',
    );
  });

  it('a turn names the rulings on hit units as its bases', () => {
    const { bases } = createTurn(createTwoAttacks({})).scenarioTurn;
    assert.deepEqual(
      bases?.map(({ name }) => name),
      ['hitUnits', 'hitConvoyPoints'],
    );
  });
});
