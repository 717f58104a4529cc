/** `asdic check --watch`: checks again when a scenario, a table or the configuration changes, until it is interrupted. */
import { watch } from 'chokidar';
import { readGlobBase } from '../../features';
import { CannotRun } from '../../library/errors';
import type { Host } from '../host';
import { standardInput } from '../inputs/source';
import type { Outcome } from '../outcome';

/** Debounce time in milliseconds: changes within it cause one check. */
const debounceMs = 100;

/** @throws CannotRun for standard input, which cannot change */
export async function watchFiles(args: readonly string[], host: Host, check: () => Promise<Outcome>): Promise<never> {
  if (args.includes(standardInput)) throw new CannotRun('Standard input cannot be watched: name files or folders.');
  const roots = args.filter((arg) => !arg.startsWith('!')).map(findRoot);
  const watcher = watch(roots, {
    cwd: host.folder,
    ignoreInitial: true,
    ignored: (path, stats) =>
      /[\\/](?:node_modules|\.[^\\/.][^\\/]*)$/.test(path) || (stats?.isFile() === true && !/\.ya?ml$/.test(path)),
  });
  let notifyChange = (): void => undefined;
  watcher.on('all', () => notifyChange());
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  try {
    for (;;) {
      const next = new Promise<void>((resolve) => (notifyChange = resolve));
      const { output, notes = '', files = [] } = await check();
      await host.write(files);
      await host.print(notes);
      await host.print(output);
      await next;
      await new Promise((resume) => setTimeout(resume, debounceMs));
    }
  } finally {
    // If checking fails altogether, the open watcher would keep the process alive.
    await watcher.close();
  }
}

function findRoot(arg: string): string {
  return readGlobBase(arg.replaceAll('\\', '/')) ?? arg;
}
