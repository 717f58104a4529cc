/** A new scenario in the making: what the client asks the user, and the text that the answers give. */

/** Without ruleset and starter the result is `GameChoices`, else a `ScenarioDraft`. */
export interface NewScenarioArguments {
  readonly ruleset?: string;
  readonly starter?: string;
  /** By the ids of questions; what is missing or cannot be is as usual. */
  readonly answers?: Readonly<Record<string, string | number>>;
}

/** The games, and the kinds of combat that a scenario of each can begin with. */
export interface GameChoices {
  readonly games: readonly {
    readonly id: string;
    readonly title: string;
    readonly starters: readonly { readonly id: string; readonly title: string; readonly detail: string }[];
  }[];
}

/** A form that is filled in, and the scenario that it gives: valid, and with odds, at any time. */
export interface ScenarioDraft {
  readonly groups: readonly { readonly title: string; readonly questions: readonly DraftQuestion[] }[];
  readonly text: string;
  /** Title of the scenario: what its file may be called by. */
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
