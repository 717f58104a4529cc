import assert from 'node:assert/strict';
import { assertAdviceIsBest } from './advise';
import { getCombatEntry } from './fight';

const ships = `[{ id: barham, type: bb, size: 3 }, { id: eagle, type: cvl, size: 2 }, { id: escorts, type: dd, count: 3 }]`;

const writeAttack = (list: string, targets = ''): string => `
${list}:
  - id: off-sollum
    attacker: { units: [{ id: boats, type: sub, count: 3 }] }
    defender: { units: ${ships} }
    ${targets}
`;

const writeRound = (targets = ''): string => `
navalRounds:
  - id: ambush
    attacker: { groups: [{ number: 2, units: [{ id: idle, type: dd, count: 1 }] }] }
    defender: { groups: [{ number: 3, units: ${ships}, screened: [eagle] }] }
    fleetCombats: []
    submarineAttacks:
      - { id: wolves, by: attacker, group: 3, attacker: { units: [{ id: boats, type: sub, count: 3 }] }${targets} }
`;

const names = ['barham', 'eagle', 'escorts'];

/** Every sequence of three targets. */
const sequences = names.flatMap((first) =>
  names.flatMap((second) => names.map((third) => `targets: [${first}, ${second}, ${third}]`)),
);

describe('advice on submarine and harbor attacks', () => {
  for (const list of ['submarineAttacks', 'harborAttacks'])
    it(`advice finds the best targets of ${list}: by brute force`, () => {
      const all = sequences.map((targets) => getCombatEntry(writeAttack(list, targets)));
      assertAdviceIsBest(getCombatEntry(writeAttack(list)), 'attacker', all);
      assertAdviceIsBest(getCombatEntry(writeAttack(list, 'targets: [barham]')), 'attacker', all);
    });

  it('advice finds the best targets of submarine attacks in a round: by brute force', () => {
    const all = sequences.map((targets) => getCombatEntry(writeRound(`, ${targets}`)));
    assertAdviceIsBest(getCombatEntry(writeRound()), 'attacker', all);
  });

  it('writes a single target when every submarine attacks it', () => {
    const [attacker] = getCombatEntry(writeAttack('submarineAttacks')).listAdvice!();
    const { policies, situations } = attacker!.createSituations!();
    assert.equal(situations[0]!.title, 'off-sollum, with 3 attacks');
    const createEdits = (id: string) =>
      policies[0]!.createEdits(new Map([[situations[0]!.id, `${situations[0]!.id}:${id}`]]));
    assert.deepEqual(
      createEdits('escorts-3')?.map((edit) => 'value' in edit && edit.value),
      [['escorts']],
    );
    assert.deepEqual(
      createEdits('barham-2+escorts-1')?.map((edit) => 'value' in edit && edit.value),
      [['barham', 'barham', 'escorts']],
    );
  });

  it('offers no advice on a submarine attack with a single target', () => {
    assert.deepEqual(
      getCombatEntry(writeAttack('submarineAttacks').replace(ships, '[{ id: barham, type: bb, size: 3 }]'))
        .listAdvice!(),
      [],
    );
  });

  it('compares every division of a few attacks, and of many only attacks on one target', () => {
    const list = (count: number, targets = '') => {
      const yaml = writeAttack('submarineAttacks', targets).replace(
        'type: sub, count: 3',
        `type: sub, count: ${count}`,
      );
      const { situations, isComplete } = getCombatEntry(yaml).listAdvice!()[0]!.createSituations!();
      const { ordered, plans } = situations[0]!;
      return { isComplete, ordered: ordered.title, plans: plans.map(({ title }) => title) };
    };
    const single = list(1);
    assert.equal(single.isComplete, true);
    assert.equal(single.ordered, '1 attack on Barham');
    assert.deepEqual([...new Set(single.plans)].toSorted(), [
      ...['1 attack on Barham', '1 attack on eagle', '1 attack on escorts'],
    ]);
    const pair = list(2, 'targets: [eagle, barham]');
    assert.equal(pair.ordered, '1 attack on Barham and 1 on eagle');
    assert.ok(pair.plans.includes('1 attack on eagle and 1 on escorts'), pair.plans.join());
    assert.equal(new Set(pair.plans).size, 6);
    const many = list(60, 'targets: [eagle]');
    assert.equal(many.isComplete, false);
    assert.equal(many.ordered, '60 attacks on eagle');
    assert.deepEqual([...new Set(many.plans)].toSorted(), [
      ...['60 attacks on Barham', '60 attacks on eagle', '60 attacks on escorts'],
    ]);
  });
});
