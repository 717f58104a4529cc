/** The steps of this ruleset's combats beyond those of the shared sea battle, each with its title and the rules that it implements. */
import type { RuleImplementation } from '../../../model/ruleset';
import { sharedStepRules } from '../../axis-and-allies/combats';
import type { RuleId } from '../kit';
import { createStepHeads, type StepKind } from '../../step-kinds';

const detection = [
  'detection-rolls',
  'starts-undetected',
  'only-destroyers-detect',
  'detection-base',
  'detection-modifiers-add',
  'detected',
  'stays-undetected',
  'detection-by-nation',
  'detection-by-group',
] as const;

const stepKinds = {
  'kaitens-unknown': { title: 'Some facts about the Kaitens are missing', rules: ['kaiten-missions'] },
  'detection.attacker': { title: "The attacker's destroyers search", rules: detection },
  'detection.defender': { title: "The defender's destroyers search", rules: detection },
  'detection-over': {
    title: 'Every submarine counts as detected',
    rules: ['detected-if-it-stays', 'detected-submarines', 'undetected-first-strike', 'no-destroyer-no-detection'],
  },
  'anti-aircraft.battleship': {
    title: 'A battleship fires at the aircraft',
    rules: ['battleship-anti-aircraft', 'one-battleship-fires', 'battleship-fires-again', 'jets-against-anti-aircraft'],
  },
  'kaitens-consumed': { title: 'Kaitens that have attacked are lost', rules: ['kaiten-missions'] },
  'dive.attacker': { title: "The attacker's undetected submarines may dive", rules: ['undetected-dive'] },
  'dive.defender': { title: "The defender's undetected submarines may dive", rules: ['undetected-dive'] },
  guns: { title: 'Anti-aircraft fire', rules: [] },
  'anti-aircraft': {
    title: 'Anti-aircraft fire',
    rules: ['anti-aircraft-fire', 'jets-against-anti-aircraft', 'escorts-and-anti-aircraft'],
  },
  protection: { title: 'Bombers with partial protection', rules: [] },
  'protected-bombers': { title: 'Protected bombers that were hit', rules: ['partial-protection'] },
  'interceptors.counted': {
    title: 'Interceptors and escorts',
    rules: ['interception', 'escorts-need-long-range', 'escorts-neutralise', 'partial-protection'],
  },
  interceptors: { title: 'Interception', rules: [] },
  interception: {
    title: 'The jets intercept',
    rules: ['interception', 'escorts-neutralise', 'raid-and-rocket-losses', 'jets-defend-after-interception'],
  },
  'damage.raid': { title: 'The bombers do damage', rules: ['raid-damage', 'heavy-bomber-dice', 'raid-cash'] },
  'damage.rocket': { title: 'The rocket does damage', rules: ['rocket-damage', 'raid-cash'] },
  'bombardment.counted': { title: 'Who may bombard', rules: ['shore-bombardment', 'destroyer-bombardment'] },
  bombardment: { title: 'Shore bombardment', rules: [] },
  'bombardment.ships': {
    title: 'The ships bombard',
    rules: ['shore-bombardment', 'destroyer-bombardment', 'order-of-loss'],
  },
  'fly-over': { title: 'On the way', rules: [] },
} satisfies Readonly<Record<string, StepKind<RuleId>>>;

export type StepKindId = keyof typeof stepKinds;

const heads = createStepHeads(stepKinds);
export const { createStepHead } = heads;

/** The rules that the steps implement. */
export const stepRules: readonly RuleImplementation[] = [...sharedStepRules, ...heads.stepRules];
