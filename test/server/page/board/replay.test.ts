import assert from 'node:assert/strict';
import { renderReplay } from '../../../../server/src/page/board/replay';
import { renderDie } from '../../../../server/src/page/board/dice';
import { listAllCombats, resolveCombat } from '../../../../server/src/features';
import type { ResolvedCombat } from '../../../../server/src/features';
import { analysisOfFile } from '../../../support/samples';
import { changeControl, createPanel, liveContext, pressButton, renderContext, renderHtml } from '../support';

const [target] = listAllCombats(analysisOfFile('samples/aare/wolfpack.scenario.yaml'));
const { board, trace } = (resolveCombat(target!, { seed: 1 }) as ResolvedCombat).report;

describe('the replay of a combat', () => {
  it('the replay of a combat has a slider over its steps, which begins at the end', () => {
    const html = renderHtml(renderReplay(liveContext, board!, trace));
    const last = trace!.steps.length;
    assert.match(html, new RegExp(`<input type="range" min="0" max="${last}" step="1" value="${last}"`));
    assert.ok(html.includes(`aria-valuetext="${last} of ${last}: `));
    assert.match(html, /aria-label="One step back"/);
  });

  it('goes step by step, to either end, and to the step of the slider', () => {
    const { render } = createPanel(renderReplay(liveContext, board!, trace));
    const last = trace!.steps.length;
    const readStep = () => /<strong>(\d+ \/ \d+) /.exec(renderHtml(render()))![1];
    const isEnabled = (name: string) => !new RegExp(`aria-label="${name}"[^>]* disabled`).test(renderHtml(render()));
    const listEnabled = () => ['To the start', 'One step back', 'One step on', 'To the end'].filter(isEnabled);
    const press = (name: string) => {
      pressButton(render(), name);
      return readStep();
    };
    assert.equal(readStep(), `${last} / ${last}`);
    assert.deepEqual(listEnabled(), ['To the start', 'One step back']);
    assert.equal(press('One step back'), `${last - 1} / ${last}`);
    assert.equal(listEnabled().length, 4);
    assert.equal(press('To the start'), `0 / ${last}`);
    assert.match(renderHtml(render()), /0 \/ \d+ · Before the first step</);
    assert.deepEqual(listEnabled(), ['One step on', 'To the end']);
    assert.equal(press('One step on'), `1 / ${last}`);
    assert.equal(press('To the end'), `${last} / ${last}`);
    for (const [value, step] of [
      ['2', 2],
      ['-1', 0],
      [String(last + 1), last],
    ] as const) {
      changeControl(render(), { type: 'range' }, value, 'onInput');
      assert.equal(readStep(), `${step} / ${last}`);
    }
  });

  it('keeps its step while the odds of the same result come in, and begins another result at its end', () => {
    const { render } = createPanel(renderReplay(liveContext, board!, trace));
    const last = trace!.steps.length;
    const readStep = (props: object) => /<strong>(\d+) \/ \d+ /.exec(renderHtml(render(props)))![1];
    const props = { context: liveContext, board: board!, trace: trace! };
    pressButton(render(props), 'One step back');
    assert.equal(readStep({ ...props, trace: { ...trace! } }), String(last - 1));
    assert.equal(readStep({ ...props, trace: { ...trace!, summary: 'another end' } }), String(last));
  });

  it('shows the board at the end without controls in print and without a trace', () => {
    for (const html of [
      renderHtml(renderReplay(renderContext, board!, trace)),
      renderHtml(renderReplay(liveContext, { ...board!, frames: [board!.frames[0]!] }, undefined)),
    ]) {
      assert.match(html, /class="board"/);
      assert.doesNotMatch(html, /type="range"/);
    }
  });

  it('draws 24 dice of a step, and counts the others', () => {
    const step = { ...trace!.steps.at(-1)!, volley: undefined, faces: Array.from({ length: 25 }, () => 1), sides: 12 };
    const { volley: _, ...rolled } = step;
    const html = renderHtml(
      renderReplay(liveContext, board!, { ...trace!, steps: [...trace!.steps.slice(0, -1), rolled] }),
    );
    assert.equal(html.split(renderHtml(renderDie(1, 12))).length - 1, 24);
    assert.match(html, />and 1 more</);
  });

  it('draws six-sided dice with pips and others with their number', () => {
    for (let face = 1; face <= 6; face++)
      assert.equal([...renderHtml(renderDie(face, 6)).matchAll(/<circle/g)].length, face);
    assert.match(renderHtml(renderDie(9, 12)), /<text[^>]*>9<\/text>/);
    assert.doesNotMatch(renderHtml(renderDie(7, 6)), /<circle/);
  });

  it('draws pips that are apart, inside the die, and alike from either side', () => {
    for (let face = 1; face <= 6; face++) {
      const html = renderHtml(renderDie(face, 6));
      const pips = [...html.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map((numbers) =>
        numbers.slice(1).map(Number),
      ) as [number, number, number][];
      const places = pips.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`);
      assert.equal(new Set(places).size, face);
      for (const [x, y, radius] of pips) {
        assert.ok(places.includes(`${(20 - x).toFixed(2)} ${(20 - y).toFixed(2)}`), `${face}`);
        assert.ok(Math.min(x, y) - radius > 3.5 && Math.max(x, y) + radius < 16.5, `${face} is well inside`);
      }
    }
    const [, x, y, width, height] = /<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/
      .exec(renderHtml(renderDie(1, 6)))!
      .map(Number);
    assert.deepEqual([x! * 2 + width!, y! * 2 + height!], [20, 20]);
  });
});
