import assert from 'node:assert/strict';
import { showError, showInformation } from '../../client/src/messages';
import { desk } from '../support/vscode/desk';

describe('a message', () => {
  it('shows no icon or link that a scenario has in its names', async () => {
    desk.answers = ['Retry'];
    assert.equal(await showError('$(error) [x](command:y)', 'Retry'), 'Retry');
    showInformation('$(error) [x](command:y)');
    assert.deepEqual(
      desk.dialogs.map(({ text }) => text),
      Array(2).fill('$ (error) [x] (command:y)'),
    );
  });

  it('may have a thousand characters', () => {
    showInformation('x'.repeat(1000));
    showInformation('x'.repeat(1001));
    const [whole, cut] = desk.dialogs.map(({ text }) => text);
    assert.equal(whole!.length, 1000);
    assert.ok(cut!.length <= 1000 && cut!.endsWith('…'), cut!.slice(-5));
  });
});
