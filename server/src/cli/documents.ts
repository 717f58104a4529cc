/** YAML documents of a text that comes bit by bit: each as soon as the next begins, so that a program may write scenarios into a pipe. */

export interface TextDocument {
  readonly text: string;
  /** Lines before it. */
  readonly lines: number;
  /** Documents before it. */
  readonly documents: number;
}

const begins = /^---(?:\s|$)/;

export async function* documentsIn(chunks: AsyncIterable<string>): AsyncGenerator<TextDocument, void> {
  let document: string[] = [];
  let lines = 0;
  let documents = 0;
  let rest = '';
  const taken = function* (line: string): Generator<TextDocument, void> {
    // Comments above the first marker belong to the document that it begins.
    if (begins.test(line) && document.some(hasContent)) {
      yield { text: document.join(''), lines, documents };
      lines += document.length;
      documents++;
      document = [];
    }
    document.push(line);
  };
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split(/(?<=\n)/);
    rest = parts.pop() ?? '';
    for (const line of parts) yield* taken(line);
  }
  if (rest !== '') yield* taken(rest);
  if (document.some(hasContent) || documents === 0) yield { text: document.join(''), lines, documents };
}

/** A marker counts as content: two in a row have an empty document between them. */
function hasContent(line: string): boolean {
  return !/^\s*(?:#|$)/.test(line);
}
