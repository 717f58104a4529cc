import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../../scripts/support/browser.mjs';

describe('the browser for the VS Code suite', () => {
  const { PATH, CHROME_PATH } = process.env;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'asdic-browser-'));
  afterEach(() => {
    process.env.PATH = PATH;
    if (CHROME_PATH === undefined) delete process.env.CHROME_PATH;
    else process.env.CHROME_PATH = CHROME_PATH;
  });
  after(() => fs.rmSync(folder, { recursive: true }));

  it('uses the browser that CHROME_PATH names', () => {
    process.env.CHROME_PATH = process.execPath;
    assert.deepEqual(findBrowser(), { executablePath: process.execPath });
  });

  it('looks for no other browser when CHROME_PATH names a missing file', () => {
    process.env.CHROME_PATH = path.join(folder, 'gone');
    assert.throws(() => findBrowser(), /CHROME_PATH names .*gone, which does not exist/);
  });

  it('uses the first browser on the PATH, including Edge', function () {
    if (process.platform === 'win32') this.skip();
    delete process.env.CHROME_PATH;
    const edge = path.join(folder, 'microsoft-edge');
    fs.writeFileSync(edge, '');
    process.env.PATH = folder;
    assert.deepEqual(findBrowser(), { executablePath: edge });
  });
});
