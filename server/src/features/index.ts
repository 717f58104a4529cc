/** The features: from a text to what an editor, or a command line, shows of it. Plain data in and out, offsets in UTF-16 code units. */
export type { Range as OffsetRange, TextEdit as OffsetTextEdit } from '../text';
export { analyse, type Analysis } from './analysis';
export { environment, type Environment } from './environment';
export { loadedRulesets, loadRulesets, type LoadedRulesets } from './rulesets';
export { adviceInWords, gainInWords, valueInWords } from './format/advice';
export { commandLink, pageLink, type RuleLink } from './format/rules';
export { problems, type OffsetProblem, type SeverityByCode } from './problems/problems';
export { hover, type HoverText } from './hover/hover';
export { inlineResults, lenses, type Inline, type Lens, type LensAction } from './lenses';
export { allCombats, extentOf, findCombat, type Found, type Refusal, type CombatQuery } from './combat/find';
export { emptyMemory, recall, remember, type Memory, type Remembered } from './combat/memory';
export { adviceChoices, orderEdits, purposeOf, type Purpose } from './combat/advice';
export {
  combatData,
  reportAdvice,
  reportOdds,
  reportRounds,
  resolve,
  type CombatData,
  type ResolveOptions,
  type Resolved,
} from './combat/resolve';
export { writeResult } from './write-result';
export { type Report } from './report/report';
export { rulePage } from './rule-page';
export { symbols, type OutlineSymbol, type SymbolKind } from './symbols';
export { folds, type Fold } from './folds';
export { actions, fixAll, type Action, type CombatAction, type FixAction, type FixAllAction } from './actions';
export { definition, idAt, references, rename, type IdAt } from './navigation';
export { completions, type Completion } from './completion/completions';
