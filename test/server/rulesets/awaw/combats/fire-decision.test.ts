import assert from 'node:assert/strict';
import { assertAdviceIsBest } from './advise';
import { getCombatEntry } from './fight';

const writeFleets = (orders = ''): string => `
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

const writeRound = (orders = ''): string => `
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
    const entry = getCombatEntry(writeFleets());
    const attackerOrders = listFireOrders(['warspite', 'valiant', 'greyhounds'], ['fiume', 'carducci', 'cargo']);
    assertAdviceIsBest(
      entry,
      'attacker',
      attackerOrders.map((orders) => getCombatEntry(writeFleets(`orders: ${orders}`))),
    );
    const defenderOrders = listFireOrders(['fiume', 'carducci'], ['warspite', 'valiant', 'greyhounds']);
    assertAdviceIsBest(
      entry,
      'defender',
      defenderOrders.map((orders) => getCombatEntry(writeFleets(`orders: ${orders}`))),
    );
  });

  it('advice on fire finds the best targets when another order is given: by brute force', () => {
    const orders = 'orders: { fire: [{ by: valiant, at: carducci }] }';
    const fireOrders = listFireOrders(['valiant', 'greyhounds'], ['fiume', 'carducci', 'cargo']);
    assertAdviceIsBest(
      getCombatEntry(writeFleets(orders)),
      'attacker',
      fireOrders.map((other) => getCombatEntry(writeFleets(`orders: ${other}`))),
    );
  });

  it('advice on fire finds the best targets in a round: by brute force', () => {
    const fireOrders = listFireOrders(['warspite', 'valiant'], ['fiume', 'carducci']);
    assertAdviceIsBest(
      getCombatEntry(writeRound()),
      'attacker',
      fireOrders.map((orders) => getCombatEntry(writeRound(`, orders: ${orders}`))),
    );
  });

  it('edits only the orders of the ships that it advises', () => {
    const entry = getCombatEntry(
      writeFleets('orders: { fire: [{ by: fiume, at: warspite }, { by: greyhounds, at: fiume, factors: 1 }] }'),
    );
    const [attacker] = entry.listAdvice!();
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
    const alone = writeFleets().replace(/ {8}- \{ id: (valiant|greyhounds).*\n/g, '');
    assert.deepEqual(getCombatEntry(alone).listAdvice!(), []);
    assert.deepEqual(
      getCombatEntry(writeFleets().replace('type: bb, size: 2, speed: fast', 'type: bb')).listAdvice!(),
      [],
    );
  });
});
