/** What the programs have kept of their code when they are measured: nobody wants to know of the first start after an installation. */
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { usuallySettled } from '../../server/src/boot/code-cache.node';
import { cacheFolder } from '../../server/src/boot/folder.node';
import { serverCommands } from '../../server/src/protocol';
import { battleScenario, sixKinds } from './battles';
import { startServer } from './language-server';
import type { LanguageServer } from './language-server';
import { ask } from './report';
import { asdic } from './servers';
import { benchText } from './session';

/** Has the code kept of two servers that have lived as long as in an editor. What shorter lives have kept before goes. */
export async function keepCode(): Promise<void> {
  const folder = cacheFolder(process);
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  await Promise.all([lived(edit), lived(advise)]);
}

async function lived(use: (server: LanguageServer) => Promise<unknown>): Promise<void> {
  const server = await startServer(asdic);
  await use(server);
  await setTimeout(1.5 * usuallySettled);
  await server.stop();
}

async function edit(server: LanguageServer): Promise<void> {
  const answered = () => server.diagnosticsThat(() => true);
  const opened = answered();
  server.open(benchText(200));
  await opened;
  const start = { line: 0, character: 0 };
  for (const method of ['hover', 'completion', 'documentSymbol', 'codeLens'])
    await server.ask(`textDocument/${method}`, start);
  const edited = answered();
  server.change([{ range: { start, end: start }, text: '# edited\n' }]);
  await edited;
}

function advise(server: LanguageServer): Promise<unknown> {
  server.open(battleScenario(sixKinds));
  return ask(server, serverCommands.advise, { side: 'attacker', aim: 'win' });
}
