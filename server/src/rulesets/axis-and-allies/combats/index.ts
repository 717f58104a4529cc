/** The sea battle of the base game, shared by both rulesets. */
export { diveOrder, adviseSeaBattle, submergeOrder, type SubmarineOrderKind } from './advice';
export { type Group, type BattleDefinition, type SideOfBattle, resolveLeaveWhen, resolveLossOrder } from './battle';
export {
  createCounterList,
  countFighting,
  isOngoing,
  hasDestroyer,
  createBoard,
  sumCounters,
  type Board,
  type CounterList,
  type GroupCounters,
} from './board';
export { getDestroyerSwitchName, type CycleVariant } from './cycle';
export { diveEvading, createLeaveChoice } from './decisions';
export { createSearchDice, createSearchNumbers, type SearchRoll, type SearchTarget } from './detection';
export { nameUnits } from './names';
export { createBattleCombat, type BattleAddition, type BattleCombat } from './sea-battle';
export { createCombatHeader } from './combat-header';
export { stepRules as sharedStepRules } from './step-kinds';
export { formatTies } from './ties';
