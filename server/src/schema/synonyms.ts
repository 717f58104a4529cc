/** Synonyms in the games and their rulebooks: users of one game write its words in another. */
import { foldWord, findNearest } from '../model/nearest';

/** Each group lists words for one thing; the schema of a ruleset defines which one it uses. */
const groups: readonly (readonly string[])[] = [
  ['engagements', 'seaBattles', 'fleetCombats', 'battles'],
  ['powers', 'nations', 'players', 'countries'],
  ['seaZone', 'zone', 'seaArea', 'sea'],
  ['sub', 'ss', 'submarine', 'submarines', 'u-boat', 'uboat'],
  ['ac', 'cv', 'carrier', 'aircraft-carrier'],
  ['trn', 'trs', 'transport', 'transports'],
  ['dd', 'destroyer', 'destroyers'],
  ['bb', 'battleship', 'battleships'],
  ['ftr', 'fighter', 'fighters'],
  ['bmbr', 'bomber', 'bombers'],
  ['super-submarines', 'super-subs', 'super-sub'],
  ['jet-fighters', 'jets', 'jet-power'],
  ['long-range-aircraft', 'long-range', 'long-range-air'],
  ['heavy-bombers', 'heavies'],
  ['rockets', 'rocketry'],
  ['rain', 'rainy'],
  ['fine', 'clear', 'fair'],
];

const groupByWord = new Map(groups.flatMap((group) => group.map((word) => [foldWord(word), group] as const)));

/** The known synonym of an unknown word; undefined if there is none, or more than one. */
export function findSynonym(word: string, candidates: Iterable<string>): string | undefined {
  const group = groupByWord.get(foldWord(word));
  if (!group) return undefined;
  const matches = [...candidates].filter((candidate) => group.includes(candidate));
  return matches.length === 1 ? matches[0] : undefined;
}

/** The known synonym of the word that an unknown word is a typo of: `submarin` is close to `submarine`, a synonym of `sub`. */
export function findNearSynonym(word: string, candidates: Iterable<string>): string | undefined {
  const near = findNearest(word, groupByWord.keys());
  return near === undefined ? undefined : findSynonym(near, candidates);
}
