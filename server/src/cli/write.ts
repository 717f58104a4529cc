/** Writes files atomically. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { chmod, mkdir, open, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { CannotRun } from '../library/errors';
import { toChunks, type WrittenFile } from './outcome';

/**
 * Writes a temporary file beside the target and renames it once it is complete and flushed: a full disk, a limit, an error or an interrupt
 * leaves the target unchanged. Symbolic links and the file mode are preserved.
 * @throws Error if the system refuses it, or a chunk cannot be generated
 * @throws CannotRun if the file has changed since it was read
 */
export async function writeFileSafely({ path, text, previousText }: WrittenFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const targetStats = await stat(path).catch(() => undefined);
  // Pipes and devices are written directly.
  if (targetStats && !targetStats.isFile()) return writeFile(path, Readable.from(toChunks(text)));
  const target = targetStats ? await realpath(path) : path;
  const partialFile = `${target}.${randomUUID()}.part`;
  const remove = (): void => rmSync(partialFile, { force: true });
  process.once('exit', remove);
  try {
    // Exclusive creation with the mode of the target: nobody else can read the partial file, and no existing file is followed or overwritten.
    const file = await open(partialFile, 'wx', targetStats?.mode);
    try {
      await writeFile(file, Readable.from(toChunks(text)));
      await file.sync();
    } finally {
      await file.close();
    }
    if (targetStats) await chmod(partialFile, targetStats.mode);
    if (previousText !== undefined && (await readFile(target, 'utf8').catch(() => null)) !== previousText)
      throw new CannotRun('it has changed since it was read. Run the command again');
    await rename(partialFile, target);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
