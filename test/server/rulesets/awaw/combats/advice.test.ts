import assert from 'node:assert/strict';
import { createStream, createUniformGenerator } from '../../../../../server/src/dice/stream';
import { chooseRunCount } from '../../../../support/run-size';
import { adviseOn, assertAdviceIsBest, computeAimValue } from './advise';
import { getCombatEntry } from './fight';

const fleet = `[{ id: akagi, type: cv, size: 3 }, { id: kaga, type: cv, size: 2 }, { id: escorts, type: dd, count: 3 }]`;

const writeStrike = (targets: string): string => `
airAttacks:
  - id: here
    where: at-sea
    attacker: { units: [{ id: dauntlesses, type: nas, squadrons: 3 }] }
    defender: { units: ${fleet} }
    airDefenseLevel: 2
    ${targets}
`;

const writeRound = (more = ''): string => `
navalRounds:
  - id: midway
    attacker:
      nation: us
      search: { squadrons: 3 }
      groups:
        - { number: 2, units: [{ id: enterprise, type: cv, size: 3 }], cap: { units: [{ id: wildcats, type: nas, squadrons: 1 }] } }
    defender:
      nation: japan
      groups:
        - { number: 2, units: ${fleet} }
        - { number: 3, units: [{ id: tone, type: ca, count: 2 }] }
    strikes:
      - { id: dawn, by: attacker, group: 2, attacker: { units: [{ id: us-air, type: nas, squadrons: 3 }] } }
    ${more}
`;

describe('advice on naval combat', () => {
  it('advice on an air attack finds the best allotment of squadrons: by brute force', () => {
    const entry = getCombatEntry(writeStrike(''));
    const [attacker, ...others] = entry.listAdvice!();
    assert.deepEqual([attacker!.side, others], ['attacker', []]);
    for (const aim of attacker!.aims) {
      const { situations, asOrdered } = adviseOn(entry, attacker!, aim.id);
      const best = situations!.policies[0]?.value ?? asOrdered;
      assert.equal(situations!.isComplete, true);
      let maximum = -Infinity;
      for (let akagi = 0; akagi <= 3; akagi++)
        for (let kaga = 0; akagi + kaga <= 3; kaga++) {
          const light = 3 - akagi - kaga;
          const targets = [
            `{ ships: [akagi], squadrons: ${akagi} }`,
            `{ ships: [kaga], squadrons: ${kaga} }`,
            `{ ships: [escorts], squadrons: ${light} }`,
          ];
          maximum = Math.max(
            maximum,
            computeAimValue(getCombatEntry(writeStrike(`targets: [${targets.join(', ')}]`)), aim),
          );
        }
      assert.ok(Math.abs(maximum - best) < 1e-9, `${aim.id}: ${maximum} and ${best}`);
    }
  });

  it('advice on an air attack finds the best order of the targets: by brute force over random attacks', () => {
    for (let seed = 1; seed <= chooseRunCount(250, 12); seed++) {
      const random = createUniformGenerator(createStream(seed));
      const pick = (max: number): number => Math.floor(random() * max);
      const ids = Array.from({ length: 2 + pick(2) }, (_, index) => `ship-${index}`);
      const squadrons = 3 + pick(4);
      const writeAttack = (targets: string): string => `
airAttacks:
  - id: here
    where: at-sea
    attacker: { units: [{ id: planes, type: nas, squadrons: ${squadrons} }] }
    defender: { units: [${units.join(', ')}] }
    airDefenseLevel: ${level}
    cap: { units: [{ id: fighters, type: nas, squadrons: ${cap} }] }
    ${targets}
`;
      const units = ids.map((id) =>
        pick(3) === 0
          ? `{ id: ${id}, type: bb, size: 3, damaged: true }`
          : `{ id: ${id}, type: bb, size: ${2 + pick(4)} }`,
      );
      const level = 1 + pick(5);
      const cap = 1 + pick(4);
      const orderedEntries = listPermutations(ids).flatMap((order) =>
        listAllotments(order, squadrons).map((targets) =>
          getCombatEntry(writeAttack(`targets: [${targets.join(', ')}]`)),
        ),
      );
      assertAdviceIsBest(getCombatEntry(writeAttack('')), 'attacker', orderedEntries);
    }
  });

  it('compares only even allotments when there are too many', () => {
    const ships = Array.from({ length: 7 }, (_, index) => `{ id: ship-${index}, type: bb, size: 3 }`);
    const entry = getCombatEntry(
      writeStrike('')
        .replace(fleet, `[${ships.join(', ')}]`)
        .replace('squadrons: 3', 'squadrons: 20'),
    );
    const situations = entry.listAdvice!()[0]!.createSituations!();
    assert.equal(situations.isComplete, false);
    // One ship, two ships, or all of them, which is the order.
    assert.equal(situations.situations[0]!.plans.length, 7 + 21 + 1);
  });

  it('offers no advice when there is only one target, or when a size is unknown', () => {
    assert.deepEqual(
      getCombatEntry(writeStrike('').replace(fleet, '[{ id: akagi, type: cv, size: 3 }]')).listAdvice!(),
      [],
    );
    assert.deepEqual(
      getCombatEntry(writeStrike('').replace('{ id: akagi, type: cv, size: 3 }', '{ id: nobody, type: bb }'))
        .listAdvice!(),
      [],
    );
    assert.deepEqual(getCombatEntry(writeRound().replace(/strikes:[^]*/, '')).listAdvice!(), []);
  });

  it('weighs the losses of both sides of a round, the group to search for, and the CAP', () => {
    const entry = getCombatEntry(writeRound());
    const [attacker, defender] = entry.listAdvice!();
    assert.deepEqual(
      attacker!.aims.map(({ title }) => title),
      ['naval factors sunk less those lost', 'naval factors sunk', 'named ships sunk', 'own naval factors not sunk'],
    );
    assert.deepEqual(
      attacker!.alternatives.map(({ title }) => title),
      [
        'send dawn against group 3',
        '2 squadrons in dawn, 2 on CAP',
        '1 squadron in dawn, 3 on CAP',
        '4 squadrons in dawn, 0 on CAP',
      ],
    );
    assert.deepEqual([defender!.alternatives, defender!.createSituations], [[], undefined]);
    const balanceAdvice = adviseOn(entry, attacker!, 'balance');
    const ownAdvice = adviseOn(entry, attacker!, 'own');
    assert.ok(Math.abs(balanceAdvice.asOrdered - computeAimValue(entry, attacker!.aims[0]!)) < 1e-12);
    // Nothing strikes the attacker, so it loses nothing.
    assert.equal(ownAdvice.asOrdered, 3);
    const more = balanceAdvice.alternatives.find(({ id }) => id === 'dawn.cap-0')!;
    const fewer = balanceAdvice.alternatives.find(({ id }) => id === 'dawn.cap-3')!;
    assert.ok(more.value > balanceAdvice.asOrdered && fewer.value < balanceAdvice.asOrdered);
  });

  it('writes the order of one strike and leaves the others unchanged', () => {
    const second =
      '- { id: noon, by: attacker, group: 2, attacker: { units: [{ id: more-air, type: nas, squadrons: 2 }] } }';
    const [attacker] = getCombatEntry(writeRound(`  ${second}`)).listAdvice!();
    const { situations, policies } = attacker!.createSituations!();
    assert.deepEqual(
      situations.map(({ id }) => id),
      ['dawn', 'noon'],
    );
    const [dawn, noon] = situations;
    const [dawnPolicy] = policies;
    assert.ok(dawn!.plans.every((plan) => dawnPolicy!.allows(dawn!, plan)));
    assert.deepEqual(
      noon!.plans.filter((plan) => dawnPolicy!.allows(noon!, plan)),
      [noon!.ordered],
    );
    const choices = new Map([
      ['dawn', 'dawn:akagi-3'],
      ['noon', 'noon:ordered'],
    ]);
    assert.equal(dawnPolicy!.createTitle(choices), 'dawn: 3 squadrons on Akagi');
    assert.equal(dawnPolicy!.createEdits(choices)?.length, 1);
    assert.equal(dawnPolicy!.createEdits(new Map([['dawn', 'dawn:yamato-3']])), undefined);
  });
});

/** All permutations of some ids. */
function listPermutations(ids: readonly string[]): readonly (readonly string[])[] {
  if (ids.length === 0) return [[]];
  return ids.flatMap((id) => listPermutations(ids.filter((other) => other !== id)).map((others) => [id, ...others]));
}

/** All allotments of squadrons to targets in this order, as YAML. */
function listAllotments([first, ...others]: readonly string[], squadrons: number): readonly (readonly string[])[] {
  const writeTarget = (count: number): string => `{ ships: [${first!}], squadrons: ${count} }`;
  if (others.length === 0) return [[writeTarget(squadrons)]];
  return Array.from({ length: squadrons + 1 }, (_, count) => count).flatMap((count) =>
    listAllotments(others, squadrons - count).map((more) => [writeTarget(count), ...more]),
  );
}
