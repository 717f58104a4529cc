/** The lines above a report: which combat, by which rules, from where. */
import type { PlacedReport } from '../library/combats';
import { printable } from '../model/wording';
import type { Paint } from './print/style';

/** @param facts what else the second line says */
export function heading(
  { file, line, title, kind, ruleset }: Pick<PlacedReport, 'file' | 'line' | 'title' | 'kind' | 'ruleset'>,
  facts: readonly string[],
  painted: Paint,
): readonly string[] {
  return [
    `${painted('cyan', printable(title))}  ${painted('grey', `${printable(file)}:${line}`)}`,
    [kind, ruleset.id, ...facts].map(printable).join(' · '),
  ];
}
