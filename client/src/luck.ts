/** How lucky the dice of a folder's scenarios were: a Markdown page from the server, shown as a preview. */
import { commands, type Disposable, EventEmitter, Uri, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type CombatArguments, serverCommands } from '../../server/src/protocol';
import { runOnServer } from './responses';

const scheme = 'asdic-luck';

export function createLuckPages(client: BaseLanguageClient): Disposable & {
  readonly show: (args: CombatArguments) => Promise<void>;
} {
  const pages = new Map<string, string>();
  const changes = new EventEmitter<Uri>();
  const registration = workspace.registerTextDocumentContentProvider(scheme, {
    onDidChange: changes.event,
    provideTextDocumentContent: (uri) => pages.get(uri.path),
  });
  return {
    dispose() {
      registration.dispose();
      changes.dispose();
    },
    async show({ uri }) {
      const folder = Uri.joinPath(Uri.parse(uri), '..').path;
      const page = Uri.from({ scheme, path: `${folder}/Luck.md` });
      pages.set(page.path, await runOnServer<string>(client, serverCommands.luck, { uri }));
      changes.fire(page);
      const hasPreview = (await commands.getCommands(true)).includes('markdown.showPreview');
      await commands.executeCommand(hasPreview ? 'markdown.showPreview' : 'vscode.open', page);
    },
  };
}
