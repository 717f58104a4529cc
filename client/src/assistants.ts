/** Offers `asdic mcp` to assistants in VS Code, where it has an interface for that: the oldest supported version has none. */
import type * as vscode from 'vscode';
import { join } from 'node:path';

/** The part of the interface that the types of the oldest supported version lack (VS Code 1.101 and later). */
export interface McpApi {
  readonly lm?: {
    readonly registerMcpServerDefinitionProvider?: (id: string, provider: McpProvider) => vscode.Disposable;
  };
  readonly McpStdioServerDefinition?: new (
    label: string,
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    version: string,
  ) => object;
}

interface McpProvider {
  readonly onDidChangeMcpServerDefinitions: vscode.Event<unknown>;
  readonly provideMcpServerDefinitions: () => readonly object[];
}

/** The id in `contributes.mcpServerDefinitionProviders`. */
const providerId = 'asdic';

/**
 * @param api `vscode`
 * @param listFolders paths of the workspace folders on this machine, whose scenarios assistants may name
 */
export function registerMcpServer(
  api: McpApi,
  { extensionPath, version, listFolders, onDidChangeFolders }: McpServerParts,
): vscode.Disposable | undefined {
  const { lm, McpStdioServerDefinition: Definition } = api;
  if (!Definition) return undefined;
  return lm?.registerMcpServerDefinitionProvider?.(providerId, {
    onDidChangeMcpServerDefinitions: onDidChangeFolders,
    provideMcpServerDefinitions() {
      const args = [join(extensionPath, 'dist', 'cli.cjs'), 'mcp', ...listFolders()];
      // On the desktop the program of this process is Electron, which runs scripts as Node does if it is told to.
      return [new Definition('Asdic', process.execPath, args, { ELECTRON_RUN_AS_NODE: '1' }, version)];
    },
  });
}

interface McpServerParts {
  readonly extensionPath: string;
  readonly version: string;
  readonly listFolders: () => readonly string[];
  readonly onDidChangeFolders: vscode.Event<unknown>;
}
