/** The time from an edit to the odds in a lens, and the delay of other requests meanwhile. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createBattleScenario, battles } from './battles';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { startServer } from './language-server';
import type { LanguageServer, ServerKind } from './language-server';
import { asdic } from './servers';
import type { Effort } from './session';
import { measureMedian, computeMedian } from './statistics';
import { offsetAfter, positionAt } from './text';

const createScenario = (size: string): string => createBattleScenario(battles.find(({ name }) => name === size)!);

const withoutLiveOdds: ServerKind = { ...asdic, configuration: { asdic: { liveOdds: 'off' } } };

/** The figures of live odds: each edit makes a new combat. */
export async function measureLiveOdds(effort: Effort): Promise<readonly Figure[]> {
  const [runs, warmUps] = [Math.ceil(effort.runs / 2), Math.ceil(effort.warmUps / 2)];
  const small = createScenario('10 a side');
  const editTime = await withServers([asdic], small, async ([edited]) => {
    const { server, change } = edited!;
    await waitForOdds(server);
    return measureMedian(runs, warmUps, async () => {
      const startTime = performance.now();
      change();
      await waitForOdds(server);
      return performance.now() - startTime;
    });
  });
  const afterEdit = await measureHovers(small, 0, { runs, warmUps });
  const duringCalculation = await measureHovers(createScenario('100 a side'), calculationDelay, { runs, warmUps });
  const { editToLiveOdds, hoverWithLiveOdds: budget } = otherBounds;
  return [
    { label: 'edit to live odds, 10 a side', unit: 'ms', asdic: editTime, budget: editToLiveOdds },
    { label: 'hover behind an edit, 10 a side, live odds on', unit: 'ms', asdic: afterEdit.on, budget },
    { label: 'hover behind an edit, 10 a side, live odds off', unit: 'ms', asdic: afterEdit.off, budget },
    { label: 'hover while 100 a side are calculated', unit: 'ms', asdic: duringCalculation.on, budget },
    { label: 'the same with live odds off', unit: 'ms', asdic: duringCalculation.off, budget },
  ];
}

/** Milliseconds after an edit at which the odds of a large battle are being calculated. */
const calculationDelay = 20;

/** Milliseconds between two hovers: a server finishes its work before the other is asked. */
const pause = 150;

/** The time of a hover with and without live odds, in turns, so that the load of the machine affects both alike. @param delay milliseconds after the edit */
async function measureHovers(
  text: string,
  delay: number,
  { runs, warmUps }: Effort,
): Promise<{ on: number; off: number }> {
  return withServers([asdic, withoutLiveOdds], text, async ([liveOddsOn, liveOddsOff]) => {
    const position = positionAt(text, offsetAfter(text, 'defender: { po'));
    const measureHover = async ({ server, change }: EditedServer): Promise<number> => {
      change();
      const lenses = server.ask('textDocument/codeLens');
      await sleep(delay);
      const { milliseconds } = await server.ask('textDocument/hover', position);
      await lenses;
      await sleep(pause);
      return milliseconds;
    };
    const times: number[] = [];
    const time = await measureMedian(runs, warmUps, async () => {
      times.push(await measureHover(liveOddsOff!));
      return measureHover(liveOddsOn!);
    });
    return { on: time, off: computeMedian(times.slice(warmUps)) };
  });
}

interface EditedServer {
  readonly server: LanguageServer;
  /** Makes an edit to a new combat. */
  readonly change: () => void;
}

/** Starts servers on a text, each in a separate process, and ends them. */
async function withServers<Result>(
  kinds: readonly ServerKind[],
  text: string,
  measure: (edited: readonly EditedServer[]) => Promise<Result>,
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
async function waitForOdds(server: LanguageServer): Promise<void> {
  while (!(await hasOdds(server)));
}

async function hasOdds(server: LanguageServer): Promise<boolean> {
  const { answer } = await server.ask('textDocument/codeLens');
  const titles = (answer as readonly { readonly command: { readonly title: string } }[]).map(
    ({ command }) => command.title,
  );
  // An ellipsis marks odds that are not final yet.
  return titles.some((title) => title.includes('%') && !title.includes('\u2026'));
}
