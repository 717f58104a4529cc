/** The enumerator against odds from other sources: exact fractions, which are compared without tolerance. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Battle, Group } from '../../../support/axis-and-allies/battle';
import { listBeginnings } from '../../../support/axis-and-allies/beginnings';
import { enumerate, computeWinnerChances } from '../../../support/axis-and-allies/enumerate';
import { createForces, createGroup } from '../../../support/axis-and-allies/forces';
import type { UnitWord } from '../../../support/axis-and-allies/forces';
import { formatFraction, addAll } from '../../../support/axis-and-allies/fraction';
import type { Fraction } from '../../../support/axis-and-allies/fraction';
import { createField } from '../../../support/axis-and-allies/position';
import type { Position } from '../../../support/axis-and-allies/position';
import { battles } from '../../../support/axis-and-allies/random-battle';

type Counts = Partial<Record<UnitWord, number>>;

const createLhtrBattle = (attacker: Counts, defender: Counts, more: Partial<Battle['attacker']> = {}): Battle => ({
  ...{ rules: 'lhtr', sides: 6 },
  attacker: { ...createForces(attacker), ...more },
  defender: createForces(defender),
});

function formatOdds(battle: Battle): string[] {
  const { attacker, defender, nobody, both } = computeWinnerChances(battle);
  return [attacker, defender, nobody, both].map(formatFraction);
}

/** The probability that the groups meet a condition when the battle begins. */
function computeChance(battle: Battle, holds: (groups: Position['groups']) => boolean): string {
  const branches = listBeginnings(createField(battle)).filter(([{ groups }]) => holds(groups));
  return formatFraction(addAll(branches.map(([, probability]): Fraction => probability)));
}

describe('the enumerator of small sea battles', () => {
  describe('without detection', () => {
    const cases: readonly [attacker: Counts, defender: Counts, odds: string[]][] = [
      [{ sub: 1 }, { dd: 1 }, ['1/4', '1/2', '1/4', '0']],
      [{ sub: 1 }, { trn: 1 }, ['3/4', '1/4', '0', '0']],
      [{ sub: 1 }, { sub: 1 }, ['2/5', '2/5', '1/5', '0']],
      [{ dd: 1, sub: 1 }, { sub: 1 }, ['13/14', '1/28', '1/28', '0']],
      [{ dd: 1, sub: 1 }, { dd: 1, sub: 1 }, ['17/40', '17/40', '3/20', '0']],
      [{ ftr: 2 }, { sub: 1 }, ['1', '0', '0', '0']],
      [{ sub: 2 }, { dd: 1, trn: 1 }, ['1541/4004', '2027/4004', '109/1001', '0']],
    ];
    for (const [attacker, defender, expected] of cases)
      it(`gives the known odds of ${JSON.stringify(attacker)} against ${JSON.stringify(defender)}`, () => {
        assert.deepEqual(formatOdds(createLhtrBattle(attacker, defender)), expected);
      });

    it('a battleship takes two hits, and is damaged at its place in the order of loss', () => {
      // Damage to the battleship is first in the order of loss by default.
      const defaultOrder = createLhtrBattle({ ftr: 1 }, { trn: 1, bb: 1 });
      const lateDamage = {
        ...defaultOrder,
        defender: { ...defaultOrder.defender, losses: ['trn', 'bb damage', 'bb'] },
      };
      assert.notDeepEqual(formatOdds(defaultOrder), formatOdds(lateDamage));
      assert.deepEqual(
        formatOdds({ ...defaultOrder, defender: { ...defaultOrder.defender, losses: ['bb damage', 'trn', 'bb'] } }),
        formatOdds(defaultOrder),
      );
    });

    it('stops a battle in which neither side can hit', () => {
      assert.deepEqual(formatOdds(createLhtrBattle({ trn: 2 }, { bmbr: 0, trn: 0, sub: 1 }, {})), ['0', '1', '0', '0']);
      const harmless = createForces({ sub: 1 }, { defence: 0 });
      assert.deepEqual(formatOdds({ ...createLhtrBattle({ trn: 1 }, {}), defender: harmless }), ['0', '0', '0', '1']);
    });

    it('retreats after the ordered round, below the ordered number of units, or below the ordered chance', () => {
      const once = formatOdds(createLhtrBattle({ dd: 1 }, { dd: 1 }, { retreat: { afterRound: 1 } }));
      assert.deepEqual(once, ['1/4', '1/4', '1/4', '1/4']);
      const twice = formatOdds(createLhtrBattle({ dd: 1 }, { dd: 1 }, { retreat: { afterRound: 2 } }));
      assert.deepEqual(twice, ['5/16', '5/16', '5/16', '1/16']);
      // One destroyer against one wins a third of the time; two lose one, or none, before the order applies.
      assert.deepEqual(
        formatOdds(createLhtrBattle({ dd: 2 }, { dd: 1 }, { retreat: { fewerThan: 2 } })),
        formatOdds(createLhtrBattle({ dd: 2 }, { dd: 1 }, { retreat: { chanceBelow: '0.34' } })),
      );
      assert.deepEqual(
        formatOdds(createLhtrBattle({ dd: 2 }, { dd: 1 }, { retreat: { chanceBelow: '1/3' } })),
        formatOdds(createLhtrBattle({ dd: 2 }, { dd: 1 })),
      );
    });

    it('submarines submerge once the enemy has no destroyer left', () => {
      const away = { ...createLhtrBattle({ ftr: 1 }, {}), defender: createForces({ sub: 1 }, { submerges: true }) };
      assert.deepEqual(formatOdds(away), ['1/2', '0', '0', '1/2']);
      const held = { ...createLhtrBattle({ dd: 1 }, {}), defender: createForces({ sub: 1 }, { submerges: true }) };
      assert.deepEqual(formatOdds(held), formatOdds(createLhtrBattle({ dd: 1 }, { sub: 1 })));
    });
  });

  describe('with detection', () => {
    const createAareBattle = (
      attacker: Counts,
      defender: Counts,
      dives: 'attacker' | 'defender' | 'nobody',
    ): Battle => ({
      ...{ rules: 'aare', sides: 6 },
      attacker: createForces(attacker, { dives: dives === 'attacker' }),
      defender: createForces(defender, { dives: dives === 'defender' }),
    });

    it('gives the known odds of battles with detection', () => {
      assert.deepEqual(formatOdds(createAareBattle({ sub: 1 }, { dd: 1 }, 'nobody')), ['1/3', '1/2', '1/6', '0']);
      assert.deepEqual(formatOdds(createAareBattle({ sub: 1 }, { dd: 1 }, 'attacker')), ['7/24', '1/4', '1/8', '1/3']);
      assert.deepEqual(formatOdds(createAareBattle({ dd: 2 }, { sub: 2 }, 'nobody')), [
        '1019/1680',
        '1459/5040',
        '131/1260',
        '0',
      ]);
      assert.deepEqual(formatOdds(createAareBattle({ ftr: 2 }, { sub: 1 }, 'defender')), ['0', '0', '0', '1']);
    });

    it('destroyers of each nation detect with the aircraft and technologies of their nation', () => {
      const createNationGroup = (type: UnitWord, count: number, nation: string): Group =>
        createGroup(type, count, { nation, id: `${nation} ${type}` });
      const battle: Battle = {
        ...{ rules: 'aare', sides: 6, technologies: { us: ['long-range-aircraft'] } },
        attacker: { groups: [createNationGroup('sub', 5, 'germany')], losses: [] },
        defender: {
          groups: [
            createNationGroup('dd', 2, 'uk'),
            createNationGroup('dd', 1, 'us'),
            createNationGroup('ac', 1, 'us'),
            createNationGroup('ftr', 1, 'us'),
          ],
          losses: [],
        },
      };
      assert.equal(
        computeChance(battle, ([subs]) => !subs!.undetected),
        '23/24',
      );
    });

    it('compares groups of submarines with the same dice', () => {
      const battle: Battle = {
        ...{ rules: 'aare', sides: 6, technologies: { japan: ['super-submarines'] } },
        attacker: {
          groups: [
            createGroup('sub', 2, { id: 'super', nation: 'japan' }),
            createGroup('sub', 2, { id: 'kaiten', nation: 'japan', kaiten: true }),
          ],
          losses: [],
        },
        defender: { groups: [createGroup('dd', 3, { nation: 'us' })], losses: [] },
      };
      const computeJointChance = (first: boolean, second: boolean) =>
        computeChance(battle, ([x, y]) => !x!.undetected === first && !y!.undetected === second);
      assert.deepEqual(
        [
          computeJointChance(true, true),
          computeJointChance(true, false),
          computeJointChance(false, false),
          computeJointChance(false, true),
        ],
        ['91/216', '61/216', '8/27', '0'],
      );
    });
  });

  describe('with depths', () => {
    /** A destroyer and a fighter with these attack values against a submarine that always dives. */
    const createHunt = (sides: number, dd: number, ftr: number, depth: 'periscope' | 'submerged'): Battle => ({
      ...{ rules: 'depth', sides },
      attacker: {
        groups: [createGroup('dd', 1, { attack: dd }), createGroup('ftr', 1, { attack: ftr })],
        losses: ['dd', 'ftr'],
      },
      defender: { groups: [createGroup('sub', 1, { depth, dives: true })], losses: ['sub'] },
    });
    const computeFindChance = (battle: Battle) => computeChance(battle, (groups) => groups.at(-1)!.away === 0);

    it('gives the known odds of a hunt for a submarine that dives', () => {
      for (const [battle, chances] of [
        [createHunt(6, 3, 3, 'periscope'), ['3/4', '9/16']],
        [createHunt(6, 3, 3, 'submerged'), ['5/9', '5/12']],
        [createHunt(12, 4, 6, 'periscope'), ['3/4', '1/2']],
        [createHunt(12, 4, 6, 'submerged'), ['5/9', '10/27']],
      ] as const)
        assert.deepEqual([computeFindChance(battle), formatOdds(battle)[0]], chances);
    });

    it('compares each die with the number of each submarine', () => {
      const battle: Battle = {
        ...{ rules: 'depth', sides: 6 },
        attacker: createForces({ dd: 2, ftr: 1 }),
        defender: {
          groups: [
            createGroup('sub', 1, { id: 'high', depth: 'periscope' }),
            createGroup('sub', 1, { id: 'deep', depth: 'submerged' }),
          ],
          losses: [],
        },
      };
      const computeJointChance = (variant: Battle, high: boolean, deep: boolean) =>
        computeChance(variant, (groups) => (groups[2]!.away === 0) === high && (groups[3]!.away === 0) === deep);
      const all = [
        computeJointChance(battle, true, true),
        computeJointChance(battle, true, false),
        computeJointChance(battle, false, false),
      ];
      assert.deepEqual(all, ['19/27', '37/216', '1/8']);
      assert.equal(computeJointChance({ ...battle, anySuccessFindsAll: true }, true, true), '7/8');
    });

    it('never finds a silent submarine, and lets unfound ones defend only against ships', () => {
      const silent = createGroup('sub', 1, { depth: 'silent', elects: true });
      const deep = createGroup('sub', 1, { depth: 'submerged', elects: true, defence: 6 });
      const createDepthBattle = (sub: Group, attacker: Counts): Battle => ({
        ...{ rules: 'depth', sides: 6 },
        attacker: createForces(attacker, { searches: false }),
        defender: { groups: [sub], losses: ['sub'] },
      });
      assert.deepEqual(formatOdds(createDepthBattle(silent, { dd: 1 })), ['0', '0', '0', '1']);
      assert.deepEqual(formatOdds(createDepthBattle(deep, { ftr: 1 })), ['0', '0', '0', '1']);
      // It hits in opening fire of the first cycle, in which it cannot be hit: the destroyer fires back at nothing.
      assert.deepEqual(formatOdds(createDepthBattle(deep, { dd: 1 })), ['0', '1', '0', '0']);
    });
  });

  it('gives probabilities that sum to exactly 1', () => {
    fc.assert(
      fc.property(battles, (battle) => {
        assert.equal(formatFraction(addAll(enumerate(battle).map(({ probability }) => probability))), '1');
      }),
      { numRuns: 100 },
    );
  });
});
