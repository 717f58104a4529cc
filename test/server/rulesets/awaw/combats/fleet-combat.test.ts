import assert from 'node:assert/strict';
import { rules } from '../../../../../server/src/rulesets/awaw/fleets/rules';
import { assertWellFormed } from '../../../../support/well-formed';
import { covers } from '../../../../support/covers';
import { writeFleetCombat, computeDistribution, fight, getExactOdds, getCombatEntry } from './fight';

const strait = writeFleetCombat(
  'nation: britain, units: [{ id: hood, type: bc, size: 3 }, { id: prince-of-wales, type: bb, size: 4 }]',
  'nation: germany, units: [{ id: bismarck, type: bb, size: 4 }, { id: eugen, type: ca }]',
  'dice: { capital-fire.bismarck: [3, 4], capital-fire.prince-of-wales: [5, 6] }',
);

/** The hits of four and of seven to nine factors, copied independently from the table. */
const four = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3];
const seven = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4];

function countProbability(row: readonly number[], modifier: number, matches: (hits: number) => boolean): number {
  let count = 0;
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++)
      if (matches(row[Math.min(12, Math.max(2, first + second + modifier)) - 2]!)) count++;
  }
  return count / 36;
}

describe('a fleet combat', () => {
  it('pairs capital ships by rank, and lets a surplus ship join the fire', () => {
    covers('awaw:A14');
    const { trace, results } = fight(strait, 1);
    const getStepText = (step: string) => trace.entries.find((entry) => entry.step === step)?.text ?? '';
    assert.match(
      getStepText('capital-fire.bismarck'),
      /Hood and prince-of-wales with 7 factors, row 7-9, column 7: 2 hits/,
    );
    assert.match(getStepText('capital-fire.prince-of-wales'), /Bismarck with 4 factors, row 4, column 11: 2 hits/);
    assert.equal(results['ships.bismarck.damaged'], 0);
    assert.equal(results['ships.hood.sunk'], 0);
  });

  it('the odds of a fleet combat equal an enumeration of all rolls', () => {
    covers('awaw:A14', 'awaw:A16', 'awaw:A23');
    const combat = getCombatEntry(
      writeFleetCombat(
        'units: [{ id: a, type: bb, size: 4 }, { id: b, type: bc, size: 3 }]',
        'units: [{ id: z, type: bb, size: 4 }]',
      ),
    ).build();
    assertWellFormed(combat);
    const outcomes = getExactOdds(combat);
    const getProbability = (path: string): number => computeDistribution(combat, outcomes, path).get(1) ?? 0;
    const assertClose = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-12, `${a} is not ${b}`);
    assertClose(
      getProbability('ships.z.sunk'),
      countProbability(seven, 0, (hits) => hits >= 4),
    );
    assertClose(
      getProbability('ships.z.damaged'),
      countProbability(seven, 0, (hits) => hits === 3),
    );
    assertClose(
      getProbability('ships.a.damaged'),
      countProbability(four, 0, (hits) => hits === 3),
    );
    assertClose(
      computeDistribution(combat, outcomes, 'factorsSunk.defender').get(4) ?? 0,
      countProbability(seven, 0, (hits) => hits >= 4),
    );
  });

  it('four factors at +1 on a ship of size four give 33, 3 and 0 in 36', () => {
    covers('awaw:A14', 'awaw:A22');
    const combat = getCombatEntry(
      writeFleetCombat(
        'units: [{ id: a, type: bb, size: 4 }]',
        'units: [{ id: z, type: bb, size: 4 }], reducedEffectiveness: true',
      ),
    ).build();
    const outcomes = getExactOdds(combat);
    assert.equal(Math.round((computeDistribution(combat, outcomes, 'ships.z.damaged').get(1) ?? 0) * 36), 3);
    assert.equal(computeDistribution(combat, outcomes, 'ships.z.sunk').get(1) ?? 0, 0);
    // The defender fires at -1: three hits need a 13.
    assert.equal(computeDistribution(combat, outcomes, 'ships.a.damaged').get(1) ?? 0, 0);
  });

  it("adds the firer's naval nationality modifier and subtracts that of the target", () => {
    covers('awaw:A21');
    const header = 'tables: { nationality: { entries: [{ nation: us, naval: 2 }, { nation: italy, naval: -1 }] } }';
    const { trace } = fight(
      writeFleetCombat(
        'nation: us, units: [{ id: a, type: bb, size: 4 }]',
        'nation: italy, units: [{ id: z, type: bb, size: 4 }]',
        'dice: [3, 4, 3, 4]',
        header,
      ),
    );
    const totals = trace.entries.flatMap((entry) => (entry.kind === 'roll' ? [[entry.step, entry.total.total]] : []));
    assert.deepEqual(totals, [
      ['capital-fire.z', 10],
      ['capital-fire.a', 4],
    ]);
  });

  it('reduced effectiveness lowers own fire and raises enemy fire, and cancels when both sides have it', () => {
    covers('awaw:A22');
    const listTotals = (a: boolean, b: boolean): number[] =>
      fight(
        writeFleetCombat(
          `units: [{ id: a, type: bb, size: 4 }], reducedEffectiveness: ${a}`,
          `units: [{ id: z, type: bb, size: 4 }], reducedEffectiveness: ${b}`,
          'dice: [3, 4, 3, 4]',
        ),
      ).trace.entries.flatMap((entry) => (entry.kind === 'roll' ? [entry.total.total] : []));
    assert.deepEqual(listTotals(true, false), [6, 8]);
    assert.deepEqual(listTotals(true, true), [7, 7]);
  });

  it('light ships fire simultaneously, including those that capital ships left', () => {
    covers('awaw:A26');
    const text = writeFleetCombat(
      'units: [{ id: cruisers, type: ca, count: 2 }, { id: destroyers, type: dd, count: 3 }]',
      'units: [{ id: old, type: bb, size: 3 }, { id: flotilla, type: dd, count: 4 }]',
      'dice: { capital-fire.attacker-light: [6, 6], light-fire.defender-light: [6, 6], light-fire.attacker-light: [1, 1] }',
    );
    const { trace, results } = fight(text);
    const fire = trace.entries.find(({ step }) => step === 'light-fire.defender-light')?.text ?? '';
    // The battleship fires with three factors: two hits at 12 sink a cruiser. Five factors are left, and hit three times at 12.
    assert.match(fire, /with 5 factors, row 5-6, column 12: 3 hits/);
    assert.equal(results['ships.cruisers.sunk'], 1);
    assert.equal(results['ships.flotilla.sunk'], 3);
    assert.equal(results['ships.destroyers.sunk'], 0);
  });

  it('surplus light ships fire at a second capital ship only if as many as its size fire at the first', () => {
    const describeFire = (orders: string): string =>
      fight(
        writeFleetCombat(
          // One of them falls to the fire of the battleships.
          'units: [{ id: boats, type: dd, count: 8 }]',
          'units: [{ id: first, type: bb, size: 4 }, { id: second, type: bb, size: 3 }]',
          `orders: { fire: [${orders}] }\n    dice: { capital-fire.attacker-light: [1, 1] }`,
        ),
        1,
      ).trace.entries.find(({ step }) => step === 'light-ready')?.text ?? '';
    assert.equal(describeFire(''), 'boats: 7 factors at first.');
    for (const [at, two] of [
      [4, 3],
      [5, 2],
      [6, 1],
    ]) {
      const text = describeFire(`{ by: boats, at: first, factors: ${at} }, { by: boats, at: second, factors: ${two} }`);
      assert.equal(text, `boats: ${at} factors at first and ${two} ${two === 1 ? 'factor' : 'factors'} at second.`);
    }
    const weak = describeFire('{ by: boats, at: first, factors: 3 }, { by: boats, at: second, factors: 4 }');
    assert.equal(weak, 'boats: 7 factors at first.');
    const withoutFirst = describeFire('{ by: boats, at: second, factors: 3 }');
    assert.equal(withoutFirst, 'boats: 7 factors at second.');
  });

  it('surplus light ships fire without an order at the capital ship of the highest rank after the capital fire, as the page of the rule says', () => {
    const describeFire = (first: string, second: string, hits: string): string =>
      fight(
        writeFleetCombat(
          'units: [{ id: flagship, type: bb, size: 6 }, { id: boats, type: dd, count: 9 }]',
          `units: [{ id: first, type: bb, ${first} }, { id: second, type: bb, ${second} }]`,
          `dice: { capital-fire.flagship: [1, 1], capital-fire.first: ${hits}, capital-fire.second: [1, 1] }`,
        ),
        1,
      ).trace.entries.find(({ step }) => step === 'light-ready')?.text ?? '';
    const [miss, damage] = ['[1, 1]', '[6, 5]'];
    assert.match(describeFire('size: 4, speed: fast', 'size: 5, speed: slow', miss), /9 factors at second/);
    assert.match(describeFire('size: 4, speed: slow', 'size: 4, speed: fast', miss), /9 factors at second/);
    assert.match(describeFire('size: 4, speed: fast', 'size: 4, speed: fast', miss), /9 factors at first/);
    assert.match(describeFire('size: 4, speed: fast', 'size: 4, speed: fast', damage), /9 factors at second/);
    assert.match(describeFire('size: 4, speed: fast, hits: 1', 'size: 4, speed: fast', miss), /9 factors at second/);
    const { summary } = rules['light-fire'];
    assert.match(
      summary,
      /after the fire of capital ships: the largest, of equal size a fast one .* fewer hits, .* in the file/,
    );
  });

  it('pairs light ships up to three to one, and the surplus joins the light fight unless ordered elsewhere', () => {
    const describeReadyShips = (boats: number, orders = ''): string =>
      fight(
        writeFleetCombat(
          `units: [{ id: boats, type: dd, count: ${boats} }]`,
          'units: [{ id: ship, type: bb, size: 3 }, { id: escort, type: ca }, { id: oiler, type: transport }], screened: [oiler]',
          `orders: { fire: [${orders}] }\n    dice: { capital-fire.attacker-light: [1, 1] }`,
        ),
        1,
      ).trace.entries.find(({ step }) => step === 'light-ready')?.text ?? '';
    assert.match(describeReadyShips(8), /^boats: 8 factors at escort;/);
    assert.match(
      describeReadyShips(8, '{ by: boats, at: ship }'),
      /^boats: 6 factors at escort and 2 factors at ship;/,
    );
    assert.match(describeReadyShips(6, '{ by: boats, at: ship }'), /^boats: 6 factors at escort;/);
    assert.match(
      describeReadyShips(8, '{ by: boats, at: oiler }'),
      /6 factors at escort and 2 factors held for screened ships;/,
    );
  });

  it('a ship that is fired at fires back at one of its attackers, whatever its orders', () => {
    const describeAims = (orders: string): string =>
      fight(
        writeFleetCombat(
          'units: [{ id: big, type: bb, size: 5 }, { id: small, type: bb, size: 3 }]',
          'units: [{ id: lone, type: bb, size: 4 }, { id: boats, type: dd, count: 2 }]',
          `orders: { fire: [${orders}] }`,
        ),
        1,
      ).trace.entries.find(({ step }) => step === 'array')?.text ?? '';
    assert.match(describeAims(''), /small fires at lone, big fires at lone and lone fires at big/);
    assert.match(describeAims('{ by: lone, at: small }'), /lone fires at small/);
    assert.match(
      describeAims('{ by: lone, at: small }, { by: small, at: boats }'),
      /small fires at boats.*lone fires at big/,
    );
    assert.match(describeAims('{ by: big, at: boats }'), /big fires at lone/);
  });

  it('reports orders that the pairing by rank or the three-to-one limit of light ships leaves without effect', () => {
    const listIgnoredOrders = (attackers: string, defenders: string, orders: string, dice = ''): readonly string[] =>
      fight(
        writeFleetCombat(`units: [${attackers}]`, `units: [${defenders}]`, `orders: { fire: [${orders}] }${dice}`),
        1,
      ).trace.entries.flatMap(({ bases }) =>
        bases.flatMap(({ kind, name }) => (kind === 'ignored-order' ? [name] : [])),
      );
    const capitals = [
      '{ id: big, type: bb, size: 5 }, { id: small, type: bb, size: 3 }',
      '{ id: lone, type: bb, size: 4 }, { id: boats, type: dd, count: 2 }',
    ] as const;
    assert.deepEqual(listIgnoredOrders(...capitals, '{ by: lone, at: small }'), []);
    assert.deepEqual(listIgnoredOrders(...capitals, '{ by: big, at: boats }'), ['big at boats (paired by rank)']);
    const light = [
      '{ id: boats, type: dd, count: 8 }',
      '{ id: ship, type: bb, size: 3 }, { id: escort, type: ca }',
    ] as const;
    const missed = '\n    dice: { capital-fire.attacker-light: [1, 1] }';
    assert.deepEqual(listIgnoredOrders(...light, '{ by: boats, at: ship, factors: 5 }', missed), [
      'boats at ship (2 of 5 factors)',
    ]);
    assert.deepEqual(listIgnoredOrders(...light, '{ by: boats, at: ship, factors: 2 }', missed), []);
    const screened = [
      '{ id: boats, type: dd, count: 8 }',
      '{ id: oiler, type: cve, count: 2 }, { id: deck, type: cvl, size: 2, speed: fast }], screened: [oiler, deck',
    ] as const;
    assert.deepEqual(listIgnoredOrders(...screened, '{ by: boats, at: deck, factors: 4 }, { by: boats, at: oiler }'), [
      'boats at oiler (held for deck)',
    ]);
  });

  it('fires at screened ships last, only when nothing but damaged cruisers is left before them', () => {
    const writeCombat = (boats: string): string =>
      writeFleetCombat(
        'units: [{ id: one, type: bb, size: 5 }, { id: two, type: bb, size: 4 }, { id: boats, type: dd, count: 2 }]',
        `units: [{ id: ship, type: bb, size: 2 }, ${boats}{ id: carrier, type: cv, size: 3 }, { id: oiler, type: transport, count: 2 }], screened: [oiler]`,
        `orders: { fire: [{ by: two, at: carrier }] }
    dice:
      capital-fire.ship: [6, 5]
      capital-fire.one: [1, 1]
      screened-fire.carrier: [6, 5]
      screened-light-fire.carrier: [6, 6]
      screened-light-fire.defender-screened-light: [6, 6]
      light-fire.defender-light: [6, 3]
      light-fire.attacker-light: [1, 1]`,
      );
    const alone = fight(writeCombat(''));
    // Five factors do three hits with 11 and sink the battleship; four do two on the carrier, and the two destroyers two more.
    assert.equal(alone.results['ships.ship.sunk'], 1);
    assert.equal(alone.results['ships.carrier.sunk'], 1);
    assert.equal(alone.results['ships.oiler.sunk'], 0);
    // Two destroyers against one cruiser: one hit damages it, and the screened ships can be fired at.
    const damaged = fight(writeCombat('{ id: escort, type: ca }, '));
    assert.equal(damaged.results['ships.escort.damaged'], 1);
    assert.equal(damaged.results['ships.carrier.damaged'], 1);
    // Against three cruisers they cannot.
    const closed = fight(writeCombat('{ id: escort, type: ca, count: 3 }, '));
    assert.equal(closed.results['ships.carrier.damaged'], 0);
  });

  it('fire of more than 25 factors names the option that it depends on', () => {
    const listBases = (destroyers: number) => {
      const combat = writeFleetCombat(
        `units: [{ id: dds, type: dd, count: ${destroyers} }]`,
        'units: [{ id: a, type: bb, size: 5 }]',
      );
      const { trace } = fight(combat, 1);
      return trace.entries.flatMap((entry) => entry.bases.map(({ name }) => name));
    };
    // The ship fires first: some are sunk.
    assert.deepEqual(listBases(36), ['factorsBeyondTwentyFive']);
    assert.deepEqual(listBases(25), []);
  });

  it('damaged light ships do not fire', () => {
    const { trace } = fight(
      writeFleetCombat(
        'units: [{ id: cruisers, type: ca, count: 3, damaged: 2 }, { id: convoy, type: transport, count: 4, damaged: 3 }]',
        'units: [{ id: boats, type: dd, count: 2 }]',
        'dice: { light-fire.attacker-light: [1, 1], light-fire.defender-light: [3, 4] }',
      ),
    );
    const fire = trace.entries.find(({ step }) => step === 'light-fire.defender-light')?.text ?? '';
    assert.match(fire, /with 3 factors, row 3, column 7: 1 hit/);
  });

  it('says that the size of a ship is missing, and does not resolve the fleet combat', () => {
    const { trace, summary, combat } = fight(
      writeFleetCombat('units: [{ id: monitor, type: bb }]', 'units: [{ id: z, type: bb, size: 4 }]'),
    );
    assert.match(trace.entries[0]?.text ?? '', /The size of monitor is not known.*`size`.*`name`/);
    assert.equal(summary, 'not resolved');
    assert.deepEqual(combat.measures, []);
    assertWellFormed(combat);
  });
});
