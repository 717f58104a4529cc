/** The page of all boards: every combat of the samples as it ends with its dice, or those of seed 1. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToString } from 'preact-render-to-string';
import { listAllCombats, analyse, createEnvironment, defaultSeed, resolveCombat } from '../features';
import type { Environment, LocatedCombat } from '../features';
import { renderBoard } from '../page/board/board';
import { createRenderContext } from '../page/render-context';

const suffix = '.scenario.yaml';

/** @param folder the root of the project */
export function renderBoardsPage(rulesets: Environment['rulesets'], folder: string): string {
  const games = rulesets.map(({ id, title }) => {
    const samples = join(folder, 'samples', id);
    const names = existsSync(samples) ? readdirSync(samples).filter((name) => name.endsWith(suffix)) : [];
    const boards = names
      .sort()
      .flatMap((name) => drawSample(rulesets, join(samples, name), `${id}/${name.slice(0, -suffix.length)}`));
    return [`## ${title}`, ...boards].join('\n\n');
  });
  return [
    '# Boards of the samples',
    'Every combat of the samples as it ends with the dice of its file, or with those of seed 1.',
    ...games,
    '',
  ].join('\n\n');
}

function drawSample(rulesets: Environment['rulesets'], file: string, sample: string): readonly string[] {
  const environment = createEnvironment({
    rulesets,
    readTable: (name) => {
      const table = join(dirname(file), name);
      return existsSync(table) ? { text: readFileSync(table, 'utf8') } : undefined;
    },
  });
  return listAllCombats(analyse(readFileSync(file, 'utf8'), undefined, environment)).flatMap((target) =>
    drawCombat(target, sample),
  );
}

function drawCombat(target: LocatedCombat, sample: string): readonly string[] {
  const resolvedCombat = resolveCombat(target, { fallbackSeed: defaultSeed });
  if ('refused' in resolvedCombat || !resolvedCombat.report.board) return [];
  const { board, names, sides = [], title } = resolvedCombat.report;
  const html = renderToString(renderBoard(createRenderContext({ sides, names }), board));
  return [`### ${title} (${sample})`, `${resolvedCombat.summary}.`, `\`\`\`board\n${html}\n\`\`\``];
}
