/** How soon the odds in a lens follow an edit, and that nobody waits for them. */
import { battleScenario, battles } from './battles';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { startServer } from './language-server';
import type { LanguageServer, ServerKind } from './language-server';
import { asdic } from './servers';
import type { Effort } from './session';
import { measured } from './statistics';
import { offsetBehind, positionAt } from './text';

const text = battleScenario(battles.find(({ name }) => name === '10 a side')!);

/** The figures of 10 a side: each edit is one that nothing is known of yet. */
export async function liveFigures({ runs, warmUps }: Effort): Promise<readonly Figure[]> {
  const off: ServerKind = { ...asdic, configuration: { asdic: { liveOdds: 'off' } } };
  const edit = await within(asdic, (server, change) =>
    measured(runs, warmUps, async () => {
      const before = performance.now();
      change();
      await odds(server);
      return performance.now() - before;
    }),
  );
  const hover = (kind: ServerKind) =>
    within(kind, (server, change) =>
      measured(runs, warmUps, async () => {
        change();
        const lenses = server.ask('textDocument/codeLens');
        const at = positionAt(text, offsetBehind(text, 'defender: { po'));
        const { milliseconds } = await server.ask('textDocument/hover', at);
        await lenses;
        return milliseconds;
      }),
    );
  const { editToLiveOdds, hoverWithLiveOdds } = otherBounds;
  return [
    { what: 'edit to live odds, 10 a side', unit: 'ms', asdic: edit, budget: editToLiveOdds },
    { what: 'hover while they are calculated', unit: 'ms', asdic: await hover(asdic), budget: hoverWithLiveOdds },
    { what: 'hover with live odds off', unit: 'ms', asdic: await hover(off), budget: hoverWithLiveOdds },
  ];
}

async function within(
  kind: ServerKind,
  measure: (server: LanguageServer, change: () => void) => Promise<number>,
): Promise<number> {
  const server = await startServer(kind);
  try {
    let round = 3;
    server.open(text);
    if (kind === asdic) await odds(server);
    return await measure(server, () => server.change([{ text: text.replace('round: 3', `round: ${++round}`) }]));
  } finally {
    await server.stop();
  }
}

/** Asks for the lenses until their odds are those of the text. */
async function odds(server: LanguageServer): Promise<void> {
  while (!(await hasOdds(server)));
}

async function hasOdds(server: LanguageServer): Promise<boolean> {
  const { answer } = await server.ask('textDocument/codeLens');
  const titles = (answer as readonly { readonly command: { readonly title: string } }[]).map(
    ({ command }) => command.title,
  );
  return titles.some((title) => title.includes('%') && !title.includes('\u2026'));
}
