/** The code that V8 has made of our files, with the functions that have been called, kept for the next start. */
import fs from 'node:fs';
import path from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { isMainThread } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import { tidy, touch } from './tidy.node';

/** When the functions of a first use have been compiled, in milliseconds. Threads have a short life, and end without notice. */
export const usuallySettled = isMainThread ? 5_000 : 1_000;

/** Smaller files are compiled sooner than what is kept of them is read, in bytes. */
const smallest = 2_048;

/** The bytes of the checksum behind what is kept. */
const checksumSize = 4;

/** A file of code as what calls it with its variables. */
export type Compiled = (...given: unknown[]) => void;

export class CodeCache {
  readonly #folder: string;
  readonly #tag = cachedDataVersionTag();
  /** What was compiled without anything kept, by the file that it will be kept in. */
  readonly #unkept = new Map<string, Script>();
  #timer: NodeJS.Timeout | undefined;
  #hasWritten = false;

  /**
   * @param folder for all versions of V8; it is made when something is kept
   * @param settled how long nothing may have been compiled before what there is is kept, in milliseconds
   */
  constructor(
    folder: string,
    private readonly settled = usuallySettled,
  ) {
    // Code is of use only to the V8 that made it, under the same flags. Of other users nobody takes any.
    this.#folder = path.join(folder, [this.#tag.toString(16), process.getuid?.() ?? 'any'].join('-'));
  }

  /**
   * The code of a file, as a function.
   * @param variables the names that it is given
   * @throws Error where the file cannot be read
   * @throws SyntaxError where it is no JavaScript
   */
  compiled(file: string, variables: readonly string[]): Compiled {
    const bytes = fs.readFileSync(file);
    // On one line with the beginning of the file, so that its lines keep their numbers.
    const before = `(function (${variables.join(', ')}) { `;
    const source = `${before}${bytes.toString()}\n})`;
    const options = { filename: file, columnOffset: -before.length };
    if (bytes.length < smallest) return new Script(source, options).runInThisContext() as Compiled;
    // V8 compares no more of the source than its length, and takes the name of the file from what is kept.
    const checksum = crc32(bytes, crc32(file + before));
    const keptIn = path.join(this.#folder, `${path.basename(file)}-${checksum.toString(16)}`);
    const cachedData = kept(keptIn);
    const script = new Script(source, { ...options, ...(cachedData && { cachedData }) });
    if (!cachedData || script.cachedDataRejected) this.#keepLater(keptIn, script);
    return script.runInThisContext() as Compiled;
  }

  #keepLater(file: string, script: Script): void {
    this.#unkept.set(file, script);
    if (this.#timer) {
      this.#timer.refresh();
      return;
    }
    this.#timer = setTimeout(() => this.#keepInTurns(), this.settled).unref();
    // A program that ends sooner.
    process.once('exit', () => {
      while (this.#unkept.size > 0) this.#keep();
    });
  }

  /** One file in each turn, so that nobody waits for all of them. */
  #keepInTurns(): void {
    this.#keep();
    if (this.#unkept.size > 0) setImmediate(() => this.#keepInTurns());
  }

  /** Keeps the code of one file. Where it cannot be written, nothing is kept: all works without it, only slower. */
  #keep(): void {
    const [[file, script] = []] = this.#unkept;
    if (file === undefined || script === undefined) return;
    this.#unkept.delete(file);
    // While a thread is being made, V8 of Node 20 has other flags.
    if (cachedDataVersionTag() !== this.#tag) return;
    try {
      fs.mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      write(file, script.createCachedData());
      if (!this.#hasWritten) tidy(path.dirname(this.#folder));
      this.#hasWritten = true;
    } catch {
      this.#unkept.clear();
    }
  }
}

/** What is kept in a file; undefined where there is none, or a damaged one: V8 would run it as it is. */
function kept(file: string): Buffer | undefined {
  try {
    const bytes = fs.readFileSync(file);
    // At the end: V8 copies what is not aligned.
    const data = bytes.subarray(0, -checksumSize);
    if (crc32(data) !== bytes.readUInt32LE(data.length)) return undefined;
    touch(file);
    return data;
  } catch {
    return undefined;
  }
}

/** Nobody finds half a file, and two programs that write the same file do not disturb each other. */
function write(file: string, data: Buffer): void {
  const checksum = Buffer.alloc(checksumSize);
  checksum.writeUInt32LE(crc32(data));
  const begun = `${file}.${Math.random().toString(36).slice(2)}`;
  try {
    fs.writeFileSync(begun, Buffer.concat([data, checksum]));
    fs.renameSync(begun, file);
  } catch (error) {
    fs.rmSync(begun, { force: true });
    throw error;
  }
}
