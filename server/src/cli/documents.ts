/**
 * Splits a stream of text into YAML documents. Each is emitted as soon as the next begins, so that a program can write scenarios into a
 * pipe.
 */

export interface TextDocument {
  readonly text: string;
  /** Number of lines before it. */
  readonly lines: number;
  /** Number of documents before it. */
  readonly documents: number;
}

const documentMarker = /^---(?:\s|$)/;

export async function* splitDocuments(chunks: AsyncIterable<string>): AsyncGenerator<TextDocument, void> {
  let document: string[] = [];
  let lines = 0;
  let documents = 0;
  let partialLine = '';
  const acceptLine = function* (line: string): Generator<TextDocument, void> {
    // Comments above the first marker belong to the document that follows.
    if (documentMarker.test(line) && document.some(hasContent)) {
      yield { text: document.join(''), lines, documents };
      lines += document.length;
      documents++;
      document = [];
    }
    document.push(line);
  };
  for await (const chunk of chunks) {
    const parts = (partialLine + chunk).split(/(?<=\n)/);
    partialLine = parts.pop() ?? '';
    for (const line of parts) yield* acceptLine(line);
  }
  if (partialLine !== '') yield* acceptLine(partialLine);
  if (document.some(hasContent) || documents === 0) yield { text: document.join(''), lines, documents };
}

/** A marker counts as content: between two adjacent markers is an empty document. */
function hasContent(line: string): boolean {
  return !/^\s*(?:#|$)/.test(line);
}
