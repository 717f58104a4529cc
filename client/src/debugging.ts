/** Stepping through combats in VS Code's debugger. The adapter runs in the language server, so that it sees unsaved text, and works in a browser too. */
import {
  debug,
  type DebugAdapter,
  DebugAdapterInlineImplementation,
  type DebugConfiguration,
  type DebugProtocolMessage,
  Disposable,
  EventEmitter,
  l10n,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { type CombatArguments, serverCommands } from '../../server/src/protocol';
import { languageId } from './options';
import { runOnServer } from './responses';

/** The type of the debugger's configurations in `launch.json`. */
const debugType = 'asdic';

/** The members of a Debug Adapter Protocol message that are read here. */
interface Message extends DebugProtocolMessage {
  readonly type?: string;
  readonly seq?: number;
  readonly command?: string;
  readonly arguments?: { readonly program?: string; readonly source?: { readonly path?: string } };
}

export function registerDebugger(client: BaseLanguageClient): Disposable {
  return Disposable.from(
    debug.registerDebugAdapterDescriptorFactory(debugType, {
      createDebugAdapterDescriptor: ({ id }) => new DebugAdapterInlineImplementation(createAdapter(client, id)),
    }),
    debug.registerDebugConfigurationProvider(debugType, {
      /** Without a configuration, steps through the first combat of the scenario in the editor. */
      resolveDebugConfiguration: (_, configuration) =>
        configuration.type ? configuration : createConfiguration(getShownScenario()),
      async resolveDebugConfigurationWithSubstitutedVariables(_, configuration) {
        if (typeof configuration['program'] !== 'string') {
          void window.showInformationMessage(l10n.t('Open a scenario (*.scenario.yaml) to step through its combats.'));
          return undefined;
        }
        // The server knows only documents that are open.
        await workspace.openTextDocument(Uri.parse(toUriString(configuration['program'])));
        return configuration;
      },
    }),
  );
}

/** Steps through a combat or a turn, from its first step on. True if it has started. */
export async function stepThrough({ uri, document, id }: CombatArguments, turn?: true): Promise<boolean> {
  const configuration = { ...createConfiguration(uri), combat: id, document, turn };
  return debug.startDebugging(workspace.getWorkspaceFolder(Uri.parse(uri)), configuration);
}

function createConfiguration(program: string | undefined): DebugConfiguration {
  return { type: debugType, request: 'launch', name: l10n.t('Step Through Combat'), program, stopOnEntry: true };
}

function getShownScenario(): string | undefined {
  const document = window.activeTextEditor?.document;
  return document?.languageId === languageId ? document.uri.toString() : undefined;
}

/** The URI of a file: the server names all files by URI, VS Code those on the disk by path. */
function toUriString(path: string): string {
  return /^[a-z][a-z\d+.-]+:/i.test(path) ? path : Uri.file(path).toString();
}

function createAdapter(client: BaseLanguageClient, session: string): DebugAdapter {
  const messages = new EventEmitter<DebugProtocolMessage>();
  const handle = async (message: Message): Promise<void> => {
    const { program, source } = message.arguments ?? {};
    const args = {
      ...message.arguments,
      ...(program !== undefined && { program: toUriString(program) }),
      ...(source?.path !== undefined && { source: { ...source, path: toUriString(source.path) } }),
    };
    const argument = { session, message: { ...message, arguments: args } };
    try {
      const answers = await runOnServer<readonly DebugProtocolMessage[]>(client, serverCommands.debug, argument);
      for (const answer of answers) messages.fire(answer);
    } catch (error) {
      const { seq, command } = message;
      const reason = error instanceof Error ? error.message : String(error);
      messages.fire({ type: 'response', seq: 0, request_seq: seq, command, success: false, message: reason });
      // A restarted server no longer knows the session.
      messages.fire({ type: 'event', seq: 0, event: 'terminated' });
    }
  };
  return {
    onDidSendMessage: messages.event,
    handleMessage: (message: Message) => void handle(message),
    dispose: () => messages.dispose(),
  };
}
