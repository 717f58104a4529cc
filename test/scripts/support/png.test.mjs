import assert from 'node:assert/strict';
import fs from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import { decodePng, encodePng, readChunks } from '../../../scripts/support/png.mjs';

const [width, height] = [40, 30];

/** @param {(x: number, y: number) => number} colour */
function draw(colour) {
  const pixels = Uint32Array.from({ length: width * height }, (_, at) => colour(at % width, Math.floor(at / width)));
  return { width, height, pixels };
}

describe('pictures with a palette', () => {
  it('a screenshot is read whatever filter its rows have', () => {
    // The second row says, for each pixel, how it differs from that above; the third, from that to its left.
    const rows = [0, 10, 20, 30, 40, 50, 60, 2, 1, 1, 1, 1, 1, 1, 1, 7, 7, 7, 3, 3, 3];
    const header = Buffer.from([0, 0, 0, 2, 0, 0, 0, 3, 8, 2, 0, 0, 0]);
    const chunk = (/** @type {string} */ type, /** @type {Buffer} */ data) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(data.length);
      return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
    };
    const file = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.from(rows))),
    ]);
    assert.deepEqual([...decodePng(file).pixels], [0x0a141e, 0x28323c, 0x0b151f, 0x29333d, 0x070707, 0x0a0a0a]);
  });

  it('few colours stay as they are, and many differ by ten a channel at most', () => {
    for (const [levels = 1, tolerance = 0] of [
      [4, 0],
      [40, 10],
    ]) {
      const picture = draw((x, y) => {
        const [red, green] = [Math.floor((x * levels) / width), Math.floor((y * levels) / height)];
        return (Math.floor((red * 255) / levels) << 16) | (Math.floor((green * 60) / levels) << 8);
      });
      const [shown] = play(encodePng([{ picture, milliseconds: 0 }]));
      assertLike(shown, picture, tolerance);
    }
  });

  it('an animation shows each frame over what has not changed, and equal frames once', () => {
    const plain = draw(() => 0x202020);
    const dotted = draw((x, y) => (x === 30 && y === 20 ? 0xff0000 : 0x202020));
    const file = encodePng([
      { picture: plain, milliseconds: 100 },
      { picture: plain, milliseconds: 50 },
      { picture: dotted, milliseconds: 70 },
      { picture: plain, milliseconds: 1000 },
    ]);
    const shown = play(file);
    assert.equal(shown.length, 3);
    for (const [index, picture] of [plain, dotted, plain].entries()) assertLike(shown[index], picture, 0);
    assert.deepEqual(durations(file), [150, 70, 1000]);
  });

  it('the pictures of README are small, and its clip lasts about twenty seconds', () => {
    const read = (/** @type {string} */ name) => fs.readFileSync(`client/media/screenshots/${name}.png`);
    for (const name of ['at-work', 'at-the-table']) {
      assert.ok(read(name).length < 150_000, name);
      assert.equal(play(read(name)).length, 1);
    }
    const clip = read('clip');
    assert.ok(clip.length < 1_000_000);
    const seconds = durations(clip).reduce((sum, duration) => sum + duration, 0) / 1000;
    assert.ok(seconds > 15 && seconds < 30, `${seconds} s`);
  });
});

/** @param {Uint32Array | undefined} shown @param {{ pixels: Uint32Array }} picture @param {number} tolerance of a channel */
function assertLike(shown, { pixels }, tolerance) {
  assert.equal(shown?.length, pixels.length);
  for (const [at, colour] of pixels.entries())
    for (const shift of [16, 8, 0]) {
      const difference = ((colour >> shift) & 255) - (((shown?.[at] ?? 0) >> shift) & 255);
      assert.ok(Math.abs(difference) <= tolerance, `pixel ${at} differs by ${difference}`);
    }
}

/** The milliseconds of each frame. @param {Buffer} file */
function durations(file) {
  return readChunks(file).flatMap(({ type, data }) => (type === 'fcTL' ? [data.readUInt16BE(20)] : []));
}

/** What a viewer shows, frame by frame. @param {Buffer} file with a palette, and rows without filters @returns {Uint32Array[]} */
function play(file) {
  const chunks = readChunks(file);
  const header = chunks[0]?.data ?? Buffer.alloc(13);
  const [across, down] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const palette = chunks.find(({ type }) => type === 'PLTE')?.data ?? Buffer.alloc(0);
  const opacity = chunks.find(({ type }) => type === 'tRNS')?.data ?? Buffer.alloc(0);
  const shown = new Uint32Array(across * down);
  let area = [across, down, 0, 0];
  /** @type {Uint32Array[]} */
  const frames = [];
  for (const { type, data } of chunks) {
    if (type === 'fcTL') area = [4, 8, 12, 16].map((at) => data.readUInt32BE(at));
    if (type !== 'IDAT' && type !== 'fdAT') continue;
    const [columns = 0, rows = 0, left = 0, top = 0] = area;
    const bytes = inflateSync(type === 'IDAT' ? data : data.subarray(4));
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        const index = bytes[y * (columns + 1) + 1 + x] ?? 0;
        if (opacity[index] !== 0) shown[(top + y) * across + left + x] = palette.readUIntBE(3 * index, 3);
      }
    frames.push(shown.slice());
  }
  return frames;
}
