/** What the add-on takes from the base game. The base rulebooks are not ours to print: what is uncertain is an option or a supplied table. */
import type { RuleTexts } from '../../rule-text';

export const baseGameRules = {
  'combat-chart': {
    section: 'WIF 11.5',
    title: 'The naval combat chart',
    checklist: [],
    summary:
      'The factors of a side choose a column on the line of the kind of combat, the number of enemy ships chooses the row; the cell lists effects: X destroyed, D damaged, A aborted. No die is rolled. Factors below the first column have no effect; shifts stop at the first and the last column. The chart is a supplied table; the default is a house table.',
  },
  'naval-air-combat': {
    section: 'WIF 11.5.9',
    title: 'Naval air combat',
    checklist: [],
    summary:
      'Aircraft fight aircraft first, then anti-aircraft fire reduces the air-to-sea factors; what is left is read on the naval air line of the chart against the number of target ships. There is no naval air combat in storm and blizzard. The air-to-air and anti-aircraft charts are supplied tables without a default.',
  },
  'sub-combat-as-base': {
    section: 'WIF 11.5.10',
    title: 'Submarine combat as in the base game',
    checklist: [],
    summary:
      'ASW units fire before the submarines attack; the submarines that are left and the remaining ASW fire then take effect at the same time on the Sub & ASW line. ASW units that fired first do not fire again (option `aswUnitsInSubCombat`).',
  },
} satisfies RuleTexts;
