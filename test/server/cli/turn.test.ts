import assert from 'node:assert/strict';
import type { PlacedReport } from '../../../server/src/library/combats';
import { impulse } from '../../support/impulse';
import { createCommandLine } from './command-line';
import { biscay } from './scenarios';

const file = 'impulse.scenario.yaml';

describe('a turn on the command line', () => {
  const { write, run, runJson } = createCommandLine();
  beforeEach(() => write({ [file]: impulse }));

  it('resolves a turn combat by combat, with the losses of each and in total', async () => {
    const { output, exitCode } = await run(['resolve', '--turn', file]);
    assert.match(
      output,
      /^An impulse in the Atlantic {2}impulse\.scenario\.yaml:2\nturn · wif-ssw · dice: from the file, seed 1, seed 5\n/,
    );
    assert.match(
      output,
      / 1\. Bay of Biscay {2}line 15, one sea zone after the other, in the order of the file \(1\.2\.1\)\n/,
    );
    assert.match(
      output,
      / 3\. After {2}line 9, naval combat comes after strategic submarine warfare \(1\.2\)\n {4}Left by earlier combats: [^]*?\n {4}no submarine takes part/,
    );
    assert.match(output, /\nTogether\n {4}the Commonwealth: \d+ convoy points/);
    assert.match(output, /\nbiscay: combat type ssw: met\n/);
    assert.equal(exitCode, 1, 'the scenario has a problem');
    const [report] = (await runJson(['resolve', '--turn', '--seed', '7', file])) as readonly PlacedReport[];
    assert.deepEqual([report!.id, report!.turn!.resolved!.seed, report!.turn!.resolved!.combats.length], ['', 7, 3]);
  });

  it('prints the odds of a turn as text and as JSON', async () => {
    const { output } = await run(['odds', '--turn', file]);
    assert.match(output, /\nturn · wif-ssw · exact\n/);
    assert.match(output, /Germany: [\d.]+ submarines aborted on average, \d to \d in nine turns of ten\n/);
    const [report] = (await runJson(['odds', '--turn', file])) as readonly PlacedReport[];
    const { odds, totals } = report!.turn!;
    assert.equal(odds!.totals.length, totals.length);
    assert.ok(Math.abs(odds!.mass - 1) < 1e-12);
    const lines = await run(['odds', '--turn', '--format', 'jsonl', '-'], { input: `# before\n---\n${impulse}` });
    const streamed = JSON.parse(lines.output) as PlacedReport;
    assert.equal(streamed.turn!.combats[0]!.line, report!.turn!.combats[0]!.line + 2);
  });

  it('rejects a turn when the scenario has none, or when a single combat is also named', async () => {
    await write({ 'biscay.scenario.yaml': biscay });
    const failedRun = await run(['resolve', '--turn', 'biscay.scenario.yaml']);
    assert.match(failedRun.notes, /A turn needs 2 combats without problems\. There is 1 combat\./);
    assert.equal(failedRun.exitCode, 2);
    const both = await run(['odds', '--turn', '--engagement', 'biscay', file]);
    assert.match(both.notes, /--turn' cannot be used with option '--engagement/);
  });
});
