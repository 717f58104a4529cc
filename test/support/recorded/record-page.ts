/** The reports that the view shows of a combat: each section as HTML, a tag a line, as text for a person to review. */
import { renderToString } from 'preact-render-to-string';
import { formatForCopy } from '../../../server/src/page/copy';
import { type PageContent, renderPage } from '../../../server/src/page/page';
import { showResult } from '../../../server/src/page/content';
import {
  type AdviceChoices,
  type CombatReport,
  type FileCombats,
  type PlayMove,
  serverCommands,
} from '../../../server/src/protocol';
import type { TestClient } from '../../server/lsp/client';
import type { Chapter } from './record-editor';

type Ask = <Result = CombatReport>(command: keyof typeof serverCommands, more?: object) => Promise<Result>;

/** Records the reports of the first combat, and those of the turn if the file has several combats. */
export async function recordPage(client: TestClient, uri: string): Promise<readonly Chapter[]> {
  const ask: Ask = (command, more = {}) =>
    client.connection.sendRequest('workspace/executeCommand', {
      command: serverCommands[command],
      arguments: [{ uri, document: 0, ...more }],
    });
  const [file] = await ask<readonly FileCombats[]>('combats');
  const ids = file?.scenarios[0]?.combats.map(({ id }) => id) ?? [];
  if (ids.length === 0) return [];
  const [id] = ids;
  const combat = await recordCombat((command, more) => ask(command, { id, ...more }));
  return ids.length > 1 ? [...combat, ...(await recordTurn(ask))] : combat;
}

async function recordCombat(ask: Ask): Promise<readonly Chapter[]> {
  const combat = await ask('combat');
  const resolved = await ask('resolve', { seed: 7 });
  const odds = await ask('odds');
  const together: PageContent = showResult(showResult(undefined, resolved), odds);
  const chapters: Chapter[] = [
    ['Before', formatPage({ report: combat, stale: false, calculating: true }).slice(0, 60)],
    ['Resolved, with odds', formatPage(together)],
    [
      'Stale, beside another file',
      formatPage({ ...together, stale: true, otherFile: 'other.scenario.yaml' }).slice(0, 40),
    ],
  ];
  for (const format of ['markdown', 'bbcode', 'text'] as const)
    chapters.push([`Copied as ${format}`, [formatForCopy(together.report, format)]]);
  if (odds.odds?.hasRounds) chapters.push(['Rounds', await formatAnswer(ask('rounds'))]);
  if (odds.hasLongCourse) chapters.push(['Course', await formatAnswer(ask('course'))]);
  chapters.push(['What matters', await formatAnswer(ask('matters'))]);
  if (combat.canAdvise) {
    const { choices } = await ask<AdviceChoices>('advise');
    for (const { side, aim } of choices)
      chapters.push([`Advice for ${side}: ${aim.title}`, await formatAnswer(ask('advise', { side, aim: aim.id }))]);
  }
  const { levers = [] } = await ask('levers');
  const [lever] = levers.filter(({ value }) => typeof value === 'number');
  if (lever) {
    const values = [Number(lever.value), Number(lever.value) + 1];
    chapters.push(['Sweep', await formatAnswer(ask('sweep', { vary: [{ id: lever.id, values }] }))]);
    const variants = [[{ id: lever.id, value: values[1] }]];
    chapters.push(['Comparison', await formatAnswer(ask('compare', { variants }))]);
  }
  return [...chapters, ...(await recordPlay(ask))];
}

/** More would make a record too long to review. */
const maxMoves = 12;

/** A play in which every die shows a 2 and every first option is chosen. */
async function recordPlay(ask: Ask): Promise<readonly Chapter[]> {
  const moves: PlayMove[] = [];
  for (let report = await ask('play', { moves }); ; report = await ask('play', { moves })) {
    const next = report.play?.next;
    if (next?.kind === 'roll')
      moves.push({
        kind: 'roll',
        rolls: next.rolls.map(({ label, count }) => ({ label, faces: Array<number>(count).fill(2) })),
      });
    else if (next?.kind === 'decision')
      moves.push({ kind: 'decision', label: next.label, option: next.options[0]!.option });
    if (next?.kind === 'end' || moves.length === maxMoves)
      return [[`Played ${moves.length} moves`, formatPage({ report, stale: false, calculating: false })]];
  }
}

async function recordTurn(ask: Ask): Promise<readonly Chapter[]> {
  const content = showResult(showResult(undefined, await ask('resolveTurn', { seed: 7 })), await ask('oddsOfTurn'));
  return [
    ['Turn', formatPage(content)],
    ['Turn, played', await formatAnswer(ask('playTurn', { moves: [] }))],
  ];
}

/** The page of an answer without the parts that every report of the combat has. */
async function formatAnswer(answer: Promise<CombatReport>): Promise<readonly string[]> {
  const { board: _, setup: __, ...report } = await answer;
  return formatPage({ report, stale: false, calculating: false });
}

/** Shapes of counters; the tests of the board look at these. */
const pathPattern = / d="[^"]*"/g;

/** A value that is left out where computing it takes long on the machine. */
const timedPattern = /; the best orders are worth [^.<]*(?:\.\d[^.<]*)?/g;

function formatPage(content: PageContent): readonly string[] {
  if ('refused' in content.report) return [JSON.stringify(content.report)];
  const html = renderToString(renderPage(content, () => undefined))
    .replaceAll(pathPattern, ' d="..."')
    .replaceAll(timedPattern, '');
  return html.replaceAll(/(?<=>)(?=<[^/])/g, '\n').split('\n');
}
