/** `asdic luck`: what the sides of a campaign rolled, against the average. */
import { listAllCombats, listLuckRows, luckHeadings, measureLuck, summarizeLuck } from '../features';
import { CannotRun } from '../library/errors';
import { toPrintable } from '../model/wording';
import { formatColumns } from '../plain-text/layout';
import { analyseInput, createAnalysisContext } from './analyse';
import type { Host } from './host';
import { readSource } from './inputs/read';
import { type SelectionOptions, selectSources } from './inputs/select';
import type { Format, Outcome } from './outcome';
import { toJson } from './print/json';

export interface LuckOptions extends SelectionOptions {
  readonly format: Format;
}

/** A file that cannot be read becomes a note and exit code 2; the others count. */
export async function runLuck(args: readonly string[], options: LuckOptions, host: Host): Promise<Outcome> {
  const { sources, argumentErrors } = await selectSources(args, host, options);
  const failures = [...argumentErrors];
  const context = createAnalysisContext(host);
  const combats = [];
  for (const source of sources) {
    try {
      const { analysis } = await analyseInput(await readSource(source), context);
      combats.push(...listAllCombats(analysis));
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      failures.push(error.message);
    }
  }
  const campaignLuck = measureLuck(combats);
  const rows = [luckHeadings, ...listLuckRows(campaignLuck).map((cells) => cells.map(toPrintable))];
  const lines = [
    `${summarizeLuck(campaignLuck)}.`,
    ...(rows.length > 1 ? formatColumns(rows, ['left', 'left', 'right', 'right', 'right', 'left']) : []),
  ];
  return {
    output: options.format === 'json' ? toJson(campaignLuck) : `${lines.map((line) => line.trimEnd()).join('\n')}\n`,
    notes: failures.map((message) => `asdic: ${toPrintable(message)}\n`).join(''),
    exitCode: failures.length > 0 ? 2 : 0,
  };
}
