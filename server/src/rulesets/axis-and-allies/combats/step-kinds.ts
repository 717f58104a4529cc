/** The steps of a sea battle in `aare` and `aa-depth`, each with its title and the rules that it implements. */
import type { SeaBattleRuleId } from '../sea-battle/rules';
import { createStepHeads, type StepKind } from '../../step-kinds';

const submarineRules = [
  'submarine-opening-fire',
  'opening-fire-casualties',
  'destroyer-effects',
  'targets',
  'order-of-loss',
  'unit-values',
] as const;

const stepKinds = {
  cycles: { title: 'Cycle', rules: ['cycles', 'sea-battle-forces'] },
  'opening-fire': { title: 'Opening fire', rules: ['opening-fire-casualties'] },
  'attacker.submarines': { title: "The attacker's submarines fire", rules: submarineRules },
  'defender.submarines': { title: "The defender's submarines fire", rules: submarineRules },
  fire: { title: 'Fire of the other units', rules: [] },
  'attacker.others': {
    title: 'The attacker fires',
    rules: ['attackers-fire', 'targets', 'order-of-loss', 'battleship-damage', 'unit-values'],
  },
  'defender.others': {
    title: 'The defender fires',
    rules: ['defenders-fire', 'targets', 'order-of-loss', 'battleship-damage', 'unit-values'],
  },
  removal: { title: 'Casualties that have fired back leave', rules: ['remove-casualties'] },
  'cycle-over': { title: 'End of the cycle', rules: ['cycles'] },
  'submerge.attacker': { title: "The attacker's submarines may submerge", rules: ['submerge', 'destroyer-effects'] },
  retreat: { title: 'The attacker may retreat', rules: ['retreat'] },
  'submerge.defender': { title: "The defender's submarines may submerge", rules: ['submerge', 'destroyer-effects'] },
  'file-order': { title: 'Ties decided by the order in the file', rules: ['order-of-loss'] },
} satisfies Readonly<Record<string, StepKind<SeaBattleRuleId>>>;

export type StepKindId = keyof typeof stepKinds;

export const { createStepHead, stepRules } = createStepHeads(stepKinds);
