/** Diagnostics of links in comments to scenarios that do not exist. */
import type { Analysis } from '../analysis/analysis';
import { findScenarioLinks } from './scenario-links';
import type { OffsetDiagnostic } from '../scenario/offset-diagnostic';

/** Empty if the host cannot tell whether a file exists. */
export function diagnoseLinks(analysis: Analysis): readonly OffsetDiagnostic[] {
  const { isThere } = analysis.environment;
  if (!isThere) return [];
  return findScenarioLinks(analysis)
    .filter(({ path }) => isThere(path) === false)
    .map(({ path, from, to }) => ({
      ...{ from, to, severity: 'information', related: [], unnecessary: false },
      code: 'link/missing',
      message: `There is no \`${path}\` beside this file. Correct the path, or take it out of the comment.`,
      hasPreferredFix: false,
      fixes: () => [],
    }));
}
