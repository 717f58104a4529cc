/** A scenario in a link: its text, compressed, in the fragment of the address, which no browser sends to any server. */

/** What a link leads to. */
export interface Shared {
  /** Where it stands among the samples, as tables in files are named from there: `aare/north-sea.scenario.yaml`. */
  readonly path: string;
  /** Absent where the text is that of the sample. */
  readonly text?: string;
}

/** Longest text that is taken from a link, in characters: what unpacks to more was not written by hand. */
export const longestText = 1_000_000;

/** The fragment of a link, without `#`. */
export async function packed({ path, text }: Shared): Promise<string> {
  const parts = new URLSearchParams({ at: path });
  if (text !== undefined) parts.set('text', base64(await collected(new Blob([text]), new CompressionStream(format))));
  return parts.toString();
}

/**
 * What a fragment leads to; undefined where it is none of ours.
 * @param fragment with or without `#`
 * @throws Error in words for the user where it is ours but not whole
 */
export async function unpacked(fragment: string): Promise<Shared | undefined> {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  const [path, text] = [parts.get('at'), parts.get('text')];
  if (path === null || !/^[\w-]+(?:\/[\w-]+)*\.scenario\.yaml$/.test(path)) return undefined;
  if (text === null) return { path };
  try {
    const bytes = await collected(new Blob([bytesOf(text)]), new DecompressionStream(format));
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

/** A place for a scenario of the user's own, in the folder `new` beside those of the games. */
export function pathOf(title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g);
  return `new/${words?.join('-') ?? 'scenario'}.scenario.yaml`;
}

const format = 'deflate-raw';

/** @throws Error where more comes than may */
async function collected(
  blob: Blob,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = blob.stream().pipeThrough(through).getReader();
  const chunks: BlobPart[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > longestText) {
      await reader.cancel();
      throw new Error(`longer than ${longestText}`);
    }
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** With letters that an address may hold as they are. */
function base64(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
