import assert from 'node:assert/strict';
import { assertAdviceIsBest } from './advise';
import { getCombatEntry } from './fight';

const fleets = (orders = ''): string => `
fleetCombats:
  - id: cape
    attacker:
      units:
        - { id: warspite, type: bb, size: 3, speed: slow }
        - { id: valiant, type: bb, size: 2, speed: slow }
        - { id: greyhounds, type: dd, count: 4 }
    defender:
      units: [{ id: fiume, type: bb, size: 2, speed: fast }, { id: carducci, type: dd, count: 1 }, { id: cargo, type: transport, count: 1 }]
      screened: [cargo]
    ${orders}
`;

const round = (orders = ''): string => `
navalRounds:
  - id: matapan
    attacker:
      groups: [{ number: 1, units: [{ id: warspite, type: bb, size: 3, speed: slow }, { id: valiant, type: bb, size: 2, speed: slow }] }]
    defender:
      groups: [{ number: 1, units: [{ id: fiume, type: bb, size: 2, speed: fast }, { id: carducci, type: dd, count: 2 }] }]
    fleetCombats:
      - { id: night, attacker: 1, defender: 1${orders} }
`;

/** Every order with at most one target for each ship, whether the rules allow it or not. */
function listFireOrders(ships: readonly string[], targets: readonly string[]): readonly string[] {
  return ships
    .reduce<readonly (readonly string[])[]>(
      (chosen, by) => chosen.flatMap((some) => [some, ...targets.map((at) => [...some, `{ by: ${by}, at: ${at} }`])]),
      [[]],
    )
    .map((orders) => `{ fire: [${orders.join(', ')}] }`);
}

describe('advice on fire', () => {
  it('advice on fire finds the best targets of every ship: by brute force', () => {
    const site = getCombatEntry(fleets());
    const ofAttacker = listFireOrders(['warspite', 'valiant', 'greyhounds'], ['fiume', 'carducci', 'cargo']);
    assertAdviceIsBest(
      site,
      'attacker',
      ofAttacker.map((orders) => getCombatEntry(fleets(`orders: ${orders}`))),
    );
    const ofDefender = listFireOrders(['fiume', 'carducci'], ['warspite', 'valiant', 'greyhounds']);
    assertAdviceIsBest(
      site,
      'defender',
      ofDefender.map((orders) => getCombatEntry(fleets(`orders: ${orders}`))),
    );
  });

  it('advice on fire finds the best targets when another order is given: by brute force', () => {
    const orders = 'orders: { fire: [{ by: valiant, at: carducci }] }';
    const all = listFireOrders(['valiant', 'greyhounds'], ['fiume', 'carducci', 'cargo']);
    assertAdviceIsBest(
      getCombatEntry(fleets(orders)),
      'attacker',
      all.map((other) => getCombatEntry(fleets(`orders: ${other}`))),
    );
  });

  it('advice on fire finds the best targets in a round: by brute force', () => {
    const all = listFireOrders(['warspite', 'valiant'], ['fiume', 'carducci']);
    assertAdviceIsBest(
      getCombatEntry(round()),
      'attacker',
      all.map((orders) => getCombatEntry(round(`, orders: ${orders}`))),
    );
  });

  it('edits only the orders of the ships that it advises', () => {
    const site = getCombatEntry(
      fleets('orders: { fire: [{ by: fiume, at: warspite }, { by: greyhounds, at: fiume, factors: 1 }] }'),
    );
    const [attacker] = site.listAdvice!();
    const { policies, situations } = attacker!.createSituations!();
    const plan = situations[0]!.plans.find(({ id }) => id === 'fire.cape:valiant:carducci+greyhounds:cargo')!;
    const choices = new Map([['fire.cape', plan.id]]);
    assert.equal(
      policies[0]!.createTitle(choices),
      'Valiant fires at carducci and the spare factors of greyhounds wait for cargo',
    );
    assert.deepEqual(
      policies[0]!.createEdits(choices)!.map(({ edit }) => edit),
      ['set', 'remove', 'append'],
    );
  });

  it('offers no advice on fire when the pairing decides everything', () => {
    const alone = fleets().replace(/ {8}- \{ id: (valiant|greyhounds).*\n/g, '');
    assert.deepEqual(getCombatEntry(alone).listAdvice!(), []);
    assert.deepEqual(getCombatEntry(fleets().replace('type: bb, size: 2, speed: fast', 'type: bb')).listAdvice!(), []);
  });
});
