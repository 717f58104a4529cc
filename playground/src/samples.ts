/** Samples on the web server: scenarios to begin with, and their tables. */

/** Their folder for the server, which resolves relative tables in it. */
export const samplesFolder = 'playground:/samples';

export interface Sample {
  /** Below `samples/`. */
  readonly path: string;
  readonly title: string;
}

/** The samples of a game. */
export interface Game {
  readonly title: string;
  readonly samples: readonly Sample[];
}

export function uriOf(path: string): string {
  return `${samplesFolder}/${path}`;
}

/** The manifest of the samples. */
export interface Samples {
  readonly games: readonly Game[];
  /** Table files, below `samples/`. */
  readonly tables: readonly string[];
}

const known = (): Promise<Samples> => (listed ??= loaded('samples.json').then((response) => response.json()));
let listed: Promise<Samples> | undefined;

export async function loadGames(): Promise<readonly Game[]> {
  return (await known()).games;
}

/** @throws Error with a message for the user if there is no such sample */
export async function loadSample(path: string): Promise<string> {
  const { games, tables } = await known();
  if (!tables.includes(path) && !games.some(({ samples }) => samples.some((one) => one.path === path)))
    throw new Error(`There is no sample ${path === '' ? 'without a name' : path}. Choose one from the list.`);
  return (await loaded(`samples/${path}`)).text();
}

/** The text of a table; null if there is none. */
export async function readTable(uri: string): Promise<string | null> {
  const table = (await known()).tables.find((path) => uri === uriOf(path));
  return table === undefined ? null : loadSample(table);
}

async function loaded(file: string): Promise<Response> {
  const response = await fetch(new URL(file, document.baseURI));
  if (!response.ok)
    throw new Error(`${file} could not be loaded: the web server answers with status ${response.status}.`);
  return response;
}
