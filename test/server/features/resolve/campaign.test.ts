import assert from 'node:assert/strict';
import { createCampaignReport } from '../../../../server/src/features';
import type { ReportCampaign } from '../../../../server/src/protocol';
import { analyzeText } from '../support';

/** A round of Axis & Allies. @param battles each with what is written of it */
const writeRound = (number: number, ...battles: readonly string[]): string => `ruleset: aare
turn: { round: ${number}, power: us }
powers: { japan: { side: axis }, us: { side: allies } }
seaBattles:
${battles
  .map(
    (written, index) => `  - id: b${index + 1}
    attacker: { power: us, units: { dd: 2 } }
    defender: { power: japan, units: { dd: 2 } }
${written === '' ? '' : `    ${written}\n`}`,
  )
  .join('')}`;

/** The US lost one destroyer and Japan both. */
const writtenResult = 'result: { attacker: { units: 1, dd: 1 }, defender: { units: 0, dd: 0 } }';
/** All four dice hit: both sides lose both destroyers in the first cycle. */
const rolledDice = 'dice: [1, 1, 1, 1]';

function summarize(...texts: readonly string[]): ReportCampaign {
  const files = texts.map((text, index) => ({
    uri: `file:///${index}`,
    name: `${index}`,
    analysis: analyzeText(text),
  }));
  const report = createCampaignReport(files, 'file:///0');
  assert.ok(report?.campaign);
  return report.campaign;
}

const listLosses = ({ losses }: ReportCampaign) =>
  losses.map(({ owner, title, values }) => `${owner} ${title} ${values.join(' ')}`);
const countCombats = ({ files }: ReportCampaign) => files.map(({ foughtCount, openCount }) => [foughtCount, openCount]);

describe('the report on a campaign', () => {
  it('sums what written results and dice have cost in each file', () => {
    const campaign = summarize(
      writeRound(3, writtenResult, ''),
      writeRound(4, rolledDice),
      writeRound(5, writtenResult, rolledDice, writtenResult),
    );
    assert.deepEqual(countCombats(campaign), [
      [1, 1],
      [1, 0],
      [3, 0],
    ]);
    assert.deepEqual(listLosses(campaign), ['US destroyers lost 1 2 4', 'Japan destroyers lost 2 2 6']);
    assert.deepEqual(campaign.unknown, ['IPC lost']);
    assert.ok(campaign.luck.length > 0);
    assert.deepEqual(summarize(writeRound(3, writtenResult)).luck, []);
  });

  it('names each file with its turn, and each owner with its colour', () => {
    const colored = writeRound(4, writtenResult).replace(
      'us: { side: allies }',
      'us: { side: allies, color: "#112233" }',
    );
    const { files, losses } = summarize(writeRound(3, writtenResult), colored, 'title: nothing\n');
    assert.deepEqual(files, [
      { uri: 'file:///0', name: '0', turn: 'round 3, the US', foughtCount: 1, openCount: 0 },
      { uri: 'file:///1', name: '1', turn: 'round 4, the US', foughtCount: 1, openCount: 0 },
      { uri: 'file:///2', name: '2', foughtCount: 0, openCount: 0 },
    ]);
    assert.deepEqual(losses, [
      { owner: 'US', title: 'destroyers lost', values: [1, 1, 0], color: '#6b8e3d' },
      { owner: 'Japan', title: 'destroyers lost', values: [2, 2, 0], color: '#d65f4f' },
    ]);
    assert.deepEqual(summarize(colored).losses[0]!.color, '#112233');
  });

  it('leaves out what some written result does not give, in all files', () => {
    const campaign = summarize(
      writeRound(3, writtenResult),
      writeRound(4, 'result: { attacker: { dd: 0 } }'),
      writeRound(5),
    );
    assert.deepEqual(countCombats(campaign), [
      [1, 0],
      [1, 0],
      [0, 0],
    ]);
    assert.deepEqual(campaign.unknown, ['IPC lost', 'destroyers lost']);
    assert.deepEqual(campaign.losses, []);
  });

  it('leaves out combats whose dice do not last, and those after them', () => {
    assert.deepEqual(countCombats(summarize(writeRound(3, rolledDice, 'dice: [1]', rolledDice))), [[1, 2]]);
    assert.deepEqual(countCombats(summarize(writeRound(3, 'result: {}', 'dice: [7, 7]'))), [[0, 2]]);
  });

  it('has no losses of a file without a ruleset, and is about the file that it was asked for', () => {
    const campaign = summarize(writeRound(3, writtenResult), 'title: nothing\n');
    assert.deepEqual(countCombats(campaign), [
      [1, 0],
      [0, 0],
    ]);
    assert.deepEqual(listLosses(campaign), ['US destroyers lost 1 0', 'Japan destroyers lost 2 0']);
    const analysis = analyzeText(writeRound(3, writtenResult));
    assert.equal(createCampaignReport([{ uri: 'a', name: 'a', analysis }], 'b'), undefined);
  });
});
