/** Synonyms in the games and their rulebooks: users of one game write its words in another. */
import { folded, nearest } from '../model/nearest';

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

const groupOf = new Map(groups.flatMap((group) => group.map((word) => [folded(word), group] as const)));

/** The known synonym of an unknown word; undefined if there is none, or more than one. */
export function sameMeaning(word: string, known: Iterable<string>): string | undefined {
  const group = groupOf.get(folded(word));
  if (!group) return undefined;
  const meant = [...known].filter((one) => group.includes(one));
  return meant.length === 1 ? meant[0] : undefined;
}

/** The known synonym of the word that an unknown word is a typo of: `submarin` is close to `submarine`, a synonym of `sub`. */
export function nearMeaning(word: string, known: Iterable<string>): string | undefined {
  const near = nearest(word, groupOf.keys());
  return near === undefined ? undefined : sameMeaning(near, known);
}
