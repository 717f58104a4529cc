import assert from 'node:assert/strict';
import { runToEnd } from '../../../../../server/src/engine/progress';
import { computeExactTurn } from '../../../../../server/src/engine/turn/exact';
import { traceTurn } from '../../../../../server/src/engine/turn/trace';
import { base, createTurn, createRound, createSide, createStrike } from './turns';

/** Tells if a combat includes a ship. */
const includesShip = (combat: { readonly counters: readonly { readonly name: string }[] } | undefined, ship: string) =>
  combat?.counters.some(({ name }) => name === `hits.${ship}`) ?? false;

describe('a turn of rounds', () => {
  it('a turn resolves rounds in the order of their numbers', () => {
    const locatedTurn = createTurn({ navalRounds: [createRound('later', 2), createRound('first', 1)] });
    assert.deepEqual(
      locatedTurn.combats.map(({ entry }) => entry.id),
      ['first', 'later'],
    );
    assert.ok(locatedTurn.scenarioTurn.entries.every(({ order }) => order.rule === 'round-order'));
  });

  it('each round begins with the surviving ships in their current state', () => {
    const { turn } = createTurn({ navalRounds: [createRound('first', 1), createRound('second', 2)] }).scenarioTurn;
    const seen = { sunk: 0, damaged: 0, light: 0 };
    for (let seed = 1; seed <= 120; seed++) {
      const [first, second] = traceTurn(turn, () => ({ seed })).stages;
      const { combat, trace } = first!.simulation!;
      const readShip = (id: string, key: string) =>
        combat.measures.find(({ path }) => path.join('.') === `ships.${id}.${key}`)!.read(trace.end);
      const next = second!.simulation?.combat;
      if (readShip('akagi', 'sunk') === 1) seen.sunk++;
      assert.equal(includesShip(next, 'akagi'), readShip('akagi', 'sunk') === 0);
      assert.ok(includesShip(next, 'kaga'));
      const hits = next?.counters.findIndex(({ name }) => name === 'hits.akagi') ?? -1;
      if (readShip('akagi', 'damaged') === 1) {
        seen.damaged++;
        assert.equal(next!.start[hits], 2, 'a damaged carrier of size 3 has two hits');
      }
      const lost = readShip('nagara', 'sunk');
      if (lost > 0) seen.light++;
      const maxHits = next?.counters.find(({ name }) => name === 'hits.defender-1-light')?.max ?? 0;
      assert.equal(maxHits, 5 - lost);
    }
    assert.ok(seen.sunk > 0 && seen.damaged > 0 && seen.light > 0, JSON.stringify(seen));
  });

  it('odds of a turn sum to one, and no ship is sunk twice', () => {
    const { turn } = createTurn({ navalRounds: [createRound('first', 1), createRound('second', 2)] }).scenarioTurn;
    const odds = runToEnd(computeExactTurn(turn));
    assert.ok(!('tooLarge' in odds));
    assert.ok(Math.abs(odds.outcomes.mass - 1) < 1e-12, String(odds.outcomes.mass));
    const parts = odds.stages[1]!.parts;
    assert.ok(
      parts.some(({ combat }) => !includesShip(combat, 'akagi')) &&
        parts.some(({ combat }) => includesShip(combat, 'akagi')),
    );
  });

  it('the totals of a turn include the probability that a ship is sunk in a round that expects it', () => {
    const expect = { ships: { akagi: { sunk: 1 } }, searchResults: { attacker: { min: 1 } } };
    const { turn } = createTurn({
      navalRounds: [createRound('first', 1, { expect }), createRound('second', 2, { expect })],
    }).scenarioTurn;
    const odds = runToEnd(computeExactTurn(turn));
    assert.ok(!('tooLarge' in odds));
    const getProbability = (id: string) => {
      const index = turn.totals.findIndex(({ path }) => path.join('.') === `expect.${id}.ships.akagi.sunk`);
      return odds.outcomes.marginals[index]!.find(({ value }) => value === 1)!.share;
    };
    assert.ok(
      getProbability('first') > 0.1 &&
        getProbability('second') > 0.01 &&
        getProbability('first') + getProbability('second') < 1,
    );
  });

  it('a turn carries over the ships of task forces', () => {
    const createFleetRound = (id: string, number: number) =>
      createRound(id, number, {
        defender: { nation: 'japan', groups: [{ number: 1, airDefenseLevel: 0, taskForces: ['kido'] }] },
        strikes: [createStrike(`on-${id}`, [{ ships: ['hiryu'], squadrons: 2 }], 2)],
      });
    const { turn } = createTurn({
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
      navalRounds: [createFleetRound('first', 1), createFleetRound('second', 2)],
    }).scenarioTurn;
    const simulations = Array.from(
      { length: 60 },
      (_, seed) => traceTurn(turn, () => ({ seed })).stages[1]!.simulation,
    );
    assert.ok(
      simulations.some((second) => !includesShip(second?.combat, 'hiryu')) &&
        simulations.some((second) => includesShip(second?.combat, 'hiryu')),
    );
  });

  it('a turn keeps damaged ships out when their order says so', () => {
    const withdrawing = {
      ...createRound('second', 2),
      defender: createSide('japan', [
        { unit: 'akagi', joins: { unless: 'damaged' } },
        { unit: 'kaga' },
        { unit: 'nagara' },
      ]),
    };
    const { turn, entries } = createTurn({ navalRounds: [createRound('first', 1), withdrawing] }).scenarioTurn;
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const [, second] = traceTurn(turn, () => ({ seed })).stages;
      const [akagi = 'unharmed'] = entries[1]!.carried!.describeRemaining!(second!.before).filter((line) =>
        line.startsWith('Akagi'),
      );
      seen.add(akagi);
      assert.equal(includesShip(second!.simulation?.combat, 'akagi'), akagi === 'unharmed' || /hit/.test(akagi), akagi);
    }
    assert.ok(seen.has('Akagi: sunk') && seen.has('Akagi stays out: it is damaged'), [...seen].join());
  });

  it('the undamaged cruisers of a line fight on, and the damaged ones are remembered', () => {
    const tone = { id: 'tone', type: 'ca', count: 4, damaged: 1 };
    const createCruiserRound = (id: string, number: number, joins?: object) =>
      createRound(id, number, {
        defender: createSide('japan', [{ unit: 'tone', ...(joins && { joins }) }]),
        strikes: [],
      });
    const japan = { nation: 'japan', units: [tone] };
    const { turn } = createTurn({
      forces: [base.forces[0], japan],
      navalRounds: [
        createCruiserRound('first', 1),
        createCruiserRound('second', 2, { unless: 'damaged' }),
        createCruiserRound('third', 3),
      ],
    }).scenarioTurn;
    const maximums = traceTurn(turn, () => ({ seed: 1 })).stages.map(
      ({ simulation }) => simulation!.combat.counters.find(({ name }) => name === 'hits.defender-1-light')!.max,
    );
    // A damaged cruiser has one hit left; it is back in the third round.
    assert.deepEqual(maximums, [7, 6, 7]);
    const fewCruisersTurn = createTurn({
      forces: [base.forces[0], japan],
      navalRounds: [createCruiserRound('first', 1), createCruiserRound('second', 2, { unless: 'damaged', atLeast: 4 })],
    }).scenarioTurn.turn;
    assert.equal(traceTurn(fewCruisersTurn, () => ({ seed: 1 })).stages[1]!.simulation, undefined);
  });

  it('a combat outside a turn applies an order to join unless damaged to the state in the file', () => {
    const locatedTurn = createTurn({
      navalRounds: [
        {
          ...createRound('first', 1),
          defender: createSide('japan', [
            { unit: 'akagi', damaged: true, joins: { unless: 'damaged' } },
            { unit: 'nagara' },
          ]),
          strikes: [],
        },
        createRound('second', 2),
      ],
    });
    assert.ok(!includesShip(locatedTurn.combats[0]!.entry.build(), 'akagi'));
    assert.ok(includesShip(locatedTurn.combats[1]!.entry.build(), 'akagi'));
  });
});
