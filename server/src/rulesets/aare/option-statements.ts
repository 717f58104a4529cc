/** What the rules leave open: each question with its readings. The schema says which readings a scenario may choose; a test holds the two together. */
import type { OptionStatement } from '../options';
import type { Options } from './data';
import type { RuleId } from './rules';

export type OptionName = keyof Options;

/** One statement for each option of the schema: a missing one does not compile. */
export const optionStatements: { readonly [N in OptionName]-?: OptionStatement<NonNullable<Options[N]>, RuleId> } = {
  detectedGroups: {
    ruling: 'Q1',
    question: 'what one success detects',
    readings: {
      'by-value': 'every submarine whose detection value is not below the roll.',
      all: 'every submarine of the other side.',
    },
    default: 'by-value',
    rules: ['detected'],
  },
  detectionDice: {
    ruling: 'Q2',
    question: 'dice for several groups of submarines',
    readings: {
      shared: 'every group is judged against the same dice.',
    },
    default: 'shared',
    rules: ['detection-by-group'],
  },
  superKaitens: {
    ruling: 'Q3',
    question: 'super submarines and Kaitens',
    readings: {
      'both-count': 'a Kaiten of a power with super submarines has both modifiers.',
    },
    default: 'both-count',
    rules: ['kaiten-detection', 'super-submarine-detection', 'detection-modifiers-add'],
  },
  combinedArmsDetection: {
    ruling: 'Q4',
    question: 'combined arms among several nations',
    readings: {
      'own-destroyers': 'it helps the destroyers of the power that has it.',
      'whole-side': 'it helps every destroyer of the side.',
    },
    default: 'own-destroyers',
    rules: ['combined-arms-detection'],
  },
  airNationality: {
    ruling: 'Q5',
    question: 'whose aircraft help destroyers to detect',
    readings: {
      'same-power': 'aircraft, technology and destroyers must be of one power.',
    },
    default: 'same-power',
    rules: ['air-modifier', 'long-range-air-modifier'],
  },
  attackersAir: {
    ruling: 'Q6',
    question: 'aircraft of the attacker in detection',
    readings: {
      counts: "they help the attacker's destroyers.",
      'does-not-count': 'only aircraft of the defender help destroyers to detect.',
    },
    default: 'counts',
    rules: ['air-modifier'],
  },
  airModifierTime: {
    ruling: 'Q7',
    question: 'when the aircraft are counted',
    readings: {
      'at-the-roll': 'when the destroyers roll, before any fire.',
    },
    default: 'at-the-roll',
    rules: ['air-modifier', 'detection-rolls'],
  },
  undetectedVictims: {
    ruling: 'Q8',
    question: 'victims of undetected and of detected submarines',
    readings: {
      'owner-chooses':
        'each hit takes the next unit of the order of losses: those hit by undetected submarines leave, those hit by detected ones fire back.',
    },
    default: 'owner-chooses',
    rules: ['undetected-first-strike'],
  },
  divingSubmarines: {
    ruling: 'Q9',
    question: 'how many undetected submarines dive',
    readings: {
      'each-for-itself': 'each decides for itself: give those that decide alike a group.',
    },
    default: 'each-for-itself',
    rules: ['undetected-dive'],
  },
  sunkSubmarines: {
    ruling: 'Q10',
    question: 'a submarine sunk by an undetected one',
    readings: {
      'still-fires': 'it still rolls in opening fire: both sides fire at once.',
    },
    default: 'still-fires',
    rules: ['undetected-first-strike', 'submarine-opening-fire'],
  },
  divesFirst: {
    ruling: 'Q11',
    question: 'who dives first',
    readings: {
      attacker: 'the attacker says first which submarines dive.',
    },
    default: 'attacker',
    rules: ['undetected-dive'],
  },
  noDestroyerLeft: {
    ruling: 'Q12',
    question: 'after the first cycle without an enemy destroyer',
    readings: {
      'as-revised':
        'being detected means nothing then: victims leave at once, and submarines may submerge at the end of the cycle.',
    },
    default: 'as-revised',
    rules: ['detected-submarines'],
  },
  destroyerSunkFirst: {
    ruling: 'Q13',
    question: 'the last destroyer is sunk in opening fire',
    readings: {
      'cycle-stands': 'what it cancels stays cancelled to the end of the cycle.',
    },
    default: 'cycle-stands',
    rules: ['destroyer-effects', 'detected-submarines'],
  },
  stayingSubmarines: {
    ruling: 'Q14',
    question: 'hits on undetected submarines that stay',
    readings: {
      'may-be-hit': 'ships and aircraft may hit them in the same cycle.',
    },
    default: 'may-be-hit',
    rules: ['detected-if-it-stays'],
  },
  fiveRolls: {
    ruling: 'Q15',
    question: 'five rolls as the first purchase',
    readings: {
      allowed: 'they are: four is a minimum, and so are two the second time.',
    },
    default: 'allowed',
    rules: ['first-purchase', 'second-purchase'],
  },
  sixRollsSuccess: {
    ruling: 'Q16',
    question: 'whether six rolls are rolled',
    readings: {
      granted: 'the technology is had without a roll.',
    },
    default: 'granted',
    rules: ['six-rolls'],
  },
  alliesTechnology: {
    ruling: 'Q17',
    question: 'when the technology of an ally lowers the price',
    readings: {
      'in-effect': 'when it is in effect, from his Mobilize Units phase on.',
      'when-acquired': 'as soon as he has it.',
    },
    default: 'in-effect',
    rules: ['shared-technology'],
  },
  economicCap: {
    ruling: 'Q18',
    question: 'caps of raids and rockets on a territory',
    readings: {
      separate: 'raids and rockets are capped each for itself.',
      double: 'in addition, both together take at most twice the value.',
      single: 'both together take at most the value, as in LHTR.',
    },
    default: 'separate',
    rules: ['raid-damage', 'rocket-damage'],
  },
  protectedBombers: {
    ruling: 'Q19',
    question: 'bombers that surplus escorts protect',
    readings: {
      all: 'every bomber of the raid.',
      surplus: 'as many bombers as there are escorts too many.',
    },
    default: 'all',
    rules: ['partial-protection'],
  },
  interceptorTargets: {
    ruling: 'Q20',
    question: 'whether interceptors may hit escorts',
    readings: {
      never: 'they hit bombers, rockets and Kamikaze fighters only.',
    },
    default: 'never',
    rules: ['interception'],
  },
  antiAircraftFloor: {
    ruling: 'Q21',
    question: 'an anti-aircraft value below one',
    readings: {
      zero: 'with zero nothing is hit.',
    },
    default: 'zero',
    rules: ['jets-against-anti-aircraft'],
  },
  battleshipFireTime: {
    ruling: 'Q22',
    question: 'when battleships fire at aircraft that fly over',
    readings: {
      'opening-fire': 'in opening fire, at aircraft that moved in the combat move.',
    },
    default: 'opening-fire',
    rules: ['battleship-anti-aircraft'],
  },
  heavyBomberHits: {
    ruling: 'Q23',
    question: 'two dice of a heavy bomber',
    readings: {
      'both-count': 'each die may hit.',
    },
    default: 'both-count',
    rules: ['heavy-bomber-dice'],
  },
  secondExample: {
    ruling: 'Q24',
    question: 'whose submarines the second example of the source has',
    readings: {
      japanese: 'they are Japanese: some super submarines, some Kaitens.',
    },
    default: 'japanese',
    rules: ['detection-by-group'],
  },
  prices: {
    ruling: 'Q25',
    question: 'prices of units',
    readings: {
      revised: 'those of Axis & Allies Revised; give others under `units`.',
    },
    default: 'revised',
    rules: ['unit-values'],
  },
  neutralizedJets: {
    ruling: 'Q26',
    question: 'what a jet that an escort neutralises may do',
    readings: {
      'other-targets': 'it may still shoot at a rocket or at Kamikaze fighters.',
      nothing: 'it does not shoot at all.',
    },
    default: 'other-targets',
    rules: ['escorts-neutralise', 'interception'],
  },
  escortsWithoutJets: {
    ruling: 'Q27',
    question: 'escorts where there are no jets',
    readings: {
      protect: 'any escort is more than none: bombers have partial protection.',
      'do-not-protect': 'without interceptors the escorts protect from nothing.',
    },
    default: 'protect',
    rules: ['partial-protection'],
  },
};
