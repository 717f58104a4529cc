import assert from 'node:assert/strict';
import { applyDifference } from '../../../../server/src/rulesets/examples';
import {
  countKinds,
  createReductionFixes,
  findClaimedUnits,
  findUnitsOfKind,
} from '../../../../server/src/rulesets/axis-and-allies/claimed-units';
import type { NamedForce, SeaBattle } from '../../../../server/src/rulesets/axis-and-allies/data';
import { createOrderOfBattle } from '../../../../server/src/rulesets/axis-and-allies/scenarios';
import { applyTextEdits } from '../../../../server/src/text';
import { assertPasses } from '../../../support/cases';
import { findDiagnostics } from '../../../support/test-checks';

const base = createOrderOfBattle('aare');

/** The battle of the base with a result, and a later battle. */
const writeLaterBattle = (result: string, units: string, more = '') => `
  seaBattles:
    - id: screen
      result: ${result}
    - id: main-body
      attacker: { from: home-fleet, units: ${units} }
      defender: { power: germany, units: { bb: 1 } }
      ${more}
`;

const oneLost = '{ attacker: { units: 1, dd: 1 }, defender: { units: 0 } }';

describe('the units that battles claim from a force', () => {
  it('a fix lowers the claimed count to the remaining units', () => {
    const applyFixes = (fails: string) => {
      const text = applyDifference(base, fails);
      const [diagnostic, ...others] = findDiagnostics(text);
      assert.deepEqual(others, []);
      return diagnostic!.listFixes().map(({ title, edits }) => [title, applyTextEdits(text, edits)] as const);
    };
    const [[title, text] = []] = applyFixes(writeLaterBattle(oneLost, '{ dd: 3, bb: 1 }'));
    assert.equal(title, 'Take 2 of dd');
    assert.match(text!, /units: \{ dd: 2, bb: 1 \}/);
    const [[emptyFix, reducedText] = []] = applyFixes(
      writeLaterBattle('{ attacker: { units: 0, dd: 0 } }', '[{ type: dd, count: 2 }, { type: bb }]'),
    );
    assert.equal(emptyFix, 'Take 1 of dd');
    assert.match(reducedText!, /\{ type: dd, count: 1 \}/);
  });

  it('a battle with a result may claim lost units, unless its result has more units than were left', () => {
    assertPasses(base, writeLaterBattle(oneLost, '{ dd: 3 }', 'result: { attacker: { units: 2, dd: 2 } }'));
    assert.deepEqual(
      findDiagnostics(
        applyDifference(base, writeLaterBattle(oneLost, '{ dd: 3 }', 'result: { attacker: { units: 3, dd: 3 } }')),
      ).map(({ code }) => code),
      ['aare/out-of-action'],
    );
  });

  const forces: readonly NamedForce[] = [
    { id: 'home-fleet', power: 'uk', units: { dd: 3, bb: 1 } },
    {
      id: 'wolves',
      power: 'germany',
      units: [{ id: 'wolfpack', type: 'sub', count: 2 }, { type: 'dd' }, { type: 'dd' }],
    },
  ];

  it('counts the units of a force by the id of their group, or by their type', () => {
    assert.deepEqual(
      [...countKinds(forces[1]!)],
      [
        ['wolfpack', 2],
        ['dd', 2],
      ],
    );
    assert.equal(findUnitsOfKind(forces[1]!, 'wolfpack')?.count, 2);
    assert.equal(findUnitsOfKind(forces[1]!, 'sub'), undefined);
  });

  it('finds who claims what, and where the battle names the force', () => {
    const party = { power: 'us', from: 'home-fleet', units: { dd: 1, ftr: 1 } };
    const battle: SeaBattle = {
      id: 'here',
      attacker: { from: 'wolves', power: 'germany', units: { sub: 1, dd: 2 } },
      defender: {
        from: 'home-fleet',
        power: 'uk',
        units: { bb: 1 },
        forces: [party, { power: 'us', units: { dd: 4 } }],
      },
    };
    const lines = findClaimedUnits(battle, forces).map(({ force, kind, forceCount, side, index, count, place }) => [
      `${side} ${index}: ${count} of ${forceCount} ${kind} of ${force.id}`,
      place.owner === party ? 'forces' : place.owner === battle[side] ? side : 'elsewhere',
    ]);
    assert.deepEqual(lines, [
      ['attacker 0: 1 of 2 wolfpack of wolves', 'attacker'],
      ['attacker 1: 2 of 2 dd of wolves', 'attacker'],
      ['defender 0: 1 of 1 bb of home-fleet', 'defender'],
      ['defender 1: 1 of 3 dd of home-fleet', 'forces'],
    ]);
  });

  it('a fix takes fewer units, or none if others remain', () => {
    const list = (units: SeaBattle['attacker']['units'], remaining: number) => {
      const battle: SeaBattle = { id: 'here', attacker: { from: 'wolves', power: 'germany', units }, defender: {} };
      const [line] = findClaimedUnits(battle, forces);
      return createReductionFixes(line!, remaining).map(({ title, edits }) => [
        title,
        ...edits.map((edit) => ('value' in edit ? edit.value : `${edit.edit} ${String('key' in edit && edit.key)}`)),
      ]);
    };
    assert.deepEqual(list({ dd: 2 }, 1), [['Take 1 of dd', 1]]);
    assert.deepEqual(list({ dd: 2 }, 2), []);
    assert.deepEqual(list({ dd: 2 }, 0), [], 'there is nobody else');
    assert.deepEqual(list({ dd: 2, sub: 1 }, 0), [['Take no dd', 'remove dd']]);
    assert.deepEqual(list([{ type: 'dd', count: 2 }, { type: 'sub' }], 0), [['Take no dd', 'remove 0']]);
    assert.deepEqual(list([{ type: 'dd', count: 2 }, { type: 'sub' }], 1), [['Take 1 of dd', 1]]);
  });
});
