import assert from 'node:assert/strict';
import fs from 'node:fs';
import { commands } from 'vscode';
import { closeAll, openFixture } from '../support/documents';
import { readHover, listLensTitles } from '../support/editor';
import { expectErrors } from '../support/errors';
import { eventually } from '../support/eventually';
import { findServerProcess } from '../support/server-process';
import { click, waitForNoMatch, needsUi, screenshot, waitForMatch } from '../support/ui';

const fixture = 'fixtures/biscay.scenario.yaml';

const getMessageSelector = (text: string): string => `.notification-toast >> text=${text}`;

describe('error handling', () => {
  beforeEach(closeAll);
  after(closeAll);
  afterEach(async function () {
    await commands.executeCommand('notifications.clearAll');
    // Later tests need a server, whatever happened to these.
    if (this.currentTest?.state !== 'passed') await commands.executeCommand('asdic.restart');
  });

  it('a failing command shows a message that leads to the output', async function () {
    needsUi(this);
    expectErrors(this);
    const { document } = await openFixture(fixture);
    await commands.executeCommand('asdic.resolve', { uri: document.uri.toString(), seed: 'seven' });
    await waitForMatch({
      selector: getMessageSelector('Resolving the combat failed: The seed must be a whole number.'),
    });
    await screenshot('failed command');
    await click({ selector: '.notification-toast .monaco-button >> text=Show Output' });
    await waitForMatch({ selector: '.panel .output-view' });
    await commands.executeCommand('workbench.action.closePanel');
  });

  it('a server that keeps crashing is reported in a message and a lens, and runs again after Restart', async function () {
    needsUi(this);
    if (!fs.existsSync('/proc/self/status')) return this.skip();
    this.timeout(120_000);
    this.retries(1);
    expectErrors(this);
    const { document } = await openFixture(fixture);
    let last: number | undefined;
    for (let round = 0; round < 5; round++) {
      last = await eventually(findServerProcess, (pid) => pid !== undefined && pid !== last);
      // A server that is killed while it starts does not count as a crash: it has to answer first.
      await eventually(
        () => readHover(document, 'rain'),
        (text) => text.includes('highest section'),
      );
      process.kill(last!, 'SIGKILL');
      await eventually(() => findServerProcess() !== last);
    }
    await waitForMatch({ selector: getMessageSelector('Asdic has stopped.') });
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length === 1 && titles[0]!.includes('Asdic has stopped'),
    );
    await screenshot('server dead');
    assert.equal(await commands.executeCommand('asdic.resolve'), undefined);
    await waitForMatch({ selector: getMessageSelector('Asdic has stopped, so it cannot answer.') });
    await click({ selector: '.notification-toast .monaco-button >> text=Restart' });
    await eventually(
      () => readHover(document, 'rain'),
      (text) => text.includes('highest section'),
    );
    await eventually(
      () => listLensTitles(document),
      (titles) => titles.length >= 2 && titles.every((title) => !title.includes('stopped')),
    );
    await waitForNoMatch({ selector: '.codelens-decoration a >> text=stopped' });
  });
});
