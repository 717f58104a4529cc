/** Scenarios in links: the compressed text is in the URL fragment, which is never sent to a server. */

/** The scenario of a link. */
export interface SharedScenario {
  /** Its path among the samples, for relative tables: `aare/north-sea.scenario.yaml`. */
  readonly path: string;
  /** Absent if the sample is unchanged. */
  readonly text?: string;
}

/** Maximum length of a text from a link in characters; nobody writes more by hand. */
export const maxTextLength = 1_000_000;

/** The fragment of a link, without `#`. */
export async function pack({ path, text }: SharedScenario): Promise<string> {
  const parts = new URLSearchParams({ at: path });
  if (text !== undefined)
    parts.set('text', encodeBase64(await pipeBytes(new Blob([text]), new CompressionStream(format))));
  return parts.toString();
}

/**
 * Decodes a fragment; undefined if it is not ours.
 * @param fragment with or without `#`
 * @throws Error with a message for the user if it is ours but incomplete
 */
export async function unpack(fragment: string): Promise<SharedScenario | undefined> {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const [path, text] = [parts.get('at'), parts.get('text')];
  if (path === null || !/^[\w-]+(?:\/[\w-]+)*\.scenario\.yaml$/.test(path)) return undefined;
  if (text === null) return { path };
  try {
    const bytes = await pipeBytes(new Blob([decodeBase64(text)]), new DecompressionStream(format));
    return { path, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch (error) {
    throw new Error(
      'The link is not whole, so the scenario in it cannot be read. Copy the link again, to its very end.',
      {
        cause: error,
      },
    );
  }
}

/** A path for a user's own scenario, in the folder `new`. */
export function toPath(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g);
  return `new/${words?.join('-') ?? 'scenario'}.scenario.yaml`;
}

const format = 'deflate-raw';

/** @throws Error if the result is too long */
async function pipeBytes(
  blob: Blob,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = blob.stream().pipeThrough(transform).getReader();
  const chunks: BlobPart[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > maxTextLength) {
      await reader.cancel();
      throw new Error(`longer than ${maxTextLength}`);
    }
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** URL-safe base64. */
function encodeBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
