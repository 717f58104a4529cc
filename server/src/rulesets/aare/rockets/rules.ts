/** Tech 2: rockets. */
import type { RuleTexts } from '../../rule-text';

/** Numbers set by the rules of this chapter, by rule id. */
export const rocketsNumbers = {
  'rocket-launch': { range: 3, gunsThatFire: 1 },
  'rocket-damage': { dice: 1 },
} as const;

export const rules = {
  'raid-and-rocket-losses': {
    section: 'Tech 1',
    title: 'The attacker chooses what interceptors destroy',
    checklist: ['E24'],
    summary: 'Where a rocket and bombers come at the same time, the attacker chooses which of them is lost.',
  },
  'rocket-launch': {
    section: 'Tech 2',
    title: 'Anti-aircraft guns launch rockets',
    checklist: ['E26'],
    summary: `Anti-aircraft guns of a power with rockets may strike enemy industrial complexes up to ${rocketsNumbers['rocket-launch'].range} spaces away. One gun of a territory launches, and each complex is struck once a turn.`,
  },
  'rocket-damage': {
    section: 'Tech 2',
    title: 'What a rocket destroys',
    checklist: ['E27'],
    summary:
      'The owner of the complex loses as many IPCs as the die shows, up to the IPC value of the territory each turn (option `economicCap`). Where a raid and the rocket that comes with it share a limit, the raid counts first.',
  },
} satisfies RuleTexts;
