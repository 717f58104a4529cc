import assert from 'node:assert/strict';
import { createElement } from '../../../server/src/page/element';
import { renderWhatIf } from '../../../server/src/page/what-if';
import { renderAnswer, isChanged } from '../../../server/src/page/what-if-answer';
import { renderContext, renderHtml, odds, renderText } from './support';

const changes = [{ id: 'a', value: 3 }];

describe('the answer to a what-if question', () => {
  it('reserves its place above the numbers before anything is changed, so that none moves', () => {
    const setup = {
      forces: [
        { side: 'attacker', lines: [{ id: 'a', title: 'Submarine', value: 2, minimum: 0, maximum: 9, short: 'SUB' }] },
      ],
      switches: [],
      canSwap: false,
    };
    const drawForm = (state?: Parameters<typeof renderAnswer>[1]) =>
      renderHtml(
        createElement(
          'div',
          {},
          renderWhatIf(renderContext, () => undefined, setup, state, odds),
        ),
      );
    const states = [undefined, { changes, isWaiting: true }, { changes, isWaiting: false, refused: 'No.' }];
    for (const html of states.map(drawForm)) assert.match(html, /^<div><div class="answer[^>]*>.*<input/);
  });

  it('repeats no odds of the headline until something is changed', () => {
    assert.equal(
      renderText(renderAnswer(renderContext, { changes: [], isWaiting: false }, odds)),
      'Change a number or an order, and the odds follow.',
    );
    assert.equal(renderText(renderAnswer(renderContext, { changes, isWaiting: true }, odds)), 'Calculating…');
  });

  it('names a chance that is no more, and none that never was', () => {
    const [verdict] = odds.verdicts;
    const withShares = (...shares: readonly number[]) => ({
      ...odds,
      verdicts: [{ ...verdict!, ways: verdict!.ways.map((result, index) => ({ ...result, share: shares[index]! })) }],
    });
    const answer = { changes, isWaiting: false, result: { odds: withShares(1, 0, 0, 0), writes: [] } };
    const text = renderText(renderAnswer(renderContext, answer, withShares(0.6, 0.4, 0, 0)));
    assert.match(text, /Japan >?\d+% \(was 60%\) · /);
    assert.match(text, /0% \(was 40%\)/);
    assert.doesNotMatch(text, /survive|nobody/i);
  });

  it('shows the average results as written, and their changes after a change', () => {
    const createHeadline = (side: string, mean: number) => ({
      side,
      words: 'factors lost',
      of: [['sunk', side]],
      mean,
      distribution: [],
    });
    const measures = [
      { path: ['sunk', 'attacker'], title: 'factors lost, the attacker', mean: 1.5, distribution: [] },
      { path: ['search'], title: 'search total', mean: 4, distribution: [] },
      { path: ['aborted'], title: 'squadrons aborted', mean: 0, distribution: [] },
    ];
    const written = {
      ...odds,
      verdicts: [],
      measures,
      headlines: [createHeadline('attacker', 1.5), createHeadline('defender', 3)],
    };
    assert.equal(
      renderText(renderAnswer(renderContext, { changes: [], isWaiting: false }, written)),
      'Change a number or an order, and the odds follow. Averages as written On average As written' +
        ' Japan: factors lost 1.5 The UK and the US: factors lost 3 Search total 4',
    );
    const more = Array.from({ length: 3 }, (_, index) => ({
      ...measures[1]!,
      path: [`more-${index}`],
      title: `extra ${index}`,
    }));
    assert.match(
      renderText(
        renderAnswer(
          renderContext,
          { changes: [], isWaiting: false },
          { ...written, measures: [...measures, ...more] },
        ),
      ),
      /Search total 4 3 more /,
      'no row is missing without a word',
    );
    const now = { ...written, headlines: [createHeadline('attacker', 2.5), createHeadline('defender', 3)] };
    const state = { changes, isWaiting: false, result: { odds: now, writes: [] } };
    assert.match(renderText(renderAnswer(renderContext, state, written)), / What if Japan: factors lost 1\.5 2\.5$/);
  });

  it('treats changed forces and swapped sides as changes', () => {
    assert.equal(isChanged({ changes: [] }), false);
    assert.equal(isChanged({ changes }), true);
    assert.equal(isChanged({ changes: [], swapped: true }), true);
  });
});
