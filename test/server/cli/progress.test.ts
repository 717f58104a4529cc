import assert from 'node:assert/strict';
import { createProgress, createProgressReporter } from '../../../server/src/cli/progress';

describe('the progress line', () => {
  function createTerminal(isTTY: boolean) {
    let written = '';
    let now = 0;
    const progress = createProgress({ isTTY, columns: 40, write: (text) => (written += text) }, () => now);
    return {
      ...progress,
      setTime: (time: number) => (now = time),
      written: () => written,
    };
  }

  it('appears on a terminal after a second, changes at most ten times a second, and is cleared at the end', () => {
    const { showStep, showDetail, clear, setTime, written } = createTerminal(true);
    showStep('Checked 1 of 9 files');
    assert.equal(written(), '');
    setTime(1000);
    showStep('Checked 2 of 9 files');
    showStep('Checked 3 of 9 files');
    setTime(1100);
    showDetail('odds of a\u001b[2J, 12%');
    clear();
    clear();
    assert.equal(
      written(),
      '\r\u001b[KChecked 2 of 9 files\r\u001b[KChecked 3 of 9 files (odds of a\\u{1b}…\r\u001b[K'.replace(
        '…',
        written().match(/u\{1b\}(.*?)\r/)?.[1] ?? '',
      ),
    );
    assert.ok(
      written()
        .split('\r\u001b[K')
        .every((line) => line.length < 40),
    );
  });

  it('prints no progress except on a terminal', () => {
    const { showStep, clear, setTime, written } = createTerminal(false);
    setTime(5000);
    showStep('Checked 2 of 9 files');
    clear();
    assert.equal(written(), '');
  });

  it('is as wide as the terminal allows, but at least twenty columns, and eighty where the width is unknown', () => {
    const measure = (columns: number | undefined): number => {
      let written = '';
      let now = 0;
      const terminal = {
        isTTY: true,
        ...(columns !== undefined && { columns }),
        write: (text: string) => (written += text),
      };
      const { showStep } = createProgress(terminal, () => now);
      now = 2000;
      showStep('x'.repeat(200));
      return written.replace('\r\u001b[K', '').length;
    };
    assert.deepEqual([100, 21, 20, 5, undefined].map(measure), [99, 20, 20, 20, 79]);
  });

  it('names a calculation with its whole percent', () => {
    const shown: string[] = [];
    const { progress } = createProgressReporter('odds of', (text) => shown.push(text));
    for (const [done, total] of [
      [0, 3],
      [2, 3],
      [3, 3],
      [0, 0],
    ] as const)
      progress!({ engagement: 'biscay', done, of: total, unit: 'steps' });
    assert.deepEqual(shown, [
      'odds of biscay, 0%',
      'odds of biscay, 66%',
      'odds of biscay, 100%',
      'odds of biscay, 0%',
    ]);
  });
});
