import assert from 'node:assert/strict';
import { commands } from 'vscode';
import type { CompletionList } from 'vscode';
import { closeAll, openFixture, positionOf, replaceText } from '../support/documents';

describe('completion', () => {
  beforeEach(closeAll);
  after(closeAll);

  it('proposes the values of a key', async () => {
    const { document } = await openFixture('fixtures/biscay.scenario.yaml');
    await replaceText(document, 'weather: rain', 'weather: ');
    const { items } = await commands.executeCommand<CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      positionOf(document, 'weather: ', 9),
    );
    const labels = items.map(({ label }) => (typeof label === 'string' ? label : label.label));
    assert.deepEqual(labels.slice(0, 5), ['fine', 'rain', 'snow', 'storm', 'blizzard']);
  });
});
