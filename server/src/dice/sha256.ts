/** SHA-256 (FIPS 180-4) in the same few lines for Node, browsers and workers: `node:crypto` exists only in Node, and WebCrypto is asynchronous. */

/** The first 32 bits of the fractional parts of a root of the first primes. */
function computeRootBits(count: number, root: (prime: number) => number): readonly number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate++)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes.map((prime) => (root(prime) * 0x1_0000_0000) | 0);
}

const startHash = computeRootBits(8, Math.sqrt);
const roundKeys = computeRootBits(64, Math.cbrt);

/** The hash of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, index) => blocks.setUint8(index, byte));
  blocks.setUint8(bytes.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(bytes.length) * 8n);
  let hash = startHash;
  for (let offset = 0; offset < blocks.byteLength; offset += 64) hash = compressBlock(hash, blocks, offset);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The hash after one more block. `a` to `h` are named as in the standard. */
function compressBlock(hash: readonly number[], blocks: DataView, offset: number): readonly number[] {
  const schedule = Array.from({ length: 16 }, (_, index) => blocks.getInt32(offset + index * 4));
  for (let index = 16; index < 64; index++) {
    const [early, late] = [schedule[index - 15]!, schedule[index - 2]!];
    const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule.push((schedule[index - 16]! + sigma0 + schedule[index - 7]! + sigma1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (const [index, word] of schedule.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + roundKeys[index]! + word;
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((value, index) => (value + hash[index]!) | 0);
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}
