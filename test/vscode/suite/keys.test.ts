import assert from 'node:assert/strict';
import { commands, window } from 'vscode';
import { closeAll } from '../support/documents';
import { eventually } from '../support/eventually';

interface Binding {
  readonly key: string;
  readonly command: string;
  readonly when?: string;
}

/**
 * All default key bindings of this VS Code, for the system of the browser's user agent: with
 * `ASDIC_USER_AGENT='Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/147' npm test -- --vscode --grep keys` those of a Mac.
 */
async function readDefaultBindings(): Promise<readonly Binding[]> {
  await commands.executeCommand('workbench.action.openDefaultKeybindingsFile');
  const text = await eventually(
    () => window.activeTextEditor?.document.getText() ?? '',
    (content) => content.includes('"asdic.resolve"'),
  );
  return JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as Binding[];
}

describe('the keys', () => {
  after(closeAll);

  it('the keys of Asdic conflict with no other keys, and are no prefix of them', async () => {
    const bindings = await readDefaultBindings();
    const isOurs = ({ command }: Binding) => command.startsWith('asdic.');
    const ours = bindings.filter(isOurs);
    assert.ok(ours.length >= 5);
    assert.ok(bindings.length > 500);
    const others = bindings.filter((binding) => !isOurs(binding)).map(({ key }) => key);
    const conflicts = ours.flatMap(({ key, command }) =>
      others
        .filter((other) => other === key || other.startsWith(`${key} `))
        .map((other) => `${command}: ${key} and ${other}`),
    );
    assert.deepEqual(conflicts, []);
  });
});
