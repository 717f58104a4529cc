/** The time from an edit to the odds in a lens, and the delay of other requests meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { battleScenario, battles } from './battles';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { startServer } from './language-server';
import type { LanguageServer, ServerKind } from './language-server';
import { asdic } from './servers';
import type { Effort } from './session';
import { measured, median } from './statistics';
import { offsetBehind, positionAt } from './text';

const scenarioOf = (size: string): string => battleScenario(battles.find(({ name }) => name === size)!);

const withoutLiveOdds: ServerKind = { ...asdic, configuration: { asdic: { liveOdds: 'off' } } };

/** The figures of live odds: each edit makes a new combat. */
export async function liveFigures(effort: Effort): Promise<readonly Figure[]> {
  const [runs, warmUps] = [Math.ceil(effort.runs / 2), Math.ceil(effort.warmUps / 2)];
  const small = scenarioOf('10 a side');
  const edit = await within([asdic], small, async ([edited]) => {
    const { server, change } = edited!;
    await odds(server);
    return measured(runs, warmUps, async () => {
      const before = performance.now();
      change();
      await odds(server);
      return performance.now() - before;
    });
  });
  const soon = await hovers(small, 0, { runs, warmUps });
  const meanwhile = await hovers(scenarioOf('100 a side'), underWay, { runs, warmUps });
  const { editToLiveOdds, hoverWithLiveOdds: budget } = otherBounds;
  return [
    { what: 'edit to live odds, 10 a side', unit: 'ms', asdic: edit, budget: editToLiveOdds },
    { what: 'hover behind an edit, 10 a side, live odds on', unit: 'ms', asdic: soon.on, budget },
    { what: 'hover behind an edit, 10 a side, live odds off', unit: 'ms', asdic: soon.off, budget },
    { what: 'hover while 100 a side are calculated', unit: 'ms', asdic: meanwhile.on, budget },
    { what: 'the same with live odds off', unit: 'ms', asdic: meanwhile.off, budget },
  ];
}

/** Milliseconds after an edit at which the odds of a large battle are being calculated. */
const underWay = 20;

/** Milliseconds between two hovers: a server finishes its work before the other is asked. */
const pause = 150;

/** The time of a hover with and without live odds, in turns, so that the load of the machine affects both alike. @param later milliseconds after the edit */
async function hovers(text: string, later: number, { runs, warmUps }: Effort): Promise<{ on: number; off: number }> {
  return within([asdic, withoutLiveOdds], text, async ([on, off]) => {
    const at = positionAt(text, offsetBehind(text, 'defender: { po'));
    const hover = async ({ server, change }: Edited): Promise<number> => {
      change();
      const lenses = server.ask('textDocument/codeLens');
      await sleep(later);
      const { milliseconds } = await server.ask('textDocument/hover', at);
      await lenses;
      await sleep(pause);
      return milliseconds;
    };
    const times: number[] = [];
    const time = await measured(runs, warmUps, async () => {
      times.push(await hover(off!));
      return hover(on!);
    });
    return { on: time, off: median(times.slice(warmUps)) };
  });
}

interface Edited {
  readonly server: LanguageServer;
  /** Makes an edit to a new combat. */
  readonly change: () => void;
}

/** Starts servers on a text, each in a separate process, and ends them. */
async function within<Result>(
  kinds: readonly ServerKind[],
  text: string,
  measure: (edited: readonly Edited[]) => Promise<Result>,
): Promise<Result> {
  const servers = await Promise.all(kinds.map(startServer));
  try {
    let round = 3;
    for (const server of servers) server.open(text);
    return await measure(
      servers.map((server) => ({
        server,
        change: () => server.change([{ text: text.replace('round: 3', `round: ${++round}`) }]),
      })),
    );
  } finally {
    for (const server of servers) await server.stop();
  }
}

/** Requests the lenses until their odds are those of the text. */
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
