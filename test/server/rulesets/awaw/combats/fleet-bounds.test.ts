/** The bounds of the hits that light ships take in fleet combats, beside the hits of the best dice. */
import assert from 'node:assert/strict';
import type { Combat } from '../../../../../server/src/engine/combat';
import { traceCombat } from '../../../../../server/src/engine/trace';
import { createFleetCombat } from '../../../../../server/src/rulesets/awaw/combats/fleet-combat';
import { boundFleetHits } from '../../../../../server/src/rulesets/awaw/combats/round-bounds';
import { divideShips, listShips } from '../../../../../server/src/rulesets/awaw/combats/ships';
import { computeMaxHits } from '../../../../../server/src/rulesets/awaw/damage/damage';
import { resolveUnits } from '../../../../../server/src/rulesets/awaw/force';
import { readScenario } from '../scenario';

const battleship = (id: string) => `{ id: ${id}, type: bb, size: 3, speed: fast }`;
const carrier = (id: string) => `{ id: ${id}, type: cvl, size: 2 }`;
const light = (id: string, type: string, count: number, more = '') =>
  `{ id: ${id}, type: ${type}, count: ${count}${more} }`;

/** The most hits on each light force of a combat that some dice give. */
function findMostHits(combat: Combat, id: string): number {
  const counter = combat.counters.findIndex(({ name }) => name === `hits.${id}`);
  const [best, worst] = [Array<number>(40).fill(6), Array<number>(40).fill(1)];
  const labels = new Set(
    Array.from({ length: 8 }, (_, seed) => Object.keys(traceCombat(combat, { seed }).dice)).flat(),
  );
  // Good dice of one side, and of both; of the first shots only, and of all.
  const tables: Readonly<Record<string, number[]>>[] = [...labels].map((label) => ({ [label]: best }));
  const all: Readonly<Record<string, number[]>>[] = [
    ...tables,
    Object.fromEntries([...labels].map((label) => [label, best])),
    ...[...labels].map((label) =>
      Object.fromEntries([...labels].map((other) => [other, other === label ? worst : best])),
    ),
  ];
  const hits = all.flatMap((table) =>
    traceCombat(combat, {
      table: Object.fromEntries([...labels].map((label) => [label, table[label] ?? worst])),
    }).entries.map(({ after }) => after[counter] ?? 0),
  );
  return Math.max(0, ...hits);
}

function listBounds(attacker: string, defender: string, screened = '', more = '') {
  const { scenario, ids } = readScenario(`
fleetCombats:
  - id: line
    attacker: { units: [${attacker}] }
    defender: { units: [${defender}], screened: [${screened}] }
    ${more}
`);
  const [combat] = scenario.fleetCombats!;
  const bound = boundFleetHits(combat!, () => false, scenario, ids);
  const built = createFleetCombat(combat!, scenario, ids);
  return (['attacker', 'defender'] as const).flatMap((side) =>
    listShips(
      divideShips(resolveUnits(combat![side], ids), combat![side].screened, side, {
        header: scenario,
        isInPort: false,
      }),
    )
      .filter(({ target }) => target.kind === 'light')
      .map((ships) => {
        const max = computeMaxHits(ships.target);
        return {
          id: ships.id,
          bound: Math.min(max, bound(side, ships)),
          hits: Math.min(max, findMostHits(built, ships.id)),
        };
      }),
  );
}

const cases: Readonly<Record<string, Parameters<typeof listBounds>>> = {
  'light ships against light ships': [light('a', 'dd', 6), light('d', 'dd', 9)],
  'few light ships against many': [light('a', 'dd', 1), light('d', 'ca', 9)],
  'a battleship against light ships': [battleship('a'), light('d', 'dd', 9)],
  'a battleship against a battleship with light ships': [battleship('a'), `${battleship('b')}, ${light('d', 'dd', 9)}`],
  'two battleships against a battleship with light ships': [
    `${battleship('a')}, ${battleship('c')}`,
    `${battleship('b')}, ${light('d', 'dd', 9)}`,
  ],
  'light ships against screened light ships': [light('a', 'ca', 6), light('d', 'dd', 9), 'd'],
  'light ships against few light ships before others': [
    light('a', 'ca', 8),
    `${light('d', 'dd', 1)}, ${light('e', 'dd', 9)}`,
    'e',
  ],
  'light ships against many light ships before others': [
    light('a', 'ca', 2),
    `${light('d', 'dd', 6)}, ${light('e', 'dd', 9)}`,
    'e',
  ],
  'a battleship against screened light ships behind a battleship': [
    battleship('a'),
    `${battleship('b')}, ${light('e', 'dd', 9)}`,
    'e',
  ],
  'light ships against light ships behind a carrier': [
    light('a', 'ca', 9),
    `${carrier('b')}, ${light('e', 'dd', 9)}`,
    'e',
  ],
  'light ships against light ships behind two carriers': [
    light('a', 'ca', 9),
    `${carrier('b')}, ${carrier('c')}, ${light('e', 'dd', 9)}`,
    'e',
  ],
  'light ships with a battleship against light ships behind one': [
    `${battleship('a')}, ${light('f', 'ca', 6)}`,
    `${battleship('b')}, ${light('e', 'dd', 9)}`,
    'e',
  ],
  'light ships that are ordered to fire at those behind a carrier': [
    light('a', 'ca', 9),
    `${carrier('b')}, ${light('e', 'dd', 9)}`,
    'e',
    'orders: { fire: [{ by: a, at: e, factors: 9 }] }',
  ],
  'a battleship that is ordered to fire at light ships': [
    battleship('a'),
    `${battleship('b')}, ${light('d', 'dd', 9)}`,
    '',
    'orders: { fire: [{ by: a, at: d }] }',
  ],
  'damaged cruisers': [light('a', 'ca', 6), `${light('d', 'ca', 4, ', damaged: 3')}, ${light('e', 'dd', 9)}`, 'e'],
};

describe('the bounds of hits in fleet combats', () => {
  for (const [title, parts] of Object.entries(cases))
    it(`the best dice reach the bounds, and none exceed them: ${title}`, () => {
      const bounds = listBounds(...parts);
      assert.ok(bounds.length > 0);
      for (const { id, bound, hits } of bounds) assert.equal(bound, hits, id);
    });

  it('ships that can be sunk before others may bare them, whoever shoots', () => {
    // Both battleships fire at the carrier, but one could hold its fire for the destroyers if the other were to sink it.
    const [bounds] = listBounds(
      `${battleship('a')}, ${battleship('c')}`,
      `${carrier('b')}, ${light('e', 'dd', 9)}`,
      'e',
    );
    assert.deepEqual(bounds, { id: 'defender-screened-light', bound: 3, hits: 0 });
  });

  it('light ships that may have been hit before count as gone', () => {
    const { scenario, ids } = readScenario(`
fleetCombats:
  - id: line
    attacker: { units: [${light('a', 'ca', 4)}] }
    defender: { units: [${light('d', 'dd', 6)}, ${light('e', 'dd', 9)}], screened: [e] }
`);
    const [combat] = scenario.fleetCombats!;
    const getBounds = (isHitBefore: boolean) => {
      const bound = boundFleetHits(combat!, (side) => isHitBefore && side === 'defender', scenario, ids);
      return ['d', 'e'].map((id) => bound('defender', { units: [id] } as never));
    };
    // Row 7 to 9 for eight factors: at most four hits.
    assert.deepEqual(getBounds(false), [4, 0]);
    assert.deepEqual(getBounds(true), [4, 4]);
  });
});
