import assert from 'node:assert/strict';
import { createElement } from '../../../server/src/page/element';
import type { FromPage, WhatIfState } from '../../../server/src/page/messages';
import { renderCompactForces, renderWhatIf } from '../../../server/src/page/what-if';
import type { ReportSetup } from '../../../server/src/protocol';
import { renderContext, renderHtml, odds, pressButton, renderText } from './support';

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

function drawForm(state?: WhatIfState, messages: FromPage[] = []) {
  return createElement(
    'div',
    {},
    renderWhatIf(renderContext, (message) => messages.push(message), setup, state, odds),
  );
}

describe('the what-if section of a report', () => {
  it('the what-if section of a report has a labelled stepper beside each line of forces', () => {
    const html = renderHtml(drawForm());
    assert.match(html, /<legend>Japan<\/legend>/);
    assert.match(html, /<legend>UK<\/legend>/);
    assert.match(html, /aria-label="Fewer: Submarine"/);
    assert.match(html, /<input type="number" inputmode="numeric" min="0" max="9" value="2" aria-label="Submarine"/);
    // A stepper at its maximum goes no further, and keeps the focus.
    assert.match(html, /aria-disabled="true" aria-label="More: Destroyer"/);
  });

  it('sends the changes, and none when a value is back to the written one', () => {
    const messages: FromPage[] = [];
    pressButton(drawForm(undefined, messages), 'More: Submarine');
    const state = { changes: [{ id: 'a', value: 3 }], swapped: false, isWaiting: false };
    pressButton(drawForm(state, messages), 'Fewer: Submarine');
    assert.deepEqual(
      messages.map((message) => (message.type === 'whatIf' ? message.whatIf.changes : message.type)),
      [[{ id: 'a', value: 3 }], []],
    );
  });

  it('shows the odds beside those as written, and the text to be written', () => {
    const [verdict] = odds.verdicts;
    const outcomes = verdict!.ways.map((outcome, index) => ({ ...outcome, share: [0.7, 0.3, 0, 0][index]! }));
    const result = { odds: { ...odds, verdicts: [{ ...verdict!, ways: outcomes }] }, writes: ['units: { sub: 3 }'] };
    const state = { changes: [{ id: 'a', value: 3 }], swapped: false, isWaiting: false, result };
    const text = renderText(drawForm(state));
    assert.match(text, /Japan 70% \(was 61%\) · UK and the US 30% \(was 38%\)/);
    assert.match(text, /was 2/);
    assert.match(text, /What it would write units: \{ sub: 3 \}/);
    // After a swap, Japan has the chances of the defender and keeps its colour.
    assert.match(
      renderText(drawForm({ ...state, swapped: true })),
      /UK and the US 70% \(was 38%\) · Japan 30% \(was 61%\)/,
    );
    assert.match(
      renderHtml(drawForm({ ...state, swapped: true })),
      /class="part side-1"[^>]*><span class="label"><span class="strut"><\/span><span>70%<\/span><span>UK and the US/,
    );
  });

  it('marks a preliminary answer', () => {
    const state = { changes: [{ id: 'a', value: 3 }], isWaiting: false };
    const drawFormWith = (isFirst: boolean) =>
      renderText(drawForm({ ...state, result: { odds, isFirst, writes: [] } }));
    assert.match(drawFormWith(true), /\u2248 Japan/);
    const html = renderHtml(drawForm({ ...state, result: { odds, isFirst: true, writes: [] } }));
    assert.match(html, /<abbr title="A first answer[^"]*">\u2248<\/abbr>/);
    const [verdict] = odds.verdicts;
    const outcomes = verdict!.ways.map((outcome, index) => ({ ...outcome, share: Number(index === 0) }));
    const sure = { odds: { ...odds, verdicts: [{ ...verdict!, ways: outcomes }] }, isFirst: true, writes: [] };
    assert.match(
      renderText(drawForm({ ...state, result: sure })),
      /Japan >99% \(was 61%\) · UK and the US <1% .*left <1% \(was 1%\) /,
    );
    assert.doesNotMatch(drawFormWith(false), /\u2248/);
  });

  it('adds a unit of another type by a button, which counts further from then on', () => {
    const offers = [{ id: 'add', title: 'Destroyer', short: 'DD', value: 0, minimum: 0, maximum: 30 }];
    const offering = { ...setup, forces: [{ ...setup.forces[0]!, offers }] };
    const messages: FromPage[] = [];
    const draw = (state?: WhatIfState) =>
      createElement(
        'div',
        {},
        renderWhatIf(renderContext, (message) => messages.push(message), offering, state, odds),
      );
    assert.match(renderHtml(draw()), /<div class="offer">.*hidden.*<button[^>]*>\+ destroyer<\/button><\/div>/);
    const state = { changes: [{ id: 'add', value: 1 }], isWaiting: true };
    assert.match(renderText(draw(state)), /\+ Destroyer was 0/);
    pressButton(draw(state), 'More: Destroyer');
    pressButton(draw(state), 'Fewer: Destroyer');
    assert.deepEqual(
      messages.map((message) => (message.type === 'whatIf' ? message.whatIf.changes : message.type)),
      [[{ id: 'add', value: 2 }], []],
    );
  });

  it('the what-if section of a report has no place for buttons of other types where there is none to add', () => {
    assert.doesNotMatch(renderHtml(drawForm()), /class="offers"/);
  });

  it('explains why the sides cannot be swapped', () => {
    const fixed = { ...setup, canSwap: false, whyNotSwapped: 'The attacker and the defender have different tasks.' };
    const text = renderText(
      createElement(
        'div',
        {},
        renderWhatIf(renderContext, () => undefined, fixed),
      ),
    );
    assert.match(text, /Japan and the UK and the US have different tasks\./);
    assert.doesNotMatch(text, /Swap sides/);
  });

  it('explains why there are no odds', () => {
    const state = { changes: [{ id: 'a', value: 3 }], isWaiting: false, refused: 'This cannot be fought.' };
    assert.match(renderHtml(drawForm(state)), /class="notice">This cannot be fought\./);
    assert.match(renderHtml(drawForm(state)), /disabled[^>]*>Write into the scenario/);
  });

  it('says nothing of forces that have no units', () => {
    const empty = { ...setup, forces: setup.forces.map((force) => ({ ...force, lines: [] })) };
    assert.equal(renderCompactForces(renderContext, empty), false);
    assert.equal(
      renderText(createElement('div', {}, renderCompactForces(renderContext, setup))),
      'Japan 2 SUB The UK and the US 4 DD',
    );
  });

  it('abbreviates the forces of a side', () => {
    assert.equal(
      renderText(createElement('div', {}, renderCompactForces(renderContext, setup))),
      'Japan 2 SUB The UK and the US 4 DD',
    );
  });
});
