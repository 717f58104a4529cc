/**
 * The code that V8 has made of our files, kept for the next start. Node keeps it by itself from 22 on, but as it is when a file has just been
 * loaded: without the functions, which are compiled when they are first called. Here it is kept once they have been.
 */
import fs from 'node:fs';
import path from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import { crc32 } from 'node:zlib';

/** When the functions of a first use have been compiled, in milliseconds. */
export const usuallySettled = 5_000;

/** Smaller files are compiled sooner than what is kept of them is read, in characters. */
const smallest = 2_048;

/** What is older goes when something is written, in milliseconds: versions of Asdic and of Node come and go. */
const longest = 30 * 24 * 60 * 60 * 1000;

/** The bytes of the checksum behind what is kept. */
const checksumSize = 4;

/** A file of code as what calls it with its variables. */
export type Compiled = (...given: unknown[]) => void;

export class CodeCache {
  readonly #folder: string;
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
    // Code is of use only to the V8 that made it, under the same flags.
    this.#folder = path.join(folder, cachedDataVersionTag().toString(16));
  }

  /**
   * The code of a file, as a function.
   * @param variables the names that it is given
   * @throws Error where the file cannot be read
   * @throws SyntaxError where it is no JavaScript
   */
  compiled(file: string, variables: readonly string[]): Compiled {
    const text = fs.readFileSync(file, 'utf8');
    // On one line with the beginning of the file, so that its lines keep their numbers.
    const before = `(function (${variables.join(', ')}) { `;
    const source = `${before}${text}\n})`;
    const options = { filename: file, columnOffset: -before.length };
    if (text.length < smallest) return new Script(source, options).runInThisContext() as Compiled;
    // V8 compares no more of the source than its length.
    const keptIn = path.join(this.#folder, `${path.basename(file)}-${crc32(source).toString(16)}`);
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
    this.#timer = setTimeout(() => this.#keepOne(), this.settled).unref();
    // A program that ends sooner.
    process.once('exit', () => {
      while (this.#unkept.size > 0) this.#keep();
    });
  }

  /** In turns, so that nobody waits for all of them. */
  #keepOne(): void {
    this.#keep();
    if (this.#unkept.size > 0) setImmediate(() => this.#keepOne()).unref();
  }

  /** Keeps the code of one file. Where it cannot be written, nothing is kept: all works without it, only slower. */
  #keep(): void {
    const [[file, script] = []] = this.#unkept;
    if (file === undefined || script === undefined) return;
    this.#unkept.delete(file);
    try {
      if (!this.#hasWritten) removeOld(path.dirname(this.#folder));
      this.#hasWritten = true;
      fs.mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
      write(file, script.createCachedData());
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
    return crc32(data) === bytes.readUInt32LE(data.length) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Nobody finds half a file, and two programs that write the same file do not disturb each other. */
function write(file: string, data: Buffer): void {
  const checksum = Buffer.alloc(checksumSize);
  checksum.writeUInt32LE(crc32(data));
  const begun = `${file}.${Math.random().toString(36).slice(2)}`;
  fs.writeFileSync(begun, Buffer.concat([data, checksum]));
  fs.renameSync(begun, file);
}

/** @param folder of the code of all versions */
function removeOld(folder: string): void {
  if (!fs.existsSync(folder)) return;
  const oldest = Date.now() - longest;
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    const found = fs.statSync(file, { throwIfNoEntry: false });
    if (found?.isFile() && found.mtimeMs < oldest) fs.rmSync(file, { force: true });
  }
}
