/** The sea battle of Axis & Allies Revised (LHTR): the chapter that both rulesets share. */
import { chapters } from '../../generated/chapters/axis-and-allies';
import type { Chapter } from '../chapter';
import type { Header } from './data';
import type { RulesetProfile, SharedCheck, SharedScenario } from './sea-battle/kit';

interface SeaBattleChapter extends Chapter<SharedScenario, Header> {
  readonly checks: readonly SharedCheck[];
}

/** The chapter for a ruleset. */
export function createSeaBattleChapter(profile: RulesetProfile): SeaBattleChapter {
  const { rules, checks } = chapters.seaBattle;
  return { rules, checks: checks.map((check) => check(profile)) };
}
