/** Samples on the web server: scenarios to begin with, and their tables. */

/** Their folder for the server, which resolves relative tables in it. */
export const samplesFolder = 'playground:/samples';

export interface Sample {
  /** Below `samples/`. */
  readonly path: string;
  readonly title: string;
}

export interface Game {
  readonly title: string;
  readonly samples: readonly Sample[];
}

export function toUri(path: string): string {
  return `${samplesFolder}/${path}`;
}

/** The manifest of the samples. */
export interface Samples {
  readonly games: readonly Game[];
  /** Table files, below `samples/`. */
  readonly tables: readonly string[];
}

const loadSamples = (): Promise<Samples> =>
  (manifest ??= fetchFile('samples.json').then((response) => response.json()));
let manifest: Promise<Samples> | undefined;

export async function loadGames(): Promise<readonly Game[]> {
  return (await loadSamples()).games;
}

/** @throws Error with a message for the user if there is no such sample */
export async function loadSample(path: string): Promise<string> {
  const { games, tables } = await loadSamples();
  if (!tables.includes(path) && !games.some(({ samples }) => samples.some((sample) => sample.path === path)))
    throw new Error(`There is no sample ${path === '' ? 'without a name' : path}. Choose one from the list.`);
  return (await fetchFile(`samples/${path}`)).text();
}

/** The text of a table; null if there is none. */
export async function readTable(uri: string): Promise<string | null> {
  const table = (await loadSamples()).tables.find((path) => uri === toUri(path));
  return table === undefined ? null : loadSample(table);
}

async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(new URL(file, document.baseURI));
  if (!response.ok)
    throw new Error(`${file} could not be loaded: the web server answers with status ${response.status}.`);
  return response;
}
