/** What the rules leave open: each question with its readings. The schema says which readings a scenario may choose; a test holds the two together. */
import type { OptionStatement } from '../options';
import type { Options } from './data';
import type { RuleId } from './rules';
import { numbers } from './rules/numbers';

export type OptionName = keyof Options;

/** One statement for each option of the schema: a missing one does not compile. */
export const optionStatements: { readonly [N in OptionName]-?: OptionStatement<NonNullable<Options[N]>, RuleId> } = {
  tableHeading: {
    ruling: 'Ruling 1',
    question: 'the heading above the attack table',
    readings: { 'naval-attack-table': 'it is the Naval Attack Table; the heading in the source is not its own.' },
    default: 'naval-attack-table',
    rules: ['air-attack-row'],
  },
  columnLimits: {
    ruling: 'Ruling 2',
    question: 'rolls beyond the columns',
    readings: { clamped: 'below 2 the column 2, above 12 the column 12+.' },
    default: 'clamped',
    rules: ['attack-column'],
  },
  squadronsBeyondTwenty: {
    ruling: 'Ruling 3',
    question: 'more than twenty squadrons',
    readings: { 'one-roll': 'one roll reads row 20 and the row of the remainder, and the hits are added.' },
    default: 'one-roll',
    rules: ['more-than-twenty-squadrons'],
  },
  factorsBeyondTwentyFive: {
    ruling: 'Ruling 4',
    question: 'more than 25 fleet factors in one attack',
    readings: {
      'row-25': 'the row for 25 is used, and a diagnostic says so.',
      split: 'one roll reads row 25 and the row of the remainder, and the hits are added.',
    },
    default: 'row-25',
    rules: ['fleet-attack-row'],
  },
  missingRow: {
    ruling: 'Ruling 5',
    question: 'numbers that have no row',
    readings: { 'no-interpolation': 'a row that does not exist is never made from its neighbours.' },
    default: 'no-interpolation',
    rules: ['fleet-attack-row'],
  },
  mixedAir: {
    ruling: 'Ruling 6',
    question: 'naval and army air in one attack',
    readings: {
      'all-naval': 'the naval air modifier holds only if every squadron of the attack is naval air.',
      'any-naval': 'one naval air squadron is enough.',
    },
    default: 'all-naval',
    rules: ['naval-air-at-sea'],
  },
  mixedAttackers: {
    ruling: 'Ruling 7',
    question: 'attackers of several nations',
    readings: {
      lowest: 'the lowest Air Nationality DRM among them holds.',
      'most-squadrons': 'that of the nation with the most squadrons holds; of equals the lower.',
    },
    default: 'lowest',
    rules: ['air-nationality'],
  },
  mixedDefenders: {
    ruling: 'Ruling 8',
    question: 'a light force of several nations',
    readings: {
      'most-factors': 'the DRM of the nation with the most factors holds; of equals the higher.',
      highest: 'the highest DRM among them holds.',
    },
    default: 'most-factors',
    rules: ['target-nationality', 'fleet-nationality'],
  },
  effectiveness: {
    ruling: 'Ruling 9',
    question: 'who suffers from reduced effectiveness',
    readings: {
      'both-rolls': "the group's own fire is at -1 and fire at it at +1; when both groups are reduced, it cancels.",
      'own-fire': "only the group's own fire is at -1.",
    },
    default: 'both-rolls',
    rules: ['reduced-effectiveness'],
  },
  negativeModifierToTwelve: {
    ruling: 'Ruling 10',
    question: 'negative modifiers to a natural twelve',
    readings: {
      'trigger-only': 'they are disregarded for the critical hit only; hits use the modified column.',
      'hits-too': 'they are disregarded for the hits as well.',
    },
    default: 'trigger-only',
    rules: ['critical-natural'],
  },
  criticalWithoutHits: {
    ruling: 'Ruling 11',
    question: 'a critical hit on an attack without hits',
    readings: {
      allowed: 'a natural twelve is enough, whatever the attack did.',
      'needs-hit': 'the attack must do at least one hit.',
    },
    default: 'allowed',
    rules: ['critical-double-six'],
  },
  criticalDice: {
    ruling: 'Ruling 12',
    question: 'several triggers on one roll',
    readings: { 'one-die': 'one critical die for each combat roll, however many triggers.' },
    default: 'one-die',
    rules: ['critical-one-die'],
  },
  criticalResults: {
    ruling: 'Ruling 13',
    question: 'what a critical hit does',
    readings: { supplied: 'the table that you supply; without it the chance of a critical hit alone is told.' },
    default: 'supplied',
    rules: ['critical-effect'],
  },
  damagedAgain: {
    ruling: 'Ruling 14',
    question: 'hits on a ship that is already damaged',
    readings: {
      'one-more-sinks': 'it keeps hits of one less than its size: one more sinks it.',
      'counts-anew': 'earlier damage does not count: hits equal to its size sink it.',
    },
    default: 'one-more-sinks',
    rules: ['accumulated-hits', 'named-ship-hits'],
  },
  undersizedHits: {
    ruling: 'Ruling 15',
    question: 'hits too few to damage a ship',
    readings: {
      'kept-at-sea': 'cleared after each strike in port, kept at sea until the ship returns to base.',
      'never-kept': 'cleared after each strike everywhere.',
    },
    default: 'kept-at-sea',
    rules: ['accumulated-hits', 'undersized-hits-in-port'],
  },
  damagedCruiser: {
    ruling: 'Ruling 16',
    question: 'a mixed light force with a cruiser damaged before',
    readings: {
      'counts-as-first': 'its damage counts as the first hit of the cycle: this attack goes on with the second.',
      'cycle-restarts':
        'the cycle begins again with the combat: the first two hits are on cruisers, damaged ones first.',
    },
    default: 'counts-as-first',
    rules: ['mixed-force-split', 'mixed-force-cruiser'],
  },
  oneFactorSplit: {
    ruling: 'Ruling 17',
    question: 'hits on one-factor ships of several types',
    readings: {
      proportional:
        'in proportion to the factors; remainders to the largest, ties as the defender orders, otherwise destroyers, escort carriers, transports.',
    },
    default: 'proportional',
    rules: ['one-factor-types'],
  },
  damagedCruiserFactors: {
    ruling: 'Ruling 18',
    question: 'a damaged cruiser in the count of factors sunk',
    readings: { nothing: 'a damaged cruiser counts nothing, a sunk one two factors.' },
    default: 'nothing',
    rules: ['mixed-force-split'],
  },
  carrierHalf: {
    ruling: 'Ruling 19',
    question: 'half of a task force',
    readings: { 'factors-rounded-down': 'factors are counted, not ships, and half is rounded down.' },
    default: 'factors-rounded-down',
    rules: ['carriers-at-most-half'],
  },
  minimumStrength: {
    ruling: 'Ruling 20',
    question: 'least strength of a task force',
    readings: {},
    default: numbers['minimum-strength'].least,
    rules: ['minimum-strength', 'marker-removed-in-port'],
  },
  transportGuarantee: {
    ruling: 'Ruling 21',
    question: 'transports that can always be used',
    readings: {},
    default: numbers['transports-available'].guaranteed,
    rules: ['transports-available'],
  },
  escortCarriers: {
    ruling: 'Ruling 22',
    question: 'escort carriers in submarine warfare',
    readings: { 'naval-only': 'they affect submarine warfare but are no SW units.' },
    default: 'naval-only',
    rules: ['naval-units', 'escort-carrier-uses'],
  },
  transportsWithoutResearch: {
    ruling: 'Ruling 23',
    question: 'transports without the research result',
    readings: { 'japan-nineteen': 'Japan starts with 19; the number of the Western Allies is not known.' },
    default: 'japan-nineteen',
    rules: ['transports-japan', 'transports-western'],
  },
  surpriseDefenders: {
    ruling: 'Ruling 24',
    question: 'surprise levels 4 to 7',
    readings: {
      'highest-only': 'the highest level alone says how many squadrons do not engage.',
      sum: 'the numbers of all levels reached are added.',
    },
    default: 'highest-only',
    rules: ['surprise-level'],
  },
  cargoIsSlow: {
    ruling: 'Ruling 25',
    question: 'cargo slows ships',
    readings: { false: 'ships that carry cargo keep their speed.', true: 'ships that carry cargo are slow.' },
    default: false,
    rules: ['group-speed'],
  },
  submarineAttackAtTwo: {
    ruling: "Asdic's ruling",
    question: 'the mark at 2 in the submarine attack table',
    readings: { nothing: 'no hit, and nothing else.' },
    default: 'nothing',
    rules: ['submarine-attack'],
  },
};
