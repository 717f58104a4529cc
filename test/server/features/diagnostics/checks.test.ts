import assert from 'node:assert/strict';
import { diagnose } from '../../../../server/src/features';
import type { Violation } from '../../../../server/src/model/diagnostic';
import { applyTextEdits } from '../../../../server/src/text';
import { analyzeText, biscay, makeCheck, withChecks, type AnyCheck } from '../support';

const twoCombats = `${biscay.trimEnd()}\n${biscay
  .slice(biscay.indexOf('  - id: biscay'))
  .replace(/biscay/g, 'azores')
  .replace(/(flotilla-\d|condor|liberator)/g, '$1-b')}`;

describe('a check of a part that speaks of the scenario as a whole', () => {
  let runs = 0;
  const check = {
    ...makeCheck('house/title', () => []),
    *check({ id }: { readonly id: string }, root: object): Generator<Violation> {
      runs++;
      if (id !== 'biscay') return;
      yield {
        message: 'The title is too long.',
        place: { owner: root, key: 'title' },
        related: [{ message: 'Here.', place: { owner: root, key: 'turn', onKey: true } }],
        fixes: [{ title: 'Shorten it', edits: [{ edit: 'set', owner: root, key: 'title', value: 'Condors' }] }],
      };
    },
  } as unknown as AnyCheck;
  const overrides = withChecks(check);

  it('marks and mends the same after an edit of another part, without running again', () => {
    const before = analyzeText(twoCombats, overrides);
    const describeProblem = (analysis: typeof before) => {
      const { text } = analysis;
      const [problem] = diagnose(analysis).filter(({ code }) => code.endsWith('house/title'));
      const { from, to, related, listFixes } = problem!;
      return {
        marked: text.slice(from, to),
        related: related.map((other) => text.slice(other.from, other.to)),
        mended: applyTextEdits(text, listFixes()[0]!.edits),
      };
    };
    const shorten = (text: string) => text.replace('title: Condors over Biscay', 'title: Condors');
    const expected = { marked: 'Condors over Biscay', related: ['turn'] };
    assert.deepEqual(describeProblem(before), { ...expected, mended: shorten(twoCombats) });
    assert.equal(runs, 2);
    const changed = twoCombats.replace('flotilla-7-b, type: sub, attack: 3', 'flotilla-7-b, type: sub, attack: 4');
    assert.notEqual(changed, twoCombats);
    assert.deepEqual(describeProblem(analyzeText(changed, overrides, before)), {
      ...expected,
      mended: shorten(changed),
    });
    assert.equal(runs, 3, 'only the edited part is checked again');
  });
});
