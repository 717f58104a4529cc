/** `asdic mcp`: answers assistants by the Model Context Protocol, over standard input and output, until the input ends. */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CannotRun } from '../../library/errors';
import type { Host } from '../host';
import type { Outcome } from '../outcome';
import { createMcpServer } from './server';

/** @throws CannotRun if a folder does not exist */
export async function serveMcp(names: readonly string[], { folder, packageFolder }: Host): Promise<Outcome> {
  const folders = names.map((name) => resolve(folder, name));
  const missing = folders.find((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true);
  if (missing !== undefined) throw new CannotRun(`There is no folder ${missing}.`);
  const server = createMcpServer(folders, join(packageFolder, 'samples'));
  const closed = new Promise<void>((end) => (server.server.onclose = end));
  process.stdin.once('end', () => void server.close());
  await server.connect(new StdioServerTransport());
  await closed;
  return { output: '', exitCode: 0 };
}
