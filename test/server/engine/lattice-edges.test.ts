/** Battles at the edge of what lattices can take. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { withCounters } from '../../../server/src/engine/combat';
import type { Combat, Step, Volley } from '../../../server/src/engine/combat';
import { expected } from '../../../server/src/engine/outcome';
import { exact } from '../../../server/src/engine/exact';
import { finish } from '../../../server/src/engine/progress';
import { valuesOf } from '../../../server/src/engine/values';

function shots(by: string, on: string, counters: readonly number[], sides: number, value: number): Volley {
  const base = { rule: 'rule', what: 'value', by: value };
  const hitsOn = () => ({ what: 'value', base, changes: [], total: value });
  const shooters = [{ title: by, counters, hitsOn, targets: () => ['surface'] }];
  return { id: `${by} fires`, title: `${by} fires`, rules: ['rule'], by, on, sides, shooters };
}

/** Submarines against aircraft and ships: both sides can hit ships alone. */
function hunt(submarines: number, aircraft: number, ships: number, sides: number, value: number): Combat {
  const counter = (name: string, max: number) => ({ name, title: name, max });
  return {
    title: 'hunt',
    counters: [counter('submarines', submarines), counter('aircraft', aircraft), counter('ships', ships)],
    start: [submarines, aircraft, ships],
    losses: {
      submarines: [{ title: 'submarine', counter: 0, target: 'submarine' }],
      fleet: [
        { title: 'ship', counter: 2, target: 'surface' },
        { title: 'aircraft', counter: 1, target: 'air' },
      ],
    },
    steps: [
      {
        kind: 'rounds',
        id: 'cycles',
        title: 'Cycles',
        rules: [],
        limit: Infinity,
        again: (state) => state[0]! > 0 && state[1]! + state[2]! > 0,
        steps: [
          {
            kind: 'fire',
            id: 'fire',
            title: 'Fire',
            rules: [],
            volleys: [
              shots('submarines', 'fleet', [0], sides, value),
              shots('fleet', 'submarines', [1, 2], sides, value),
            ],
          },
        ],
      },
    ],
    measures: [],
    summary: (end) => end.join(),
  };
}

describe('battles in which nothing more can be hit', () => {
  it('end there with all of their probability', () => {
    const some = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(
        some,
        some,
        fc.nat(3),
        fc.constantFrom(6, 10, 12, 20),
        some,
        (submarines, aircraft, ships, sides, value) => {
          const combat = hunt(submarines, aircraft, ships, sides, Math.min(value, sides));
          const result = finish(exact(combat));
          assert.ok(!('tooLarge' in result));
          assert.deepEqual(
            result.ends.map(({ state }) => state),
            [[submarines, aircraft, 0]],
          );
          assert.ok(Math.abs(result.mass - 1) < 1e-12, `${result.mass}`);
          const left = valuesOf(combat, (end) => end[0]!)(combat.start);
          assert.ok(Math.abs(left! - submarines) < 1e-9, `${left}`);
        },
      ),
      { seed: 40, numRuns: 300 },
    );
  });
});

describe('hits of a volley that are alike, with others between them', () => {
  it('are taken where the first of those who fire stands, though another may be gone', () => {
    const battle = hunt(3, 1, 1, 6, 3);
    const [rounds] = battle.steps;
    assert.ok(rounds?.kind === 'rounds');
    const [fire] = rounds.steps;
    assert.ok(fire?.kind === 'fire');
    const [volley] = fire.volleys;
    const shooter = (counter: number, targets: readonly string[]) => ({
      ...volley!.shooters[0]!,
      counters: [counter],
      targets: () => targets,
    });
    // The fourth counter is of boats that fire first, and are not there any more.
    const shooters = [shooter(3, ['surface']), shooter(0, ['surface', 'air']), shooter(4, ['surface'])];
    const counters = ['boats', 'cruisers'].map((name) => ({ name, title: name, max: 1 }));
    const combat: Combat = {
      ...battle,
      counters: [...battle.counters, ...counters],
      start: [...battle.start, 0, 1],
      steps: [
        { ...rounds, limit: 1, steps: [{ ...fire, volleys: [{ ...volley!, shooters }, ...fire.volleys.slice(1)] }] },
      ],
    };
    const [first, second] = [true, false].map((usesLattices) => {
      const odds = finish(exact(combat, { usesLattices }));
      assert.ok(!('tooLarge' in odds));
      return new Map(odds.ends.map(({ state, share }) => [state.join(), share]));
    });
    assert.ok(first!.size > 1);
    for (const [state, share] of second!) assert.ok(Math.abs(share - first!.get(state)!) < 1e-12, state);
  });
});

describe('values of rounds that come back to where they were', () => {
  it('are found where they do so after more than one repetition', () => {
    const battle = hunt(1, 1, 2, 6, 3);
    const [rounds] = battle.steps;
    assert.ok(rounds?.kind === 'rounds');
    const turn: Step = {
      kind: 'update',
      id: 'turn',
      title: 'Night and day in turn',
      rules: [],
      apply: (state) => withCounters(state, [3, 1 - state[3]!]),
    };
    const combat: Combat = {
      ...battle,
      counters: [...battle.counters, { name: 'night', title: 'night', max: 1 }],
      start: [...battle.start, 0],
      // Until the ships are sunk: what counts is whether that happens by night.
      steps: [{ ...rounds, again: (state) => state[2]! > 0, steps: [...rounds.steps, turn] }],
    };
    const odds = finish(exact(combat));
    assert.ok(!('tooLarge' in odds));
    const value = valuesOf(combat, (end) => end[3]!)(combat.start);
    assert.ok(Math.abs(value! - expected(odds, (end) => end[3]!)) < 1e-12, `${value}`);
  });
});
