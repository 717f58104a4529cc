import assert from 'node:assert/strict';
import { renderReplay } from '../../../../server/src/page/board/replay';
import { renderDie } from '../../../../server/src/page/board/dice';
import { listAllCombats, resolveCombat } from '../../../../server/src/features';
import type { ResolvedCombat } from '../../../../server/src/features';
import { analysisOfFile } from '../../../support/samples';
import { liveContext, renderContext, renderHtml } from '../support';

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
  });
});
