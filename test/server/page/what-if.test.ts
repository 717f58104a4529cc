import assert from 'node:assert/strict';
import { element } from '../../../server/src/page/element';
import type { FromPage, WhatIfState } from '../../../server/src/page/messages';
import { compactForces, whatIf } from '../../../server/src/page/what-if';
import type { ReportSetup } from '../../../server/src/protocol';
import { drawing, htmlOf, odds, pressed, textOf } from './support';

const setup: ReportSetup = {
  forces: [
    { side: 'attacker', lines: [{ id: 'a', title: 'Submarine', short: 'SUB', value: 2, minimum: 0, maximum: 9 }] },
    {
      side: 'defender',
      title: 'UK',
      lines: [{ id: 'b', title: 'Destroyer', short: 'DD', value: 1, minimum: 0, maximum: 1 }],
    },
    {
      side: 'defender',
      title: 'US',
      lines: [{ id: 'c', title: 'Destroyer', short: 'DD', value: 3, minimum: 0, maximum: 9 }],
    },
  ],
  switches: [
    {
      id: 'o',
      side: 'attacker',
      title: 'Retreat',
      value: '',
      choices: [
        { value: '', title: 'as written' },
        { value: 'r', title: 'retreat' },
      ],
    },
  ],
  canSwap: true,
};

function drawn(state?: WhatIfState, told: FromPage[] = []) {
  return element(
    'div',
    {},
    whatIf(drawing, (message) => told.push(message), setup, state, odds),
  );
}

describe('the what-if section of a report', () => {
  it('has a labelled stepper beside each line of forces', () => {
    const html = htmlOf(drawn());
    assert.match(html, /<legend>Japan<\/legend>/);
    assert.match(html, /<legend>UK<\/legend>/);
    assert.match(html, /aria-label="Fewer: Submarine"/);
    assert.match(html, /<input type="number" min="0" max="9" value="2" aria-label="Submarine"/);
    // A stepper at its maximum goes no further.
    assert.match(html, /aria-label="More: Destroyer" disabled/);
  });

  it('sends the changes, and none when a value is back to the written one', () => {
    const told: FromPage[] = [];
    pressed(drawn(undefined, told), 'More: Submarine');
    const state = { changes: [{ id: 'a', value: 3 }], swapped: false, waiting: false };
    pressed(drawn(state, told), 'Fewer: Submarine');
    assert.deepEqual(
      told.map((message) => (message.type === 'whatIf' ? message.whatIf.changes : message.type)),
      [[{ id: 'a', value: 3 }], []],
    );
  });

  it('shows the odds beside those as written, and the text to be written', () => {
    const [verdict] = odds.verdicts;
    const ways = verdict!.ways.map((way, index) => ({ ...way, share: [0.7, 0.3, 0, 0][index]! }));
    const result = { odds: { ...odds, verdicts: [{ ...verdict!, ways }] }, writes: ['units: { sub: 3 }'] };
    const state = { changes: [{ id: 'a', value: 3 }], swapped: false, waiting: false, result };
    const text = textOf(drawn(state));
    assert.match(text, /Japan 70% \(was 61%\) · UK and the US 30% \(was 38%\)/);
    assert.match(text, /was 2/);
    assert.match(text, /What it would write units: \{ sub: 3 \}/);
    // After a swap, Japan has the chances of the defender and keeps its colour.
    assert.match(textOf(drawn({ ...state, swapped: true })), /UK and the US 70% \(was 38%\) · Japan 30% \(was 61%\)/);
    assert.match(
      htmlOf(drawn({ ...state, swapped: true })),
      /class="part side-1"[^>]*><span class="label"><span class="strut"><\/span><span>70%<\/span><span>UK and the US/,
    );
  });

  it('marks a preliminary answer', () => {
    const state = { changes: [{ id: 'a', value: 3 }], waiting: false };
    const drawnWith = (isFirst: boolean) => textOf(drawn({ ...state, result: { odds, isFirst, writes: [] } }));
    assert.match(drawnWith(true), /\u2248 Japan/);
    const [verdict] = odds.verdicts;
    const ways = verdict!.ways.map((way, index) => ({ ...way, share: Number(index === 0) }));
    const sure = { odds: { ...odds, verdicts: [{ ...verdict!, ways }] }, isFirst: true, writes: [] };
    assert.match(
      textOf(drawn({ ...state, result: sure })),
      /Japan >99% \(was 61%\) · UK and the US <1% .*left <1% \(was 1%\) /,
    );
    assert.doesNotMatch(drawnWith(false), /\u2248/);
  });

  it('explains why the sides cannot be swapped', () => {
    const fixed = { ...setup, canSwap: false, whyNotSwapped: 'The attacker and the defender have different tasks.' };
    const text = textOf(
      element(
        'div',
        {},
        whatIf(drawing, () => undefined, fixed),
      ),
    );
    assert.match(text, /Japan and the UK and the US have different tasks\./);
    assert.doesNotMatch(text, /Swap sides/);
  });

  it('explains why there are no odds', () => {
    const state = { changes: [{ id: 'a', value: 3 }], waiting: false, refused: 'This cannot be fought.' };
    assert.match(htmlOf(drawn(state)), /class="notice">This cannot be fought\./);
    assert.match(htmlOf(drawn(state)), /disabled[^>]*>Write into the scenario/);
  });

  it('abbreviates the forces of a side', () => {
    assert.equal(textOf(element('div', {}, compactForces(drawing, setup))), 'Japan 2 SUB The UK and the US 4 DD');
  });
});
