/**
 * The features: from a text to the content that an editor or the command line shows. Plain data in and out, offsets in UTF-16 code units.
 */
export type { Range as OffsetRange, TextEdit as OffsetTextEdit } from '../text';
export { analyse, type Analysis } from './analysis/analysis';
export { analyseInSteps } from './diagnostics/analyse-in-steps';
export {
  createEnvironment,
  type CombatId,
  type Environment,
  type TableFileResult,
  type ReadRefusal,
} from './scenario/environment';
export { createRulesetLoader, loadRulesets, type LoadedRulesets } from './analysis/rulesets';
export { formatAdvice, formatGain, formatAimValue } from './format/advice';
export { formatCommandLink, formatPageLink as pageLink, type RuleLink } from './format/rules';
export { applyTextEdits, createLineIndex } from '../text';
export { type OffsetDiagnostic } from './scenario/offset-diagnostic';
export { configFile, readConfig, severityLevels, type Config } from './scenario/config';
export { isExcludedByConfig } from './scenario/glob';
export { readGlobBase, compileGlobs } from './scenario/glob';
export { runDeferredExpectations } from './diagnostics/analyse-in-steps';
export { hasPendingCombats, diagnose } from './diagnostics/diagnostics';
export { type SeverityByCode } from './scenario/config';
export { checkConfig, checkTables, type CheckedTable } from './diagnostics/table-files';
export { getHover, renderHoverPage, type HoverText } from './editor/hover/hover';
export { formatForecasts, listCombatsByScenario } from './editor/combat-list';
export { findInlineOutcomes, findLenses, prepareLenses } from './editor/lenses';
export { listAllCombats, findCombat, type CombatQuery, type LocatedCombat, type Refusal } from './analysis/find-combat';
export { getCombatRange, type ScenarioCombat } from './scenario/scenario-combats';
export { emptyMemory, recall, remember, type Memory } from './combat/memory';
export {
  getAdviceChoices,
  getOrderEdits,
  moveSettledLast as sortByPromise,
  findPurpose,
  type Purpose,
} from './resolve/advice';
export { type LiveOdds, type GetLiveOdds } from './combat/live-odds';
export { computeOddsKey } from './combat/odds-key';
export { findExpectedOdds, type ExpectedOdds } from './diagnostics/combats';
export { findExpectations } from './resolve/tests';
export { findFirstBlockingDiagnostic } from './resolve/blocking';
export { createHistory, findPastReport } from './resolve/resolve';
export { createCombatData, createCombatsData } from './combat/combat-data';
export { prepareReport, reportAdvice, reportOdds, createReport, reportRounds } from './resolve/report';
export { makeWord } from '../engine/fair-dice';
export { commitToFairDice, readFairDice, revealFairWord } from './diagnostics/fair-dice';
export { defaultSeed, listFairSides } from './combat/simulate';
export { resolveCombat, type ResolveOptions, type ResolvedCombat } from './resolve/resolve';
export type { Play as CombatPlay } from '../engine/play';
export {
  addMoveToTurn,
  createTurnPlayData,
  listFileMovesOfTurn,
  playTurn,
  reportPlayedTurn,
  createTurnPlayEdits,
  type PlayedTurn,
} from './resolve/turn/play';
export { addMove, listFileMoves, playCombat, reportPlay, createPlayEdits } from './resolve/play';
export { replaceSideNames } from '../model/replace-side-names';
export type { PlayValues } from '../model/play-values';
export { createSetupReport } from './resolve/setup';
export { applyChanges, applyEdits, createWhatIfReport, type ChangedCombat } from './resolve/what-if';
export { formatLever, listLevers, type Lever } from './resolve/levers';
export {
  createComparisonPlan,
  maxVariants,
  createVariantParts,
  type VariantPart,
  type VariantParts,
} from './resolve/compare';
export { executePlan, type VariantPlan } from './resolve/plan';
export { createSweepPlan } from './resolve/sweep';
export { findFigure, createMattersPlan } from './resolve/matters';
export { computeVariantResult } from './resolve/plan';
export { parseValues, findVariable, type Value, type Variable } from './resolve/variable';
export { writeResult } from './resolve/resolve';
export { createCourse, listCourseMoves, type CourseMoves } from './resolve/course';
export { createOwnTable } from './editor/refactor/own-table';
export { adviseTurn, getTurnAdviceChoices, getTurnOrderEdits, type TurnCalculations } from './resolve/turn/advice';
export { createTurnData } from './resolve/turn/find';
export { findTurn, type LocatedTurn } from './resolve/turn/find';
export { createTurnLenses } from './editor/lenses';
export { getTurnRange, prepareTurnReport, createTurnReport, reportTurnOdds, turnId } from './resolve/turn/report';
export { resolveTurn, type ResolvedTurn } from './resolve/turn/resolve';
export { applyTurnEdits, listTurnLevers, computeTurnVariantResult, findTurnVariable } from './resolve/turn/variants';
export { formatLuck, listLuckRows, luckHeadings, measureLuck, summarizeLuck } from './resolve/luck';
export { createNextTurn } from './resolve/next-turn';
export { createCampaignReport } from './resolve/campaign';
export { createTurnResultEdits } from './resolve/turn/resolve';
export { type Report } from './report/report';
export { listAllCodes, formatCodePage, getCodeSummary, findNearestCode } from './diagnostics/codes/code-page';
export { getGeneralCodePage } from './diagnostics/codes/general';
export { runTests, listTests, type TestOutcome } from './resolve/tests';
export { findRulePage } from './editor/hover/hover';
export { renderRulePage } from './editor/rule-page/rule-page';
export { prepareRuleExamples } from './editor/rule-page/rule-example';
export { inlineTable, type InlinedTable } from './analysis/inline-table';
export { listNamedSymbols, type NamedSymbol } from './analysis/named-symbols';
export type { OutlineSymbol, SymbolKind } from './analysis/named-symbols';
export { findFirstSymbols, findSymbols } from './editor/symbols';
export { findFoldableRanges, type FoldableRange } from './editor/folding-ranges';
export { collectActions, type Action, type CombatAction } from './editor/actions';
export { createFixAll } from './diagnostics/fix-all';
export { findIdAt } from './analysis/id-at';
export { findDefinition, findReferences, findReferencesTo } from './editor/navigation';
export {
  joinBlocks as joinTokens,
  encodeSemanticTokens,
  createTokenBlocks,
  computeTokenEdits,
  type TokenBlocks,
  type TokenData,
} from './editor/semantic-tokens';
export { findHighlights, findLinkedRanges } from './editor/navigation';
export { getSignatureHelp, type Signature } from './editor/signature';
export { findSelectionRanges } from './editor/selection-ranges';
export { findColorLiterals } from './editor/colors';
export { findDocumentLinks, type DocumentLink } from './editor/document-links';
export { findScenarioLink, findScenarioLinks } from './diagnostics/links';
export { updateMovedDefaults, updateMovedPaths } from './editor/document-links';
export { renameId, findRenameTarget as renameTargetAt, renameSymbol } from './editor/rename';
export { findTableLink } from './editor/document-links';
export { findInlayHints } from './editor/inlay-hints';
export { findRefactorings } from './editor/refactor/refactorings';
export { type NewFile, type Refactoring } from './editor/refactor/refactoring';
export { formatDocument, formatOnType } from './editor/formatting';
export { findCompletions, isTablePathAt } from './editor/completion/find-completions';
export { type Completion } from './editor/completion/completion';
export { completeConfig, hoverConfig } from './editor/config-help';
export { isTruncated } from './editor/completion/completion';
export { createDraft, loadGames, type Game } from './editor/begin/games';
export { createScenario, reportDraftOdds } from './editor/begin/new-scenario';
export { formatSchemaTables, rulesetIds } from '../schema';
export type { OddsFigures } from '../model/odds-figures';
export { displayLimits } from './scenario/display-limits';
