import assert from 'node:assert/strict';
import { BasisSet } from '../../../../server/src/engine/basis-set';
import { arePlanBasesRecorded } from '../../../../server/src/engine/lattice/branch-enumerator';
import type { RepetitionPlan } from '../../../../server/src/engine/lattice/repetition-plan';

describe('bases of volleys on lattices', () => {
  it('a plan may be solved as a whole once the bases of both sides are recorded', () => {
    const createAmount = (name: string) => ({ base: { basis: { kind: 'house-table', name } }, changes: [] }) as never;
    const createSalvo = (name: string) => ({ hitNumbers: [createAmount(name)], areBasesRecorded: false });
    const plan = {
      salvos: [[createSalvo('a'), createSalvo('b')], [createSalvo('c')]],
      areBasesRecorded: false,
    } as unknown as RepetitionPlan;
    const bases = new BasisSet();
    const answers = ['c', 'a', 'b'].map((name) => {
      bases.addAmount(createAmount(name));
      return arePlanBasesRecorded(plan, bases);
    });
    assert.deepEqual(answers, [false, false, true]);
    assert.ok(arePlanBasesRecorded(plan, new BasisSet()), 'what is recorded stays so');
  });
});
