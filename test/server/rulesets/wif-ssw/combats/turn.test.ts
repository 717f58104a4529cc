import assert from 'node:assert/strict';
import { mean } from '../../../../../server/src/dice/distribution';
import { measured } from '../../../../../server/src/engine/outcome';
import { finish } from '../../../../../server/src/engine/progress';
import { exactTurn } from '../../../../../server/src/engine/turn/exact';
import { traceTurn } from '../../../../../server/src/engine/turn/trace';
import { measuresOf } from '../../../../../server/src/engine/turn/turn';
import { analyse } from '../../../../../server/src/features';
import { findTurn } from '../../../../../server/src/features/turn/find';
import type { FoundTurn } from '../../../../../server/src/features/turn/find';
import { environment } from '../../../../support/environment';
import { chartOfCell } from './fought';

function turnIn(scenario: object): FoundTurn {
  const found = findTurn(analyse(JSON.stringify(scenario), undefined, environment()));
  assert.ok(!('refused' in found), 'refused' in found ? found.refused : '');
  return found;
}

function oddsOf({ stated: { turn } }: FoundTurn) {
  const odds = finish(exactTurn(turn));
  assert.ok(!('tooLarge' in odds));
  return odds;
}

/** The mean of each total, by its title. */
function expectedIn(found: FoundTurn): Readonly<Record<string, number>> {
  const { turn } = found.stated;
  const measures = measuresOf(turn);
  const { outcomes } = oddsOf(found);
  return Object.fromEntries(measures.map((one) => [one.title, mean(measured(outcomes, { measures }, one))]));
}

const wolves = { id: 'wolves', type: 'sub', attack: 4, section: 3, count: 3 };
const sloops = { id: 'sloops', type: 'asw', asw: 4, section: 0, count: 2 };

const engagement = (id: string, more: object = {}) => ({
  id,
  weather: 'fine',
  subs: { power: 'germany', units: [{ ...wolves, id: `${id}-wolves` }] },
  convoy: { power: 'cw', convoyPoints: 10, units: [{ ...sloops, id: `${id}-sloops` }] },
  ...more,
});

/** A naval combat between the submarines and the escorts of an engagement. */
const navalCombat = (id: string, of: string, more: object = {}) => ({
  id,
  kind: 'sub',
  weather: 'fine',
  attacker: { power: 'germany', members: [`${of}-wolves`], ...more },
  defender: { power: 'cw', convoyPoints: 4, members: [`${of}-sloops`] },
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
    const scenario = { ...base, engagements: [engagement('east'), engagement('west')] };
    const found = turnIn(scenario);
    assert.deepEqual(found.stated.turn.counters, []);
    const alone = expectedIn(
      turnIn({
        ...scenario,
        engagements: [engagement('east'), { ...engagement('west'), subs: { power: 'germany', units: [] } }],
      }),
    );
    const both = expectedIn(found);
    for (const [title, value] of Object.entries(both))
      assert.ok(Math.abs(value - 2 * (alone[title] ?? 0)) < 1e-9, `${title}: ${value}`);
    assert.ok(Object.values(both).some((value) => value > 0));
  });

  it('resolves strategic submarine warfare before naval combat, impulse by impulse', () => {
    const found = turnIn({
      ...base,
      navalCombats: [navalCombat('later', 'west'), { ...navalCombat('first', 'east'), impulse: 1 }],
      engagements: [engagement('west', { impulse: 2 }), engagement('east', { impulse: 1 })].map((one) => one),
      impulse: 2,
    });
    assert.deepEqual(
      found.combats.map(({ site }) => site.id),
      ['east', 'first', 'west', 'later'],
    );
    assert.deepEqual(
      found.stated.sites.map(({ order }) => order.rule),
      ['zones-one-at-a-time', 'ssw-step', 'zones-one-at-a-time', 'ssw-step'],
    );
  });

  it('submarines that attacked convoys in the impulse, or were hit, stay out of naval combat', () => {
    const scenario = {
      ...base,
      options: { subCombatElsewhere: 'targets' },
      tables: chartOfCell('A'),
      engagements: [engagement('zone', { dice: { 'search.subs': 1, 'search.convoy': 10 } })],
      navalCombats: [navalCombat('after', 'zone')],
    };
    const found = turnIn(scenario);
    const { stages } = traceTurn(found.stated.turn, () => ({ seed: 1 }));
    const [first, second] = stages;
    assert.equal(first!.fought?.combat.summary(first!.fought.trace.end).split(';')[0], '2 convoy points sent to port');
    // None was hit but all are marked, so none can attack.
    assert.match(second!.fought!.combat.summary(second!.fought!.trace.end), /no submarine takes part/);
    const { carried } = found.stated.sites[1]!;
    assert.deepEqual(carried!.left!(second!.before), ['zone-wolves: none of 3, 3 attacked convoys this impulse (1.3)']);
    const later = turnIn({ ...scenario, navalCombats: [{ ...navalCombat('after', 'zone'), impulse: 9 }] });
    const fought = traceTurn(later.stated.turn, () => ({ seed: 1 })).stages[1]!.fought!;
    const factors = fought.trace.entries.find(({ step }) => step === 'sub-combat.subs');
    assert.ok(factors && 'amounts' in factors, 'they attack');
    assert.equal(factors.amounts[0]?.total, 8, 'two of the three are left, and no longer marked');
  });

  it('submarines whose attack a convoy avoided may fight in naval combat', () => {
    const scenario = {
      ...base,
      engagements: [engagement('zone', { orders: { convoy: { surprise: [{ buy: 'avoid' }] } } })],
      navalCombats: [navalCombat('after', 'zone')],
    };
    const odds = oddsOf(turnIn(scenario));
    const parts = odds.stages[1]!.parts.map(({ combat, share }) => ({ size: combat.steps.length, share }));
    assert.ok(parts.some(({ size }) => size > 1) && parts.some(({ size }) => size === 1));
    assert.ok(Math.abs(parts.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-12);
  });

  it('reports the probability of each expectation of a combat', () => {
    const scenario = {
      ...base,
      engagements: [
        engagement('east', { expect: { subs: { destroyed: { min: 1 } }, combatType: 'ssw', odds: {} } }),
        engagement('west'),
      ],
    };
    const found = turnIn(scenario);
    const chances = expectedIn(found);
    assert.equal(chances['east: combat type ssw'], 1);
    const destroyed = chances['east: submarines destroyed at least 1']!;
    assert.ok(destroyed >= 0 && destroyed < 1);
    assert.deepEqual(
      found.stated.totals.filter(({ expects }) => expects).map(({ of }) => of?.kind),
      ['event', 'event'],
    );
  });

  it('a convoy of the order of battle sails on with its remaining points, and submarines that were not hit attack again', () => {
    const attack = (id: string, more: object) => ({
      id,
      weather: 'fine',
      subs: { power: 'germany', units: [{ unit: 'lohs', count: 4 }] },
      convoy: { from: 'sc-100', units: [{ unit: 'b6' }] },
      ...more,
    });
    const scenario = {
      ...base,
      tables: chartOfCell('D 2A'),
      forces: [
        { power: 'germany', units: [{ id: 'lohs', type: 'sub', attack: 4, section: 3, count: 4 }] },
        { power: 'cw', units: [{ id: 'b6', type: 'asw', asw: 4 }], convoys: [{ id: 'sc-100', convoyPoints: 10 }] },
      ],
      engagements: [attack('gap', { impulse: 1 }), attack('channel', { impulse: 2 })],
    };
    const { stages } = traceTurn(turnIn(scenario).stated.turn, () => ({ seed: 1 }));
    const counted = stages.map(({ fought }) => {
      const { entries } = fought!.trace;
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
  const twice = ({ cell = 'D 2A', second = {}, unit = {}, convoy = {}, options = {} }: Record<string, unknown>) => ({
    ...base,
    options,
    tables: chartOfCell(cell as string),
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
  const secondOf = (scenario: object) => {
    const found = turnIn(scenario);
    const { turn, sites } = found.stated;
    const { before, fought } = traceTurn(turn, () => ({ seed: 1 })).stages[1]!;
    const fire = fought!.trace.entries.find(({ step }) => step === 'fire.asw');
    const odds = finish(exactTurn(turn));
    assert.ok(!('tooLarge' in odds) && Math.abs(odds.outcomes.mass - 1) < 1e-12);
    const amounts = fire && 'amounts' in fire ? fire.amounts.map(({ total }) => total) : [];
    return {
      left: sites[1]!.carried!.left!(before),
      submarines: amounts[1],
      summary: fought!.combat.summary(fought!.trace.end),
    };
  };

  it('reports the units with which a combat begins', () => {
    // Of ten ships one is damaged and two are aborted: six points; of four submarines the same three.
    assert.deepEqual(secondOf(twice({})).left, ['sc-100: 14 of 20 convoy points', 'lohs: 1 of 4']);
  });

  it('damaged units fight on by an option, and an order keeps them out', () => {
    const options = { hitUnits: 'damaged-fight-on' };
    const on = secondOf(twice({ cell: 'D', options }));
    assert.deepEqual(on.left, ['sc-100: 18 of 20 convoy points', 'lohs: 1 damaged']);
    assert.equal(on.submarines, 4);
    assert.match(on.summary, /1 submarine damaged/);
    const out = secondOf(twice({ cell: 'D', options, unit: { joins: { unless: 'damaged' } } }));
    assert.deepEqual(out.left.slice(1), [
      'lohs: 1 damaged',
      'lohs stays out: it is damaged, and its order keeps damaged ones out',
    ]);
    assert.equal(out.submarines, 3);
    assert.deepEqual(secondOf(twice({ cell: 'D' })).left[1], 'lohs: 3 of 4');
  });

  it('a damaged submarine that is damaged again is destroyed', () => {
    const options = { hitUnits: 'damaged-fight-on' };
    const { summary } = secondOf(twice({ cell: '4D', options }));
    assert.match(summary, /4 submarines destroyed/);
  });

  it('an order keeps a line out when it asks for more units than remain', () => {
    const { left, summary } = secondOf(twice({ unit: { joins: { atLeast: 2 } } }));
    assert.deepEqual(left.at(-1), 'lohs stays out: only 1 is left to join, and its order asks for 2');
    assert.match(summary, /no submarine takes part/);
    assert.equal(secondOf(twice({ unit: { joins: { atLeast: 1 } } })).left.length, 2);
  });

  it('a combat outside a turn applies such orders to the state in the file', () => {
    const resolvedOf = (more: object) => {
      const { engagements } = twice({ unit: { ...more, joins: { unless: 'damaged', atLeast: 3 } } }) as {
        engagements: object[];
      };
      const found = turnIn({ ...twice({}), engagements });
      return found.combats.find(({ site }) => site.id === 'day-2')!.site.combat();
    };
    assert.equal(resolvedOf({ damaged: true }).steps.length, 1, 'nobody attacks');
    assert.ok(resolvedOf({}).steps.length > 1);
    assert.equal(resolvedOf({ count: 2 }).steps.length, 1, 'fewer than the order asks for');
  });

  it('points in port sail again in a later impulse by an option, and not in the same', () => {
    const options = { hitConvoyPoints: 'port-sails-again' };
    assert.deepEqual(secondOf(twice({ options })).left[0], 'sc-100: 18 of 20 convoy points');
    assert.deepEqual(secondOf(twice({ options, second: { impulse: 1 } })).left[0], 'sc-100: 14 of 20 convoy points');
  });

  it('a turn names the rulings on hit units as its bases', () => {
    const { bases } = turnIn(twice({})).stated;
    assert.deepEqual(
      bases?.map(({ name }) => name),
      ['hitUnits', 'hitConvoyPoints'],
    );
  });
});
