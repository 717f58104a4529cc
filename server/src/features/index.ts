/**
 * The features: from a text to the content that an editor or the command line shows. Plain data in and out, offsets in UTF-16 code units.
 */
export type { Range as OffsetRange, TextEdit as OffsetTextEdit } from '../text';
export { analyse, type Analysis } from './analysis';
export { analyseInSteps } from './analyse-in-steps';
export { environment, type CombatName, type Environment, type NamedFile, type NotRead } from './environment';
export { loadedRulesets, loadRulesets, type LoadedRulesets } from './rulesets';
export { adviceInWords, gainInWords, valueInWords } from './format/advice';
export { commandLink, pageLink, type RuleLink } from './format/rules';
export { applyTextEdits, lineIndex } from '../text';
export { type OffsetProblem } from './problems/offset-problem';
export { configFile, readConfig, severityLevels, type Config } from './config';
export { leavesOut } from './exclude';
export { readGlobBase, compileGlobs } from './glob';
export { playing } from './problems/playing';
export { hasPendingCombats, problems } from './problems/problems';
export { type SeverityByCode } from './problems/severity';
export { checkedConfig, checkedTables, type CheckedTable } from './problems/in-tables';
export { hover, type HoverText } from './hover/hover';
export { inlineResults, lenses, preparingLenses, type Inline, type Lens, type LensAction } from './lenses';
export { allCombats, findCombat, type CombatQuery, type FoundCombat, type Refusal } from './combat/find';
export { extentOf, type ScenarioCombat } from './combat/scenario-combats';
export { emptyMemory, recall, remember, type Memory, type Remembered } from './combat/memory';
export { adviceChoices, orderEdits, promisingFirst, purposeOf, type Purpose } from './combat/advice';
export { type LiveOdds, type LiveOddsOf } from './combat/live';
export { oddsKey } from './combat/odds-key';
export { oddsExpected, type ExpectedOdds } from './problems/odds';
export { statedExpectations, type StatedExpectation } from './combat/stated-expectations';
export { firstProblem } from './combat/unresolvable';
export { history, pastReport } from './combat/history';
export { combatData, combatsData, type CombatData } from './combat/calculation';
export { preparing, reportAdvice, reportOdds, reportOn, reportRounds } from './combat/report';
export { defaultSeed } from './combat/play';
export { resolve, type ResolveOptions, type Resolved } from './combat/resolve';
export { setupReport } from './combat/setup';
export { changed, edited, whatIfReport, type Changed } from './combat/what-if';
export { leverInWords, leversOf, type Lever } from './combat/levers';
export { comparing, maxVariants, partsAt, type VariantPart, type VariantParts } from './combat/compare';
export { carriedOut, type Plan } from './combat/plan';
export { sweepPlan } from './combat/sweep';
export { figureIn, mattersPlan } from './combat/matters';
export { standingOf } from './combat/standing';
export { valuesOf, variableNamed, type Value, type Variable } from './combat/variable';
export { writeResult } from './write-result';
export { turnAdvice, turnAdviceChoices, turnOrderEdits, type TurnLooking } from './turn/advice';
export { turnData, type TurnData } from './turn/calculation';
export { findTurn, type FoundTurn, type TurnQuery } from './turn/find';
export { turnLenses, type TurnAction } from './turn/lenses';
export { extentOfTurn, preparingTurn, reportOnTurn, reportTurnOdds, turnId } from './turn/report';
export { resolveTurn, type ResolvedTurn } from './turn/resolve';
export { editedTurn, leversOfTurn, turnStanding, variableOfTurn } from './turn/variants';
export { writeTurn } from './turn/write';
export { type Report } from './report/report';
export { allCodes, codePage, codeSummary, nearestCode } from './codes/code-page';
export { pageOfGeneralCode } from './codes/page-of-code';
export { runTests, testsIn, type ScenarioTest, type TestOutcome } from './tests';
export { ruleAt } from './rule-at';
export { rulePage } from './rule-page';
export { inlinedTable, type InlinedTable } from './inlined-table';
export { namedThings, type NamedThing } from './named-things';
export type { OutlineSymbol, SymbolKind } from './outline-symbol';
export { firstSymbols, symbols } from './symbols';
export { folds, type Fold } from './folds';
export { actions, type Action, type CombatAction, type FixAction } from './actions';
export { fixAll, type FixAllAction } from './fix-all';
export { idAt } from './ids/id-at';
export { definition, references } from './navigation';
export {
  joined as joinedTokens,
  semanticTokens,
  tokenBlocks,
  tokenEdits,
  type TokenBlocks,
  type TokenData,
  type TokenEdit,
} from './semantic-tokens/tokens';
export { highlights, linkedRanges, type Highlight } from './highlights';
export { signature, type Signature } from './signature';
export { selectionRanges } from './selection-ranges';
export { writtenColors, type WrittenColor } from './colors';
export { documentLinks, type DocumentLink } from './document-links';
export { scenarioLinks } from './scenario-links';
export { movedDefaults, movedPaths } from './moved-paths';
export { nameAt, rename } from './rename/rename';
export { tableLinkAt } from './table-links';
export { inlayHints } from './inlay-hints/hints';
export { refactorings } from './refactor/refactorings';
export { type NewFile, type Refactoring } from './refactor/refactoring';
export { formatting, formattingOnType, type FormattingOptions } from './formatting';
export { completions, isTablePathAt } from './completion/at-cursor';
export { type Completion } from './completion/completion';
export { configCompletions, configHover } from './config-help';
export { areCut } from './completion/fitting';
export { draft, loadGames, type Draft, type Game } from './begin/games';
export { rulesetIds } from '../schema';
export type { Likelihoods } from '../model/likelihoods';
export { shown } from './shown';
