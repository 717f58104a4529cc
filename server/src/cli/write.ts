/** Writing files, whole or not at all. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, mkdir, open, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { CannotRun } from '../library/failure';
import { piecesOf } from './outcome';
import type { WrittenFile } from './outcome';

/**
 * Writes a file beside the one that it replaces and renames it once it is complete and on the disk: a full disk, a limit, a fault or an
 * interrupt leaves the file as it was. Links keep pointing to it, and its mode stays.
 * @throws Error when the system refuses it, or a piece of it cannot be made
 * @throws CannotRun when the file is no longer what was read
 */
export async function write({ path, text, replaces }: WrittenFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const before = await stat(path).catch(() => undefined);
  // A pipe or a device takes what comes.
  if (before && !before.isFile()) return writeFile(path, Readable.from(piecesOf(text)));
  const target = before ? await realpath(path) : path;
  const part = `${target}.${randomUUID()}.part`;
  const remove = (): void => rmSync(part, { force: true });
  process.once('exit', remove);
  try {
    // Nobody who may not read the file may read the part, and nothing that lies there is followed or overwritten.
    const file = await open(part, 'wx', before?.mode);
    try {
      await writeFile(file, Readable.from(piecesOf(text)));
      await file.sync();
    } finally {
      await file.close();
    }
    if (before) await chmod(part, before.mode);
    if (replaces !== undefined && (await readFile(target, 'utf8').catch(() => null)) !== replaces)
      throw new CannotRun('it has changed since it was read. Run the command again');
    await rename(part, target);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
