/** A chapter of this ruleset, typed with the data of the game. */
import type { Chapter } from '../chapter';
import type { Header, Scenario } from './data';

export type WifChapter = Chapter<Scenario, Header>;

/** Declares a chapter; checks its types against the data of the game. */
export function chapter(definition: WifChapter): WifChapter {
  return definition;
}
