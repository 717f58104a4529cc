import assert from 'node:assert/strict';
import { createElement } from '../../../server/src/page/element';
import { renderLosses, renderSurvivors } from '../../../server/src/page/forces';
import type { ReportSurvivors } from '../../../server/src/protocol';
import { renderContext, renderHtml, renderText } from './support';

const survivors: ReportSurvivors = {
  sides: ['attacker', 'defender'],
  ends: [
    { left: ['2 submarines, 1 fighter', 'nothing'], differing: ['2 submarines', 'nothing'], share: 0.5 },
    { left: ['1 fighter', '1 destroyer'], differing: ['nothing', '1 destroyer'], share: 0.25 },
  ],
  alike: ['1 fighter', ''],
  others: 0.25,
};

describe('the units that are left', () => {
  it('stand in a row for each of the likeliest ends, those of every end once above', () => {
    assert.equal(
      renderText(renderSurvivors(renderContext, survivors)),
      [
        'Most likely outcomes In each of these Japan has left 1 fighter; besides that:',
        'Most likely outcomes, by the units that are left Chance Japan has left The UK and the US have left',
        '50.0% 2 submarines Nothing 25.0% Nothing more 1 destroyer 25.0% All other results',
      ].join(' '),
    );
  });

  it('stand in full where no unit is in every end, without a row for others if there are none', () => {
    const [first] = survivors.ends;
    const plain = { sides: survivors.sides, ends: [{ left: first!.left, share: 1 }], others: 0 };
    assert.equal(
      renderText(renderSurvivors(renderContext, plain)),
      [
        'Most likely outcomes Most likely outcomes, by the units that are left',
        'Chance Japan has left The UK and the US have left 100.0% 2 submarines, 1 fighter Nothing',
      ].join(' '),
    );
  });

  it('have bars in proportion to their chances, and none for the others together', () => {
    const widths = [...renderHtml(renderSurvivors(renderContext, survivors)).matchAll(/width:([\d.]+)%/g)];
    assert.deepEqual(
      widths.map(([, width]) => Number(width)),
      [100, 50, 0],
    );
  });
});

describe('the losses of each kind of unit', () => {
  const unit = { title: 'submarines', start: 4, lost: 1, noneLost: 0.5, allLost: 0.125 };
  const renderForces = (...forces: Parameters<typeof renderLosses>[1]) =>
    createElement('div', {}, renderLosses(renderContext, forces));

  it('stand in a table for each side, with their value where one is known', () => {
    const rendered = renderForces(
      {
        side: 'attacker',
        units: [
          { ...unit, lostValue: 8 },
          { ...unit, title: 'none', start: 0, lost: 0 },
        ],
      },
      { side: 'defender', units: [{ ...unit, title: 'destroyers', start: 1, lost: 1.0000001 }] },
    );
    assert.equal(
      renderText(rendered),
      [
        'Losses of Japan Losses of Japan by kind of unit',
        'Units Of Lost on average Value lost Each survives None lost All lost',
        'Submarines 4 1 8 75.0% 50.0% 12.5% None 0 0 0.0% 50.0% 12.5%',
        'Losses of the UK and the US Losses of the UK and the US by kind of unit',
        'Units Of Lost on average Each survives None lost All lost',
        'Destroyers 1 1 0.0% 50.0% 12.5%',
      ].join(' '),
    );
    const bars = [...renderHtml(rendered).matchAll(/class="fill ?([^"]*)" style="width:([\d.]+)%/g)];
    assert.deepEqual(
      bars.map(([, colour, width]) => [colour, Number(width)]),
      [
        ['side-0', 75],
        ['side-0', 0],
        ['side-1', 0],
      ],
    );
  });
});
