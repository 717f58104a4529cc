/** A session with a server that answers as a test says. */
import { Uri } from 'vscode';
import { createCombats } from '../../client/src/combats';
import type { PageContent } from '../../server/src/page/page';
import type { FromView } from '../../server/src/page/view';
import type { CombatReport } from '../../server/src/protocol';
import { createClient } from '../support/vscode/client';
import { desk } from '../support/vscode/desk';
import { report } from '../server/page/support';

export const { uri, document, id } = report;
/** The arguments of the combat of `report`. */
export const combat = { uri, document, id };

/** @param answers of the server, by command */
export function startSession(answers: Parameters<typeof createClient>[0] = {}) {
  const { client, server } = createClient({ combat: report, ...answers });
  const visible: (CombatReport | undefined)[] = [];
  const words = new Map<string, string>();
  const context = {
    extensionUri: Uri.parse('file:///asdic'),
    globalState: { get: (_key: string, fallback: unknown) => fallback, update: () => Promise.resolve() },
    secrets: {
      get: (key: string) => Promise.resolve(words.get(key)),
      store: (key: string, word: string) => Promise.resolve(void words.set(key, word)),
    },
  };
  const session = createCombats(context as never, client, (shown) => visible.push(shown));
  const getView = () => desk.panels.at(-1)!;
  const listPosted = () => getView().posted as { type: string; content?: PageContent; section?: string }[];
  return {
    session,
    server,
    visible,
    words,
    /** What the view shows. */
    getContent: () => listPosted().findLast(({ type }) => type === 'show')?.content,
    /** Sections that the view was told to reveal. */
    listRevealed: () => listPosted().flatMap(({ section }) => section ?? []),
    /** The view has loaded. */
    loadView: () => getView().received.fire({ type: 'ready' }),
    /** The reader presses something. */
    send: (message: FromView) => getView().received.fire(message),
    /** Opens a report that has loaded. @param shown a report with a result or with odds */
    async open(shown: CombatReport = report) {
      server.answers.odds = shown;
      await session.odds(combat);
      getView().received.fire({ type: 'ready' });
      server.requests.length = 0;
      getView().posted.length = 0;
    },
  };
}
