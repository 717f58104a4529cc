import assert from 'node:assert/strict';
import { Uri } from 'vscode';
import { copyReport, savePicture, saveReport } from '../../client/src/sharing';
import { formatForCopy } from '../../server/src/page/copy';
import { desk } from '../support/vscode/desk';
import { odds, report } from '../server/page/support';

const shared = { ...report, odds };

describe('sharing a report', () => {
  it('copies it in the format that the user chooses, and says so', async () => {
    for (const [label, format] of [
      ['Markdown', 'markdown'],
      ['BBCode', 'bbcode'],
      ['Plain text', 'text'],
    ] as const) {
      desk.answers = [label];
      const text = await copyReport(shared);
      assert.equal(text, formatForCopy(shared, format));
      assert.equal(desk.clipboard, text);
    }
    assert.equal(desk.statusMessages.length, 3);
  });

  it('copies nothing when the user closes the list', async () => {
    assert.equal(await copyReport(shared), undefined);
    assert.equal(desk.clipboard, '');
    assert.deepEqual(desk.statusMessages, []);
  });

  it('does not ask for a format that is given', async () => {
    assert.equal(await copyReport(shared, 'bbcode'), formatForCopy(shared, 'bbcode'));
    assert.deepEqual(desk.dialogs, []);
  });

  it('suggests a file beside the scenario, named after the combat', async () => {
    const chosen = Uri.parse('file:///elsewhere/battle.html');
    desk.answers = [chosen];
    assert.equal(await saveReport({ ...report, uri: 'file:///games/a.scenario.yaml' }, '<html>'), chosen);
    await savePicture({ ...report, uri: 'file:///games/a.scenario.yaml' }, '<svg>');
    await saveReport({ ...report, id: '' }, '<html>');
    await saveReport({ ...report, uri: 'untitled:a.scenario.yaml' }, '<html>');
    assert.deepEqual(
      desk.dialogs.map(({ text }) => text),
      ['file:///games/philippine-sea.html', 'file:///games/philippine-sea.svg', 'file:///turn.html', ''],
    );
    assert.deepEqual([...desk.files], [['file:///elsewhere/battle.html', '<html>']]);
    assert.deepEqual(desk.statusMessages, ['The report was saved.'], 'only of the file that was chosen');
  });

  it('does not ask for a file that is given', async () => {
    await saveReport(report, '<html>', Uri.parse('file:///a.html'));
    assert.deepEqual([...desk.files], [['file:///a.html', '<html>']]);
    assert.deepEqual(desk.dialogs, []);
  });
});
