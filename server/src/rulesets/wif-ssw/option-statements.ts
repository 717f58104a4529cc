/** What the rules leave open: each question with its readings. The schema says which readings a scenario may choose; a test holds the two together. */
import type { OptionStatement } from '../options';
import type { Options } from './data';
import type { RuleId } from './rules';

export type OptionName = keyof Options;

/** One statement for each option of the schema: a missing one does not compile. */
export const optionStatements: { readonly [N in OptionName]-?: OptionStatement<NonNullable<Options[N]>, RuleId> } = {
  torpedoFloorOrder: {
    ruling: 'R2',
    question: 'floor of one and torpedo penalty',
    readings: {
      'floor-first': 'the value is first raised to one, then the torpedo penalty is subtracted.',
      'torpedo-first': 'the penalty is subtracted first; matters only in section 0.',
    },
    default: 'floor-first',
    rules: ['torpedo-penalty', 'value-floor', 'section-zero'],
  },
  stormAndBlizzard: {
    ruling: 'R3',
    question: 'storm and blizzard for submarine values',
    readings: {
      literal: 'Blizzard as Rain and Storm as Snow, as the text has it.',
      crossed: 'Storm as Rain and Blizzard as Snow.',
    },
    default: 'literal',
    rules: ['section-modifier-weather'],
  },
  planeSection: {
    ruling: 'R4',
    question: 'the section that a search would include',
    readings: {
      'natural-roll': 'a section is included when the natural roll is not above its number.',
      'improved-roll': 'the roll less the highest section of a participating submarine counts.',
    },
    default: 'natural-roll',
    rules: ['sub-aircraft'],
  },
  planeNeedsSubmarine: {
    ruling: 'R5',
    question: 'a submarine beside the aircraft',
    readings: {
      no: 'an aircraft modifies the search without a participating submarine in its section.',
      yes: 'a participating submarine must be in its section.',
    },
    default: 'no',
    rules: ['sub-aircraft'],
  },
  emptyConvoy: {
    ruling: 'R6',
    question: 'no convoy points in the Convoy Section',
    readings: {
      'no-target': 'there is no ship to hit, hence no column for the submarines.',
      'one-ship': 'the Convoy Section counts as one ship.',
    },
    default: 'no-target',
    rules: ['ship-count'],
  },
  aswConvoyPoints: {
    ruling: 'R7',
    question: 'convoy points of ASW counters',
    readings: {
      'not-counted': 'they are no convoy points for search and ship count.',
      counted: 'they count like other convoy points.',
    },
    default: 'not-counted',
    rules: ['convoy-points-search', 'ship-count'],
  },
  aswProgress: {
    ruling: 'R8',
    question: 'ASW values of nations that are not listed',
    readings: {
      'listed-nations': 'other nations keep the values of the start.',
      'all-nations': 'the values of 1942 and 1943 hold for every nation.',
    },
    default: 'listed-nations',
    rules: ['asw-in-1942', 'asw-in-1943'],
  },
  expensiveShipsAsw: {
    ruling: 'R9',
    question: 'ASW value of ships with a first-cycle cost of 3 and more',
    readings: {
      none: 'they have none.',
      'as-cost-two': 'they count like ships of cost 2.',
    },
    default: 'none',
    rules: ['asw-at-start', 'asw-in-1942', 'asw-in-1943'],
  },
  rounding: {
    ruling: 'R10',
    question: 'rounding of factors',
    readings: {
      nearest: 'the exact sum is rounded to the nearest whole number, a half upward.',
      down: 'down.',
      up: 'up.',
    },
    default: 'nearest',
    rules: ['sub-factors', 'asw-fire'],
  },
  convoyPointAsw: {
    ruling: 'R11',
    question: 'ASW factors of convoy points',
    readings: {
      '0 to 5': 'ASW factors of each convoy point in the Convoy Section. The add-on names none.',
    },
    default: 0,
    rules: ['asw-fire'],
  },
  avoidCombat: {
    ruling: 'R12',
    question: 'surprise points to avoid the combat',
    readings: {
      allowed: 'four surprise points avoid strategic submarine warfare, as in the base game.',
      barred: 'it cannot be avoided.',
    },
    default: 'allowed',
    rules: ['surprise-menu', 'surprise-points'],
  },
  boughtNavalAir: {
    ruling: 'R13',
    question: 'naval air combat bought without aircraft or in storm',
    readings: {
      'needs-aircraft': 'the conditions of the convoy side bind it as well.',
      free: 'four surprise points suffice, but there is no naval air combat in storm and blizzard.',
    },
    default: 'needs-aircraft',
    rules: ['type-by-surprise'],
  },
  navalAirTargets: {
    ruling: 'R14',
    question: 'the targets of naval air combat',
    readings: {
      declared: 'the declared participants; they are marked all the same.',
      'none-if-not-fought': 'the declared participants; they are not marked for the rest of the impulse.',
    },
    default: 'declared',
    rules: ['naval-air-targets', 'mark-ssw-subs'],
  },
  subPlayer: {
    ruling: 'R15',
    question: 'who may be the sub player',
    readings: {
      'phasing-side': 'the side whose impulse it is.',
      'either-side': 'either side.',
    },
    default: 'phasing-side',
    rules: ['owner-acted', 'initiation'],
  },
  boughtVictim: {
    ruling: 'R16',
    question: 'an ASW unit that was bought as victim',
    readings: {
      'replaces-convoy': 'it takes one effect in place of the convoy points.',
      additional: 'it takes the effect in addition.',
    },
    default: 'replaces-convoy',
    rules: ['buy-target'],
  },
  convoyEffects: {
    ruling: 'R17',
    question: 'effects on convoy points',
    readings: {
      lost: 'lost for good.',
      repair: 'to the repair pool.',
      port: 'sent to port.',
    },
    default: { destroyed: 'lost', damaged: 'repair', aborted: 'port' },
    rules: ['effects-on-convoy'],
  },
  torpedoTurns: {
    ruling: 'R18',
    question: 'the first of the ten torpedo turns',
    readings: {
      'entry-turn': 'the turn of entry is the first.',
      'next-turn': 'the turn after it is the first.',
    },
    default: 'entry-turn',
    rules: ['torpedo-penalty'],
  },
  usBuildYear: {
    ruling: 'R19',
    question: 'the year of the limit on US submarines',
    readings: {
      calendar: 'the calendar year of the production phase.',
      campaign: 'a year from September/October.',
    },
    default: 'calendar',
    rules: ['us-sub-builds'],
  },
  majorPowerWar: {
    ruling: 'R20',
    question: 'at war with a major power',
    readings: {
      any: 'any enemy major power.',
      'shared-enemy': 'only one that a major ally of the US fights as well.',
    },
    default: 'any',
    rules: ['us-sub-builds', 'torpedo-penalty'],
  },
  faceDownEscorts: {
    ruling: 'R21',
    question: 'face-down units in the Convoy Section',
    readings: {
      fight: 'they fight: there is no test of facing for defenders.',
      'do-not-fight': 'they do not.',
    },
    default: 'fight',
    rules: ['asw-fire', 'face-up'],
  },
  planesOnDamagedCarrier: {
    ruling: 'R22',
    question: 'planes on a damaged carrier',
    readings: {
      'do-not-count': 'they count for nothing.',
      count: 'they count.',
    },
    default: 'do-not-count',
    rules: ['convoy-aircraft', 'aircraft-asw'],
  },
  searchTie: {
    ruling: 'R23',
    question: 'equal search totals',
    readings: {
      nobody: 'nobody gains surprise points.',
    },
    default: 'nobody',
    rules: ['surprise-gained'],
  },
  searchTotals: {
    ruling: 'R24',
    question: 'totals below 0 or above 10',
    readings: {
      unlimited: 'they stand as they are.',
      limited: 'they are limited to 0 to 10.',
    },
    default: 'unlimited',
    rules: ['surprise-gained'],
  },
  dockedPairAttacks: {
    ruling: 'R25',
    question: 'a docked pair as attackers',
    readings: {
      no: 'neither attacks while docked.',
      yes: 'both may attack.',
    },
    default: 'no',
    rules: ['docked-pair-price'],
  },
  azoresDie: {
    ruling: 'R26',
    question: 'the die for the Azores',
    readings: {
      'each-production': 'one d10 in each production phase until granted, while the conditions hold.',
      once: 'one d10 in the whole war.',
    },
    default: 'each-production',
    rules: ['azores-die'],
  },
  cadizAgain: {
    ruling: 'R27',
    question: 'Cadiz after it was lost for another reason than France',
    readings: {
      'conditions-again': 'it may be had again when the conditions hold again.',
      never: 'never.',
    },
    default: 'conditions-again',
    rules: ['cadiz-lost-for-good'],
  },
  aswInSubCombat: {
    ruling: 'R28',
    question: 'ASW units in submarine combat',
    readings: {
      'targets-only': 'legal victims that are not counted as ships.',
      'targets-and-ships': 'legal victims that are counted.',
    },
    default: 'targets-only',
    rules: ['sub-combat-ships', 'sub-combat-targets'],
  },
  columnShiftPrice: {
    ruling: 'R29',
    question: 'price of a column',
    readings: {
      '1 to 10': 'Surprise points for each column of the naval combat chart. Not confirmed by a source.',
    },
    default: 2,
    rules: ['surprise-points'],
  },
  navRange: {
    ruling: 'R30',
    question: 'range of a naval bomber for the search',
    readings: {
      any: 'a naval bomber gives 1 at any range.',
      'four-to-six': 'only with a range of 4 to 6.',
    },
    default: 'any',
    rules: ['convoy-aircraft', 'sub-aircraft'],
  },
  navalAirRounds: {
    ruling: 'R31',
    question: 'rounds of naval air combat',
    readings: {
      '1 to 5': 'How many rounds naval air combat in strategic submarine warfare has.',
    },
    default: 1,
    rules: ['one-round', 'naval-air-targets'],
  },
  noSubDeclared: {
    ruling: 'R32',
    question: 'no submarine declared',
    readings: {
      nothing: 'nothing further happens in the sea zone.',
    },
    default: 'nothing',
    rules: ['declare-participants'],
  },
  subCombatElsewhere: {
    ruling: 'R33',
    question: 'damaged ships in the Convoy Section and ASW units outside section 0',
    readings: {
      'no-targets': 'no targets of ordinary submarine combat, and not counted.',
      targets: 'targets like the others.',
    },
    default: 'no-targets',
    rules: ['sub-combat-targets', 'sub-combat-ships', 'convoy-section-no-prey'],
  },
  convoySectionSubs: {
    ruling: 'R34',
    question: 'submarines in the Convoy Section at return to base',
    readings: {
      return: 'they return like other units.',
      stay: 'they may stay.',
    },
    default: 'return',
    rules: ['may-stay', 'may-stay-freely'],
  },
  aswUnitsInSubCombat: {
    ruling: 'Asdic',
    question: 'ASW units that fired before the submarines',
    readings: {
      'before-only': 'an ASW unit that fired first does not fire again in the exchange.',
      'before-and-during': 'it fires in both.',
    },
    default: 'before-only',
    rules: ['sub-combat-as-base'],
  },
  navalAirPicks: {
    ruling: 'Asdic',
    question: 'who picks the victims of naval air combat',
    readings: {
      alternate: 'the sides take turns, the side of the aircraft first.',
      owner: 'the owner of the submarines.',
    },
    default: 'alternate',
    rules: ['naval-air-combat', 'owner-chooses-losses'],
  },
  chorusOfNations: {
    ruling: 'W63',
    question: 'Chorus of Nations',
    readings: {
      false: 'not played: the historic bases are used.',
      true: 'played: the historic bases are not used.',
    },
    default: false,
    rules: ['historic-bases'],
  },
};
