/** The response times of the report of a large battle: *What if* for a changed number, and the first advice. */
import { readFileSync } from 'node:fs';
import { listMoves } from '../../server/src/engine/play';
import { runToEnd } from '../../server/src/engine/progress';
import { analyse, createReport, defaultSeed, listAllCombats, resolveCombat } from '../../server/src/features';
import { computePlayValues } from '../../server/src/work/play-values';
import { environment } from '../support/environment';
import { serverCommands } from '../../server/src/protocol';
import { createBattleScenario, sixKinds, createBattle } from './battles';
import type { Forces } from './battles';
import { otherBounds } from './figures';
import type { Figure } from './figures';
import { startServer, uri } from './language-server';
import type { LanguageServer } from './language-server';
import { asdic } from './servers';
import type { Effort } from './session';
import { measureMedian, computeMedian } from './statistics';
import { offsetAfter, positionAt } from './text';

/** Units a side. */
const sizes = [20, 60, 100];
const largeSize = 60;

export async function measureReport({ runs, warmUps }: Effort): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const units of sizes) {
    const time = await withServer(createBattle(units, 0, 0), (server) => {
      let count = units;
      return measureMedian(runs, warmUps, () => {
        const changes = [{ id: 'seaBattles/0/attacker/units/sub', value: ++count }];
        return timeCommand(server, serverCommands.whatIf, { changes, quick: true });
      });
    });
    figures.push({ label: `what if, ${units} a side`, unit: 'ms', asdic: time, budget: otherBounds.whatIf });
  }
  // Each server is new, has just opened the file and shown the odds: the first answer is the one that a user waits for.
  const firstTime = await measureMedian(Math.ceil(runs / 10), 0, () =>
    withServer(createBattle(largeSize, 0, 0), async (server) => {
      await timeCommand(server, serverCommands.odds, {});
      return timeCommand(server, serverCommands.advise, { side: 'attacker', aim: 'win', quick: true });
    }),
  );
  const fullTime = await measureMedian(Math.ceil(runs / 20), 0, () =>
    withServer(sixKinds, (server) => timeCommand(server, serverCommands.advise, { side: 'attacker', aim: 'win' })),
  );
  const { boardAndCourse, hoverWithCourse } = otherBounds;
  return [
    ...figures,
    {
      label: 'board and course, median of four samples',
      unit: 'ms',
      asdic: await measureCourse(runs, warmUps),
      budget: boardAndCourse,
    },
    {
      label: 'hover while a course is followed',
      unit: 'ms',
      asdic: await measureHover(runs, warmUps),
      budget: hoverWithCourse,
    },
    { label: `first advice, ${largeSize} a side`, unit: 'ms', asdic: firstTime, budget: otherBounds.firstAdvice },
    { label: `advice, ${sixKinds.name}`, unit: 'ms', asdic: fullTime, budget: otherBounds.advice },
  ];
}

/** A combat of each game. */
const samples = [
  { file: 'aare/several-nations', id: 'philippine-sea' },
  { file: 'wif-ssw/black-may', id: 'north-atlantic' },
  { file: 'awaw/midway', id: 'midway' },
  { file: 'aa-depth/mixed-depths', id: 'approaches' },
];

/** The median milliseconds for a board and its course, computed on one thread as the server does unless the course takes long. */
async function measureCourse(runs: number, warmUps: number): Promise<number> {
  const medians: number[] = [];
  for (const { file, id } of samples) {
    const analysis = analyse(readFileSync(`samples/${file}.scenario.yaml`, 'utf8'), undefined, environment());
    const target = listAllCombats(analysis).find(({ entry }) => entry.id === id)!;
    const resolved = resolveCombat(target, { fallbackSeed: defaultSeed });
    if ('refused' in resolved) throw new Error(resolved.refused);
    const { entry } = target;
    const [combat, advised, moves] = [entry.build(), entry.listAdvice?.() ?? [], listMoves(resolved.trace)];
    medians.push(
      await measureMedian(runs, warmUps, () => {
        const startTime = performance.now();
        const { board } = createReport(target, {}, resolved.trace);
        const { courses } = runToEnd(computePlayValues(combat, advised, moves, defaultSeed));
        if (!board || courses.length === 0) throw new Error(`${id} has no board, or no course.`);
        return Promise.resolve(performance.now() - startTime);
      }),
    );
  }
  return computeMedian(medians);
}

/** Milliseconds for a hover while the worker computes the course of a large battle. */
function measureHover(runs: number, warmUps: number): Promise<number> {
  const forces = createBattle(sizes.at(-1)!, 0, 0);
  const text = createBattleScenario(forces);
  return withServer(forces, async (server) => {
    await timeCommand(server, serverCommands.resolve, {});
    const position = positionAt(text, offsetAfter(text, 'defender: { po'));
    return measureMedian(Math.ceil(runs / 4), Math.ceil(warmUps / 4), async () => {
      const course = timeCommand(server, serverCommands.course, {});
      const { milliseconds } = await server.ask('textDocument/hover', position);
      await course;
      return milliseconds;
    });
  });
}

async function withServer(forces: Forces, measure: (server: LanguageServer) => Promise<number>): Promise<number> {
  const server = await startServer(asdic);
  try {
    server.open(createBattleScenario(forces));
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/** @returns milliseconds @throws Error if the server rejects the request */
export async function timeCommand(server: LanguageServer, command: string, options: object): Promise<number> {
  const { answer, milliseconds } = await server.ask('workspace/executeCommand', undefined, {
    command,
    arguments: [{ uri, id: 'measured', ...options }],
  });
  if (typeof answer !== 'object' || answer === null || 'refused' in answer)
    throw new Error(`${command} answers ${JSON.stringify(answer)}.`);
  return milliseconds;
}
