/** The sea battle of the base game, shared by both rulesets. */
export { diveOrder, adviseSeaBattle, submergeOrder } from './advice';
export type { SubmarineOrderKind } from './advice';
export type { Group, SeaBattle, SideOfBattle } from './battle';
export { createCounterList, countFighting, isOngoing, hasDestroyer, createBoard, sumCounters } from './board';
export type { Board, CounterList, GroupCounters } from './board';
export { destroyerSwitch } from './cycle';
export type { CycleVariant } from './cycle';
export { submergeEvading, createLeaveChoice } from './decisions';
export { createSearchDice, createSearchNumbers } from './detection';
export type { SearchRoll, SearchTarget } from './detection';
export { nameUnits } from './names';
export { resolveLeaveWhen, resolveLossOrder } from './orders';
export { createBattleCombat } from './sea-battle';
export type { BattleAddition, BattleCombat } from './sea-battle';
export { createCombatHeader } from './combat-header';
export { steps as sharedSteps } from './statements';
export type { StepHead } from './statements';
export { formatTies } from './ties';
