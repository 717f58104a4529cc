import assert from 'node:assert/strict';
import { amount } from '../../../server/src/engine/amount';
import { trace } from '../../../server/src/engine/trace';
import { amountsOf } from '../../../server/src/engine/trace-entry';
import { hunt, search, shoot } from './hunt';
import { seaBattle } from './sea-battle';

describe('amounts of a trace entry', () => {
  const price = amount('price', { rule: 'price', what: 'price', by: 2 });

  it('lists the modified roll, then the amounts of the step', () => {
    const { entries } = trace(hunt([{ ...search, amounts: () => [price] }]), { table: [5] });
    assert.deepEqual(
      amountsOf(entries[0]!).map(({ what, total }) => [what, total]),
      [
        ['search', 3],
        ['price', 2],
      ],
    );
  });

  it('lists no amounts for an unmodified roll', () => {
    const { entries } = trace(hunt([shoot]), { table: [5, 5] });
    assert.deepEqual(amountsOf(entries[0]!), []);
  });

  it('lists the hit values of the shooters in a volley', () => {
    const { entries } = trace(seaBattle({ attacker: { dd: 1 }, defender: { trn: 1 } }), { seed: 1 });
    const volley = entries.find(({ kind }) => kind === 'volley')!;
    assert.deepEqual(
      amountsOf(volley).map(({ total }) => total),
      [3],
    );
  });
});
