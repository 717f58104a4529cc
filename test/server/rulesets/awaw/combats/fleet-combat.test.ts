import assert from 'node:assert/strict';
import { wellFormed } from '../../../../../server/src/engine/well-formed';
import { covers } from '../../../../support/covers';
import { chances, fight, oddsOf, siteOf } from './fought';
import { fleetHits, Tally, twoDice } from './plain';

/** Two groups; members of a group as flow YAML. */
function between(attacker: string, defender: string, more = '', header = ''): string {
  return `${header}
fleetCombats:
  - id: here
    attacker: { ${attacker} }
    defender: { ${defender} }
    ${more}
`;
}

const strait = between(
  'nation: britain, units: [{ id: hood, type: bc, size: 3 }, { id: prince-of-wales, type: bb, size: 4 }]',
  'nation: germany, units: [{ id: bismarck, type: bb, size: 4 }, { id: eugen, type: ca }]',
  'dice: { capital-fire.bismarck: [3, 4], capital-fire.prince-of-wales: [5, 6] }',
);

/** The hits of four and of seven to nine factors, typed once more. */
const four = [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 3];
const seven = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4];

function share(row: readonly number[], modifier: number, is: (hits: number) => boolean): number {
  let count = 0;
  for (let one = 1; one <= 6; one++) {
    for (let two = 1; two <= 6; two++) if (is(row[Math.min(12, Math.max(2, one + two + modifier)) - 2]!)) count++;
  }
  return count / 36;
}

describe('a fleet combat', () => {
  it('pairs capital ships by rank, and lets a surplus ship join the fire', () => {
    covers('awaw:A14');
    const { trace, found } = fight(strait, 1);
    const textOf = (step: string) => trace.entries.find((entry) => entry.step === step)?.text ?? '';
    assert.match(textOf('capital-fire.bismarck'), /hood and prince-of-wales with 7 factors, row 7-9, column 7: 2 hits/);
    assert.match(textOf('capital-fire.prince-of-wales'), /bismarck with 4 factors, row 4, column 11: 2 hits/);
    assert.equal(found['ships.bismarck.damaged'], 0);
    assert.equal(found['ships.hood.sunk'], 0);
  });

  it('has the odds of a plain count of throws', () => {
    covers('awaw:A14', 'awaw:A16', 'awaw:A23');
    const combat = siteOf(
      between(
        'units: [{ id: a, type: bb, size: 4 }, { id: b, type: bc, size: 3 }]',
        'units: [{ id: z, type: bb, size: 4 }]',
      ),
    ).combat();
    wellFormed(combat);
    const outcomes = oddsOf(combat);
    const of = (path: string): number => chances(combat, outcomes, path).get(1) ?? 0;
    const close = (a: number, b: number): void => assert.ok(Math.abs(a - b) < 1e-12, `${a} is not ${b}`);
    close(
      of('ships.z.sunk'),
      share(seven, 0, (hits) => hits >= 4),
    );
    close(
      of('ships.z.damaged'),
      share(seven, 0, (hits) => hits === 3),
    );
    close(
      of('ships.a.damaged'),
      share(four, 0, (hits) => hits === 3),
    );
    close(
      chances(combat, outcomes, 'factorsSunk.defender').get(4) ?? 0,
      share(seven, 0, (hits) => hits >= 4),
    );
  });

  it('takes four factors at +1 on a ship of four to 33, 3 and 0 in 36', () => {
    covers('awaw:A14', 'awaw:A22');
    const combat = siteOf(
      between(
        'units: [{ id: a, type: bb, size: 4 }]',
        'units: [{ id: z, type: bb, size: 4 }], reducedEffectiveness: true',
      ),
    ).combat();
    const outcomes = oddsOf(combat);
    assert.equal(Math.round((chances(combat, outcomes, 'ships.z.damaged').get(1) ?? 0) * 36), 3);
    assert.equal(chances(combat, outcomes, 'ships.z.sunk').get(1) ?? 0, 0);
    // The defender fires at -1: three hits need a 13.
    assert.equal(chances(combat, outcomes, 'ships.a.damaged').get(1) ?? 0, 0);
  });

  it('adds the naval nationality of who fires and takes off that of who is fired at', () => {
    covers('awaw:A21');
    const header = 'tables: { nationality: { entries: [{ nation: us, naval: 2 }, { nation: italy, naval: -1 }] } }';
    const { trace } = fight(
      between(
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

  it('lowers the own fire and raises that of the enemy by reduced effectiveness, which cancels when both are', () => {
    covers('awaw:A22');
    const totals = (a: boolean, b: boolean): number[] =>
      fight(
        between(
          `units: [{ id: a, type: bb, size: 4 }], reducedEffectiveness: ${a}`,
          `units: [{ id: z, type: bb, size: 4 }], reducedEffectiveness: ${b}`,
          'dice: [3, 4, 3, 4]',
        ),
      ).trace.entries.flatMap((entry) => (entry.kind === 'roll' ? [entry.total.total] : []));
    assert.deepEqual(totals(true, false), [6, 8]);
    assert.deepEqual(totals(true, true), [7, 7]);
  });

  it('lets light ships fire at the same time, with those that capital ships have left', () => {
    covers('awaw:A26');
    const text = between(
      'units: [{ id: cruisers, type: ca, count: 2 }, { id: destroyers, type: dd, count: 3 }]',
      'units: [{ id: old, type: bb, size: 3 }, { id: flotilla, type: dd, count: 4 }]',
      'dice: { capital-fire.attacker-light: [6, 6], light-fire.defender-light: [6, 6], light-fire.attacker-light: [1, 1] }',
    );
    const { trace, found } = fight(text);
    const fire = trace.entries.find(({ step }) => step === 'light-fire.defender-light')?.text ?? '';
    // The battleship fires with three factors: two hits at 12 sink a cruiser. Five factors are left, and hit three times at 12.
    assert.match(fire, /with 5 factors, row 5-6, column 12: 3 hits/);
    assert.equal(found['ships.cruisers.sunk'], 1);
    assert.equal(found['ships.flotilla.sunk'], 3);
    assert.equal(found['ships.destroyers.sunk'], 0);
  });

  it('lets surplus light ships fire at a second capital ship only if as many fire at the first as its size', () => {
    const fires = (orders: string): string =>
      fight(
        between(
          // One of them falls to the fire of the battleships.
          'units: [{ id: boats, type: dd, count: 8 }]',
          'units: [{ id: first, type: bb, size: 4 }, { id: second, type: bb, size: 3 }]',
          `orders: { fire: [${orders}] }\n    dice: { capital-fire.attacker-light: [1, 1] }`,
        ),
        1,
      ).trace.entries.find(({ step }) => step === 'light-ready')?.text ?? '';
    assert.equal(fires(''), 'boats: 7 factors at first.');
    for (const [at, two] of [
      [4, 3],
      [5, 2],
      [6, 1],
    ]) {
      const text = fires(`{ by: boats, at: first, factors: ${at} }, { by: boats, at: second, factors: ${two} }`);
      assert.equal(text, `boats: ${at} factors at first and ${two} ${two === 1 ? 'factor' : 'factors'} at second.`);
    }
    const weak = fires('{ by: boats, at: first, factors: 3 }, { by: boats, at: second, factors: 4 }');
    assert.equal(weak, 'boats: 7 factors at first.');
    const rest = fires('{ by: boats, at: second, factors: 3 }');
    assert.equal(rest, 'boats: 7 factors at second.');
  });

  it('pairs light ships up to three to one; what is beyond joins the light fight unless it is ordered elsewhere', () => {
    const ready = (boats: number, orders = ''): string =>
      fight(
        between(
          `units: [{ id: boats, type: dd, count: ${boats} }]`,
          'units: [{ id: ship, type: bb, size: 3 }, { id: escort, type: ca }, { id: oiler, type: transport }], screened: [oiler]',
          `orders: { fire: [${orders}] }\n    dice: { capital-fire.attacker-light: [1, 1] }`,
        ),
        1,
      ).trace.entries.find(({ step }) => step === 'light-ready')?.text ?? '';
    assert.match(ready(8), /^boats: 8 factors at escort;/);
    assert.match(ready(8, '{ by: boats, at: ship }'), /^boats: 6 factors at escort and 2 factors at ship;/);
    assert.match(ready(6, '{ by: boats, at: ship }'), /^boats: 6 factors at escort;/);
    assert.match(ready(8, '{ by: boats, at: oiler }'), /6 factors at escort and 2 factors held for screened ships;/);
  });

  it('makes a ship that is fired at fire at one of those that do, whatever it is ordered', () => {
    const aims = (orders: string): string =>
      fight(
        between(
          'units: [{ id: big, type: bb, size: 5 }, { id: small, type: bb, size: 3 }]',
          'units: [{ id: lone, type: bb, size: 4 }, { id: boats, type: dd, count: 2 }]',
          `orders: { fire: [${orders}] }`,
        ),
        1,
      ).trace.entries.find(({ step }) => step === 'array')?.text ?? '';
    assert.match(aims(''), /small fires at lone, big fires at lone and lone fires at big/);
    assert.match(aims('{ by: lone, at: small }'), /lone fires at small/);
    assert.match(aims('{ by: lone, at: small }, { by: small, at: boats }'), /small fires at boats.*lone fires at big/);
    assert.match(aims('{ by: big, at: boats }'), /big fires at lone/);
  });

  it('fires at screened ships last, only when nothing but damaged cruisers is left before them', () => {
    const text = (boats: string): string =>
      between(
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
    const alone = fight(text(''));
    // Five factors do three hits with 11 and sink the battleship; four do two on the carrier, and the two destroyers two more.
    assert.equal(alone.found['ships.ship.sunk'], 1);
    assert.equal(alone.found['ships.carrier.sunk'], 1);
    assert.equal(alone.found['ships.oiler.sunk'], 0);
    // Two destroyers against one cruiser: one hit damages it, and the way is open.
    const damaged = fight(text('{ id: escort, type: ca }, '));
    assert.equal(damaged.found['ships.escort.damaged'], 1);
    assert.equal(damaged.found['ships.carrier.damaged'], 1);
    // Against three cruisers it is not.
    const closed = fight(text('{ id: escort, type: ca, count: 3 }, '));
    assert.equal(closed.found['ships.carrier.damaged'], 0);
  });

  it('tells that fire of more than 25 factors rests on an option', () => {
    const bases = (destroyers: number) => {
      const one = between(
        `units: [{ id: dds, type: dd, count: ${destroyers} }]`,
        'units: [{ id: a, type: bb, size: 5 }]',
      );
      const { trace } = fight(one, 1);
      return trace.entries.flatMap((entry) => entry.bases.map(({ name }) => name));
    };
    // The ship fires first: some are sunk.
    assert.deepEqual(bases(36), ['factorsBeyondTwentyFive']);
    assert.deepEqual(bases(25), []);
  });

  it('does not let damaged light ships fire', () => {
    const { trace } = fight(
      between(
        'units: [{ id: cruisers, type: ca, count: 3, damaged: 2 }, { id: convoy, type: transport, count: 4, damaged: 3 }]',
        'units: [{ id: boats, type: dd, count: 2 }]',
        'dice: { light-fire.attacker-light: [1, 1], light-fire.defender-light: [3, 4] }',
      ),
    );
    const fire = trace.entries.find(({ step }) => step === 'light-fire.defender-light')?.text ?? '';
    assert.match(fire, /with 3 factors, row 3, column 7: 1 hit/);
  });

  it('says what is missing where nothing tells the size of a ship', () => {
    const { trace, summary, combat } = fight(
      between('units: [{ id: monitor, type: bb }]', 'units: [{ id: z, type: bb, size: 4 }]'),
    );
    assert.match(trace.entries[0]?.text ?? '', /Nothing tells the size of monitor.*`size`.*`name`/);
    assert.equal(summary, 'not resolved');
    assert.deepEqual(combat.measures, []);
    wellFormed(combat);
  });

  it('has the odds of a plain count where capital ships fire at light ships first', () => {
    covers('awaw:A24', 'awaw:A26');
    const combat = siteOf(
      between(
        'units: [{ id: big, type: bb, size: 5 }, { id: second, type: bb, size: 4 }, { id: boats, type: dd, count: 4 }]',
        'units: [{ id: ship, type: bb, size: 3 }, { id: cruisers, type: ca, count: 2 }]',
        'orders: { fire: [{ by: second, at: cruisers }] }',
      ),
    ).combat();
    wellFormed(combat);
    const outcomes = oddsOf(combat);
    for (const [path, { shares }] of Object.entries(plainBattle())) {
      const found = chances(combat, outcomes, path);
      for (const [value, odds] of shares) {
        assert.ok(
          Math.abs((found.get(value) ?? 0) - odds) < 1e-12,
          `${path} = ${value}: ${found.get(value)}, not ${odds}`,
        );
      }
    }
  });

  it('is well-formed whatever the ships', () => {
    for (let seed = 1; seed <= 40; seed++) wellFormed(siteOf(randomBattle(seed)).combat(), [seed, seed + 1]);
  });
});

/** Some battle or other, the same for the same seed. */
function randomBattle(seed: number): string {
  let at = seed * 7919;
  const pick = (to: number): number => (at = (at * 48271) % 2147483647) % to;
  const group = (name: string): string => {
    const units = Array.from({ length: 1 + pick(4) }, (_, index) => {
      const id = `${name}-${index}`;
      const type = ['bb', 'ca', 'dd', 'cv'][pick(4)]!;
      if (type === 'bb') return `{ id: ${id}, type: bb, size: ${2 + pick(4)}, damaged: ${pick(3) === 0} }`;
      return type === 'cv' ? `{ id: ${id}, type: cv }` : `{ id: ${id}, type: ${type}, count: ${1 + pick(4)} }`;
    });
    return `units: [${units.join(', ')}]`;
  };
  return between(
    group('a'),
    group('z'),
    'orders: { fire: [{ by: a-0, at: z-0 }, { by: a-1, at: z-2 }, { by: z-1, at: a-3 }] }',
  );
}

/** Every throw of the battle above: five factors at the battleship, four at the cruisers, three back; then the light ships. */
function plainBattle(): Readonly<Record<string, Tally>> {
  const tallies = {
    'ships.ship.sunk': new Tally(),
    'ships.ship.damaged': new Tally(),
    'ships.big.damaged': new Tally(),
    'ships.cruisers.sunk': new Tally(),
    'ships.cruisers.damaged': new Tally(),
    'ships.boats.sunk': new Tally(),
    'factorsSunk.defender': new Tally(),
  };
  for (const [one, w1] of twoDice) {
    for (const [two, w2] of twoDice) {
      for (const [three, w3] of twoDice) {
        const onShip = Math.min(3, fleetHits(5, one));
        const onCruisers = Math.min(4, fleetHits(4, two));
        // A cruiser with an odd hit is damaged and does not fire.
        const left = 4 - 2 * Math.ceil(onCruisers / 2);
        for (const [four, w4] of twoDice) {
          const isFree = left === 0;
          const ship = isFree && onShip < 3 ? Math.min(3, onShip + fleetHits(4, four)) : onShip;
          // Light ships that are all damaged or sunk are no match: the destroyers are free to fire at the battleship.
          const cruisers = isFree ? onCruisers : Math.min(4, onCruisers + fleetHits(4, four));
          for (const [five, w5] of twoDice) {
            const share = (w1 * w2 * w3 * w4 * w5) / 36 ** 5;
            const boats = left === 0 ? 0 : Math.min(4, fleetHits(left, five));
            const sunkShip = ship === 3 ? 1 : 0;
            tallies['ships.ship.sunk'].add(sunkShip, share);
            tallies['ships.ship.damaged'].add(ship === 2 ? 1 : 0, share);
            tallies['ships.big.damaged'].add(fleetHits(3, three) === 4 ? 1 : 0, share);
            tallies['ships.cruisers.sunk'].add(Math.floor(cruisers / 2), share);
            tallies['ships.cruisers.damaged'].add(cruisers % 2, share);
            tallies['ships.boats.sunk'].add(boats, share);
            tallies['factorsSunk.defender'].add(sunkShip * 3 + Math.floor(cruisers / 2) * 2, share);
          }
        }
      }
    }
  }
  return tallies;
}
