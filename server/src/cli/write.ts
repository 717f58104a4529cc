/** Writing files, whole or not at all. */
import { rmSync } from 'node:fs';
import { mkdir, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { piecesOf } from './outcome';
import type { WrittenFile } from './outcome';

/** @throws Error where the system refuses it, or a piece of it cannot be made */
export async function write({ path, text }: WrittenFile): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  if (typeof text === 'string') await writeFile(path, text);
  else await writePieces(path, piecesOf(text));
}

/**
 * Pieces take long to make. They are written beside the file and take its place when all are there: whoever interrupts meanwhile keeps the
 * file as it was.
 */
async function writePieces(path: string, pieces: Iterable<string>): Promise<void> {
  const before = await stat(path).catch(() => undefined);
  // A pipe or a device takes what comes.
  if (before && !before.isFile()) return writeFile(path, Readable.from(pieces));
  const target = before ? await realpath(path) : path;
  const part = `${target}.${process.pid}.part`;
  const remove = (): void => rmSync(part, { force: true });
  process.once('exit', remove);
  try {
    await writeFile(part, Readable.from(pieces), before && { mode: before.mode });
    await rename(part, target);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
