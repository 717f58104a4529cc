/** The messages between *New Scenario*, in a frame of its own, and its host. The host asks the server; the view keeps the answers. */
import type {
  DraftOdds,
  DraftOddsArguments,
  GameChoices,
  NewScenarioArguments,
  Refusal,
  ScenarioDraft,
} from '../protocol';

export type FromForm =
  /** The view can receive messages. */
  | { readonly type: 'ready' }
  | { readonly type: 'ask'; readonly number: number; readonly question: FormQuestion }
  /** The user wants this scenario. */
  | { readonly type: 'write'; readonly draft: ScenarioDraft }
  /** The user wants none. */
  | { readonly type: 'close' };

export type FormQuestion =
  | { readonly command: 'newScenario'; readonly argument: NewScenarioArguments }
  | { readonly command: 'draftOdds'; readonly argument: DraftOddsArguments };

export type FormAnswer = ScenarioDraft | DraftOdds | Refusal;

export type ToForm =
  /** @property preset the game and the kind of combat to begin with */
  | { readonly type: 'begin'; readonly games: GameChoices['games']; readonly preset: NewScenarioArguments }
  /** `answer` is absent if the question was cancelled, or if the server has none. */
  | { readonly type: 'answer'; readonly number: number; readonly answer?: FormAnswer };

/** The part of a source of cancellation tokens that is needed here. */
interface TokenSource<Token> {
  readonly token: Token & { readonly isCancellationRequested: boolean };
  cancel(): void;
}

/** What the host of the form can do. */
export interface FormHost<Token> {
  readonly preset: NewScenarioArguments;
  readonly createCancellationSource: () => TokenSource<Token>;
  /** Asks the server; rejects if the token is cancelled. */
  readonly ask: (
    command: FormQuestion['command'],
    argument: DraftOddsArguments,
    token?: Token,
  ) => Promise<GameChoices | FormAnswer | null>;
  readonly post: (message: ToForm) => void;
  /** Called once: with the scenario, or without one. */
  readonly finish: (draft?: ScenarioDraft) => void;
}

/** The game of a scenario, with which the form begins. */
export function findRulesetName(text: string): string | undefined {
  return /^ruleset:\s*([\w-]+)/m.exec(text)?.[1];
}

/** Creates the handler of the view's messages. It cancels odds when later ones are asked for, and when the form is closed. */
export function createFormReceiver<Token>({ preset, createCancellationSource, ask, post, finish }: FormHost<Token>) {
  let running: TokenSource<Token> | undefined;
  let isFinished = false;
  const answerQuestion = async (number: number, { command, argument }: FormQuestion): Promise<void> => {
    let source: TokenSource<Token> | undefined;
    if (command === 'draftOdds') {
      running?.cancel();
      running = source = createCancellationSource();
    }
    try {
      const reply = (await ask(command, argument, source?.token)) as FormAnswer | null;
      post({ type: 'answer', number, ...(reply && { answer: reply }) });
    } catch (error) {
      const refused = error instanceof Error ? error.message : String(error);
      post({ type: 'answer', number, ...(source?.token.isCancellationRequested !== true && { answer: { refused } }) });
    }
  };
  return async (message: FromForm): Promise<void> => {
    if (message.type === 'ask') return answerQuestion(message.number, message.question);
    if (message.type === 'ready') {
      const { games } = (await ask('newScenario', {})) as GameChoices;
      return post({ type: 'begin', games, preset });
    }
    running?.cancel();
    // The page stays until the scenario is open: its button may be pressed twice.
    if (isFinished) return;
    isFinished = true;
    finish(message.type === 'write' ? message.draft : undefined);
  };
}
