/** The sea battle of Axis & Allies Revised (LHTR): the chapter that both rulesets share. */
import { chapters } from '../../generated/chapters/axis-and-allies';
import type { Chapter } from '../chapter';
import type { Header } from './data';
import type { RulesetProfile, SharedScenario } from './sea-battle/kit';

/** The chapter for a ruleset. */
export function createSeaBattleChapter(profile: RulesetProfile): Chapter<SharedScenario, Header> {
  const { rules, checks } = chapters.seaBattle;
  return {
    rules,
    checks: Object.fromEntries(Object.entries(checks).map(([code, createCheck]) => [code, createCheck(profile)])),
  };
}
