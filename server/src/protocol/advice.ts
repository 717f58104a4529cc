/** Advice in a report. */
import type { ReportMethod } from './odds';

/** What a side should do against the orders of the other side as written. */
export interface ReportAdvice {
  /** In advice on a turn the id of a party. */
  readonly side: string;
  /** What that party is called; absent of the side of a combat. */
  readonly name?: string;
  readonly aim: ReportAim;
  /** Whether the method is `exact`, and no decision rests on an estimate. */
  readonly exact: boolean;
  /** How the values were found: the least exact way of them all. */
  readonly method: ReportMethod;
  /** What values were rolled from where they were sampled: the same seed gives the same values. */
  readonly seed?: number;
  /** The most that was left out of the probability of a combat that was compared. */
  readonly dropped: number;
  /** What decisions rest on that was only estimated: `chance of winning`. */
  readonly estimated?: readonly string[];
  readonly asOrdered: number;
  /** Another aim of the side, told beside the first: of each suggestion its value is `besides`. */
  readonly besides?: { readonly aim: ReportAim; readonly asOrdered: number };
  /** A first answer, rough and not of every order: a better one follows. */
  readonly isFirst?: boolean;
  /** The best first. */
  readonly suggestions: readonly ReportSuggestion[];
  /** How many orders of losses were compared, whether these were all, and whether one is better; absent where there is nothing to put in order, or where it was left out. */
  readonly losses?: { readonly compared: number; readonly all: boolean; readonly better: boolean };
  /** How many ways to decide by what the first dice give were compared, whether these are all, and whether an order of them is better; absent where nothing is decided so. */
  readonly situations?: {
    readonly ways: string;
    readonly compared: number;
    readonly all: boolean;
    readonly better: boolean;
  };
  /** What could be had by deciding each time as the battle stands; absent where there is nothing to decide, or where it was left out. */
  readonly play?: ReportPlay;
  /** What the values are of, or leave out, in a sentence: the combat alone, or a whole turn. */
  readonly note?: string;
  /** What there would be to advise on, and was not looked into, with the reason in a sentence; absent where nothing was left out. */
  readonly leftOut?: readonly { readonly what: 'losses' | 'play' | 'situations'; readonly why: string }[];
}

/** What a side wants. */
export interface ReportAim {
  readonly id: string;
  readonly title: string;
  /** `chance`, or what a value is given in: `IPC`; empty where the title says what is counted. */
  readonly unit: string;
  /** The fewer the better: what the side loses. A gain is then so many fewer. */
  readonly fewer?: boolean;
}

export interface ReportPlay {
  /** Expected, if every decision is the best. */
  readonly value: number;
  readonly gain: number;
  /** The decisions that the orders lead to, those that cost most first. */
  readonly decisions: readonly ReportDecision[];
  /** How many there are, listed or not. */
  readonly decisionsInAll: number;
}

/** A decision as the battle stands. */
export interface ReportDecision {
  /** Id of the step: it distinguishes alike decisions of several groups. */
  readonly step: string;
  readonly title: string;
  /** What is left of each side, in words. */
  readonly situation: string;
  /** The chance to come to it while following the orders. */
  readonly chance: number;
  readonly ordered: string;
  readonly best: string;
  /** What following the order here costs of the value at the start. */
  readonly cost: number;
  /** What each option is worth from here on. */
  readonly options: readonly { readonly option: string; readonly value: number }[];
}

/** An order that could be written instead of what is. */
export interface ReportSuggestion {
  /** For `OrderArguments.order`. */
  readonly id: string;
  /** What is decided: `retreat`. */
  readonly group: string;
  readonly title: string;
  /** Of several orders at once, in different combats of a turn: the title of each. */
  readonly each?: readonly string[];
  /** Of the aim, expected. */
  readonly value: number;
  /** What it gains over the orders as written; less than 0 where it costs. */
  readonly gain: number;
  readonly besides?: number;
  /** What would be written into the file, as YAML on one line. */
  readonly writes?: string;
}
