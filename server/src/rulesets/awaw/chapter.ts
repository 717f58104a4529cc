/** A chapter of this ruleset: the general shape with the data of the game. */
import type { Chapter } from '../chapter';
import type { Header, Scenario } from './data';

export type AwawChapter = Chapter<Scenario, Header>;

/** States a chapter; what does not fit the data of the game does not compile. */
export function chapter(stated: AwawChapter): AwawChapter {
  return stated;
}
