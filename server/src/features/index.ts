/**
 * The features: from a text to the content that an editor or the command line shows. Plain data in and out, offsets in UTF-16 code units.
 */
export type { Range as OffsetRange, TextEdit as OffsetTextEdit } from '../text';
export { analyse, type Analysis } from './analysis';
export { analyseInSteps } from './analyse-in-steps';
export { createEnvironment, type CombatId, type Environment, type NamedFile, type NotRead } from './environment';
export { loadedRulesets, loadRulesets, type LoadedRulesets } from './rulesets';
export { formatAdvice, formatGain, formatAimValue } from './format/advice';
export { commandLink, pageLink, type RuleLink } from './format/rules';
export { applyTextEdits, createLineIndex } from '../text';
export { type OffsetDiagnostic } from './problems/offset-diagnostic';
export { configFile, readConfig, severityLevels, type Config } from './config';
export { isExcludedByConfig } from './exclude';
export { readGlobBase, compileGlobs } from './glob';
export { runDeferredExpectations } from './problems/deferred-expectations';
export { hasPendingCombats, diagnose } from './problems/diagnostics';
export { type SeverityByCode } from './problems/severity';
export { checkConfig, checkTables, type CheckedTable } from './problems/table-files';
export { getHover, type HoverText } from './hover/hover';
export {
  findInlineOutcomes,
  findLenses,
  prepareLenses,
  type InlineOutcome,
  type Lens,
  type LensAction,
} from './lenses';
export { allCombats, findCombat, type CombatQuery, type FoundCombat, type Refusal } from './combat/find';
export { getCombatRange, type ScenarioCombat } from './combat/scenario-combats';
export { emptyMemory, recall, remember, type Memory, type StoredResult } from './combat/memory';
export { getAdviceChoices, getOrderEdits, sortByPromise, findPurpose, type Purpose } from './combat/advice';
export { type LiveOdds, type GetLiveOdds } from './combat/live-odds';
export { computeOddsKey } from './combat/odds-key';
export { findExpectedOdds, type ExpectedOdds } from './problems/odds';
export { findExpectations, type StatedExpectation } from './combat/find-expectations';
export { findFirstBlockingDiagnostic } from './combat/blocking';
export { createHistory, findPastReport } from './combat/history';
export { createCombatData, createCombatsData, type CombatData } from './combat/combat-data';
export { prepareReport, reportAdvice, reportOdds, createReport, reportRounds } from './combat/report';
export { defaultSeed } from './combat/simulate';
export { resolveCombat, type ResolveOptions, type ResolvedCombat } from './combat/resolve';
export { createSetupReport } from './combat/setup';
export { applyChanges, applyEdits, createWhatIfReport, type ChangedCombat } from './combat/what-if';
export { formatLever, listLevers, type Lever } from './combat/levers';
export {
  createComparisonPlan,
  maxVariants,
  createVariantParts,
  type VariantPart,
  type VariantParts,
} from './combat/compare';
export { executePlan, type Plan } from './combat/plan';
export { createSweepPlan } from './combat/sweep';
export { findFigure, createMattersPlan } from './combat/matters';
export { computeStanding } from './combat/standing';
export { parseValues, findVariable, type Value, type Variable } from './combat/variable';
export { writeResult } from './write-result';
export { adviseTurn, getTurnAdviceChoices, getTurnOrderEdits, type TurnCalculations } from './turn/advice';
export { createTurnData, type TurnData } from './turn/turn-data';
export { findTurn, type FoundTurn, type TurnQuery } from './turn/find';
export { createTurnLenses, type TurnAction } from './turn/lenses';
export { getTurnRange, prepareTurnReport, createTurnReport, reportTurnOdds, turnId } from './turn/report';
export { resolveTurn, type ResolvedTurn } from './turn/resolve';
export { applyTurnEdits, listTurnLevers, computeTurnStanding, findTurnVariable } from './turn/variants';
export { writeTurn } from './turn/write';
export { type Report } from './report/report';
export { allCodes, formatCodePage, getCodeSummary, nearestCode } from './codes/code-page';
export { getGeneralCodePage } from './codes/general-code-page';
export { runTests, listTests, type ScenarioTest, type TestOutcome } from './tests';
export { ruleAt } from './rule-at';
export { renderRulePage } from './rule-page';
export { inlineTable, type InlinedTable } from './inline-table';
export { listNamedSymbols, type NamedSymbol } from './named-symbols';
export type { OutlineSymbol, SymbolKind } from './outline-symbol';
export { findFirstSymbols, findSymbols } from './symbols';
export { findFoldableRanges, type FoldableRange } from './folding-ranges';
export { collectActions, type Action, type CombatAction, type FixAction } from './actions';
export { createFixAll, type FixAllAction } from './fix-all';
export { idAt } from './ids/id-at';
export { findDefinition, findReferences } from './navigation';
export {
  joinBlocks as joinedTokens,
  encodeSemanticTokens,
  createTokenBlocks,
  computeTokenEdits,
  type TokenBlocks,
  type TokenData,
  type TokenEdit,
} from './semantic-tokens/tokens';
export { findHighlights, findLinkedRanges, type Highlight } from './highlights';
export { getSignatureHelp, type Signature } from './signature';
export { findSelectionRanges } from './selection-ranges';
export { findWrittenColors, type WrittenColor } from './colors';
export { findDocumentLinks, type DocumentLink } from './document-links';
export { findScenarioLinks } from './scenario-links';
export { updateMovedDefaults, updateMovedPaths } from './moved-paths';
export { renameTargetAt, renameSymbol } from './rename/rename';
export { tableLinkAt } from './table-links';
export { findInlayHints } from './inlay-hints/hints';
export { findRefactorings } from './refactor/refactorings';
export { type NewFile, type Refactoring } from './refactor/refactoring';
export { formatDocument, formatOnType, type FormattingOptions } from './formatting';
export { findCompletions, isTablePathAt } from './completion/find-completions';
export { type Completion } from './completion/completion';
export { completeConfig, hoverConfig } from './config-help';
export { isTruncated } from './completion/truncate';
export { createDraft, loadGames, type Draft, type Game } from './begin/games';
export { rulesetIds } from '../schema';
export type { Likelihoods } from '../model/likelihoods';
export { displayLimits } from './display-limits';
