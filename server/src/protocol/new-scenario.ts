/** New scenarios: the questions of the form, the text that the answers produce, and its odds. */
import type { CombatReport } from './report';

/** Without ruleset and starter the result is `GameChoices`, else a `ScenarioDraft`. */
export interface NewScenarioArguments {
  readonly ruleset?: string;
  readonly starter?: string;
  /** By question id; missing and invalid answers get their defaults. */
  readonly answers?: Readonly<Record<string, string | number>>;
}

/** Needs ruleset and starter. */
export interface DraftOddsArguments extends NewScenarioArguments {
  /** Requests a quick answer; rough for large combats. */
  readonly quick?: boolean;
}

/** The odds of a draft, with what a report needs to say them. */
export interface DraftOdds extends Pick<CombatReport, 'sides' | 'names' | 'odds' | 'restsOn' | 'canAdvise'> {
  /** A rough, quick answer; a better one can be requested. */
  readonly isFirst?: boolean;
}

/** The games, with the kinds of combat that a scenario can start with. */
export interface GameChoices {
  readonly games: readonly {
    readonly id: string;
    readonly title: string;
    readonly starters: readonly { readonly id: string; readonly title: string; readonly detail: string }[];
  }[];
}

/** A form and the scenario that it produces, which is valid and has odds at any time. */
export interface ScenarioDraft {
  readonly groups: readonly { readonly title: string; readonly questions: readonly DraftQuestion[] }[];
  readonly text: string;
  /** Title of the scenario, for its file name. */
  readonly title: string;
}

export type DraftQuestion =
  | {
      readonly kind: 'count';
      readonly id: string;
      readonly title: string;
      readonly value: number;
      readonly min: number;
      readonly max: number;
      /** Why not fewer, or more, where that is not plain. */
      readonly minReason?: string;
      readonly maxReason?: string;
    }
  | {
      readonly kind: 'choice';
      readonly id: string;
      readonly title: string;
      readonly value: string;
      readonly choices: readonly { readonly value: string; readonly title: string }[];
    }
  | {
      readonly kind: 'text';
      readonly id: string;
      readonly title: string;
      readonly value: string;
      /** In characters. */
      readonly longest: number;
    };
