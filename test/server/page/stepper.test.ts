import assert from 'node:assert/strict';
import { createElement } from '../../../server/src/page/element';
import { renderStepper, type Stepper } from '../../../server/src/page/stepper';
import { changeControl, pressButton, renderHtml } from './support';

function createStepper(values: Partial<Stepper>) {
  const heard: number[] = [];
  const typed: string[] = [];
  const stepper: Stepper = {
    ...{ name: 'destroyers', value: 3, minimum: 1, maximum: 5, minReason: 'one must fight', maxReason: 'no more' },
    change: (value) => heard.push(value),
    input: (text) => typed.push(text),
    ...values,
  };
  const rendered = createElement('div', {}, renderStepper(stepper));
  return { rendered, heard, typed, html: renderHtml(rendered) };
}

describe('a number with buttons', () => {
  it('goes up and down by one, and no further than its bounds', () => {
    for (const [value, button, expected] of [
      [3, 'Fewer: destroyers', [2]],
      [3, 'More: destroyers', [4]],
      [1, 'Fewer: destroyers', []],
      [2, 'Fewer: destroyers', [1]],
      [5, 'More: destroyers', []],
      [4, 'More: destroyers', [5]],
    ] as const) {
      const { rendered, heard } = createStepper({ value });
      pressButton(rendered, button);
      assert.deepEqual(heard, expected, `${value} ${button}`);
    }
  });

  it('takes a whole number that is typed, or the nearest bound', () => {
    for (const [text, expected] of [
      ['2', [2]],
      ['9', [5]],
      ['-9', [1]],
      ['1.5', []],
      ['x', []],
    ] as const) {
      const { rendered, heard, typed } = createStepper({});
      changeControl(rendered, { type: 'number' }, text, 'onInput');
      changeControl(rendered, { type: 'number' }, text);
      assert.deepEqual([heard, typed], [expected, [text]], text);
    }
  });

  it('says at its bounds why it goes no further', () => {
    assert.doesNotMatch(createStepper({}).html, /title=|aria-disabled/);
    assert.match(createStepper({ value: 1 }).html, /aria-disabled="true"[^>]*title="one must fight"/);
    assert.match(createStepper({ value: 5 }).html, /aria-disabled="true"[^>]*title="no more"/);
    assert.doesNotMatch(createStepper({ value: 5 }).html, /one must fight/);
  });

  it('shows what is being typed', () => {
    assert.match(createStepper({ typed: '12x' }).html, /value="12x"/);
    assert.match(createStepper({}).html, /value="3"/);
  });

  it('hands the focus on from a button that goes with the last unit', () => {
    for (const [value, isOffer, focused] of [
      [1, true, 1],
      [2, true, 0],
      [1, false, 0],
    ] as const) {
      const { rendered } = createStepper({ value, minimum: 0, isOffer });
      let focusCount = 0;
      pressButton(rendered, 'Fewer: destroyers', { focus: () => focusCount++ });
      assert.equal(focusCount, focused, `${value} ${isOffer}`);
    }
  });

  it('is a single button while there is nothing to count', () => {
    const { rendered, heard, html } = createStepper({ value: 0, minimum: 0, addLabel: 'destroyer' });
    assert.match(html, />\+ destroyer</);
    assert.equal(html.match(/ hidden/g)?.length, 2);
    pressButton(rendered, '+ destroyer');
    assert.deepEqual(heard, [1]);
  });
});
