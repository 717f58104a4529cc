/** Generates JSON in chunks: the data of thousands of files takes long to write, and may exceed the maximum length of a string. */

/**
 * The output of a command that prints data: JSON as written by `JSON.stringify`, indented by two spaces.
 * @param data lists in it may be any iterable, which is read while it is written
 * @param depth lists and objects down to this depth are written in chunks, those below it at once
 */
export function* toJson(data: unknown, depth = 1): Generator<string, void> {
  yield* generateJson(data, depth, '');
  yield '\n';
}

function* generateJson(data: unknown, depth: number, indent: string): Generator<string, void> {
  if (depth === 0 || typeof data !== 'object' || data === null) {
    yield formatJson(data, indent);
    return;
  }
  const isList = Symbol.iterator in data;
  const [open, close] = isList ? '[]' : '{}';
  const innerIndent = `${indent}  `;
  yield open!;
  let isEmpty = true;
  for (const [key, value] of isList ? listItems(data as Iterable<unknown>) : listMembers(data)) {
    yield `${isEmpty ? '' : ','}\n${innerIndent}${key}`;
    yield* generateJson(value, depth - 1, innerIndent);
    isEmpty = false;
  }
  yield isEmpty ? close! : `\n${indent}${close}`;
}

/** An item of a list or a member of an object, with the text before it. */
type JsonEntry = readonly [key: string, part: unknown];

function* listItems(list: Iterable<unknown>): Generator<JsonEntry, void> {
  for (const item of list) yield ['', item];
}

function* listMembers(data: object): Generator<JsonEntry, void> {
  for (const [key, value] of Object.entries(data))
    if (value !== undefined) yield [`${escapeControls(JSON.stringify(key))}: `, value];
}

/** Indents the lines of a value. Line breaks in JSON only separate values: in strings they are escaped. */
function formatJson(data: unknown, indent: string): string {
  return escapeControls(JSON.stringify(data, null, 2)).replaceAll('\n', `\n${indent}`);
}

/** JSON lines, one for each item, so that each can be read when it arrives and outputs can be concatenated. */
export function* toJsonLines(items: Iterable<unknown>): Generator<string, void> {
  for (const item of items) yield `${escapeControls(JSON.stringify(item))}\n`;
}

/** JSON does not escape some control characters that affect terminals. */
function escapeControls(json: string): string {
  return json.replace(/[\u007f-\u009f\p{Cf}]/gu, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
