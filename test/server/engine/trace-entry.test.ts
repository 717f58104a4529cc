import assert from 'node:assert/strict';
import { createAmount } from '../../../server/src/engine/amount';
import { traceCombat } from '../../../server/src/engine/trace';
import { listAmounts } from '../../../server/src/engine/trace-entry';
import { createHunt, search, shoot } from './hunt';
import { createSeaBattle } from './sea-battle';

describe('amounts of a trace entry', () => {
  const price = createAmount('price', { rule: 'price', label: 'price', by: 2 });

  it('lists the modified roll, then the amounts of the step', () => {
    const { entries } = traceCombat(createHunt([{ ...search, amounts: () => [price] }]), { table: [5] });
    assert.deepEqual(
      listAmounts(entries[0]!).map(({ label, total }) => [label, total]),
      [
        ['search', 3],
        ['price', 2],
      ],
    );
  });

  it('lists no amounts for an unmodified roll', () => {
    const { entries } = traceCombat(createHunt([shoot]), { table: [5, 5] });
    assert.deepEqual(listAmounts(entries[0]!), []);
  });

  it('lists the hit values of the shooters in a volley', () => {
    const { entries } = traceCombat(createSeaBattle({ attacker: { dd: 1 }, defender: { trn: 1 } }), { seed: 1 });
    const volley = entries.find(({ kind }) => kind === 'volley')!;
    assert.deepEqual(
      listAmounts(volley).map(({ total }) => total),
      [3],
    );
  });
});
