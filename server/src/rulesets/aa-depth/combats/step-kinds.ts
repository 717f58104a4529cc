/** The steps of this ruleset's combats beyond those of the shared sea battle, each with its title and the rules that it implements. */
import type { RuleImplementation } from '../../../model/ruleset';
import { sharedStepRules } from '../../axis-and-allies/combats';
import type { RuleId } from '../kit';
import { createStepHeads, type StepKind } from '../../step-kinds';

const searchRules = [
  'search-rolls',
  'searchers',
  'search-before-combat',
  'periscope-detection',
  'submerged-detection',
  'one-success-finds-all',
] as const;

const searchResultRules = [
  'periscope-found',
  'submerged-found',
  'all-searchers-fail',
  'unfound-no-casualties',
  'others-attack-found',
  'searchers-fight',
] as const;

const stepKinds = {
  search: { title: 'The search for submarines', rules: searchRules },
  'search-over': { title: 'What the search has found', rules: searchResultRules },
  'search-again': { title: 'The search for submarines that are still hidden', rules: searchRules },
  'search-again-over': { title: 'What the search has found', rules: searchResultRules },
  elect: { title: 'Hidden submarines may elect to defend', rules: ['elect-to-defend'] },
  'out-of-sight': { title: 'Submarines that take no part', rules: ['silent-running', 'unfound-no-casualties'] },
  exposed: { title: 'Submarines that elected to defend can be hit', rules: ['elected-are-targets'] },
  dive: { title: 'Defending submarines may hold their fire to dive', rules: ['submarine-dive'] },
  'hold-fire': {
    title: 'Defending submarines hold their fire until the attacker has rolled',
    rules: ['submarine-dive'],
  },
  'dive-last': {
    title: 'Submarines that survive may give up their roll and dive',
    rules: ['submarine-dive', 'dive-in-place', 'dived-untouchable', 'dived-stays-out', 'dive-keeps-depth'],
  },
  'held-fire': { title: 'Fire of the submarines that have not dived', rules: ['submarine-dive'] },
  'defender.held': {
    title: "The defender's submarines fire last",
    rules: ['submarine-dive', 'targets', 'order-of-loss', 'unit-values'],
  },
  'fire-over': { title: 'Submarines that have rolled last stay in the battle', rules: ['submarine-dive'] },
  dived: {
    title: 'Submarines that the attacker has not hit dive',
    rules: ['submarine-dive', 'dive-in-place', 'dived-untouchable', 'dived-stays-out', 'dive-keeps-depth'],
  },
} satisfies Readonly<Record<string, StepKind<RuleId>>>;

export type StepKindId = keyof typeof stepKinds;

const heads = createStepHeads(stepKinds);
export const { createStepHead } = heads;

/** The rules that the steps implement. */
export const stepRules: readonly RuleImplementation[] = [...sharedStepRules, ...heads.stepRules];
