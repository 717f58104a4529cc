import assert from 'node:assert/strict';
import { createProgress } from '../../../server/src/cli/progress';

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
});
