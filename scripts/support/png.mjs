// Pictures of a window as small PNG files: with a palette, and several of one size as an animation (APNG), of which each frame holds only
// what has changed.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** @typedef {{ width: number, height: number, pixels: Uint32Array }} Picture its pixels are 0xRRGGBB, row by row */
/** @typedef {{ picture: Picture, milliseconds: number }} Frame */
/** @typedef {{ x: number, y: number, width: number, height: number }} Area */

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Behind the colours of the palette: what the frame before shows. */
const unchanged = 255;
const maxColours = 255;

/** The chunks of a PNG file. @param {Buffer} file @returns {{ type: string, data: Buffer }[]} @throws if it is none */
export function readChunks(file) {
  if (!file.subarray(0, signature.length).equals(signature)) throw new Error('This is not a PNG file.');
  const chunks = [];
  for (let at = signature.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

/** Reads a screenshot: 8 bits a channel, with or without an alpha channel, which is ignored. @param {Buffer} file @returns {Picture} */
export function decodePng(file) {
  const chunks = readChunks(file);
  const header = chunks[0]?.data;
  const channels = header?.[9] === 2 ? 3 : header?.[9] === 6 ? 4 : 0;
  if (header === undefined || header[8] !== 8 || channels === 0 || header[12] !== 0)
    throw new Error('Only PNG files with 8 bits a channel, without palette and interlacing, are read.');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bytes = inflateSync(Buffer.concat(chunks.flatMap(({ type, data }) => (type === 'IDAT' ? [data] : []))));
  const length = width * channels;
  const pixels = new Uint32Array(width * height);
  let above = new Uint8Array(length);
  for (let y = 0; y < height; y++) {
    const start = y * (length + 1);
    const row = new Uint8Array(bytes.subarray(start + 1, start + 1 + length));
    undoFilter(bytes[start] ?? 0, row, above, channels);
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0] = row.subarray(x * channels, x * channels + 3);
      pixels[y * width + x] = (red << 16) | (green << 8) | blue;
    }
    above = row;
  }
  return { width, height, pixels };
}

/** @param {number} filter of this row @param {Uint8Array} row is changed @param {Uint8Array} above @param {number} channels */
function undoFilter(filter, row, above, channels) {
  for (let at = 0; at < row.length; at++) {
    const left = row[at - channels] ?? 0;
    const up = above[at] ?? 0;
    const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, above[at - channels] ?? 0)];
    row[at] = (row[at] ?? 0) + (guesses[filter] ?? 0);
  }
}

/** @param {number} left @param {number} up @param {number} upperLeft */
function paeth(left, up, upperLeft) {
  const guess = left + up - upperLeft;
  const nearest = Math.min(...[left, up, upperLeft].map((value) => Math.abs(guess - value)));
  return [left, up, upperLeft].find((value) => Math.abs(guess - value) === nearest) ?? 0;
}

/**
 * A picture, or an animation that begins again at its end.
 * @param {readonly Frame[]} frames at least one, all of one size
 * @returns {Buffer} a PNG file
 */
export function encodePng(frames) {
  const shown = joinEqual(frames);
  const [first] = shown;
  if (first === undefined) throw new Error('There is no picture.');
  const { width, height } = first.picture;
  const palette = choosePalette(shown.map(({ picture }) => picture));
  const indexed = indexPixels(palette);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  const chunks = [
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
  ];
  const whole = { x: 0, y: 0, width, height };
  const isAnimated = shown.length > 1;
  if (isAnimated) {
    const opacity = Buffer.alloc(unchanged + 1, 255);
    opacity[unchanged] = 0;
    chunks.push(
      chunk('tRNS', opacity),
      chunk('acTL', integers(shown.length, 0)),
      control(0, whole, first.milliseconds),
    );
  }
  let before = indexed(first.picture);
  chunks.push(chunk('IDAT', compress(before, whole, width)));
  for (const [index, { picture, milliseconds }] of shown.entries()) {
    if (index === 0) continue;
    const after = indexed(picture);
    const area = changedArea(before, after, width);
    const changes = after.map((colour, at) => (colour === before[at] ? unchanged : colour));
    chunks.push(
      control(2 * index - 1, area, milliseconds),
      chunk('fdAT', Buffer.concat([integers(2 * index), compress(changes, area, width)])),
    );
    before = after;
  }
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

/** Frames that show the same become one. @param {readonly Frame[]} frames @returns {Frame[]} */
function joinEqual(frames) {
  /** @type {Frame[]} */
  const joined = [];
  for (const frame of frames) {
    const last = joined.at(-1);
    if (last && Buffer.from(last.picture.pixels.buffer).equals(Buffer.from(frame.picture.pixels.buffer)))
      joined[joined.length - 1] = { ...last, milliseconds: last.milliseconds + frame.milliseconds };
    else joined.push(frame);
  }
  return joined;
}

/** The most frequent colours of pictures, none much like another before it. @param {readonly Picture[]} pictures @returns {number[]} */
function choosePalette(pictures) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const { pixels } of pictures) for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const colours = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  if (colours.length <= maxColours) return fill(colours);
  /** @type {number[]} */
  const palette = [];
  for (const colour of colours) {
    if (palette.length === maxColours) break;
    if (palette.every((chosen) => computeDistance(chosen, colour) > tolerance)) palette.push(colour);
  }
  return fill(palette);
}

/** Squared, so that no channel differs by more than ten. */
const tolerance = 100;

/** As many colours as a byte has values: the last means no change. @param {number[]} colours */
const fill = (colours) => [...colours, ...Array.from({ length: unchanged + 1 - colours.length }, () => 0)];

/** @param {number} one @param {number} other */
function computeDistance(one, other) {
  const [red, green, blue] = [16, 8, 0].map((shift) => ((one >> shift) & 255) - ((other >> shift) & 255));
  return (red ?? 0) ** 2 + (green ?? 0) ** 2 + (blue ?? 0) ** 2;
}

/** @param {readonly number[]} palette @returns {(picture: Picture) => Uint8Array} */
function indexPixels(palette) {
  /** @type {Map<number, number>} */
  const indexes = new Map();
  const nearest = (/** @type {number} */ colour) => {
    let [index, least] = [0, Infinity];
    for (let at = 0; at < maxColours && least > 0; at++) {
      const far = computeDistance(palette[at] ?? 0, colour);
      if (far < least) [index, least] = [at, far];
    }
    return index;
  };
  return ({ pixels }) =>
    Uint8Array.from(pixels, (colour) => {
      const index = indexes.get(colour) ?? nearest(colour);
      indexes.set(colour, index);
      return index;
    });
}

/** At least one pixel: a frame cannot be empty. @param {Uint8Array} before @param {Uint8Array} after @param {number} width @returns {Area} */
function changedArea(before, after, width) {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
  }
  return right === 0
    ? { x: 0, y: 0, width: 1, height: 1 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The rows of an area, without filters: they make nothing smaller where colours are numbered. @param {Uint8Array} indexes @param {Area} area @param {number} width of the picture */
function compress(indexes, area, width) {
  const rows = Buffer.alloc(area.height * (area.width + 1));
  for (let y = 0; y < area.height; y++) {
    const start = (area.y + y) * width + area.x;
    rows.set(indexes.subarray(start, start + area.width), y * (area.width + 1) + 1);
  }
  return deflateSync(rows, { level: 9, memLevel: 9 });
}

/** How long and where a frame is shown, over the one before. @param {number} sequence @param {Area} area @param {number} milliseconds */
function control(sequence, { x, y, width, height }, milliseconds) {
  const duration = Buffer.alloc(6);
  duration.writeUInt16BE(milliseconds, 0);
  duration.writeUInt16BE(1000, 2);
  duration.set([0, sequence === 0 ? 0 : 1], 4);
  return chunk('fcTL', Buffer.concat([integers(sequence, width, height, x, y), duration]));
}

/** @param {readonly number[]} values */
function integers(...values) {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([integers(data.length), content, integers(crc32(content))]);
}
