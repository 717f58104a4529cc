/** What the rules leave open: each question with its readings. The schema says which readings a scenario may choose; a test holds the two together. */
import type { OptionStatement } from '../options';
import type { Options } from './data';
import type { RuleId } from './rules';
import { numbers } from './rules/numbers';

export type OptionName = keyof Options;

/** One statement for each option of the schema: a missing one does not compile. */
export const optionStatements: { readonly [N in OptionName]-?: OptionStatement<NonNullable<Options[N]>, RuleId> } = {
  bonusMeaning: {
    ruling: 'R1',
    question: 'a bonus where low rolls hit',
    readings: { 'hit-number': 'it raises the number that is hit on; the die stays as it fell.' },
    default: 'hit-number',
    rules: ['periscope-attack', 'submerged-values'],
  },
  bonusStacking: {
    ruling: 'R2',
    question: 'several modifiers of one value',
    readings: {
      'best-and-worst': 'the best bonus counts, and the worst penalty besides.',
      'best-bonus': 'the best bonus counts, and all penalties add up.',
    },
    default: 'best-and-worst',
    rules: ['bonus-not-cumulative'],
  },
  minHit: {
    ruling: 'R3',
    question: 'the least value that modifiers leave',
    readings: { '0 or 1': 'What a value is at least, unless it is 0 to begin with.' },
    default: numbers['value-limits'].least,
    rules: ['value-limits'],
  },
  mixedDepths: {
    ruling: 'R4',
    question: 'submarines at different depths in one sea zone',
    readings: {
      'own-number': 'one roll is compared with the number of each depth; it finds those that it is low enough for.',
      'any-success': 'a roll that is low enough for one depth finds all submarines.',
    },
    default: 'own-number',
    rules: ['one-success-finds-all'],
  },
  searchTiming: {
    ruling: 'R5',
    question: 'how long an unsuccessful search protects',
    readings: {
      once: 'there is one search, before the first cycle, for the whole battle.',
      'each-cycle': 'searchers that are left roll again before each cycle for what has not been found.',
    },
    default: 'once',
    rules: ['all-searchers-fail'],
  },
  moveDepth: {
    ruling: 'R6',
    question: 'the depth in the move of the phase in which it changes',
    readings: {
      old: 'the move obeys the depth that was declared before; the new one holds from the end of the phase.',
      new: 'the depth is declared first, and the move obeys it.',
    },
    default: 'old',
    rules: ['declaration-phase'],
  },
  declarationPhase: {
    ruling: 'R7',
    question: 'the phase in which depths are declared',
    readings: {
      'noncombat-move': 'the noncombat move, as the rule has it.',
      'combat-move': 'the combat move, as the source has it for an option.',
    },
    default: 'noncombat-move',
    rules: ['declaration-in-combat-move'],
  },
  searcherMayStartInZone: {
    ruling: 'R8',
    question: 'units that were in the sea zone before',
    readings: {
      no: 'they do not search: a searcher has been moved in.',
      yes: 'they may search as well.',
    },
    default: 'no',
    rules: ['searcher-moved-in'],
  },
  electedDepth: {
    ruling: 'R9',
    question: 'depth and cycles of submarines that elect to defend',
    readings: {
      'keeps-depth':
        'they keep their depth and its modifiers and fire from the first cycle; from the second on they can be hit. They elect once, before the first cycle.',
    },
    default: 'keeps-depth',
    rules: ['elect-to-defend', 'elected-are-targets'],
  },
  divingCycles: {
    ruling: 'R10',
    question: 'diving after the first cycle',
    readings: {
      'any-exposed': 'submarines may dive in any cycle in which the attacker could hit them.',
      'first-only': 'only in the first cycle.',
    },
    default: 'any-exposed',
    rules: ['submarine-dive'],
  },
  diveWhenHit: {
    ruling: 'R11',
    question: 'a submarine that is hit in that cycle',
    readings: { 'survivors-only': 'it is lost: only those that survive dive.' },
    default: 'survivors-only',
    rules: ['submarine-dive'],
  },
  destroyerBlocksDive: {
    ruling: 'R12',
    question: 'an enemy destroyer and diving',
    readings: {
      no: 'a destroyer does not keep submarines from diving.',
      yes: 'submarines do not dive while the attacker has a destroyer, as in the base game.',
    },
    default: 'no',
    rules: ['submarine-dive'],
  },
  attackingSubmarines: {
    ruling: 'R13',
    question: 'attacking submarines that are hidden',
    readings: { revealed: 'to attack reveals them: they can be hit as in the base game.' },
    default: 'revealed',
    rules: ['periscope-found'],
  },
  airAgainstSubmarines: {
    ruling: 'R14',
    question: 'aircraft against submarines without a destroyer',
    readings: {
      allowed: 'aircraft hit submarines that are surfaced or found, with or without a destroyer.',
      'needs-destroyer': 'aircraft hit submarines only while their side has a destroyer in the battle.',
    },
    default: 'allowed',
    rules: ['others-attack-found'],
  },
  firstStrike: {
    ruling: 'R15',
    question: 'first strike, and destroyers against it',
    readings: { 'as-base-game': 'as in the sea battle of the base game.' },
    default: 'as-base-game',
    rules: ['search-before-combat'],
  },
  hiddenInZone: {
    ruling: 'R16',
    question: 'whether a hidden submarine makes a sea zone hostile',
    readings: { 'as-base-game': 'as any submarine of the base game; in silent running it is as if it were absent.' },
    default: 'as-base-game',
    rules: ['silent-running'],
  },
  divedUntil: {
    ruling: 'R17',
    question: 'the next player, until whose turn a dived submarine is safe',
    readings: { 'next-power': 'the next power in the order of turns, an ally of the attacker included.' },
    default: 'next-power',
    rules: ['dived-untouchable'],
  },
  detectionModifiers: {
    ruling: 'R18',
    question: 'further modifiers of the detection roll',
    readings: { none: 'none: the depth alone sets the number.' },
    default: 'none',
    rules: ['submerged-detection'],
  },
  electionCondition: {
    ruling: 'R19',
    question: 'an attacker who has brought submarines or aircraft alone',
    readings: {
      'no-election': 'hidden submarines do not elect to defend; if nothing was found there is no battle with them.',
    },
    default: 'no-election',
    rules: ['elect-to-defend'],
  },
  submergedNumber: {
    ruling: 'R20',
    question: 'the bare numbers of the submerged detection roll',
    readings: { 'or-less': 'the number or less, as at periscope depth.' },
    default: 'or-less',
    rules: ['submerged-detection'],
  },
  divingDepths: {
    ruling: 'R21',
    question: 'the depths from which submarines dive',
    readings: {
      every: 'every depth, surfaced too; those in silent running never defend.',
      'periscope-only': 'periscope depth alone, under whose heading the rule stands.',
    },
    default: 'every',
    rules: ['submarine-dive'],
  },
};
