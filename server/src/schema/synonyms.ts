/**
 * Synonyms in the games and their rulebooks: users of one game write its words in another, and write plain words before they know those of the
 * schema.
 */
import { type ComparisonBudget, foldWord, findNearest } from '../model/nearest';
import { powerNames } from '../model/power-names';

/** What a word is: a key of a scenario itself, a key further in, or a value. */
export type WordRole = 'root' | 'key' | 'value';

interface SynonymGroup {
  /** Words for one thing; the schema of a ruleset defines which one it uses. */
  readonly words: readonly string[];
  readonly roles: readonly WordRole[];
  /** The key of the mapping whose keys these are; if absent, of any. */
  readonly within?: string;
}

const lists: readonly (readonly string[])[] = [
  ['engagements', 'seaBattles', 'fleetCombats', 'battles'],
  ['powers', 'nations', 'players', 'countries'],
  ['forces', 'orderOfBattle', 'oob'],
];

const keys: readonly (readonly string[])[] = [
  ['seaZone', 'zone', 'seaArea', 'sea'],
  ['power', 'nation', 'player', 'country', 'owner'],
  ['units', 'ships', 'fleet'],
  ['convoyPoints', 'convoys', 'points'],
  ['convoy', 'defender'],
];

const units: readonly (readonly string[])[] = [
  ['sub', 'subs', 'ss', 'submarine', 'submarines', 'u-boat', 'u-boats', 'uboat', 'uboats'],
  ['ac', 'cv', 'carrier', 'carriers', 'aircraft-carrier', 'aircraft-carriers'],
  ['trn', 'trs', 'transport', 'transports'],
  ['dd', 'destroyer', 'destroyers'],
  ['bb', 'battleship', 'battleships'],
  ['ftr', 'fighter', 'fighters'],
  ['bmbr', 'bomber', 'bombers'],
];

const values: readonly (readonly string[])[] = [
  ['super-submarines', 'super-subs', 'super-sub'],
  ['jet-fighters', 'jets', 'jet-power'],
  ['long-range-aircraft', 'long-range', 'long-range-air'],
  ['heavy-bombers', 'heavies'],
  ['rockets', 'rocketry'],
  ['rain', 'rainy'],
  ['fine', 'clear', 'fair'],
  ['allies', 'allied', 'ally', 'western-allies'],
  ...powerNames,
];

const groups: readonly SynonymGroup[] = [
  ...lists.map((words) => ({ words, roles: ['root'] as const })),
  ...keys.map((words) => ({ words, roles: ['key'] as const })),
  { words: ['units', 'escort', 'escorts'], roles: ['key'], within: 'convoy' },
  ...units.map((words) => ({ words, roles: ['key', 'value'] as const })),
  ...values.map((words) => ({ words, roles: ['value'] as const })),
];

const groupsByWord = new Map<string, SynonymGroup[]>();
for (const group of groups)
  for (const word of group.words)
    groupsByWord.set(foldWord(word), [...(groupsByWord.get(foldWord(word)) ?? []), group]);

/**
 * The synonym of an unknown word among candidates; undefined if there is none, or more than one.
 * @param holder the key of the mapping whose keys the candidates are
 */
export function findSynonym(
  word: string,
  candidates: Iterable<string>,
  role: WordRole,
  holder?: string,
): string | undefined {
  const words = (groupsByWord.get(foldWord(word)) ?? [])
    .filter(({ roles, within }) => roles.includes(role) && (within === undefined || within === holder))
    .flatMap((group) => group.words);
  if (words.length === 0) return undefined;
  const candidateSet = candidates instanceof Set ? (candidates as ReadonlySet<string>) : new Set(candidates);
  const matches = [...new Set(words)].filter((synonym) => candidateSet.has(synonym));
  return matches.length === 1 ? matches[0] : undefined;
}

/** The known synonym of the word that an unknown word is a typo of: `submarin` is close to `submarine`, a synonym of `sub`. */
export function findNearSynonym(
  word: string,
  candidates: Iterable<string>,
  role: WordRole,
  holder?: string,
  comparisons?: ComparisonBudget,
): string | undefined {
  const near = findNearest(word, groupsByWord.keys(), comparisons);
  return near === undefined ? undefined : findSynonym(near, candidates, role, holder);
}
