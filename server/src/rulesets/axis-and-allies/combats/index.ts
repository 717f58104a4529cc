/** The sea battle of the base game, which both rulesets stand on. */
export type { Domain, Group, LossOrder, SeaBattle, SideOfBattle } from './battle';
export { counterList, fighting, hasDestroyer, layOut, total } from './board';
export type { Board, CounterList, Post } from './board';
export type { Variant } from './cycle';
export { dived, leavingChoice } from './decisions';
export { searchDice } from './detection';
export type { Sought } from './detection';
export { seaBattleCombat } from './sea-battle';
export type { Addition } from './sea-battle';
export { steps as sharedSteps } from './statements';
export type { StepHead } from './statements';
