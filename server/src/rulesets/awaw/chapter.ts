/** A chapter of this ruleset: the general chapter with the data types of the game. */
import type { Chapter } from '../chapter';
import type { Header, Scenario } from './data';

export type AwawChapter = Chapter<Scenario, Header>;

/** Checks the types of a chapter definition. */
export function chapter(definition: AwawChapter): AwawChapter {
  return definition;
}
