/** What the add-on takes from the base game. The base rulebooks are not ours to print: what is uncertain is an option or a supplied table. */
import { numbers } from './numbers';
import type { RuleTexts } from '../../rule-text';

export const baseGameRules = {
  'surprise-points': {
    section: 'WIF 11.5.6',
    title: 'Spending surprise points',
    checklist: [],
    summary: `Surprise points belong to one side, last for this combat only, and may be split over several effects: ${numbers['type-by-surprise'].price} choose the combat type, ${numbers['surprise-points'].avoid} avoid the combat, ${numbers['buy-target'].price} pick the victim of one result; a column of the chart, own up or enemy down, costs what the option \`columnShiftPrice\` says. They cannot be overspent, and what is not spent vanishes.`,
  },
  'combat-chart': {
    section: 'WIF 11.5',
    title: 'The naval combat chart',
    checklist: [],
    summary:
      'The factors of a side choose a column on the line of the kind of combat, the number of enemy ships chooses the row; the cell lists effects: X destroyed, D damaged, A aborted. No die is rolled. Factors below the first column have no effect; shifts stop at the first and the last column. The chart is a supplied table; the default is a house table.',
  },
  'damage-roll': {
    section: 'WIF 11.5',
    title: 'Defence against an effect',
    checklist: [],
    summary: `The unit that takes an effect rolls a d${numbers['damage-roll'].sides}: with its defence factor or less the effect stands, with more it falls one step, from destroyed to damaged to aborted to nothing. A defence of ${numbers['damage-roll'].neverSaves}, as convoys have, never saves. A damaged unit that is damaged again is destroyed. Units without a defence factor in the scenario take every effect as it is.`,
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
