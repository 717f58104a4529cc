import assert from 'node:assert/strict';
import type { Combat, Loss, Shooter } from '../../../../server/src/engine/combat';
import { SideLosses } from '../../../../server/src/engine/lattice/side-losses';

const lose = (counter: number, loss: Partial<Loss> = {}): Loss => ({
  title: 'unit',
  counter,
  target: 'surface',
  ...loss,
});

function createLosses(...losses: readonly Loss[]): SideLosses {
  const counters = Array.from({ length: 8 }, (_, index) => ({ name: `c${index}`, title: 'units', max: 3 }));
  return new SideLosses({ counters, losses: { us: losses } } as unknown as Combat, 'us');
}

const shootWith = (...counters: readonly number[]) => ({ counters }) as unknown as Shooter;

describe('losses of a side', () => {
  it('the counters of losses are those that are lost, damaged or struck', () => {
    const losses = createLosses(lose(0, { becomes: 1 }), lose(2, { struck: 3 }), lose(4));
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5].map((counter) => losses.hasCounter(counter)),
      [true, true, true, true, true, false],
    );
    assert.deepEqual([...losses.struckCounters], [[2, 3]]);
    assert.equal(createLosses().hasCounter(0), false);
    assert.equal(new SideLosses({ counters: [] } as unknown as Combat, 'us').hasCounter(0), false);
  });

  it('struck units cannot be told apart if several kinds share their counter, or if they are lost or damaged themselves', () => {
    const struck = { struck: 7 };
    assert.equal(createLosses(lose(0, struck), lose(1, { struck: 6 }), lose(2)).sharesStruckCounters(), false);
    assert.equal(createLosses(lose(0, struck), lose(0, { ...struck, target: 'air' })).sharesStruckCounters(), false);
    assert.equal(createLosses(lose(0, struck), lose(1, struck)).sharesStruckCounters(), true);
    assert.equal(createLosses(lose(0, struck), lose(0, { struck: 6 })).sharesStruckCounters(), true);
    assert.equal(createLosses(lose(0, struck), lose(7)).sharesStruckCounters(), true);
    assert.equal(createLosses(lose(0, struck), lose(1, { becomes: 7 })).sharesStruckCounters(), true);
  });

  it('struck units fire with the intact ones of their kind only if both are among those of a shooter', () => {
    const losses = createLosses(lose(0, { struck: 7 }), lose(1, { becomes: 2 }));
    const answers = [shootWith(0, 7), shootWith(1), shootWith(0), shootWith(7)];
    assert.deepEqual(
      answers.map((shooter) => losses.doStruckFireAlike(shooter)),
      [true, true, false, false],
    );
  });

  it('all units fire back if none is lost at once, and damaged ones fire with the others', () => {
    const damage = lose(1, { becomes: 2 });
    assert.equal(createLosses(lose(0, { struck: 7 })).doAllFireBack([shootWith(0)]), true);
    assert.equal(createLosses(lose(0)).doAllFireBack([shootWith(0)]), false);
    assert.equal(createLosses(damage).doAllFireBack([shootWith(1, 2), shootWith(0)]), true);
    assert.equal(createLosses(damage).doAllFireBack([shootWith(1, 2), shootWith(1)]), false);
    assert.equal(createLosses(damage).doAllFireBack([]), true);
    assert.equal(createLosses(damage, lose(0)).doAllFireBack([]), false);
  });

  it('rounds in which the same units fire share a lattice', () => {
    const losses = createLosses(lose(0));
    assert.equal(losses.getLattice([1]), losses.getLattice([1]));
    assert.notEqual(losses.getLattice([1]), losses.getLattice([2]));
    assert.deepEqual(losses.getLattice([2]).counters, [0, 2]);
  });
});
