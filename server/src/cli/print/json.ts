/** Data as JSON, piece by piece: that of thousands of files takes long to write, and may be more than a string can hold. */

/**
 * The output of a command that prints data: JSON as `JSON.stringify` writes it, indented by two spaces.
 * @param data a list in it may be any iterable, whose items are asked for when they are written
 * @param depth lists and objects down to this depth are written part by part, those below it at once
 */
export function* asJson(data: unknown, depth = 1): Generator<string, void> {
  yield* writtenIn(data, depth, '');
  yield '\n';
}

function* writtenIn(data: unknown, depth: number, indent: string): Generator<string, void> {
  if (depth === 0 || typeof data !== 'object' || data === null) {
    yield writtenAtOnce(data, indent);
    return;
  }
  const isList = Symbol.iterator in data;
  const [open, close] = isList ? '[]' : '{}';
  const inner = `${indent}  `;
  yield open!;
  let isEmpty = true;
  for (const [key, part] of isList ? itemsOf(data as Iterable<unknown>) : membersOf(data)) {
    yield `${isEmpty ? '' : ','}\n${inner}${key}`;
    yield* writtenIn(part, depth - 1, inner);
    isEmpty = false;
  }
  yield isEmpty ? close! : `\n${indent}${close}`;
}

/** A part of a list or of an object, and what is written before it. */
type Part = readonly [key: string, part: unknown];

function* itemsOf(list: Iterable<unknown>): Generator<Part, void> {
  for (const item of list) yield ['', item];
}

function* membersOf(data: object): Generator<Part, void> {
  for (const [key, part] of Object.entries(data))
    if (part !== undefined) yield [`${escaped(JSON.stringify(key))}: `, part];
}

/** Line breaks in JSON are those between its parts: in texts they are escaped. */
function writtenAtOnce(data: unknown, indent: string): string {
  return escaped(JSON.stringify(data, null, 2)).replaceAll('\n', `\n${indent}`);
}

/** The same in lines, one an item, so that each can be read when it comes and lists can be joined. */
export function* asJsonLines(items: Iterable<unknown>): Generator<string, void> {
  for (const item of items) yield `${escaped(JSON.stringify(item))}\n`;
}

/** JSON leaves some characters as they are that steer a terminal. */
function escaped(json: string): string {
  return json.replace(/[\u007f-\u009f\p{Cf}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
