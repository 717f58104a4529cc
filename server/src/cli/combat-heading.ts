/** The heading of a report: combat, ruleset and location. */
import type { PlacedReport } from '../library/combats';
import { toPrintable } from '../model/wording';
import type { Paint } from './print/style';

/** @param facts additional facts for the second line */
export function formatCombatHeading(
  { file, line, title, kind, ruleset }: Pick<PlacedReport, 'file' | 'line' | 'title' | 'kind' | 'ruleset'>,
  facts: readonly string[],
  painted: Paint,
): readonly string[] {
  return [
    `${painted('cyan', toPrintable(title))}  ${painted('grey', `${toPrintable(file)}:${line}`)}`,
    [kind, ruleset.id, ...facts].map(toPrintable).join(' · '),
  ];
}
