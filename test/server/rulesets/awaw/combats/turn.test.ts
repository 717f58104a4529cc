import assert from 'node:assert/strict';
import { finish } from '../../../../../server/src/engine/progress';
import { exactTurn } from '../../../../../server/src/engine/turn/exact';
import { traceTurn } from '../../../../../server/src/engine/turn/trace';
import { analyse, problems } from '../../../../../server/src/features';
import { findTurn } from '../../../../../server/src/features/turn/find';
import { environment } from '../../../../support/environment';

const side = (nation: string, units: readonly object[]) => ({
  nation,
  groups: [{ number: 1, airDefenseLevel: 0, units }],
});

const strike = (id: string, targets: readonly object[], squadrons = 9) => ({
  id,
  by: 'attacker',
  group: 1,
  attacker: { nation: 'us', units: [{ id: `${id}-air`, type: 'nas', squadrons }] },
  targets,
});

const round = (id: string, number: number, more: object = {}) => ({
  id,
  number,
  attacker: { ...side('us', [{ unit: 'fletchers' }]), search: { squadrons: 30, codebreaking: 3 } },
  defender: side('japan', [{ unit: 'akagi' }, { unit: 'kaga' }, { unit: 'nagara' }]),
  strikes: [
    strike(`strike-${number}`, [
      { ships: ['akagi'], squadrons: 6 },
      { ships: ['nagara'], squadrons: 3 },
    ]),
  ],
  fleetCombats: [],
  ...more,
});

const base = {
  ruleset: 'awaw',
  title: 'Midway',
  turn: { year: 1942, season: 'summer' },
  nations: { japan: { side: 'axis' }, us: { side: 'allied' } },
  tables: {
    nationality: {
      source: 'house values',
      entries: ['japan', 'us'].map((nation) => ({ nation, naval: 1, air: 1 })),
    },
  },
  forces: [
    { nation: 'us', units: [{ id: 'fletchers', type: 'dd', count: 4 }] },
    {
      nation: 'japan',
      units: [
        { id: 'akagi', type: 'cv', name: 'Akagi' },
        { id: 'kaga', type: 'cv', name: 'Kaga' },
        { id: 'nagara', type: 'dd', count: 5 },
      ],
    },
  ],
};

function turnIn(scenario: object) {
  const analysis = analyse(JSON.stringify({ ...base, ...scenario }), undefined, environment());
  assert.deepEqual(
    problems(analysis)
      .filter(({ severity }) => severity === 'error')
      .map(({ message }) => message),
    [],
  );
  const found = findTurn(analysis);
  assert.ok(!('refused' in found), 'refused' in found ? found.refused : '');
  return found;
}

/** Tells if a combat includes a ship. */
const holds = (combat: { readonly counters: readonly { readonly name: string }[] } | undefined, ship: string) =>
  combat?.counters.some(({ name }) => name === `hits.${ship}`) ?? false;

describe('a turn of rounds', () => {
  it('a turn resolves rounds in the order of their numbers', () => {
    const found = turnIn({ navalRounds: [round('later', 2), round('first', 1)] });
    assert.deepEqual(
      found.combats.map(({ site }) => site.id),
      ['first', 'later'],
    );
    assert.ok(found.stated.sites.every(({ order }) => order.rule === 'round-order'));
  });

  it('each round begins with the surviving ships in their current state', () => {
    const { turn } = turnIn({ navalRounds: [round('first', 1), round('second', 2)] }).stated;
    const seen = { sunk: 0, damaged: 0, light: 0 };
    for (let seed = 1; seed <= 120; seed++) {
      const [first, second] = traceTurn(turn, () => ({ seed })).stages;
      const { combat, trace } = first!.fought!;
      const read = (id: string, key: string) =>
        combat.measures.find(({ path }) => path.join('.') === `ships.${id}.${key}`)!.read(trace.end);
      const next = second!.fought?.combat;
      if (read('akagi', 'sunk') === 1) seen.sunk++;
      assert.equal(holds(next, 'akagi'), read('akagi', 'sunk') === 0);
      assert.ok(holds(next, 'kaga'));
      const hits = next?.counters.findIndex(({ name }) => name === 'hits.akagi') ?? -1;
      if (read('akagi', 'damaged') === 1) {
        seen.damaged++;
        assert.equal(next!.start[hits], 2, 'a damaged carrier of size 3 has two hits');
      }
      const lost = read('nagara', 'sunk');
      if (lost > 0) seen.light++;
      const most = next?.counters.find(({ name }) => name === 'hits.defender-1-light')?.max ?? 0;
      assert.equal(most, 5 - lost);
    }
    assert.ok(seen.sunk > 0 && seen.damaged > 0 && seen.light > 0, JSON.stringify(seen));
  });

  it('odds of a turn sum to one, and no ship is sunk twice', () => {
    const { turn } = turnIn({ navalRounds: [round('first', 1), round('second', 2)] }).stated;
    const odds = finish(exactTurn(turn));
    assert.ok(!('tooLarge' in odds));
    assert.ok(Math.abs(odds.outcomes.mass - 1) < 1e-12, String(odds.outcomes.mass));
    const parts = odds.stages[1]!.parts;
    assert.ok(
      parts.some(({ combat }) => !holds(combat, 'akagi')) && parts.some(({ combat }) => holds(combat, 'akagi')),
    );
  });

  it("reports the probability that a ship is sunk in a round, which the round's own odds read in passing", () => {
    const expect = { ships: { akagi: { sunk: 1 } }, searchResults: { attacker: { min: 1 } } };
    const { turn } = turnIn({ navalRounds: [round('first', 1, { expect }), round('second', 2, { expect })] }).stated;
    const odds = finish(exactTurn(turn));
    assert.ok(!('tooLarge' in odds));
    const chance = (id: string) => {
      const index = turn.totals.findIndex(({ path }) => path.join('.') === `expect.${id}.ships.akagi.sunk`);
      return odds.outcomes.marginals[index]!.find(({ value }) => value === 1)!.share;
    };
    assert.ok(chance('first') > 0.1 && chance('second') > 0.01 && chance('first') + chance('second') < 1);
  });

  it('a turn carries over the ships of task forces', () => {
    const fleet = (id: string, number: number) =>
      round(id, number, {
        defender: { nation: 'japan', groups: [{ number: 1, airDefenseLevel: 0, taskForces: ['kido'] }] },
        strikes: [strike(`on-${id}`, [{ ships: ['hiryu'], squadrons: 2 }], 2)],
      });
    const { turn } = turnIn({
      taskForces: [
        {
          id: 'kido',
          number: 1,
          nation: 'japan',
          units: [
            { id: 'hiryu', type: 'cv', name: 'Hiryu' },
            { id: 'tone', type: 'ca', count: 4 },
          ],
        },
      ],
      navalRounds: [fleet('first', 1), fleet('second', 2)],
    }).stated;
    const fought = Array.from({ length: 60 }, (_, seed) => traceTurn(turn, () => ({ seed })).stages[1]!.fought);
    assert.ok(
      fought.some((second) => !holds(second?.combat, 'hiryu')) &&
        fought.some((second) => holds(second?.combat, 'hiryu')),
    );
  });

  it('a turn keeps damaged ships out when their order says so', () => {
    const withdrawing = {
      ...round('second', 2),
      defender: side('japan', [{ unit: 'akagi', joins: { unless: 'damaged' } }, { unit: 'kaga' }, { unit: 'nagara' }]),
    };
    const { turn, sites } = turnIn({ navalRounds: [round('first', 1), withdrawing] }).stated;
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const [, second] = traceTurn(turn, () => ({ seed })).stages;
      const [akagi = 'unharmed'] = sites[1]!.carried!.left!(second!.before).filter((line) => line.startsWith('Akagi'));
      seen.add(akagi);
      assert.equal(holds(second!.fought?.combat, 'akagi'), akagi === 'unharmed' || /hit/.test(akagi), akagi);
    }
    assert.ok(seen.has('Akagi: sunk') && seen.has('Akagi stays out: it is damaged'), [...seen].join());
  });

  it('the undamaged cruisers of a line fight on, and the damaged ones are remembered', () => {
    const tone = { id: 'tone', type: 'ca', count: 4, damaged: 1 };
    const cruisers = (id: string, number: number, joins?: object) =>
      round(id, number, {
        defender: side('japan', [{ unit: 'tone', ...(joins && { joins }) }]),
        strikes: [],
      });
    const japan = { nation: 'japan', units: [tone] };
    const { turn } = turnIn({
      forces: [base.forces[0], japan],
      navalRounds: [cruisers('first', 1), cruisers('second', 2, { unless: 'damaged' }), cruisers('third', 3)],
    }).stated;
    const most = traceTurn(turn, () => ({ seed: 1 })).stages.map(
      ({ fought }) => fought!.combat.counters.find(({ name }) => name === 'hits.defender-1-light')!.max,
    );
    // A damaged cruiser has one hit left; it is back in the third round.
    assert.deepEqual(most, [7, 6, 7]);
    const few = turnIn({
      forces: [base.forces[0], japan],
      navalRounds: [cruisers('first', 1), cruisers('second', 2, { unless: 'damaged', atLeast: 4 })],
    }).stated.turn;
    assert.equal(traceTurn(few, () => ({ seed: 1 })).stages[1]!.fought, undefined);
  });

  it('a combat outside a turn applies such an order to the state in the file', () => {
    const found = turnIn({
      navalRounds: [
        {
          ...round('first', 1),
          defender: side('japan', [{ unit: 'akagi', damaged: true, joins: { unless: 'damaged' } }, { unit: 'nagara' }]),
          strikes: [],
        },
        round('second', 2),
      ],
    });
    assert.ok(!holds(found.combats[0]!.site.combat(), 'akagi'));
    assert.ok(holds(found.combats[1]!.site.combat(), 'akagi'));
  });
});
