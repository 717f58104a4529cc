import assert from 'node:assert/strict';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { type McpApi, registerMcpServer } from '../../client/src/assistants';

describe('the MCP server in VS Code', () => {
  const parts = {
    extensionPath: '/extensions/asdic',
    version: '1.2.3',
    listFolders: () => ['/games'],
    onDidChangeFolders: () => ({ dispose: () => undefined }),
  };

  it('the MCP server in VS Code is offered with the folders of the workspace, under the id of the manifest', () => {
    const registered: { id: string; servers: readonly object[] }[] = [];
    const api: McpApi = {
      lm: {
        registerMcpServerDefinitionProvider(id, { provideMcpServerDefinitions }) {
          registered.push({ id, servers: provideMcpServerDefinitions() });
          return { dispose: () => undefined };
        },
      },
      McpStdioServerDefinition: class {
        constructor(...all: readonly unknown[]) {
          Object.assign(this, { all });
        }
      },
    };
    assert.ok(registerMcpServer(api, parts));
    const args = [join('/extensions/asdic', 'dist', 'cli.cjs'), 'mcp', '/games'];
    const all = ['Asdic', process.execPath, args, { ELECTRON_RUN_AS_NODE: '1' }, '1.2.3'];
    const { contributes } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      contributes: { mcpServerDefinitionProviders: readonly { id: string }[] };
    };
    const [{ id } = { id: '' }] = contributes.mcpServerDefinitionProviders;
    assert.deepEqual(JSON.parse(JSON.stringify(registered)), [{ id, servers: [{ all }] }]);
  });

  it('the MCP server in VS Code is not offered by a VS Code without an interface for it', () => {
    for (const api of [{}, { lm: {} }, { lm: {}, McpStdioServerDefinition: class {} }])
      assert.equal(registerMcpServer(api as McpApi, parts), undefined);
  });
});
