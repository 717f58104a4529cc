/** The sea battle of the base game, shared by both rulesets. */
export { diveOrder, seaBattleAdvice, submergeOrder } from './advice';
export type { SubmarineOrder } from './advice';
export type { Group, SeaBattle, SideOfBattle } from './battle';
export { counterList, fighting, goesOn, hasDestroyer, layOut, total } from './board';
export type { Board, CounterList, GroupCounters } from './board';
export { destroyerSwitch } from './cycle';
export type { Variant } from './cycle';
export { dived, leavingChoice } from './decisions';
export { searchDice, searchNumbers } from './detection';
export type { Searchers, Sought } from './detection';
export { namedUnitsOf } from './names';
export { leaveWhen, lossOrder } from './orders';
export { seaBattleCombat } from './sea-battle';
export type { Addition, BattleCombat } from './sea-battle';
export { siteOf } from './site';
export { steps as sharedSteps } from './statements';
export type { StepHead } from './statements';
export { tiesInWords } from './ties';
