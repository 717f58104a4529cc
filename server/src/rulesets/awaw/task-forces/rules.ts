/** 20.16, 20.17: task forces and operations. */
import type { RuleTexts } from '../../rule-text';
import { confidence } from '../confidence';

/** The numbers that the rules of this chapter set, by rule id. Sizes and strengths are naval factors. */
export const taskForceNumbers = {
  'task-force-numbers': { max: 12 },
  'task-force-size': { max: 25 },
  'carriers-at-most-half': { of: 2 },
} as const;

const { max } = taskForceNumbers['task-force-size'];

export const rules = {
  'task-force-numbers': {
    section: '20.16',
    title: 'Numbers of task forces',
    summary: `Task force markers have the numbers 1 to ${taskForceNumbers['task-force-numbers'].max}. ${confidence.likely}`,
  },
  'task-force-size': {
    section: '20.162',
    title: `A task force has at most ${max} naval factors`,
    checklist: ['A4'],
    summary: `A task force has at most ${max} naval factors, and so never more than ${Math.floor(max / taskForceNumbers['carriers-at-most-half'].of)} factors of fast carriers.`,
  },
  'carriers-at-most-half': {
    section: '20.162F',
    title: 'Fast carriers are at most half of a task force',
    checklist: ['A3'],
    summary: `At most half of the naval factors of a task force, rounded down, may be fast carriers; the carriers count in the whole. *Example:* of 25 factors 12, of 7 factors 3.`,
  },
  'minimum-strength': {
    section: '20.162',
    title: 'Minimum strength of a task force',
    summary: `A task force needs some strength; the number is not known to us, and nothing is checked unless you give it (option \`minimumStrength\`). ${confidence.unsure}`,
  },
  'status-kept-at-sea': {
    section: '20.163',
    title: 'A task force keeps its status at sea',
    checklist: ['A5'],
    summary: `At sea a force remains a task force even if combat losses leave it without what a task force needs.`,
  },
  'operations-have-range': {
    section: '20.17',
    title: 'Operations have a range',
    checklist: ['A8'],
    summary: `Naval operations have range limits (21.36), and naval interception depends on a dice roll (22.21). The ranges are not known to us: give the range with the distance, and they are compared.`,
  },
} satisfies RuleTexts;
