/** Arbitrary sea battles that fit the schemas, sensible or not, for combats that must never throw. */
import fc from 'fast-check';

const names = ['wolf', 'units', 'lost', 'dd', 'sub', 'retreated', 'a.struck', 'all'];
const leaveWhen = fc.constantFrom(
  ...(['never', 'always', 'no-target-left', 'enemy-has-aircraft', 'enemy-has-destroyer'] as const),
);

/** A record with optional members. */
function partialRecord<T extends object>(members: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> {
  return fc.record(members, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;
}

export function generateLeaveOrders(): fc.Arbitrary<object> {
  return partialRecord({
    when: leaveWhen,
    groups: fc.dictionary(fc.constantFrom(...names), leaveWhen, { maxKeys: 2 }),
  });
}

/** Units in the compact or the full form. */
export function generateUnits(types: readonly string[], more: Readonly<Record<string, fc.Arbitrary<unknown>>>) {
  const type = fc.constantFrom(...types);
  const count = fc.oneof({ weight: 9, arbitrary: fc.nat({ max: 3 }) }, { weight: 1, arbitrary: fc.constant(200) });
  const group = fc
    .tuple(fc.record({ type }), partialRecord({ id: fc.constantFrom(...names), count, ...more }))
    .map(([must, may]) => ({ ...must, ...may }));
  return fc.oneof(fc.dictionary(type, count, { maxKeys: 4 }), fc.array(group, { maxLength: 4 }));
}

/** A battle with these units and orders. */
export function generateBattle(
  unitArbitrary: fc.Arbitrary<unknown>,
  types: readonly string[],
  orders: Readonly<Record<'attacker' | 'defender', Readonly<Record<string, fc.Arbitrary<unknown>>>>>,
) {
  const power = fc.constantFrom('germany', 'uk', 'us', 'nobody');
  const losses = fc.oneof(fc.constant('by-value'), fc.subarray([...types, 'bb-damage']));
  const retreat = partialRecord({
    afterRound: fc.integer({ min: 1, max: 3 }),
    fewerThan: fc.integer({ min: 1, max: 3 }),
    chanceBelow: fc.constantFrom(0.01, 0.5, 1),
  });
  const shared = { losses, submerge: generateLeaveOrders() };
  return fc.record({
    id: fc.constant('battle'),
    attacker: fc.record({
      power,
      units: unitArbitrary,
      orders: partialRecord({ ...shared, retreat, ...orders.attacker }),
    }),
    defender: partialRecord({
      power,
      units: unitArbitrary,
      forces: fc.array(fc.record({ power, units: unitArbitrary }), { maxLength: 2 }),
      orders: partialRecord({ ...shared, ...orders.defender }),
    }),
    expect: partialRecord({ rounds: fc.constant(1) }),
  });
}
