import assert from 'node:assert/strict';
import { element } from '../../../server/src/page/element';
import { whatIf } from '../../../server/src/page/what-if';
import { answer, isChanged } from '../../../server/src/page/what-if-answer';
import { drawing, htmlOf, odds, textOf } from './support';

const changes = [{ id: 'a', value: 3 }];

describe('what comes of what if', () => {
  it('has its place above the numbers before anything is changed, so that none moves', () => {
    const setup = {
      forces: [
        { side: 'attacker', lines: [{ id: 'a', title: 'Submarine', value: 2, minimum: 0, maximum: 9, short: 'SUB' }] },
      ],
      switches: [],
      canSwap: false,
    };
    const drawn = (state?: Parameters<typeof answer>[1]) =>
      htmlOf(
        element(
          'div',
          {},
          whatIf(drawing, () => undefined, setup, state, odds),
        ),
      );
    const states = [undefined, { changes, waiting: true }, { changes, waiting: false, refused: 'No.' }];
    for (const html of states.map(drawn)) assert.match(html, /^<div><div class="answer[^>]*>.*<input/);
  });

  it('shows what is written until something is changed', () => {
    assert.match(
      textOf(answer(drawing, { changes: [], waiting: false }, odds)),
      /Japan 61% · UK and the US 38% · .* Change a number or an order, and the odds follow\./,
    );
    assert.equal(textOf(answer(drawing, { changes, waiting: true }, odds)), 'Calculating…');
  });

  it('is of a change of forces as of sides that change places', () => {
    assert.equal(isChanged({ changes: [] }), false);
    assert.equal(isChanged({ changes }), true);
    assert.equal(isChanged({ changes: [], swapped: true }), true);
  });
});
