/** A single page: the diagnostics of each file, and the report of each combat. */
import { renderCheckPage } from '../../../page/check-document';
import { style } from '../../../page/style';
import type { OutputFormat } from './format';

export const html: OutputFormat = {
  needs: { reports: true },
  render: ({ files }) =>
    renderCheckPage(
      files.map(({ name, problems, reports }) => ({
        name,
        problems: problems.map(({ listedDiagnostic }) => listedDiagnostic),
        reports,
      })),
      style,
    ),
};
