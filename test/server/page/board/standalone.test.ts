import assert from 'node:assert/strict';
import { createReport } from '../../../../server/src/features';
import { renderStandaloneBoard } from '../../../../server/src/page/board/standalone';
import { listDrawnCombats } from '../../../support/boards';
import { analysisOfFile, scenarioFiles } from '../../../support/samples';

describe('a board as a document of its own', () => {
  it('brings its style and its colours, and asks for nothing from elsewhere', () => {
    const [combat] = listDrawnCombats(analysisOfFile('samples/awaw/midway.scenario.yaml'));
    const report = createReport(combat!.target, {});
    const svg = renderStandaloneBoard(report, 'dark')!;
    assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="board" width="\d+" height="\d+"><style>/);
    assert.ok(svg.includes(`--first:${report.sides![0]!.color}`));
    assert.match(svg, /<title>.*<desc>/);
    assert.doesNotMatch(svg, /url\(|href|onClick|<script/);
    assert.equal(renderStandaloneBoard({ ...report, board: undefined }, 'dark'), undefined);
  });

  it('fits into a hover for every combat of every sample', () => {
    for (const file of scenarioFiles('samples').filter((name) => !name.includes('broken')))
      for (const { target } of listDrawnCombats(analysisOfFile(file))) {
        const svg = renderStandaloneBoard(createReport(target, {}), 'light')!;
        assert.ok(encodeURIComponent(svg).length < 85_000, `${file} ${target.entry.id}`);
      }
  });
});
